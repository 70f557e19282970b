import type { GameState } from '../../../../rules-kit/gameState';
import type { SoloOrder } from '../../content/setup';
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
} from '../../content/terms';

/** A card that the viewer can't see. The full state has none. */
export type Hidden = 'hidden';
export type Slot<Id extends string> = Id | Hidden;

/** The chit on an exploration spot: a harvest chit, its back in a view, or a no-exploration chit. */
export type ExplorationChit = ChitId | 'siberiaBack' | 'farEastBack' | 'noExploration';

/** Number of pieces of all four kinds, zeros included. */
export type Stock = Record<Good, number>;

export type Worker = {
  id: WorkerId;
  owner: PlayerID;
  /** Null from the reveal (R7.3) until the first placing (R7.4). */
  at: SpaceId | null;
  goods: Stock;
  /** Has acted in this season phase (R8.1). */
  acted: boolean;
  /** Has used up its businesses of this round (w04: of this phase), R6.3. */
  businessDone: boolean;
  businessesThisRound: number;
  /** Has taken its gold for a track step this round (w06 to w08). */
  stepGoldTaken: boolean;
  /** Businesses that stay with this worker (p32, p33, p35, p36). */
  attached: BusinessId[];
};

export type CompletedBusiness = {
  card: Slot<BusinessId>;
  worker: Slot<WorkerId>;
  round: number;
  /** Visible to all in its round, and later too if it stays with the worker (R12.1). */
  faceUp: boolean;
};

export type Player = {
  gold: number;
  /** Gold by source, payments negative; adds up to `gold`. */
  ledger: Record<GoldSource, number>;
  /** 0 to 3. */
  tokens: number;
  tracks: Record<Track, number>;
  workerHand: Slot<WorkerId>[];
  /** The worker card picked in R7.3; null once all players have picked. */
  chosenWorker: Slot<WorkerId> | null;
  /** Workers in play, in the order of their reveal. */
  workers: WorkerId[];
  hand: Slot<BusinessId>[];
  completed: CompletedBusiness[];
  /** Draft (R14.1): the cards to pick from. `draftPick` is the pick until all players have picked. */
  draftPack: Slot<BusinessId>[];
  draftPick: Slot<BusinessId> | null;
};

export type Turn = {
  /** The worker chosen with `activateWorker`; null before the choice, or if only one worker can act. */
  worker: WorkerId | null;
  moved: boolean;
  actionDone: boolean;
  /** The last move was a hand-over, so another can't follow at once (R11.1 ruling). */
  justHandedOver: boolean;
  /** A pilgrimage marker was left, so only ending the turn is possible (w12 ruling). */
  markerLeft: boolean;
  over: boolean;
};

export type Options = { draft: boolean; firstGameSets: boolean; soloOrder: SoloOrder };

/** The turn order changes each round (R4.1, R12.2). */
export type G = GameState<Options> & {
  /** Revealed situation cards, one per round. The last is in force until its round ends. */
  situations: SituationId[];
  situationDeck: Slot<SituationId>[];
  /** The round whose situation card is revealed; 0 before the first. */
  situationRound: number;
  players: Record<PlayerID, Player>;
  workers: Record<WorkerId, Worker>;
  /** Exploration spots with a chit; missing spots are empty. */
  exploration: Partial<Record<SpaceId, ExplorationChit>>;
  hunting: Partial<Record<SpaceId, { chit: ChitId; faceUp: boolean }>>;
  /** The solo game's city whose chit yields nothing (R14.5); null once the chit is gone. */
  soloDisc: SpaceId | null;
  /** Harvest chits out of the game; visible to all. */
  box: ChitId[];
  noExplorationSupply: number;
  /** Spaces closed until the round ends (s02). */
  noEntry: SpaceId[];
  /** Players who have made their extra first-trade step this round (s06). */
  firstTraders: PlayerID[];
  businessDeck: Slot<BusinessId>[];
  workerBox: Slot<WorkerId>[];
  /** Cards removed before setup; visible to all. */
  removedCards: string[];
  factoryAt: SpaceId | null;
  /** The factory's owner has decided this round (R7.5). */
  factoryDecided: boolean;
  /** Villages with a pilgrimage marker, once per marker. */
  pilgrimage: SpaceId[];
  /** Players who have placed their workers this round (R7.4). */
  placed: PlayerID[];
  turn: Turn;
  /** Final scoring is done (R13). */
  finished: boolean;
};

/** The parts of boardgame.io's `ctx` that the rules need. */
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

/** @throws RangeError if the game has no such seat */
export function playerOf({ players }: Pick<G, 'players'>, playerID: PlayerID): Player {
  const player = players[playerID];
  if (player === undefined) throw new RangeError(`No player ${playerID}`);
  return player;
}

/**
 * Returns the space of a worker that has been placed (R7.4).
 * @throws Error if it hasn't
 */
export function placeOf({ id, at }: Worker): SpaceId {
  if (at === null) throw new Error(`Worker ${id} is not on the board`);
  return at;
}

/** @throws RangeError if this worker isn't in play */
export function workerOf({ workers }: Pick<G, 'workers'>, workerId: WorkerId): Worker {
  const worker = workers[workerId];
  if (worker === undefined) throw new RangeError(`No worker ${workerId} in play`);
  return worker;
}
