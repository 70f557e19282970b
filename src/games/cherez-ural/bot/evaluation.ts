import type { Ctx } from 'boardgame.io';
import { SOLO_GOAL } from '../content/setup';
import type { BusinessId, Good, WorkerId } from '../content/terms';
import { isOpen } from '../rules/contentOf';
import { isSeasonPhase } from '../rules/moves';
import { finalBusinessGold, finalWorkerGold } from '../rules/scoring';
import type { G, Worker } from '../rules/state';
import { actingWorker } from '../rules/turn';
import {
  type Outlook,
  openHand,
  type PhasePlan,
  planWorker,
  STAYING_WORTH,
  spaceNumber,
  type WorkerPlan,
} from './plans';
import { expectedTracksGold, stepWorth } from './tracks';

/** What an evaluation takes into account; the levels differ here. */
export type Foresight = {
  /** Plans every worker's phases so far: the next turn of the worker, this round, or the game. */
  readonly until: 'nextTurn' | 'roundEnd' | 'gameEnd';
  /** Counts on the businesses in hand; otherwise they only count once completed. */
  readonly businesses: boolean;
};

export const FULL_FORESIGHT: Foresight = { until: 'gameEnd', businesses: true };

const TOKEN_WORTH = 1.5;
const PATIENCE = 0.97;
/** What another player's unseen hand brings for each business still possible. */
const UNSEEN_BUSINESS = 18;
/** Gold apiece that goods are counted at beyond what is planned. */
const CARRIED_PRICE: Readonly<Record<Good, number>> = { daily: 1, chinese: 4, fur: 2, sable: 4.5 };

const SEASON: Readonly<Record<string, number>> = { winter1: 0, summer: 1, winter2: 2 };

/** How well a seat stands in each of a search's states, seen from one position of one seat. */
export type Evaluation = {
  /** Final gold to be expected. */
  expectedGold(G: G, ctx: Ctx, playerID: string): number;
  /** In [0, 1], on the scale of `reward`. */
  evaluate(G: G, ctx: Ctx, playerID: string): number;
};

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const between01 = (x: number): number => Math.min(1, Math.max(0, x));

/** The result as a seat feels it: most of it the win, the rest the lead, so that a lost game is played on. */
export function rewardOf(gold: readonly number[], winner: string | null): number[] {
  if (gold.length === 1)
    return [0.6 * (gold[0] >= SOLO_GOAL ? 1 : 0) + 0.4 * between01(gold[0] / (2 * SOLO_GOAL))];
  return gold.map((own, seat) => {
    const best = Math.max(...gold.filter((_, other) => other !== seat));
    return 0.75 * (String(seat) === winner ? 1 : 0) + 0.25 * between01(0.5 + (own - best) / 200);
  });
}

/** How uncertain a lead still is, in gold, with so many phases to come. */
const spreadOf = (phasesLeft: number): number => 8 + 4 * phasesLeft;

function lastPhaseOf({ until }: Foresight, { round }: G, { phase }: Ctx): number {
  const roundEnd = round * 3 - 1;
  if (until === 'gameEnd') return 11;
  if (until === 'roundEnd') return roundEnd;
  return Math.min(roundEnd, (round - 1) * 3 + (SEASON[phase ?? ''] ?? 0) + 1);
}

const MOST_PLANS = 24;
const rememberedPlans = new Map<string, WorkerPlan>();

/** A plan holds for every place and load of its worker, so it lasts as long as what it was made from. */
function rememberedPlan(
  G: G,
  owner: string,
  worker: WorkerId,
  hand: readonly BusinessId[],
  outlook: Outlook,
): WorkerPlan {
  const { round, exploration, hunting, situations, noEntry, factoryAt, soloDisc, contentPack, numPlayers } =
    G;
  const { attached } = G.workers[worker];
  const world = [
    round,
    exploration,
    hunting,
    situations,
    noEntry,
    factoryAt,
    soloDisc,
    contentPack,
    numPlayers,
  ];
  const tracks = Object.values(G.players).map((player) => player.tracks);
  const key = JSON.stringify([worker, attached, owner, hand, outlook, tracks, world]);
  let plan = rememberedPlans.get(key);
  if (plan === undefined) {
    plan = planWorker(G, owner, worker, hand, outlook);
    if (rememberedPlans.size >= MOST_PLANS)
      rememberedPlans.delete(rememberedPlans.keys().next().value ?? key);
    rememberedPlans.set(key, plan);
  }
  return plan;
}

