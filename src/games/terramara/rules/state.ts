import type {
  ArtifactId,
  BonusTileId,
  CharacterId,
  Form,
  Level,
  NeutralID,
  PlayerID,
  Raw,
  Resource,
  RoadSpaceId,
  RowNumber,
  SpaceId,
  StartCardId,
  TileId,
  WorkerKind,
} from '../content/terms';
import type { Effect, Exchange } from '../content/vocabulary';

/** A card that nobody can see. In the full state there is none. */
export type Hidden = 'hidden';
export type Slot<Id> = Id | Hidden;

/** Resources of all eight kinds, zeros included. */
export type Stock = Record<Resource, number>;
/** Craftsmen of each level; equal ones are not told apart. */
export type Craftsmen = Record<Level, number>;

export type BuiltArtifact = {
  card: ArtifactId;
  /** Its once-a-round effect has been used this round. */
  used: boolean;
};

export type Player = {
  vp: number;
  resources: Stock;
  /** Spaces of the military track and of the river. */
  military: number;
  river: number;
  caravans: [RoadSpaceId, RoadSpaceId];
  /** Rows on whose outpost an own flag stands. */
  flags: RowNumber[];
  /** Workers in hand. */
  explorers: number;
  chief: number;
  warriors: number;
  craftsmen: { ready: Craftsmen; used: Craftsmen };
  built: BuiltArtifact[];
  reserved: ArtifactId | null;
  /** Null: the first game, or not drafted yet. */
  character: CharacterId | null;
  adult: boolean;
  /** The character's once-a-round ability has been used this round. */
  characterUsed: boolean;
  startCard: StartCardId | null;
  /** The Householder's bonus tiles that are left (S8.6). */
  bonusTiles: BonusTileId[];
  /** The Highlander's own tiles (S8.7). */
  ownPlain: TileId | null;
  ownMountain: TileId | null;
};

export type Neutral = { id: NeutralID; military: number };
export type Owner = PlayerID | NeutralID;
export type Occupant = { owner: Owner; worker: WorkerKind };

export type Row = {
  plain: TileId;
  mountain: TileId;
  /** The plain shows its outpost, the mountain its trail (S2.7). */
  flipped: boolean;
  /** The small space with the fire tile, 1 to 4 from the left; null: none (S1.13). */
  fire: number | null;
  /** What lies on a level 3 plain (S1.5). */
  bonus: BonusTileId | null;
};

/** Where an effect comes from: the id of a space, card or tile, `leader`, or `river`. */
export type Source = string;

/** Something still to be done. The last of the stack comes first; what it triggers is laid on top of it. */
export type Pending =
  /** Effects that are left to do, each of which may lay a choice on top. */
  | { kind: 'effects'; owner: PlayerID; source: Source; do: readonly Effect[] }
  /** What own artifacts add to a territory's gains, once its action is done. */
  | { kind: 'afterAction'; owner: PlayerID }
  /** The end of an exchange: what it brought is no gain of the space, which had given `gave` before (S5.5). */
  | { kind: 'afterExchange'; owner: PlayerID; gave: Raw[] }
  | Choice;

/** A decision of its owner. It stands on the stack only while there are at least two possibilities. */
export type Choice =
  | { kind: 'expedition'; owner: PlayerID; source: Source; points: number }
  | { kind: 'gain'; owner: PlayerID; source: Source; form: Form; count: number; different: boolean }
  | { kind: 'convert'; owner: PlayerID; source: Source; count: number }
  | { kind: 'swap'; owner: PlayerID; source: Source; times: number }
  | { kind: 'pay'; owner: PlayerID; source: Source; exchange: Exchange; times: number }
  | { kind: 'choose'; owner: PlayerID; source: Source; options: readonly (readonly Effect[])[] }
  /** `owner` gives so many resources to the raider (S5.3). */
  | { kind: 'loot'; owner: PlayerID; source: Source; raider: PlayerID; count: number };
export type ChoiceKind = Choice['kind'];

export type Turn = {
  /** The space of this turn's worker; null: not placed yet. */
  space: SpaceId | null;
  /** Built or reserved an artifact (S3.4). */
  cardTaken: boolean;
  /** Raw resources that the territory space's own action has given. */
  gave: Raw[];
  over: boolean;
};

/** S1.11: what is laid open and not taken yet. */
export type Draft = {
  characters: CharacterId[];
  startCards: StartCardId[];
  /** Cards taken so far, all players together. */
  taken: number;
};

export type G = {
  /** The hash of the content that the game is played with. */
  content: string;
  numPlayers: number;
  firstGame: boolean;
  /** The neutral card 4 takes part in S2.2. */
  neutralFour: boolean;
  round: number;
  finished: boolean;
  /** Start cards and what characters give when they are dealt: abilities apply once it is over (S1.11). */
  opening: 'draft' | 'gains' | 'over';
  /** The owner of the start card (S1.9, S5.4). */
  leader: PlayerID;
  /** Clockwise from the start card's owner at the round's start. */
  turnOrder: PlayerID[];
  players: Record<PlayerID, Player>;
  neutrals: Neutral[];
  /** Rows 1 to 6, from index 0. */
  rows: Row[];
  /** Territories that are not in play (S1.2). */
  aside: TileId[];
  /** Craftsmen left on each round's space, from index 0. */
  craftsmenOnTrack: number[];
  craftsmenSupply: Craftsmen;
  /** Bonus tiles that lie on the river (by space) and on the road. */
  riverBonus: Record<string, BonusTileId>;
  roadBonus: Record<RoadSpaceId, BonusTileId>;
  bonusAside: BonusTileId[];
  /** Artifacts below the river, from the left; the pile, its top last; those that left the game. */
  row: ArtifactId[];
  pile: Slot<ArtifactId>[];
  removed: ArtifactId[];
  /** Warriors in the supply. */
  warriors: number;
  /** All own huts are under `hut`: rules tell them apart by owner. */
  occupants: Record<SpaceId, Occupant[]>;
  /** Whose caravans reached the camp, best rank first. */
  camp: PlayerID[];
  /** The small space of each row that gets a fire tile, from index 0; hidden until they are laid (S1.13). */
  fireCards: Slot<number>[];
  /** The neutral cards of each round, from index 0; hidden until they are drawn (S2.2). */
  neutralDraws: Slot<number>[][];
  /** Rounds whose neutral cards have been drawn. */
  drawnRounds: number;
  draft: Draft | null;
  /** Neutral explorers placed so far (S1.14). */
  neutralsPlaced: number;
  /** Who is still to be asked whether the own character grows up, in turn order (S2.10). */
  growing: PlayerID[];
  pending: Pending[];
  turn: Turn;
};

/** What rules read of the moment beside `G`: boardgame.io's `ctx`. */
export type Moment = {
  readonly phase: string | null;
  readonly currentPlayer: PlayerID;
  readonly gameover?: unknown;
};

export const freshTurn = (): Turn => ({ space: null, cardTaken: false, gave: [], over: false });
export const noCraftsmen = (): Craftsmen => ({ 1: 0, 2: 0, 3: 0 });
export const noResources = (): Stock => ({
  cattle: 0,
  rock: 0,
  log: 0,
  ore: 0,
  leather: 0,
  stone: 0,
  timber: 0,
  bronze: 0,
});
