import { type FactOf, factsIn } from '../../../rules-kit/logLine';
import type { BusinessId, GoldSource, Goods, PlayerID, SpaceId, Track, WorkerId } from '../content/terms';
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
  /**
   * A worker card, or a business that stays with its worker, whose ability changed the move. `gold` and `goods` are
   * the part of the move's gains that it gave.
   */
  readonly ability: { readonly card: WorkerId | BusinessId; readonly gold?: number; readonly goods?: Goods };
  readonly chit: { readonly at: SpaceId; readonly pelts: Pelts };
};
export type Fact = FactOf<Facts>;

export type Report = (fact: Fact) => void;

export const factsOf = factsIn<Fact>;
