/** Every move of the game: what is legal, why something is not, and what it does. Names as in docs/interface.md. */
import type { BusinessId, PlayerID, SpaceId, WorkerId } from '../content/terms';
import { SEASON_PHASES } from '../content/terms';
import { type BusinessArgs, completeBusiness, listBusinesses, refuseBusiness } from './business';
import { draft, listDraft, refuseDraft } from './draft';
import { explore, listExplore, refuseExplore } from './explore';
import type { Report } from './facts';
import { gatherInformation, listGatherInformation, refuseGatherInformation } from './gatherInformation';
import { type HandOverArgs, handOver, listHandOver, refuseHandOver } from './handOver';
import { type HuntBonus, hunt, listHunt, refuseHunt } from './hunt';
import { read } from './moveArguments';
import { leavePilgrimageMarker, listPilgrimageMarker, refusePilgrimageMarker } from './pilgrimage';
import { type Refusal, refuse } from './refusal';
import { excess, listReturnGoods, refuseReturnGoods, returnGoods } from './returnGoods';
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
import type { G, Moment } from './state';
import { type Deal, listTrade, refuseTrade, trade } from './trade';
import { listTravel, refuseTravel, type TravelArgs, travel } from './travel';
import { listTravelToken, refuseTravelToken, useTravelToken } from './travelToken';
import {
  actingWorker,
  activateWorker,
  endTurn,
  listActivateWorker,
  listEndTurn,
  refuseActivateWorker,
  refuseEndTurn,
} from './turn';

export const MOVE_NAMES = [
  'draft',
  'chooseWorkerCard',
  'placeWorkers',
  'placeFactory',
  'activateWorker',
  'travel',
  'explore',
  'hunt',
  'trade',
  'gatherInformation',
  'handOver',
  'useTravelToken',
  'completeBusiness',
  'returnGoods',
  'leavePilgrimageMarker',
  'endTurn',
] as const;
export type MoveName = (typeof MOVE_NAMES)[number];

export const isMoveName = (name: string): name is MoveName =>
  (MOVE_NAMES as readonly string[]).includes(name);

export type LegalMove = { readonly move: MoveName; readonly args: readonly unknown[] };

/** Who moves when; `worker` is the acting worker, null outside the seasons and before one is chosen. */
export type Situation = {
  readonly G: G;
  readonly moment: Moment;
  readonly playerID: PlayerID;
  readonly worker: WorkerId | null;
};

type MoveRule<Args extends readonly unknown[]> = {
  /** The arguments in their canonical form; undefined: they don't have the shape of this move's. */
  read(args: readonly unknown[]): Args | undefined;
  list(at: Situation, add: (args: Args) => void): void;
  /** One of the list at random, where that is quicker than to make the list. */
  any?(at: Situation, random: () => number): Args | null;
  refuse(at: Situation, args: Args): Refusal | null;
  apply(at: Situation, args: Args, report: Report): void;
};

/** A season move: only with an acting worker. */
function ofWorker<Args extends readonly unknown[]>(rule: {
  read(args: readonly unknown[]): Args | undefined;
  list(at: Situation, worker: WorkerId, add: (args: Args) => void): void;
  refuse(at: Situation, worker: WorkerId, args: Args): Refusal | null;
  apply(at: Situation, worker: WorkerId, args: Args, report: Report): void;
}): MoveRule<Args> {
  return {
    read: rule.read,
    list: (at, add) => {
      if (at.worker !== null) rule.list(at, at.worker, add);
    },
    refuse: (at, args) =>
      at.worker === null ? refuse('R8.4', 'chooseWorkerFirst') : rule.refuse(at, at.worker, args),
    apply: (at, args, report) => {
      if (at.worker !== null) rule.apply(at, at.worker, args, report);
    },
  };
}

const season = (moment: Moment) => (moment.phase === 'summer' ? 'summer' : 'winter');

