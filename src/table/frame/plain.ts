import { createContext, useContext } from 'react';
import type { GameModule, TableProps } from '../../game-api/module';
import { needed, type Words } from '../context';

/** What a plain table is given; its root has the game's name for a class. */
export type PlainProps<G> = {
  readonly table: TableProps<G>;
  readonly module: Pick<
    GameModule<G>,
    'name' | 'title' | 'colours' | 'resultOf' | 'describeMove' | 'explain'
  >;
  readonly t: Words['t'];
  /** When in the game we are. */
  readonly heading: string;
  /** Whose turns come next, first who is to act; empty: all act at once. */
  readonly next: readonly string[];
  /** A player's score so far. */
  readonly scoreOf: (playerID: string) => number;
  /** What else lies open of a player, in words. */
  readonly lineOf: (playerID: string) => string;
};

/** What its parts read: that, what the table was given, and what is picked on the board until a move is made. */
export type Plain<G = unknown, T = Words['t']> = Omit<PlainProps<G>, 'table' | 't'> &
  TableProps<G> & {
    readonly t: T;
    readonly picked: string | null;
    readonly pick: (picked: string | null) => void;
  };

export const PlainContext = createContext<Plain | null>(null);

/** Parts know the state and the words of the game whose table they are parts of. */
export const usePlain = <G = unknown, T = Words['t']>() =>
  needed(useContext(PlainContext), 'usePlain') as unknown as Plain<G, T>;
