import type { Ctx } from 'boardgame.io';
import type { Evaluation } from '../../../bots/search-game';
import { ROUNDS, SOLO_GOAL } from '../content/setup';
import type { BusinessId, Good, WorkerId } from '../content/terms';
import { isOpen } from '../rules/contentOf';
import { keep } from '../rules/keep';
import { isSeasonPhase } from '../rules/moves';
import { factoryWorker } from '../rules/prices';
import { byLead, MOST_LEAD, WIN } from '../rules/reward';
import { newWorker, workersInRound } from '../rules/roundStart';
import { finalBusinessGold, finalWorkerGold } from '../rules/scoring';
import type { G, Worker } from '../rules/state';
import { actingWorker } from '../rules/turn';
import { STAYING_WORTH } from './changes';
import { spaceNumber } from './era';
import { shortfall } from './forecast';
import type { Outlook } from './outlook';
import { type Layer, openHand, type PhasePlan, planWorker, type WorkerPlan } from './plans';
import { expectedTracksGold, stepWorth } from './tracks';

/** What an evaluation takes into account; the levels differ here. */
export type Foresight = {
  /** Plans every worker's phases so far: its turn of this phase, that of the next one too, this round, or the game. */
  readonly until: 'thisTurn' | 'nextTurn' | 'roundEnd' | 'gameEnd';
  /** Counts on the businesses in hand; otherwise they only count once completed. */
  readonly businesses: boolean;
};

export const FULL_FORESIGHT: Foresight = { until: 'gameEnd', businesses: true };

const NONE = Number.NEGATIVE_INFINITY;
/** Plans take gold to be enough. Who has less than this much, a carried piece for one, may be stuck instead. */
const ENOUGH = 10;
/** The loss grows with the square of what is lacking: 2 gold less hardly matter, with none at all turns go by. */
const LOSS_BY_LACK = 0.3;
/** A bit that stands for no card of the hand planned with. */
const NO_PLACE = 30;
const LATER_BUSINESS = 0.9;
const TOKEN_WORTH = 1.5;
const PATIENCE = 0.97;
/** What another player's unseen hand brings for each business still possible. */
const UNSEEN_BUSINESS = 18;
/** Gold apiece that goods are counted at beyond what is planned. */
const CARRIED_PRICE: Readonly<Record<Good, number>> = { daily: 1, chinese: 4, fur: 2, sable: 4.5 };

const SEASON: Readonly<Record<string, number>> = { winter1: 0, summer: 1, winter2: 2 };

/** How well seats stand in each of a search's states, seen from one position of one seat. */
export type GoldEvaluation = Evaluation<G> & {
  /** Final gold to be expected. */
  expectedGold(G: G, ctx: Ctx, playerID: string): number;
};

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** How uncertain a lead still is, in gold, with so many phases to come. */
const spreadOf = (phases: number): number => 8 + 4 * phases;

/** Season phases to come, the present one with them. */
const phasesLeft = (G: G, { phase }: Ctx): number =>
  (ROUNDS - G.round) * 3 + (isSeasonPhase(phase) ? 3 - (SEASON[phase ?? ''] ?? 0) : 3);

/** What is lost for want of gold to travel and buy with; in the last phases there is less to lose. */
function lossByPoverty(G: G, ctx: Ctx, playerID: string): number {
  const { gold, workers } = G.players[playerID];
  let lack = ENOUGH - gold;
  if (lack <= 0) return 0;
  for (const id of workers) {
    const { daily, chinese, fur, sable } = G.workers[id].goods;
    lack -= daily + chinese + fur + sable;
  }
  if (lack <= 0) return 0;
  return LOSS_BY_LACK * lack ** 2 * Math.min(1, (phasesLeft(G, ctx) - 1) / 3);
}

/** Of others no more than the next round is planned: nobody can tell what they hold. */
function lastPhaseOf({ until }: Foresight, { round }: G, { phase }: Ctx, own: boolean): number {
  const roundEnd = round * 3 - 1;
  if (until === 'gameEnd') return own ? 11 : Math.min(11, roundEnd + 3);
  if (until === 'roundEnd') return roundEnd;
  const present = (round - 1) * 3 + (SEASON[phase ?? ''] ?? 0);
  return until === 'thisTurn' ? present : Math.min(roundEnd, present + 1);
}