// biome-ignore format: one move a paragraph reads best
const rules = {
  draft: {
    read: read.id,
    list: ({ G, playerID }, add) => listDraft(G, playerID, add),
    refuse: ({ G, playerID }, [card]) => refuseDraft(G, playerID, card),
    apply: ({ G, playerID }, [card]) => draft(G, playerID, card),
  } satisfies MoveRule<readonly [BusinessId]>,
  chooseWorkerCard: {
    read: read.id,
    list: ({ G, playerID }, add) => listChooseWorkerCard(G, playerID, add),
    refuse: ({ G, playerID }, [card]) => refuseChooseWorkerCard(G, playerID, card),
    apply: ({ G, playerID }, [card]) => chooseWorkerCard(G, playerID, card),
  } satisfies MoveRule<readonly [WorkerId]>,
  placeWorkers: {
    read: read.placing,
    list: ({ G, playerID }, add) => listPlaceWorkers(G, playerID, add),
    any: ({ G, playerID }, random) => anyPlaceWorkers(G, playerID, random),
    refuse: ({ G, playerID }, [placing]) => refusePlaceWorkers(G, playerID, placing),
    apply: ({ G, playerID }, [placing]) => placeWorkers(G, playerID, placing),
  } satisfies MoveRule<readonly [Placing]>,
  placeFactory: {
    read: read.spaceOrNone,
    list: ({ G, playerID }, add) => listPlaceFactory(G, playerID, add),
    refuse: ({ G, playerID }, [city]) => refusePlaceFactory(G, playerID, city),
    apply: ({ G }, [city]) => placeFactory(G, city),
  } satisfies MoveRule<readonly [SpaceId | null]>,
  activateWorker: {
    read: read.id,
    list: ({ G, playerID }, add) => listActivateWorker(G, playerID, add),
    refuse: ({ G, playerID }, [worker]) => refuseActivateWorker(G, playerID, worker),
    apply: ({ G }, [worker]) => activateWorker(G, worker),
  } satisfies MoveRule<readonly [WorkerId]>,
  travel: ofWorker<readonly [TravelArgs]>({
    read: read.travel,
    list: ({ G, moment }, worker, add) => listTravel(G, worker, season(moment), add),
    refuse: ({ G, moment }, worker, [args]) => refuseTravel(G, worker, season(moment), args),
    apply: ({ G, moment, playerID }, worker, [args], report) => travel(G, playerID, worker, season(moment), args, report),
  }),
  explore: ofWorker<readonly [SpaceId]>({
    read: read.id,
    list: ({ G }, worker, add) => listExplore(G, worker, add),
    refuse: ({ G }, worker, [city]) => refuseExplore(G, worker, city),
    apply: ({ G, playerID }, worker, [city], report) => explore(G, playerID, worker, city, report),
  }),
  hunt: ofWorker<readonly [HuntBonus]>({
    read: read.bonus,
    list: ({ G }, worker, add) => listHunt(G, worker, add),
    refuse: ({ G }, worker, [bonus]) => refuseHunt(G, worker, bonus),
    apply: ({ G, playerID }, worker, [bonus], report) => hunt(G, playerID, worker, bonus, report),
  }),
  trade: ofWorker<readonly [Deal]>({
    read: read.deal,
    list: ({ G }, worker, add) => listTrade(G, worker, add),
    refuse: ({ G }, worker, [args]) => refuseTrade(G, worker, args),
    apply: ({ G, playerID }, worker, [args], report) => trade(G, playerID, worker, args, report),
  }),
  gatherInformation: ofWorker<readonly []>({
    read: read.nothing,
    list: ({ G }, _worker, add) => listGatherInformation(G, add),
    refuse: ({ G }) => refuseGatherInformation(G),
    apply: ({ G, playerID }, _worker, _args, report) => gatherInformation(G, playerID, report),
  }),
  handOver: ofWorker<readonly [HandOverArgs]>({
    read: read.handOver,
    list: ({ G, playerID }, _worker, add) => listHandOver(G, playerID, add),
    refuse: ({ G, playerID }, _worker, [args]) => refuseHandOver(G, playerID, args),
    apply: ({ G }, _worker, [args], report) => handOver(G, args, report),
  }),
  useTravelToken: ofWorker<readonly [SpaceId]>({
    read: read.id,
    list: ({ G }, worker, add) => listTravelToken(G, worker, add),
    refuse: ({ G }, worker, [to]) => refuseTravelToken(G, worker, to),
    apply: ({ G, playerID }, worker, [to], report) => useTravelToken(G, playerID, worker, to, report),
  }),
  completeBusiness: ofWorker<readonly [BusinessArgs]>({
    read: read.business,
    list: ({ G, moment }, worker, add) => listBusinesses(G, moment, worker, add),
    refuse: ({ G, moment }, worker, [args]) => refuseBusiness(G, moment, worker, args),
    apply: ({ G, playerID }, worker, [args], report) => completeBusiness(G, playerID, worker, args, report),
  }),
  returnGoods: ofWorker<readonly [Deal['sell']]>({
    read: read.goods,
    list: ({ G }, worker, add) => { if (excess(G, worker) > 0) listReturnGoods(G, worker, add); },
    refuse: ({ G }, worker, [args]) => refuseReturnGoods(G, worker, args),
    apply: ({ G }, worker, [args], report) => returnGoods(G, worker, args, report),
  }),
  leavePilgrimageMarker: ofWorker<readonly []>({
    read: read.nothing,
    list: ({ G }, worker, add) => listPilgrimageMarker(G, worker, add),
    refuse: ({ G }, worker) => refusePilgrimageMarker(G, worker),
    apply: ({ G }, worker) => leavePilgrimageMarker(G, worker),
  }),
  endTurn: ofWorker<readonly []>({
    read: read.nothing,
    list: ({ G }, _worker, add) => listEndTurn(G, add),
    refuse: ({ G, playerID }) => refuseEndTurn(G, playerID),
    apply: ({ G, playerID }) => endTurn(G, playerID),
  }),
};

