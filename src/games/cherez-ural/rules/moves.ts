/**
 * Every move of the game: its legal arguments, refusals and effect. docs/cherez-ural/interface.md documents the names.
 */

import type { PlayMove } from '../../../rules-kit/gameMoves';
import {
  type MoveOf,
  type MoveTable,
  movesAt,
  movesOf,
  moveWith,
  type RuleWith,
} from '../../../rules-kit/moveTable';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import type { BusinessId, Goods, PlayerID, SpaceId, WorkerId } from '../content/terms';
import { SEASON_PHASES } from '../content/terms';
import { type BusinessArgs, completeBusiness, listBusinesses, refuseBusiness } from './actions/business';
import { explore, listExplore, refuseExplore } from './actions/explore';
import {
  gatherInformation,
  listGatherInformation,
  refuseGatherInformation,
} from './actions/gatherInformation';
import { type HandOverArgs, handOver, listHandOver, refuseHandOver } from './actions/handOver';
import { type HuntBonus, hunt, listHunt, refuseHunt } from './actions/hunt';
import { leavePilgrimageMarker, listPilgrimageMarker, refusePilgrimageMarker } from './actions/pilgrimage';
import { excess, listReturnGoods, refuseReturnGoods, returnGoods } from './actions/returnGoods';
import { type Deal, listTrade, refuseTrade, trade } from './actions/trade';
import { listTravel, refuseTravel, type TravelArgs, travel } from './actions/travel';
import { listTravelToken, refuseTravelToken, useTravelToken } from './actions/travelToken';
import { draft, listDraft, refuseDraft } from './draft';
import type { Report } from './facts';
import { read } from './moveArguments';
import {
  anyPlaceWorkers,
  chooseWorkerCard,
  listChooseWorkerCard,
  listPlaceFactory,
  listPlaceWorkers,
  type Placing,
  placeFactory,
  placeWorkers,
  refuseChooseWorkerCard,
  refusePlaceFactory,
  refusePlaceWorkers,
} from './roundStart';
import { type G, type Moment, workerOf } from './state/state';
import {
  actingWorker,
  activateWorker,
  endTurn,
  listActivateWorker,
  listEndTurn,
  refuseActivateWorker,
  refuseEndTurn,
} from './turn';

export type MoveArgs = {
  readonly draft: readonly [BusinessId];
  readonly chooseWorkerCard: readonly [WorkerId];
  readonly placeWorkers: readonly [Placing];
  readonly placeFactory: readonly [SpaceId | null];
  readonly activateWorker: readonly [WorkerId];
  readonly travel: readonly [TravelArgs];
  readonly explore: readonly [SpaceId];
  readonly hunt: readonly [HuntBonus];
  readonly trade: readonly [Deal];
  readonly gatherInformation: readonly [];
  readonly handOver: readonly [HandOverArgs];
  readonly useTravelToken: readonly [SpaceId];
  readonly completeBusiness: readonly [BusinessArgs];
  readonly returnGoods: readonly [Goods];
  readonly leavePilgrimageMarker: readonly [];
  readonly endTurn: readonly [];
};
export type MoveName = keyof MoveArgs;
export type LegalMove = MoveOf<MoveArgs>;
/** An intended move, legal or not. */
export type MoveAttempt = { readonly move: MoveName; readonly args: readonly unknown[] };

/**
 * The state, moment and player of a move. `worker` is the acting worker; null outside the seasons and before one is
 * chosen.
 */
export type MoveContext = {
  readonly G: G;
  readonly moment: Moment;
  readonly playerID: PlayerID;
  readonly worker: WorkerId | null;
};

const ofWorker = <Args extends readonly unknown[]>(rule: RuleWith<MoveContext, WorkerId, Args, Report>) =>
  moveWith(
    ({ worker }: MoveContext) => worker,
    () => refuse('R8.4', 'chooseWorkerFirst'),
    rule,
  );

const season = (moment: Moment) => (moment.phase === 'summer' ? 'summer' : 'winter');

