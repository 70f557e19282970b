import { type FactOf, factsIn, silent } from '../../../rules-kit/logLine';
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
import type { Source } from './state/state';

/** An artifact, or the river's space for reserved cards, that made a card 1 resource cheaper (S6.3) */
export type Reduction = ArtifactId | 'reserve';

/** Number of resources that a player must give to a raider, with its reason (S5.3) */
export type LootDue = {
  /** The giver */
  readonly playerID: PlayerID;
  /** Number of the giver's resources before anybody gave any */
  readonly owned: number;
  /** The giver's military level minus the raider's */
  readonly levels: number;
  /** One resource is given for each full `each` of `owned`. */
  readonly each: number;
  readonly count: number;
};

/** Effects of a move, for the log. All facts are public. */
export type Facts = {
  readonly resources: { readonly playerID: PlayerID; readonly gained?: Resources; readonly lost?: Resources };
  readonly vp: {
    readonly playerID: PlayerID;
    readonly amount: number;
    /** The track whose end the points are past (S6.1, S6.2). */
    readonly past?: 'military' | 'river';
  };
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
  /** A player raided another one, who must still choose what to give (S5.3). */
  readonly raid: LootDue;
  /** Resources went from one player to another (S5.3). */
  readonly loot: { readonly from: PlayerID; readonly to: PlayerID; readonly resources: Resources };
  /** `less`: why the card cost less than printed. Missing in logs written before. */
  readonly built: {
    readonly playerID: PlayerID;
    readonly card: ArtifactId;
    readonly less?: readonly Reduction[];
  };
};
/**
 * `source`: the space, card, tile or character whose effect this is, `leader`, or `join` for joining another explorer (S4.7).
 * Missing: the move itself, and all facts
 * of logs written before facts had a source.
 */
export type Fact = FactOf<Facts> & { readonly source?: Source };

export type Report = (fact: Fact) => void;

/** Reports facts with their source, unless they have one already. */
export const from = (source: Source, report: Report): Report =>
  report === silent ? silent : (fact) => report(fact.source === undefined ? { ...fact, source } : fact);

/** Reports a player's facts from this source without it, because the player's move already names it. */
export const asOwn = (playerID: PlayerID, own: Source, report: Report): Report =>
  report === silent
    ? silent
    : (fact) => {
        const { source, ...bare } = fact;
        report(source === own && fact.fact !== 'loot' && fact.playerID === playerID ? bare : fact);
      };

export const factsOf = factsIn<Fact>;
