/**
 * The map's props. The map contains the printed board (names, marks, routes) but no rules: the table passes in pieces,
 * chits and targets, and the map reports the chosen space or piece.
 */
import type { PlayerColour } from '../../content/playerColours';
import type { Season, SpaceId, WorkerId } from '../../content/terms';

export type MapLanguage = 'en' | 'ja';

export type MapPiece = {
  /** Passed to `onPiece`, and used as the React key, so it must stay the same for the whole game. */
  readonly id: string;
  readonly at: SpaceId;
  readonly player: PlayerColour;
  /** Selects the role on the shield; worker ids w01 to w12. */
  readonly glyph: WorkerId;
  /** Has acted this phase: shows a check on the shield. */
  readonly acted: boolean;
  /** Is acting: shows a pale gold disc and a dashed ring. */
  readonly acting: boolean;
  /** The legs of its last move; empty: any path can be drawn; absent: it doesn't move. */
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

/** A spot without an entry is drawn empty. */
export type MapChit = {
  readonly at: SpaceId;
  readonly spot: 'exploration' | 'hunting';
  readonly face: ChitFace;
  /** The solo game's track marker on Albazin's chit. */
  readonly disc?: boolean;
};

/** A chit explored in the last move. `move` is the move's number, so that the next chit starts a new animation. */
export type MapTurned = {
  readonly at: SpaceId;
  readonly sable: number;
  readonly fur: number;
  readonly move: number;
};

export type MapMarker = { readonly at: SpaceId; readonly kind: 'noEntry' | 'factory' | 'pilgrimage' };

export type WayBy = 'sled' | 'land' | 'water' | 'token' | 'explore' | 'place';

/** Cost in gold; null if nothing is paid in gold (token, exploring, placing). */
export type MapWay = { readonly by: WayBy; readonly cost: number | null };

/** The first way is shown on the badge. The others show only their icon, and their cost on focus. */
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
  /** R5.3. */
  readonly unexplored: ReadonlySet<SpaceId> | readonly SpaceId[];
  readonly path?: MapPath;
  readonly turned?: MapTurned;
  /** Id of the piece whose ways are shown. The map scrolls to it, and a phone's map starts there. */
  readonly selectedPiece?: string;
  /** The target whose badge has the player's colour. The map scrolls to it if it is outside the window. */
  readonly focusedSpace?: SpaceId;
  readonly onSpace: (space: SpaceId) => void;
  readonly onPiece: (piece: string) => void;
  /** Opens the route planner. */
  readonly onRoutes: () => void;
  /** The hovered or focused space; null when it is left. */
  readonly onHover: (space: SpaceId | null) => void;
  /** Returns a space's full accessible name with its state; also the tooltip of villages. */
  readonly spaceLabel: (space: SpaceId) => string;
};
