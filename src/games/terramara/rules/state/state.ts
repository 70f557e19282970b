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
} from '../../content/terms';
import type { Effect, Exchange } from '../../content/vocabulary';

/** Stands for a card that a view hides. Full states contain none. */
export type Hidden = 'hidden';
export type Slot<Id> = Id | Hidden;

/** Resources of all eight kinds, including zeros. */
export type Stock = Record<Resource, number>;
/** Number of craftsmen by level. Craftsmen of one level are interchangeable. */
export type Craftsmen = Record<Level, number>;

export type BuiltArtifact = {
  card: ArtifactId;
  /** Whether its effect was used this round. */
  used: boolean;
};

export type Player = {
  vp: number;
  resources: Stock;
  /** Positions on the military track and the river. */
  military: number;
  river: number;
  caravans: [RoadSpaceId, RoadSpaceId];
  /** Rows with the player's flag on the outpost. */
  flags: RowNumber[];
  /** Workers in hand. */
  explorers: number;
  chief: number;
  warriors: number;
  craftsmen: { ready: Craftsmen; used: Craftsmen };
  built: BuiltArtifact[];
  reserved: ArtifactId | null;
  /** Null in a first game, and before the draft. */
  character: CharacterId | null;
  adult: boolean;
  /** Whether the character's ability was used this round. */
  characterUsed: boolean;
  startCard: StartCardId | null;
  /** The Householder's remaining bonus tiles (S8.6). */
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
  /** Whether the plain shows its outpost and the mountain its trail (S2.7). */
  flipped: boolean;
  /** Number of the small space with the fire tile, 1 to 4 from the left, or null (S1.13). */
  fire: number | null;
  /** The bonus tile on a level 3 plain (S1.5). */
  bonus: BonusTileId | null;
};

/** Origin of an effect: the id of a space, card or tile, `leader`, or `river`. */
export type Source = string;

/** An entry of the stack of things to do. The last entry comes first and pushes what it triggers. */
export type Pending =
  /** Effects still to perform. Each may push a choice. */
  | { kind: 'effects'; owner: PlayerID; source: Source; do: readonly Effect[] }
  /** Adds artifacts' bonuses to a territory's gains after its action. */
  | { kind: 'afterAction'; owner: PlayerID }
  /** Ends an exchange. Its gains don't count for the space, so `gave` restores the space's earlier gains (S5.5). */
  | { kind: 'afterExchange'; owner: PlayerID; gave: Raw[] }
  | Choice;

/** A decision of its owner. It only stays on the stack while there are at least two options. */
export type Choice =
  | { kind: 'expedition'; owner: PlayerID; source: Source; points: number }
  | { kind: 'gain'; owner: PlayerID; source: Source; form: Form; count: number; different: boolean }
  | { kind: 'convert'; owner: PlayerID; source: Source; count: number }
  | { kind: 'swap'; owner: PlayerID; source: Source; times: number }
  | { kind: 'pay'; owner: PlayerID; source: Source; exchange: Exchange; times: number }
  | { kind: 'choose'; owner: PlayerID; source: Source; options: readonly (readonly Effect[])[] }
  /** `owner` gives `count` resources to the raider (S5.3). */
  | { kind: 'loot'; owner: PlayerID; source: Source; raider: PlayerID; count: number };
export type ChoiceKind = Choice['kind'];

export type Turn = {
  /** The space of this turn's worker. Null before it is placed. */
  space: SpaceId | null;
  /** Whether an artifact was built or reserved this turn (S3.4). */
  cardTaken: boolean;
  /** Raw resources that the territory space's own action gave. */
  gave: Raw[];
  over: boolean;
};

/** Face-up cards that haven't been drafted yet (S1.11). */
export type Draft = {
  characters: CharacterId[];
  startCards: StartCardId[];
  /** Number of cards taken so far by all players. */
  taken: number;
};

export type G = {
  /** Hash of the game's content. */
  content: string;
  numPlayers: number;
  firstGame: boolean;
  /** Whether the neutral card 4 can be drawn (S2.2). */
  neutralFour: boolean;
  round: number;
  finished: boolean;
  /** Progress of the opening: draft, then gains of start cards and characters. Abilities apply after it (S1.11). */
  opening: 'draft' | 'gains' | 'over';
  /** The owner of the start card (S1.9, S5.4). */
  leader: PlayerID;
  /** Seats clockwise from the owner of the start card at the start of the round. */
  turnOrder: PlayerID[];
  players: Record<PlayerID, Player>;
  neutrals: Neutral[];
  /** Rows 1 to 6, from index 0. */
  rows: Row[];
  /** Territories that aren't in play (S1.2). */
  aside: TileId[];
  /** Craftsmen left for each round, from index 0. */
  craftsmenOnTrack: number[];
  craftsmenSupply: Craftsmen;
  /** Bonus tiles on the river and on the road, by space. */
  riverBonus: Record<string, BonusTileId>;
  roadBonus: Partial<Record<RoadSpaceId, BonusTileId>>;
  bonusAside: BonusTileId[];
  /** Artifacts below the river from the left; the pile, top card last; artifacts out of the game. */
  row: ArtifactId[];
  pile: Slot<ArtifactId>[];
  removed: ArtifactId[];
  /** Warriors in the supply. */
  warriors: number;
  /** Workers by space. All huts share the key `hut`; the owner tells them apart. */
  occupants: Partial<Record<SpaceId, Occupant[]>>;
  /** Owners of the caravans in the camp, best rank first. */
  camp: PlayerID[];
  /** The small space with the fire tile by row, from index 0. Hidden until the tiles are placed (S1.13). */
  fireCards: Slot<number>[];
  /** Neutral cards by round, from index 0. Hidden until drawn (S2.2). */
  neutralDraws: Slot<number>[][];
  /** Number of rounds whose neutral cards have been drawn. */
  drawnRounds: number;
  draft: Draft | null;
  /** Neutral explorers placed so far (S1.14). */
  neutralsPlaced: number;
  /** Players who still have to decide whether their character grows up, in turn order (S2.10). */
  growing: PlayerID[];
  pending: Pending[];
  turn: Turn;
};

/** The parts of boardgame.io's `ctx` that the rules read. */
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

/** @throws RangeError if the game has no such seat */
export function playerOf({ players }: Pick<G, 'players'>, playerID: PlayerID): Player {
  const player = players[playerID];
  if (player === undefined) throw new RangeError(`No player ${playerID}`);
  return player;
}

/** Returns a row by its number, 1 to 6. */
export function rowOf({ rows }: Pick<G, 'rows'>, number: RowNumber): Row {
  const row = rows[number - 1];
  if (row === undefined) throw new RangeError(`No row ${number}`);
  return row;
}