// biome-ignore format: one move a paragraph reads best
const table: MoveTable<MoveContext, MoveArgs, Report> = {
  draft: {
    read: read.businessCard,
    list: ({ G, playerID }, add) => listDraft(G, playerID, add),
    refuse: ({ G, playerID }, [card]) => refuseDraft(G, playerID, card),
    apply: ({ G, playerID }, [card]) => draft(G, playerID, card),
  },
  chooseWorkerCard: {
    read: read.worker,
    list: ({ G, playerID }, add) => listChooseWorkerCard(G, playerID, add),
    refuse: ({ G, playerID }, [card]) => refuseChooseWorkerCard(G, playerID, card),
    apply: ({ G, playerID }, [card]) => chooseWorkerCard(G, playerID, card),
  },
  placeWorkers: {
    read: read.placing,
    list: ({ G, playerID }, add) => listPlaceWorkers(G, playerID, add),
    any: ({ G, playerID }, random) => anyPlaceWorkers(G, playerID, random),
    refuse: ({ G, playerID }, [placing]) => refusePlaceWorkers(G, playerID, placing),
    apply: ({ G, playerID }, [placing]) => placeWorkers(G, playerID, placing),
  },
  placeFactory: {
    read: read.spaceOrNone,
    list: ({ G, playerID }, add) => listPlaceFactory(G, playerID, add),
    refuse: ({ G, playerID }, [city]) => refusePlaceFactory(G, playerID, city),
    apply: ({ G }, [city]) => placeFactory(G, city),
  },
  activateWorker: {
    read: read.worker,
    list: ({ G, playerID }, add) => listActivateWorker(G, playerID, add),
    refuse: ({ G, playerID }, [worker]) => refuseActivateWorker(G, playerID, worker),
    apply: ({ G }, [worker]) => activateWorker(G, worker),
  },
  travel: ofWorker({
    read: read.travel,
    list: ({ G, moment }, worker, add) => listTravel(G, worker, season(moment), add),
    refuse: ({ G, moment }, worker, [args]) => refuseTravel(G, worker, season(moment), args),
    apply: ({ G, moment, playerID }, worker, [args], report) => travel(G, playerID, worker, season(moment), args, report),
  }),
  explore: ofWorker({
    read: read.space,
    list: ({ G }, worker, add) => listExplore(G, worker, add),
    refuse: ({ G }, worker, [city]) => refuseExplore(G, worker, city),
    apply: ({ G, playerID }, worker, [city], report) => explore(G, playerID, worker, city, report),
  }),
  hunt: ofWorker({
    read: read.bonus,
    list: ({ G }, worker, add) => listHunt(G, worker, add),
    refuse: ({ G }, worker, [bonus]) => refuseHunt(G, worker, bonus),
    apply: ({ G, playerID }, worker, [bonus], report) => hunt(G, playerID, worker, bonus, report),
  }),
  trade: ofWorker({
    read: read.deal,
    list: ({ G }, worker, add) => listTrade(G, worker, add),
    refuse: ({ G }, worker, [args]) => refuseTrade(G, worker, args),
    apply: ({ G, playerID }, worker, [args], report) => trade(G, playerID, worker, args, report),
  }),
  gatherInformation: ofWorker({
    read: read.nothing,
    list: ({ G }, _worker, add) => listGatherInformation(G, add),
    refuse: ({ G }) => refuseGatherInformation(G),
    apply: ({ G, playerID }, _worker, _args, report) => gatherInformation(G, playerID, report),
  }),
  handOver: ofWorker({
    read: read.handOver,
    list: ({ G, playerID }, _worker, add) => listHandOver(G, playerID, add),
    refuse: ({ G, playerID }, _worker, [args]) => refuseHandOver(G, playerID, args),
    apply: ({ G }, _worker, [args], report) => handOver(G, args, report),
  }),
  useTravelToken: ofWorker({
    read: read.space,
    list: ({ G }, worker, add) => listTravelToken(G, worker, add),
    refuse: ({ G }, worker, [to]) => refuseTravelToken(G, worker, to),
    apply: ({ G, playerID }, worker, [to], report) => useTravelToken(G, playerID, worker, to, report),
  }),
  completeBusiness: ofWorker({
    read: read.business,
    list: ({ G, moment }, worker, add) => listBusinesses(G, moment, worker, add),
    refuse: ({ G, moment }, worker, [args]) => refuseBusiness(G, moment, worker, args),
    apply: ({ G, playerID }, worker, [args], report) => completeBusiness(G, playerID, worker, args, report),
  }),
  returnGoods: ofWorker({
    read: read.goods,
    list: ({ G }, worker, add) => { if (excess(G, worker) > 0) listReturnGoods(G, worker, add); },
    refuse: ({ G }, worker, [args]) => refuseReturnGoods(G, worker, args),
    apply: ({ G }, worker, [args], report) => returnGoods(G, worker, args, report),
  }),
  leavePilgrimageMarker: ofWorker({
    read: read.nothing,
    list: ({ G }, worker, add) => listPilgrimageMarker(G, worker, add),
    refuse: ({ G }, worker) => refusePilgrimageMarker(G, worker),
    apply: ({ G }, worker) => leavePilgrimageMarker(G, worker),
  }),
  endTurn: ofWorker({
    read: read.nothing,
    list: ({ G }, _worker, add) => listEndTurn(G, add),
    refuse: ({ G, playerID }) => refuseEndTurn(G, playerID),
    apply: ({ G, playerID }) => endTurn(G, playerID),
  }),
};

