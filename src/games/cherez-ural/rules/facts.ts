import type { GoldSource, Goods, PlayerID, SpaceId, Track, WorkerId } from '../content/terms';
import type { Pelts } from '../content/vocabulary';

/** One result of a move, for the log. Facts are public, so secret moves report none. */
export type Fact =
  /** The acting worker of a season move and its space before the move. */
  | { readonly fact: 'acted'; readonly worker: WorkerId; readonly at: SpaceId }
  | {
      readonly fact: 'gold';
      readonly playerID: PlayerID;
      readonly amount: number;
      readonly source: GoldSource;
    }
  | { readonly fact: 'goods'; readonly worker: WorkerId; readonly gained?: Goods; readonly given?: Goods }
  | { readonly fact: 'tokens'; readonly playerID: PlayerID; readonly amount: number }
  | { readonly fact: 'track'; readonly playerID: PlayerID; readonly track: Track; readonly to: number }
  | { readonly fact: 'moved'; readonly worker: WorkerId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly fact: 'chit'; readonly at: SpaceId; readonly pelts: Pelts };

export type Report = (fact: Fact) => void;

export const silent: Report = () => {};

/** Returns the facts of a log entry. `game.ts` writes them; the entry may come from JSON. */
export const factsOf = ({ metadata }: { readonly metadata?: unknown }): readonly Fact[] =>
  (metadata as { readonly facts?: readonly Fact[] } | undefined)?.facts ?? [];