/**
 * The part of its gold at which a business of a later round is taken, by round. A plan doesn't know which cards the
 * rounds before will have used up, nor what the other worker takes in the same one.
 */
function laterBusiness(G: G, owner: string, hand: number): number[] {
  let used = G.players[owner].workers.filter((id) => !G.workers[id].businessDone).length;
  const parts: number[] = [];
  for (let round = G.round + 1; round <= ROUNDS; round++) {
    const workers = workersInRound(round);
    parts[round] = LATER_BUSINESS * Math.max(0, 1 - (used + (workers - 1) / 2) / Math.max(1, hand));
    used += workers;
  }
  return parts;
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
  return (
    rememberedPlans.get(key) ??
    keep(rememberedPlans, MOST_PLANS, key, planWorker(G, owner, worker, hand, outlook))
  );
}

/** A plan's tables are large, so a plan is made only for workers whose places are asked for. */
export function createEvaluation(view: G, ctx: Ctx, seat: string, foresight: Foresight): GoldEvaluation {
  const root = view;
  const rootRound = view.round;
  const steps = new Map<string, ReturnType<typeof stepWorth>>();
  const plans = new Map<string, WorkerPlan>();
  const rootHand = foresight.businesses ? openHand(view, seat) : [];
  const place = new Map(rootHand.map((card, index) => [card, index]));

  const factory = factoryWorker(view);
  const placesFactory = factory !== null && view.workers[factory].owner === seat;

  /** A plan for each place of the own factory that is thought about; others' factories stay where they are. */
  function planOf(G: G, worker: Worker): WorkerPlan {
    const moved = placesFactory && worker.owner === seat && G.factoryAt !== root.factoryAt;
    const key = moved ? `${worker.id} ${G.factoryAt}` : worker.id;
    let plan = plans.get(key);
    if (plan === undefined) {
      const { owner } = worker;
      const step = steps.get(owner) ?? stepWorth(root, owner);
      steps.set(owner, step);
      const hand = owner === seat ? rootHand : [];
      const known = root.workers[worker.id] === undefined ? withWorker(worker) : root;
      const world = moved ? { ...known, factoryAt: G.factoryAt } : known;
      plan = rememberedPlan(world, owner, worker.id, hand, {
        step,
        token: TOKEN_WORTH,
        patience: PATIENCE,
        huntLasts: root.numPlayers === 1 ? 1 : 0.9,
        huntLater: root.numPlayers === 1 ? 0.6 : 0.35,
        laterBusiness: laterBusiness(root, owner, hand.length),
        lastPhase: lastPhaseOf(foresight, root, ctx, owner === seat),
        laterPrice: CARRIED_PRICE,
      });
      plans.set(key, plan);
    }
    return plan;
  }

  /** The root's world with a worker that comes into play only later in the search. */
  function withWorker(worker: Worker): G {
    const later = { ...worker, attached: [...worker.attached] };
    return { ...root, workers: { ...root.workers, [worker.id]: later } };
  }

  function tableOf(phase: PhasePlan, G: G, acting: boolean) {
    if (!acting) return phase.start;
    if (G.turn.actionDone) return phase.done;
    return G.turn.moved ? phase.arrived : phase.start;
  }

  /** By worker and layer, what can be expected of a worker that counts on those businesses. */
  const worths: number[][] = [[], [], []];

  function fillWorths(G: G, ctx: Ctx, worker: Worker, remaining: Layer, into: number[]): void {
    const plan = planOf(G, worker);
    const { layers, loads } = plan;
    const { daily, chinese, fur, sable } = worker.goods;
    const load = loads.number(daily, chinese, fur, sable);
    const phase = ctx.phase ?? '';
    const season = SEASON[phase];
    into.length = 1;
    if (worker.at === null) {
      into[0] = plan.entering(G.round);
      return;
    }
    const at = spaceNumber[worker.at] * loads.count + load;
    const placed = season !== undefined || (phase === 'placement' && G.placed.includes(worker.owner));
    if (!placed) {
      into[0] = plan.beforeRound(phase === 'roundEnd' ? G.round + 1 : G.round)[at];
      return;
    }
    const index = (G.round - 1) * 3 + (season ?? 0);
    const acted = season !== undefined && worker.acted;
    if (acted && (season === 2 || index === plan.lastPhase)) {
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
    const none = plan.phase(now, 0);
    into[0] = none === null ? plan.unplanned[at] : patience * tableOf(none, G, acting)[at];
    if (worker.businessDone) return;
    if (G.round > rootRound) {
      const any = plan.anyBusiness(now);
      if (any !== null) into[0] = patience * tableOf(any, G, acting)[at];
      return;
    }
    for (let layer = 1; layer < layers.length; layer++) {
      const open = (layers[layer] & ~remaining) === 0 ? plan.phase(now, layer) : null;
      into[layer] = open === null ? NONE : patience * tableOf(open, G, acting)[at];
    }
  }

  /** The best sharing of the hand between the workers, each card at most once. */
  function together(G: G, workers: readonly WorkerId[]): number {
    if (workers.length === 0) return 0;
    let best = NONE;
    const [first, second] = worths;
    if (workers.length === 1) {
      for (const gold of first) if (gold > best) best = gold;
      return best;
    }
    const { layers } = planOf(G, G.workers[workers[0]]);
    for (let one = 0; one < first.length; one++) {
      for (let other = 0; other < second.length; other++) {
        const sum = first[one] + second[other];
        if (sum > best && (layers[one] & layers[other]) === 0) best = sum;
      }
    }
    return best;
  }

  function plannedGold(G: G, ctx: Ctx, playerID: string): number {
    const { workers, hand, chosenWorker } = G.players[playerID];
    const own = playerID === seat;
    let remaining = 0;
    if (own) for (const card of hand) remaining |= 1 << (place.get(card as BusinessId) ?? NO_PLACE);
    for (let i = 0; i < workers.length; i++) fillWorths(G, ctx, G.workers[workers[i]], remaining, worths[i]);
    let gold = together(G, workers);
    if (own && isOpen(chosenWorker)) gold += planOf(G, newWorker(chosenWorker, playerID)).entering(G.round);
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
    return expected + plannedGold(G, ctx, playerID) - lossByPoverty(G, ctx, playerID);
  }

  const seats = Object.keys(view.players);
  const golds: number[] = [];

  function fillGolds(G: G, ctx: Ctx): void {
    for (let i = 0; i < seats.length; i++) golds[i] = expectedGold(G, ctx, seats[i]);
    // Alone it is not the lead that counts, where what all fall short by cancels out, but how far the goal is.
    if (seats.length === 1) golds[0] += shortfall(G, ctx, seats[0]);
  }

  function leadOf(own: number): number {
    let best = NONE;
    for (let i = 0; i < golds.length; i++) if (i !== own && golds[i] > best) best = golds[i];
    return golds[own] - best;
  }

  // Plans of the own hand are hopeful; what matters is what a state adds to the position of now.
  const hope = seats.map(() => 0);
  if (seats.length > 1) {
    fillGolds(view, ctx);
    for (let i = 0; i < seats.length; i++) hope[i] = 0.7 * leadOf(i);
  }

  /** On the scale of `reward`, once the golds are filled. */
  function standing(own: number, spread: number): number {
    const alone = seats.length === 1;
    const kind = alone ? 'alone' : 'against';
    const win = WIN[kind];
    const ahead = alone ? golds[0] - SOLO_GOAL : leadOf(own) - hope[own];
    return win * sigmoid((1.7 * ahead) / spread) + (1 - win) * byLead(ahead, MOST_LEAD[kind]);
  }

  return {
    expectedGold,
    of(G, ctx, playerID) {
      fillGolds(G, ctx);
      return standing(Number(playerID), spreadOf(phasesLeft(G, ctx)));
    },
    ofAll(G, ctx, into) {
      fillGolds(G, ctx);
      const spread = spreadOf(phasesLeft(G, ctx));
      for (let i = 0; i < seats.length; i++) into[i] = standing(i, spread);
    },
  };
}