const SEASON_MOVES: readonly MoveName[] = [
  'travel',
  'explore',
  'hunt',
  'trade',
  'gatherInformation',
  'handOver',
  'useTravelToken',
  'completeBusiness',
  'leavePilgrimageMarker',
  'endTurn',
];

const NO_MOVES: readonly MoveName[] = [];
const CHOICE_OF_WORKER: readonly MoveName[] = ['activateWorker'];
const RETURN: readonly MoveName[] = ['returnGoods'];
const END_OF_TURN: readonly MoveName[] = ['endTurn'];

export const isSeasonPhase = (phase: string | null): boolean =>
  (SEASON_PHASES as readonly (string | null)[]).includes(phase);

/** The moves of each phase outside the seasons, in the rulebook's order. */
const PHASE_MOVES: Readonly<Record<string, readonly MoveName[]>> = {
  draft: ['draft'],
  roundStart: ['chooseWorkerCard'],
  placement: ['placeWorkers', 'placeFactory'],
};

const together = (phase: string | null): boolean => phase === 'draft' || phase === 'roundStart';

const isPlayer = (G: G, playerID: PlayerID): boolean => Object.hasOwn(G.players, playerID);

/** Returns the moves that the phase and turn allow, before their own rules are checked. */
function movesNow({ G, moment, playerID, worker }: MoveContext): readonly MoveName[] {
  if (G.finished || moment.gameover !== undefined || !isPlayer(G, playerID)) return NO_MOVES;
  if (!together(moment.phase) && moment.currentPlayer !== playerID) return NO_MOVES;
  if (!isSeasonPhase(moment.phase)) return PHASE_MOVES[moment.phase ?? ''] ?? NO_MOVES;
  if (worker === null) return CHOICE_OF_WORKER;
  if (excess(G, worker) > 0) return RETURN;
  return G.turn.markerLeft ? END_OF_TURN : SEASON_MOVES;
}

/** Returns why the phase or turn rules out a move; null if it doesn't. The move's own rule is checked later. */
function refuseNow({ G, moment, playerID, worker }: MoveContext, move: MoveName): Refusal | null {
  if (G.finished || moment.gameover !== undefined) return refuse('R13.3', 'gameOver');
  if (!isPlayer(G, playerID)) return refuse('R3.2', 'noSuchPlayer', { player: String(playerID) });
  if (!together(moment.phase) && moment.currentPlayer !== playerID) return refuse('R3.2', 'notYourTurn');
  const inSeason = isSeasonPhase(moment.phase);
  const phaseMoves = inSeason
    ? [...SEASON_MOVES, ...CHOICE_OF_WORKER, ...RETURN]
    : (PHASE_MOVES[moment.phase ?? ''] ?? NO_MOVES);
  if (!phaseMoves.includes(move)) return refuse('R3.1', 'wrongPhase', { move });
  if (worker !== null && move !== 'returnGoods' && excess(G, worker) > 0)
    return refuse('R6.1', 'returnFirst', { pieces: excess(G, worker) });
  return G.turn.markerLeft && inSeason && move !== 'endTurn' ? refuse('R8.4', 'onlyEndTurnLeft') : null;
}

const moves = movesOf({
  table,
  now: movesNow,
  refuseNow,
  misread: (move) => refuse('R8.4', 'badArguments', { move }),
  notLegal: (move) => refuse('R8.4', 'notLegal', { move }),
});

export const isMoveName = moves.isMove;
/** Parses a move from a log or a list into typed arguments; null if this game has no such move. */
export const readMove = moves.read;
export const MOVE_NAMES: readonly MoveName[] = Object.keys(table).filter(isMoveName);

function contextOf(G: G, moment: Moment, playerID: PlayerID): MoveContext {
  const inSeason = isSeasonPhase(moment.phase) && isPlayer(G, playerID);
  return { G, moment, playerID, worker: inSeason ? actingWorker(G, playerID) : null };
}

/** Each move's `list` and `refuse` must agree: a listed move is never refused (checked in tests/games/cherez-ural). */
export const { legalMoves, anyMove, whyNot } = movesAt(moves, contextOf, (move) =>
  refuse('R8.4', 'noSuchMove', { move }),
);

function beforeMove({ G, moment, worker }: MoveContext, move: MoveName, report: Report): void {
  // Any other move clears the hand-over flag (R11.1 ruling).
  if (isSeasonPhase(moment.phase)) G.turn.justHandedOver = move === 'handOver';
  const place = worker === null ? null : workerOf(G, worker).at;
  if (worker !== null && place !== null) report({ fact: 'acted', worker, at: place });
}

export const playMove: PlayMove<G, Moment, MoveName, Report> = (G, moment, playerID, move, args, report) =>
  moves.play(contextOf(G, moment, playerID), move, args, report, beforeMove);
