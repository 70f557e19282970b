import { type FactOf, factsIn } from '../../../rules-kit/logLine';
import type {
  ArtifactId,
  BonusTileId,
  Level,
  PlayerID,
  Resources,
  RoadSpaceId,
  RowNumber,
  WorkerKind,
} from '../content/terms';

/** Effects of a move, for the log. All facts are public. */
export type Facts = {
  readonly resources: { readonly playerID: PlayerID; readonly gained?: Resources; readonly lost?: Resources };
  readonly vp: { readonly playerID: PlayerID; readonly amount: number };
  /** Steps on the military track; negative for a loss. */
  readonly military: { readonly playerID: PlayerID; readonly steps: number; readonly to: number };
  readonly river: { readonly playerID: PlayerID; readonly steps: number; readonly to: number };
  readonly caravan: { readonly playerID: PlayerID; readonly to: RoadSpaceId };
  readonly flag: { readonly playerID: PlayerID; readonly row: RowNumber };
  readonly craftsman: { readonly playerID: PlayerID; readonly level: Level };
  readonly worker: { readonly playerID: PlayerID; readonly worker: WorkerKind; readonly count: number };
  readonly bonusTile: { readonly playerID: PlayerID; readonly tile: BonusTileId };
  /** The start card changed its owner (S5.4). */
  readonly leader: { readonly playerID: PlayerID };
  /** Resources went from one player to another (S5.3). */
  readonly loot: { readonly from: PlayerID; readonly to: PlayerID; readonly resources: Resources };
  readonly built: { readonly playerID: PlayerID; readonly card: ArtifactId };
};
export type Fact = FactOf<Facts>;

export type Report = (fact: Fact) => void;

export const silent: Report = () => {};

export const factsOf = factsIn<Fact>;
