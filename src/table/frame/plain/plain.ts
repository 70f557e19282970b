import { createContext, useContext } from 'react';
import type { GameModule, TableProps } from '../../../game-api/module';
import { needed, type Words } from '../../context';
import type { PlainLog } from '../../log/plainLog';

/** Props of a plain table. Its root class is the game's name. */
export type PlainProps<G> = Pick<PlainLog<G>, 'logSentence'> & {
  readonly table: TableProps<G>;
  readonly module: Pick<
    GameModule<G>,
    'name' | 'title' | 'colours' | 'resultOf' | 'describeMove' | 'explain'
  >;
  readonly t: Words['t'];
  /** Heading with the current round or phase */
  readonly heading: string;
  /** Players in turn order, starting with the current one; empty if everybody acts at once. */
  readonly next: readonly string[];
  readonly scoreOf: (playerID: string) => number;
  /** Returns other public facts about a player as text. */
  readonly lineOf: (playerID: string) => string;
};

/** Context of a plain table's parts: the props of both tables, and the picked spot, which a move resets. */
export type Plain<G = unknown, T = Words['t']> = Omit<PlainProps<G>, 'table' | 't'> &
  TableProps<G> & {
    readonly t: T;
    readonly picked: string | null;
    readonly pick: (picked: string | null) => void;
  };

export const PlainContext = createContext<Plain | null>(null);

/** The caller picks the types of state and texts, because each part belongs to one game's table. */
export const usePlain = <G = unknown, T = Words['t']>() =>
  needed(useContext(PlainContext), 'usePlain') as unknown as Plain<G, T>;
