import { type FactOf, factsIn } from '../../../rules-kit/logLine';
import type { GoldSource, Goods, PlayerID, SpaceId, Track, WorkerId } from '../content/terms';
import type { Pelts } from '../content/vocabulary';

/** Results of a move, for the log. Facts are public, so secret moves report none. */
export type Facts = {
  /** The acting worker of a season move and its space before the move. */
  readonly acted: { readonly worker: WorkerId; readonly at: SpaceId };
  readonly gold: { readonly playerID: PlayerID; readonly amount: number; readonly source: GoldSource };
  readonly goods: { readonly worker: WorkerId; readonly gained?: Goods; readonly given?: Goods };
  readonly tokens: { readonly playerID: PlayerID; readonly amount: number };
  readonly track: { readonly playerID: PlayerID; readonly track: Track; readonly to: number };
  readonly moved: { readonly worker: WorkerId; readonly from: SpaceId; readonly to: SpaceId };
  readonly chit: { readonly at: SpaceId; readonly pelts: Pelts };
};
export type Fact = FactOf<Facts>;

export type Report = (fact: Fact) => void;

export const silent: Report = () => {};

export const factsOf = factsIn<Fact>;
