/**
 * Interprets effect records. `G.pending` is a stack of open work: an effect may push choices or further effects,
 * which come before its remainder.
 */
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { LEADER_GIFTS, LEADER_LAST, RAID_PRICE } from '../content/board';
import { type PlayerID, RESOURCES, ROUNDS } from '../content/terms';
import type { Effect, EffectKind, EffectMap } from '../content/vocabulary';
import { isChild } from './characters';
import { autoChoice, noteGains } from './choices';
import { artifactOf, contentOf } from './content-pack/contentOf';
import { from, type LootDue, type Report } from './facts';
import { levelAt, metric } from './metrics';
import { countOf, gain } from './resources';
import { territoryAt } from './spaces';
import { type G, type Pending, playerOf, rowOf, type Source } from './state/state';
import { gainMilitary, gainTechnology, gainVp, loseMilitary, push, pushBonusTile } from './tracks';
import { clockwiseFrom } from './turnOrder';

type EffectsFrame = Extract<Pending, { kind: 'effects' }>;

type Doing = {
  readonly G: G;
  readonly owner: PlayerID;
  readonly source: Source;
  readonly report: Report;
};

function gainCraftsman({ G, owner, report }: Doing): void {
  const level = itemAt(contentOf(G).craftsmen.byRound, G.round - 1);
  playerOf(G, owner).craftsmen.ready[level] += 1;
  report({ fact: 'craftsman', playerID: owner, level });
}

/**
 * Returns what each other player gives, clockwise from the raider, and why (S5.3). All are counted before any is
 * given. `count` can be 0.
 */
export function lootDue(G: G, raider: PlayerID): readonly LootDue[] {
  return clockwiseFrom(G.numPlayers, raider)
    .slice(1)
    .map((from) => lootFrom(G, from, raider));
}

/** Returns what one player gives to a raider who has paid for the raid, and why (S5.3). */
export function lootFrom(G: G, playerID: PlayerID, raider: PlayerID): LootDue {
  const { resources, military } = playerOf(G, playerID);
  const levels = levelAt(G, military) - levelAt(G, playerOf(G, raider).military);
  const each = entryOf(contentOf(G).raidDivisor, String(levels));
  const owned = countOf(resources, RESOURCES);
  return { playerID, owned, each, levels, count: Math.floor(owned / each) };
}

const choiceOf = ({ owner, source }: Doing) => ({ owner, source });

const perform: { readonly [Kind in EffectKind]: (at: Doing, value: EffectMap[Kind]) => void } = {
  gain: ({ G, owner, source, report }, resources) => noteGains(G, source, gain(G, owner, resources, report)),
  gainAny: (at, { form, count, different = false }) => {
    at.G.pending.push({ kind: 'gain', ...choiceOf(at), form, count, different });
  },
  military: ({ G, owner, report }, points) => gainMilitary(G, owner, points, report),
  technology: ({ G, owner, report }, points) => gainTechnology(G, owner, points, report),
  expedition: (at, points) => {
    const extra = isChild(at.G, at.owner, 'horse') ? 1 : 0;
    at.G.pending.push({ kind: 'expedition', ...choiceOf(at), points: points + extra });
  },
  vp: ({ G, owner, report }, amount) => gainVp(G, owner, amount, report),
  convert: (at, count) => {
    at.G.pending.push({ kind: 'convert', ...choiceOf(at), count });
  },
  swap: (at, times) => {
    at.G.pending.push({ kind: 'swap', ...choiceOf(at), times });
  },
  warrior: ({ G, owner, report }, wanted) => {
    const count = Math.min(wanted, G.warriors);
    if (count === 0) return;
    G.warriors -= count;
    playerOf(G, owner).warriors += count;
    report({ fact: 'worker', playerID: owner, worker: 'warrior', count });
  },
  craftsman: (at, wanted) => {
    const level = itemAt(contentOf(at.G).craftsmen.byRound, at.G.round - 1);
    for (let left = wanted; left > 0 && at.G.craftsmenSupply[level] > 0; left--) {
      at.G.craftsmenSupply[level] -= 1;
      gainCraftsman(at);
    }
  },
  takeCraftsman: (at) => {
    const { G } = at;
    const left = itemAt(G.craftsmenOnTrack, G.round - 1);
    if (left === 0) return;
    G.craftsmenOnTrack[G.round - 1] = left - 1;
    gainCraftsman(at);
  },
  bonusTile: ({ G, owner, source, report }) => {
    const place = territoryAt(source);
    const tile = place === null ? null : rowOf(G, place.row).bonus;
    if (tile !== null) pushBonusTile(G, owner, tile, report);
  },
  choose: (at, options) => {
    at.G.pending.push({ kind: 'choose', ...choiceOf(at), options });
  },
  exchange: (at, exchange) => {
    at.G.pending.push({ kind: 'pay', ...choiceOf(at), exchange, times: exchange.times });
  },
  raid: ({ G, owner, source, report }) => {
    loseMilitary(G, owner, RAID_PRICE, report);
    const due = lootDue(G, owner);
    for (const each of due) report({ fact: 'raid', ...each });
    for (const { playerID, count } of due.toReversed())
      if (count > 0) G.pending.push({ kind: 'loot', owner: playerID, source, raider: owner, count });
  },
  leader: ({ G, owner, report }) => {
    G.leader = owner;
    report({ fact: 'leader', playerID: owner });
    if (G.round === ROUNDS) {
      push(G, owner, 'leader', [LEADER_LAST]);
      return;
    }
    const order = clockwiseFrom(G.numPlayers, owner);
    for (let place = order.length - 1; place >= 0; place--)
      push(G, itemAt(order, place), 'leader', itemAt(LEADER_GIFTS, place));
  },
  vpPer: ({ G, owner, report }, { metric: name, vp, category }) =>
    gainVp(G, owner, vp * metric(G, owner, name, category), report),
};

