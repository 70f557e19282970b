import type { SoloOrder } from '../content/setup';
import type {
  BusinessId,
  ChitId,
  GoldSource,
  Good,
  PlayerID,
  SituationId,
  SpaceId,
  Track,
  WorkerId,
} from '../content/terms';

/** A card that the viewer can't see. In the full state there is none. */
export type Hidden = 'hidden';
export type Slot<Id extends string> = Id | Hidden;

/** What lies on an exploration spot: a harvest chit, its back as others see it, or a no-exploration chit. */
export type ExplorationChit = ChitId | 'siberiaBack' | 'farEastBack' | 'noExploration';

/** Pieces of all four kinds, zeros included. */
export type Stock = Record<Good, number>;

export type Worker = {
  id: WorkerId;
  owner: PlayerID;
  /** Null from the reveal (R7.3) to the first placing (R7.4). */
  at: SpaceId | null;
  goods: Stock;
  /** Has acted in this season phase (R8.1). */
  acted: boolean;
  /** Completed a business that ends its allowance of this round (w04: phase), R6.3. */
  businessDone: boolean;
  businessesThisRound: number;
  /** Took its once-a-round gold for a track step (w06 to w08). */
  stepGoldTaken: boolean;
  /** Businesses that stay with this worker (p32, p33, p35, p36). */
  attached: BusinessId[];
};

export type CompletedBusiness = {
  card: Slot<BusinessId>;
  worker: Slot<WorkerId>;
  round: number;
  /** Open to all in the round of its completion, and later if it stays with the worker (R12.1). */
  faceUp: boolean;
};

export type Player = {
  gold: number;
  /** Where the gold came from and went to; adds up to `gold`. */
  ledger: Record<GoldSource, number>;
  /** Travel tokens, 0 to 3. */
  tokens: number;
  tracks: Record<Track, number>;
  workerHand: Slot<WorkerId>[];
  /** The worker card picked in R7.3, until all have picked. */
  chosenWorker: Slot<WorkerId> | null;
  /** Workers in play, in the order in which they were revealed. */
  workers: WorkerId[];
  hand: Slot<BusinessId>[];
  completed: CompletedBusiness[];
  /** Draft (R14.1): the cards to pick from, and the pick until all have picked. */
  draftPack: Slot<BusinessId>[];
  draftPick: Slot<BusinessId> | null;
};

export type Turn = {
  /** The worker chosen with `activateWorker`; null while none is, or where only one can act. */
  worker: WorkerId | null;
  moved: boolean;
  actionDone: boolean;
  /** The last move was a hand-over: another may not follow at once (R11.1 ruling). */
  justHandedOver: boolean;
  /** A pilgrimage marker was left: only the end of the turn remains (w12 ruling). */
  markerLeft: boolean;
  over: boolean;
};

export type Options = { draft: boolean; firstGameSets: boolean; soloOrder: SoloOrder };

export type G = {
  numPlayers: number;
  options: Options;
  /** The hash of the content it is played with; null: the one that is built in, in a game that never leaves this program. */
  content: string | null;
  /** Seats in turn order of this round (R4.1, R12.2). */
  turnOrder: PlayerID[];
  /** 1 to 4. */
  round: number;
  /** Revealed situation cards, one a round; the last is in force until its round ends. */
  situations: SituationId[];
  situationDeck: Slot<SituationId>[];
  /** The round whose situation card lies open; 0 before the first. */
  situationRound: number;
  players: Record<PlayerID, Player>;
  workers: Record<WorkerId, Worker>;
  /** Exploration spots with a chit; a spot that is not listed is empty. */
  exploration: Record<SpaceId, ExplorationChit>;
  /** Hunting spots with a chit. */
  hunting: Record<SpaceId, { chit: ChitId; faceUp: boolean }>;
  /** The solo game's city whose chit yields nothing (R14.5), while the chit lies there. */
  soloDisc: SpaceId | null;
  /** Harvest chits out of the game; everyone may look at them. */
  box: ChitId[];
  /** No-exploration chits beside the board. */
  noExplorationSupply: number;
  /** Spaces closed until the round ends (s02). */
  noEntry: SpaceId[];
  /** Players who have had this round's first-trade step (s06). */
  firstTraders: PlayerID[];
  /** Business cards dealt to nobody. */
  businessDeck: Slot<BusinessId>[];
  /** Worker cards dealt to nobody. */
  workerBox: Slot<WorkerId>[];
  /** Cards taken out before setup; open. */
  removedCards: string[];
  factoryAt: SpaceId | null;
  /** The factory's owner has decided about it this round (R7.5). */
  factoryDecided: boolean;
  /** Villages with a pilgrimage marker. */
  pilgrimage: SpaceId[];
  /** Players who have placed their workers this round (R7.4). */
  placed: PlayerID[];
  turn: Turn;
  /** Final scoring is done (R13). */
  finished: boolean;
};

/** What boardgame.io's ctx must tell the rules. */
export type Moment = {
  readonly phase: string | null;
  readonly currentPlayer: PlayerID;
  readonly gameover?: unknown;
};

export const freshTurn = (): Turn => ({
  worker: null,
  moved: false,
  actionDone: false,
  justHandedOver: false,
  markerLeft: false,
  over: false,
});
