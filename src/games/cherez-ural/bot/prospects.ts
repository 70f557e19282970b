import type { Ctx } from 'boardgame.io';
import { outside } from '../../../rules-kit/indexed';
import type { BusinessId, WorkerId } from '../content/terms';
import { isOpen } from '../rules/content-pack/contentOf';
import { factoryWorker } from '../rules/prices';
import { newWorker } from '../rules/roundStart';
import { type G, playerOf, type Worker, workerOf } from '../rules/state/state';
import { actingWorker } from '../rules/turn';
import { STAYING_WORTH } from './changes';
import { spaceNumber } from './era';
import { type Foresight, type Outlook, outlookOf, PATIENCE, SEASON } from './outlook';
import type { PhasePlan } from './phasePlan';
import { type Layer, rememberedPlan, type WorkerPlan } from './plans';

const NONE = Number.NEGATIVE_INFINITY;
/** A bit that no card of the planned hand uses. */
const NO_PLACE = 30;
/** Assumed gold per business that a player with an unseen hand can still complete. */
const UNSEEN_BUSINESS = 18;

const openHand = (G: G, playerID: string): BusinessId[] => playerOf(G, playerID).hand.filter(isOpen);

/** Returns a state that also has a worker who only enters play later. */
function withWorker(G: G, worker: Worker): G {
  const later = { ...worker, attached: [...worker.attached] };
  return { ...G, workers: { ...G.workers, [worker.id]: later } };
}

function tableOf(phase: PhasePlan, G: G, acting: boolean) {
  if (!acting) return phase.start;
  if (G.turn.actionDone) return phase.done;
  return G.turn.moved ? phase.arrived : phase.start;
}

/** Returns the further gold that a player's workers, and a chosen but unrevealed one, are expected to bring. */
export type Prospects = (G: G, ctx: Ctx, playerID: string) => number;

/** Plans are made on demand, because their tables are large. */
export function prospectsFrom(root: G, rootCtx: Ctx, seat: string, foresight: Foresight): Prospects {
  const outlooks = new Map<string, Outlook>();
  const plans = new Map<string, WorkerPlan>();
  const rootHand = foresight.businesses ? openHand(root, seat) : [];
  const place = new Map<string, number>(rootHand.map((card, index) => [card, index]));

  const factory = factoryWorker(root);
  const placesFactory = factory !== null && workerOf(root, factory).owner === seat;

  /**
   * Returns a worker's plan. Each tried city of the player's own factory has a separate plan; other players' factories
   * stay where they are.
   */
  function planOf(G: G, worker: Worker): WorkerPlan {
    const moved = placesFactory && worker.owner === seat && G.factoryAt !== root.factoryAt;
    const key = moved ? `${worker.id} ${G.factoryAt}` : worker.id;
    let plan = plans.get(key);
    if (plan === undefined) {
      const { owner } = worker;
      const own = owner === seat;
      const hand = own ? rootHand : [];
      const outlook = outlooks.get(owner) ?? outlookOf(root, rootCtx, owner, own, hand.length, foresight);
      outlooks.set(owner, outlook);
      const known = root.workers[worker.id] === undefined ? withWorker(root, worker) : root;
      const world = moved ? { ...known, factoryAt: G.factoryAt } : known;
      plan = rememberedPlan(world, owner, worker.id, hand, outlook);
      plans.set(key, plan);
    }
    return plan;
  }

  /** By layer, for a player's first and second worker. */
  const worths: readonly [number[], number[]] = [[], []];

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
    const at = spaceNumber(worker.at) * loads.count + load;
    const placed = season !== undefined || (phase === 'placement' && G.placed.includes(worker.owner));
    if (!placed) {
      into[0] = plan.beforeRound(phase === 'roundEnd' ? G.round + 1 : G.round)[at] ?? outside();
      return;
    }
    const index = (G.round - 1) * 3 + (season ?? 0);
    const acted = season !== undefined && worker.acted;
    if (acted && (season === 2 || index === plan.lastPhase)) {
      into[0] = PATIENCE * ((season === 2 ? plan.beforeRound(G.round + 1) : plan.unplanned)[at] ?? outside());
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
    into[0] =
      none === null
        ? (plan.unplanned[at] ?? outside())
        : patience * (tableOf(none, G, acting)[at] ?? outside());
    if (worker.businessDone) return;
    if (G.round > root.round) {
      const any = plan.anyBusiness(now);
      if (any !== null) into[0] = patience * (tableOf(any, G, acting)[at] ?? outside());
      return;
    }
    for (let layer = 1; layer < layers.length; layer++) {
      const open = ((layers[layer] ?? outside()) & ~remaining) === 0 ? plan.phase(now, layer) : null;
      into[layer] = open === null ? NONE : patience * (tableOf(open, G, acting)[at] ?? outside());
    }
  }

  /** Returns the best total over all ways to divide the hand between the workers, each card used at most once. */
  function together(G: G, workers: readonly WorkerId[]): number {
    const [worker] = workers;
    if (worker === undefined) return 0;
    let best = NONE;
    const [first, second] = worths;
    if (workers.length === 1) {
      for (const gold of first) if (gold > best) best = gold;
      return best;
    }
    const { layers } = planOf(G, workerOf(G, worker));
    for (let one = 0; one < first.length; one++) {
      for (let other = 0; other < second.length; other++) {
        const sum = (first[one] ?? outside()) + (second[other] ?? outside());
        if (sum > best && ((layers[one] ?? outside()) & (layers[other] ?? outside())) === 0) best = sum;
      }
    }
    return best;
  }

  function plannedGold(G: G, ctx: Ctx, playerID: string): number {
    const { workers, hand, chosenWorker } = playerOf(G, playerID);
    const own = playerID === seat;
    let remaining = 0;
    if (own) for (const card of hand) remaining |= 1 << (place.get(card) ?? NO_PLACE);
    for (let i = 0; i < workers.length; i++)
      fillWorths(G, ctx, workerOf(G, workers[i] ?? outside()), remaining, worths[i] ?? outside());
    let gold = together(G, workers);
    if (own && isOpen(chosenWorker)) gold += planOf(G, newWorker(chosenWorker, playerID)).entering(G.round);
    for (const id of workers) {
      const worker = workerOf(G, id);
      const inRoot = root.workers[id]?.attached.length ?? 0;
      gold += (worker.attached.length - inRoot) * STAYING_WORTH * (5 - G.round);
      if (!own && !worker.businessDone) gold += UNSEEN_BUSINESS;
      if (!own) gold += UNSEEN_BUSINESS * (4 - G.round);
    }
    return gold;
  }

  return plannedGold;
}