export function createEvaluation(view: G, ctx: Ctx, seat: string, foresight: Foresight): Evaluation {
  const root = view;
  const rootRound = view.round;
  const lastPhase = lastPhaseOf(foresight, view, ctx);
  const hands = new Map<string, BusinessId[]>();
  const steps = new Map<string, ReturnType<typeof stepWorth>>();
  const plans = new Map<WorkerId, WorkerPlan>();
  /** A card's place in the seat's hand, for the sharing of cards between workers. */
  const rootHand = foresight.businesses ? openHand(view, seat) : [];

  function planOf(G: G, worker: Worker): WorkerPlan {
    let plan = plans.get(worker.id);
    if (plan === undefined) {
      const { owner } = worker;
      const own = owner === seat;
      const step = steps.get(owner) ?? stepWorth(root, owner);
      steps.set(owner, step);
      const hand = hands.get(owner) ?? (own ? rootHand : []);
      hands.set(owner, hand);
      const world = root.workers[worker.id] === undefined ? withWorker(G, worker) : root;
      plan = rememberedPlan(world, owner, worker.id, hand, {
        step,
        token: TOKEN_WORTH,
        patience: PATIENCE,
        huntLasts: root.numPlayers === 1 ? 1 : 0.9,
        huntLater: root.numPlayers === 1 ? 0.6 : 0.35,
        laterBusiness: 0.85,
        lastPhase,
        laterPrice: CARRIED_PRICE,
      });
      plans.set(worker.id, plan);
    }
    return plan;
  }

  /** The root's world with a worker that comes into play only later in the search. */
  function withWorker(G: G, worker: Worker): G {
    const later = { ...G.workers[worker.id], attached: [...worker.attached] };
    return { ...root, workers: { ...root.workers, [worker.id]: later } };
  }

  function tableOf(phase: PhasePlan, G: G, acting: boolean) {
    if (!acting) return phase.start;
    if (G.turn.actionDone) return phase.done;
    return G.turn.moved ? phase.arrived : phase.start;
  }

  /** A worker's further gold by the business it still completes this round: first without any. */
  const worths = [new Float64Array(16), new Float64Array(16), new Float64Array(16)];

  function fillWorths(G: G, ctx: Ctx, worker: Worker, hand: readonly BusinessId[], into: Float64Array): void {
    const plan = planOf(G, worker);
    const { daily, chinese, fur, sable } = worker.goods;
    const load = plan.loads.number(daily, chinese, fur, sable);
    const phase = ctx.phase ?? '';
    const season = SEASON[phase];
    into.fill(Number.NEGATIVE_INFINITY, 0, hand.length + 1);
    if (worker.at === null) {
      into[0] = plan.entering(G.round);
      return;
    }
    const at = spaceNumber[worker.at] * plan.loads.count + load;
    const placed = season !== undefined || (phase === 'placement' && G.placed.includes(worker.owner));
    if (!placed) {
      into[0] = plan.beforeRound(phase === 'roundEnd' ? G.round + 1 : G.round)[at];
      return;
    }
    const index = (G.round - 1) * 3 + (season ?? 0);
    const acted = season !== undefined && worker.acted;
    if (acted && (season === 2 || index === lastPhase)) {
      into[0] = PATIENCE * (season === 2 ? plan.beforeRound(G.round + 1)[at] : plan.unplanned[at]);
      return;
    }
    const now = acted ? index + 1 : index;
    const acting =
      season !== undefined &&
      !acted &&
      ctx.currentPlayer === worker.owner &&
      actingWorker(G, worker.owner) === worker.id;
    const patience = acted ? PATIENCE : 1;
    const none = plan.phase(now, 'none');
    into[0] = none === null ? plan.unplanned[at] : patience * tableOf(none, G, acting)[at];
    if (worker.businessDone) return;
    if (G.round > rootRound) {
      const any = plan.phase(now, 'any');
      if (any !== null) into[0] = patience * tableOf(any, G, acting)[at];
      return;
    }
    hand.forEach((card, number) => {
      const open = plan.phase(now, card);
      if (open !== null) into[number + 1] = patience * tableOf(open, G, acting)[at];
    });
  }

  /** The best sharing of the hand between the workers, one card each at most. */
  function together(count: number, cards: number): number {
    if (count === 0) return 0;
    if (count === 1) {
      let best = worths[0][0];
      for (let card = 1; card <= cards; card++) if (worths[0][card] > best) best = worths[0][card];
      return best;
    }
    let best = Number.NEGATIVE_INFINITY;
    for (let one = 0; one <= cards; one++) {
      for (let other = 0; other <= cards; other++) {
        if (one === other && one > 0) continue;
        const sum = worths[0][one] + worths[1][other];
        if (sum > best) best = sum;
      }
    }
    return best;
  }

  function plannedGold(G: G, ctx: Ctx, playerID: string): number {
    const { workers, hand } = G.players[playerID];
    const own = playerID === seat;
    const cards = own ? (hand.filter((card) => isOpen(card) && rootHand.includes(card)) as BusinessId[]) : [];
    for (let i = 0; i < workers.length; i++) fillWorths(G, ctx, G.workers[workers[i]], cards, worths[i]);
    let gold = together(workers.length, cards.length);
    for (const id of workers) {
      const worker = G.workers[id];
      const inRoot = root.workers[id]?.attached.length ?? 0;
      gold += (worker.attached.length - inRoot) * STAYING_WORTH * (5 - G.round);
      if (!own && !worker.businessDone) gold += UNSEEN_BUSINESS;
      if (!own) gold += UNSEEN_BUSINESS * (4 - G.round);
    }
    return gold;
  }

  function expectedGold(G: G, ctx: Ctx, playerID: string): number {
    const { gold, tokens } = G.players[playerID];
    if (G.finished) return gold;
    const sure = gold + finalBusinessGold(G, playerID) + finalWorkerGold(G, playerID);
    const expected = sure + expectedTracksGold(G, playerID) + tokens * TOKEN_WORTH;
    return expected + plannedGold(G, ctx, playerID);
  }

  const lead = (G: G, ctx: Ctx, playerID: string): number => {
    const own = expectedGold(G, ctx, playerID);
    let best = Number.NEGATIVE_INFINITY;
    for (const id in G.players) if (id !== playerID) best = Math.max(best, expectedGold(G, ctx, id));
    return own - best;
  };

  // Plans of the own hand are hopeful; what matters is what a state adds to the position of now.
  const hope = Object.keys(view.players).map((id) => (view.numPlayers === 1 ? 0 : 0.7 * lead(view, ctx, id)));

  return {
    expectedGold,
    evaluate(G, ctx, playerID) {
      const season = SEASON[ctx.phase ?? ''] ?? 0;
      const phasesLeft = (4 - G.round) * 3 + (isSeasonPhase(ctx.phase) ? 3 - season : 3);
      const spread = spreadOf(phasesLeft);
      if (G.numPlayers === 1) {
        const gold = expectedGold(G, ctx, playerID);
        return 0.6 * sigmoid((1.7 * (gold - SOLO_GOAL)) / spread) + 0.4 * between01(gold / (2 * SOLO_GOAL));
      }
      const ahead = lead(G, ctx, playerID) - hope[Number(playerID)];
      return 0.75 * sigmoid((1.7 * ahead) / spread) + 0.25 * between01(0.5 + ahead / 200);
    },
  };
}