const ruleOf = (move: MoveName) => rules[move] as unknown as MoveRule<readonly unknown[]>;

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

/** The moves that a phase has, in the order of the rulebook. */
const PHASE_MOVES: Readonly<Record<string, readonly MoveName[]>> = {
  draft: ['draft'],
  roundStart: ['chooseWorkerCard'],
  placement: ['placeWorkers', 'placeFactory'],
};

const together = (phase: string | null): boolean => phase === 'draft' || phase === 'roundStart';

/** The moves that could be legal for this player now, before their own conditions are asked. */
function movesNow({ G, moment, playerID, worker }: Situation): readonly MoveName[] {
  if (G.finished || moment.gameover !== undefined || G.players[playerID] === undefined) return NO_MOVES;
  if (!together(moment.phase) && moment.currentPlayer !== playerID) return NO_MOVES;
  if (!isSeasonPhase(moment.phase)) return PHASE_MOVES[moment.phase ?? ''] ?? NO_MOVES;
  if (worker === null) return CHOICE_OF_WORKER;
  if (excess(G, worker) > 0) return RETURN;
  return G.turn.markerLeft ? END_OF_TURN : SEASON_MOVES;
}

export function situate(G: G, moment: Moment, playerID: PlayerID): Situation {
  const inSeason = isSeasonPhase(moment.phase) && G.players[playerID] !== undefined;
  return { G, moment, playerID, worker: inSeason ? actingWorker(G, playerID) : null };
}

/** Every legal move of a player with its arguments: what the screen offers and bots search. A move is played
 *  exactly when it stands here: each rule's `list` and `refuse` say the same (tests/games/cherez-ural). */
export function legalMoves(G: G, moment: Moment, playerID: PlayerID): LegalMove[] {
  const at = situate(G, moment, playerID);
  const list: LegalMove[] = [];
  for (const move of movesNow(at)) ruleOf(move).list(at, (args) => list.push({ move, args }));
  return list;
}

