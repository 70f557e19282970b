import { factsIn } from '../../../rules-kit/logLine';
import type {
  ArtifactId,
  Level,
  PlayerID,
  Resources,
  RoadSpaceId,
  RowNumber,
  TileId,
  WorkerKind,
} from '../content/terms';

/** An effect of a move, for the log. All facts are public. */
export type Fact =
  | {
      readonly fact: 'resources';
      readonly playerID: PlayerID;
      readonly gained?: Resources;
      readonly lost?: Resources;
    }
  | { readonly fact: 'vp'; readonly playerID: PlayerID; readonly amount: number }
  /** Steps on the military track; negative for a loss. */
  | { readonly fact: 'military'; readonly playerID: PlayerID; readonly steps: number; readonly to: number }
  | { readonly fact: 'river'; readonly playerID: PlayerID; readonly steps: number; readonly to: number }
  | { readonly fact: 'caravan'; readonly playerID: PlayerID; readonly to: RoadSpaceId }
  | { readonly fact: 'flag'; readonly playerID: PlayerID; readonly row: RowNumber }
  | { readonly fact: 'craftsman'; readonly playerID: PlayerID; readonly level: Level }
  | {
      readonly fact: 'worker';
      readonly playerID: PlayerID;
      readonly worker: WorkerKind;
      readonly count: number;
    }
  | { readonly fact: 'bonusTile'; readonly playerID: PlayerID; readonly tile: TileId }
  /** The start card changed its owner (S5.4). */
  | { readonly fact: 'leader'; readonly playerID: PlayerID }
  /** Resources went from one player to another (S5.3). */
  | { readonly fact: 'loot'; readonly from: PlayerID; readonly to: PlayerID; readonly resources: Resources }
  | { readonly fact: 'built'; readonly playerID: PlayerID; readonly card: ArtifactId };

export type Report = (fact: Fact) => void;

export const silent: Report = () => {};

export const factsOf = factsIn<Fact>;