export function kindOf(effect: Effect): EffectKind {
  for (const kind in effect) return kind as EffectKind;
  throw new Error('effect: expected one key, got none');
}

function performEffect<Kind extends EffectKind>(at: Doing, kind: Kind, effect: Effect): void {
  const said: { readonly [Each in EffectKind]?: EffectMap[Each] } = effect;
  const value: EffectMap[Kind] | undefined = said[kind];
  if (value !== undefined) perform[kind](at, value);
}

/** Pushes what the player's artifacts add to resources from a territory space's own action. */
function pushTerritoryGains(G: G, owner: PlayerID): void {
  const { gave } = G.turn;
  if (gave.length === 0) return;
  for (const { card } of playerOf(G, owner).built.toReversed()) {
    const { effect } = artifactOf(G, card);
    if (
      effect.kind === 'permanent' &&
      'on' in effect &&
      effect.on === 'territoryGain' &&
      gave.includes(effect.resource)
    )
      push(G, owner, card, effect.do);
  }
}

/** Performs the effects on top of the stack until one pushes something. The remaining effects then go below it. */
function performTop(G: G, { owner, source, do: effects }: EffectsFrame, report: Report): void {
  const { pending } = G;
  pending.pop();
  const height = pending.length;
  const at: Doing = { G, owner, source, report: from(source, report) };
  for (let done = 0; done < effects.length; ) {
    const effect = itemAt(effects, done++);
    performEffect(at, kindOf(effect), effect);
    if (pending.length === height) continue;
    if (done < effects.length)
      pending.splice(height, 0, { kind: 'effects', owner, source, do: effects.slice(done) });
    return;
  }
}

function copied<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? [] : {}) as Value & object;
  for (const key in value) copy[key] = copied(value[key]);
  return copy;
}

/**
 * Replaces content records on the stack by copies, so that no object occurs twice in the state.
 * @param from index of the first entry to copy; those below are already copies
 */
function ownEffects(pending: readonly Pending[], from: number): void {
  for (let at = from; at < pending.length; at++) {
    const each = itemAt(pending, at);
    if (each.kind === 'effects') each.do = copied(each.do);
    else if (each.kind === 'choose') each.options = copied(each.options);
    else if (each.kind === 'pay') each.exchange = copied(each.exchange);
  }
}

/**
 * Performs everything pending until a player has at least two options (S3.3).
 * @param own number of stack entries from earlier moves, which need no copying
 */
export function settle(G: G, report: Report, own = 0): void {
  for (let untouched = own; ; ) {
    const top = G.pending[G.pending.length - 1];
    if (top === undefined) return;
    if (G.pending.length <= untouched) untouched = G.pending.length - 1;
    if (top.kind === 'effects') performTop(G, top, report);
    else if (top.kind === 'afterAction') {
      G.pending.pop();
      pushTerritoryGains(G, top.owner);
    } else if (top.kind === 'afterExchange') {
      G.pending.pop();
      G.turn.gave = top.gave;
    } else if (!autoChoice(G, top, from(top.source, report))) {
      ownEffects(G.pending, untouched);
      return;
    }
  }
}
