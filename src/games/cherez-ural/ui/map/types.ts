/**
 * What the map is told and what it tells. It knows the printed board (names, marks, routes) and no rule: the table hands it
 * pieces, chits and targets, and it says which space or piece was chosen.
 */
import type { PlayerColour } from '../../content/playerColours';
import type { Season, SpaceId, WorkerId } from '../../content/terms';

export type MapLanguage = 'en' | 'ja';

export type MapPiece = {
  /** What `onPiece` gives back; also the React key, so keep it for the whole game. */
  readonly id: string;
  readonly at: SpaceId;
  readonly player: PlayerColour;
  /** The role on the shield; worker ids w01 to w12. */
  readonly glyph: WorkerId;
  /** Has acted this phase: a check on the shield. */
  readonly acted: boolean;
  /** Acts now: pale gold disc and dashed ring. */
  readonly acting: boolean;
  /** The legs that it is seen to come by, none: by any way; absent: it is seen to stand here. */
  readonly came?: readonly MapLeg[];
  /** Full accessible name, e.g. "Mika, China Expert, in Tobolsk, acting". */
  readonly label: string;
};

export type ChitFace =
  | { readonly kind: 'empty' }
  | { readonly kind: 'harvestDown' }
  | { readonly kind: 'harvestUp'; readonly sable: number; readonly fur: number }
  | { readonly kind: 'huntDown'; readonly sable: number; readonly fur: number }
  | { readonly kind: 'noExploration' };

/** A spot that gets no chit here is drawn empty. */
export type MapChit = {
  readonly at: SpaceId;
  readonly spot: 'exploration' | 'hunting';
  readonly face: ChitFace;
  /** The solo game's track marker on Albazin's chit. */
  readonly disc?: boolean;
};

/** A chit that was explored in the last move, as its face shows it; `move`: which one, so that the next turns anew. */
export type MapTurned = {
  readonly at: SpaceId;
  readonly sable: number;
  readonly fur: number;
  readonly move: number;
};

export type MapMarker = { readonly at: SpaceId; readonly kind: 'noEntry' | 'factory' | 'pilgrimage' };

export type WayBy = 'sled' | 'land' | 'water' | 'token' | 'explore' | 'place';

/** Cost in gold; null where nothing is paid in gold (token, exploring, placing). */
export type MapWay = { readonly by: WayBy; readonly cost: number | null };

/** The first way is the one on the badge; the others show their sign, and their cost on focus. */
export type MapTarget = { readonly at: SpaceId; readonly ways: readonly MapWay[] };

export type LegKind = 'river' | 'portage' | 'sea' | 'land' | 'sled';
export type MapLeg = {
  readonly kind: LegKind;
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly cost: number;
};
export type MapPath = { readonly legs: readonly MapLeg[]; readonly player: PlayerColour };

export type BoardMapProps = {
  readonly language: MapLanguage;
  readonly season: Season;
  readonly pieces: readonly MapPiece[];
  readonly chits: readonly MapChit[];
  readonly markers: readonly MapMarker[];
  readonly targets: readonly MapTarget[];
  /** Cities that are not explored at present (R5.3). */
  readonly unexplored: ReadonlySet<SpaceId> | readonly SpaceId[];
  /** The way to the target under the pointer or chosen. */
  readonly path?: MapPath;
  readonly turned?: MapTurned;
  /** Id of the piece whose ways are shown; brought into the window, and where the phone's window starts. */
  readonly selectedPiece?: string;
  /** The target whose badge is filled with the player's colour; brought into the window when it lies outside. */
  readonly focusedSpace?: SpaceId;
  readonly onSpace: (space: SpaceId) => void;
  readonly onPiece: (piece: string) => void;
  /** Pointer or keyboard focus on a space; null when it leaves. */
  readonly onHover: (space: SpaceId | null) => void;
  /** Full accessible name of a space with its state; also the tooltip of villages. */
  readonly spaceLabel: (space: SpaceId) => string;
};