// Random games ask for a move more often than anything else: these lists are used again each time.
const kinds: MoveName[] = [];
const found: (readonly unknown[])[] = [];
let count = 0;
const find = (args: readonly unknown[]) => {
  found[count++] = args;
};

function anyOfKind(at: Situation, move: MoveName, random: () => number): readonly unknown[] | null {
  const rule = ruleOf(move);
  if (rule.any !== undefined) return rule.any(at, random);
  count = 0;
  rule.list(at, find);
  return count === 0 ? null : found[Math.floor(random() * count)];
}

/** A legal move: a kind at random, then one of that kind, without listing all the others; null: there is none. */
export function anyMove(G: G, moment: Moment, playerID: PlayerID, random: () => number): LegalMove | null {
  const at = situate(G, moment, playerID);
  const candidates = movesNow(at);
  for (let i = 0; i < candidates.length; i++) kinds[i] = candidates[i];
  for (let left = candidates.length; left > 0; left--) {
    const index = Math.floor(random() * left);
    const move = kinds[index];
    const args = anyOfKind(at, move, random);
    if (args !== null) return { move, args };
    kinds[index] = kinds[left - 1];
  }
  return null;
}

/** The legal move that these arguments mean, in its canonical form; null: there is none. */
export function findLegal(
  at: Situation,
  move: MoveName,
  args: readonly unknown[],
): readonly unknown[] | null {
  if (!movesNow(at).includes(move)) return null;
  const rule = ruleOf(move);
  const canonical = rule.read(args);
  return canonical === undefined || rule.refuse(at, canonical) !== null ? null : canonical;
}

/** Plays a legal move on `G`; false, and nothing has changed, when it is not legal. */
export function playMove(
  G: G,
  moment: Moment,
  playerID: PlayerID,
  move: MoveName,
  args: readonly unknown[],
  report: Report,
): boolean {
  const at = situate(G, moment, playerID);
  const canonical = findLegal(at, move, args);
  if (canonical === null) return false;
  // A handed-over turn flag must fall with any other move (R11.1 ruling).
  if (isSeasonPhase(moment.phase)) G.turn.justHandedOver = move === 'handOver';
  const place = at.worker === null ? null : G.workers[at.worker].at;
  if (at.worker !== null && place !== null) report({ fact: 'acted', worker: at.worker, at: place });
  ruleOf(move).apply(at, canonical, report);
  return true;
}

/** Why a move is not legal: the rule and the reason; null when it is legal. */
export function whyNot(
  G: G,
  moment: Moment,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
): Refusal | null {
  const at = situate(G, moment, playerID);
  if (!isMoveName(move)) return refuse('R8.4', 'noSuchMove', { move });
  if (G.finished || moment.gameover !== undefined) return refuse('R13.3', 'gameOver');
  if (G.players[playerID] === undefined) return refuse('R3.2', 'noSuchPlayer', { player: String(playerID) });
  if (findLegal(at, move, args) !== null) return null;
  if (!together(moment.phase) && moment.currentPlayer !== playerID) return refuse('R3.2', 'notYourTurn');
  const inSeason = isSeasonPhase(moment.phase);
  const phaseMoves = inSeason
    ? [...SEASON_MOVES, 'activateWorker', 'returnGoods']
    : (PHASE_MOVES[moment.phase ?? ''] ?? []);
  if (!phaseMoves.includes(move)) return refuse('R3.1', 'wrongPhase', { move });
  const canonical = ruleOf(move).read(args);
  if (canonical === undefined) return refuse('R8.4', 'badArguments', { move });
  if (at.worker !== null && move !== 'returnGoods' && excess(G, at.worker) > 0)
    return refuse('R6.1', 'returnFirst', { pieces: excess(G, at.worker) });
  if (G.turn.markerLeft && inSeason && move !== 'endTurn') return refuse('R8.4', 'onlyEndTurnLeft');
  return ruleOf(move).refuse(at, canonical) ?? refuse('R8.4', 'notLegal', { move });
}
