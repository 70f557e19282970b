/** The decisions that effects require: for each kind its options, refusals and result. */

import {
  type Bag,
  countOf as bagCount,
  bagsOf,
  bagsWithin,
  rememberedBy,
  toBag,
} from '../../../rules-kit/bag';
import { itemAt } from '../../../rules-kit/indexed';
import { recordOf } from '../../../rules-kit/records';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import {
  type Level,
  type PlayerID,
  RAW,
  type Raw,
  RESOURCES,
  type Resource,
  type Resources,
} from '../content/terms';
import type { Effect, Exchange } from '../content/vocabulary';
import { ruleOfSource } from './asking';
import { contentOf } from './content-pack/contentOf';
import type { Report } from './facts';
import { bagOf, convert, countOf, gain, KINDS_OF, lose, supplyOf } from './resources';
import { territoryAt } from './spaces';
import { type Choice, type ChoiceKind, type G, playerOf, type Source } from './state/state';
import { isStep, listSteps, moveCaravan, push, type Step } from './tracks';

export type ChoiceOf<Kind extends ChoiceKind> = Extract<Choice, { kind: Kind }>;
type Add<Args> = (args: Args) => void;

/** Records the raw resources that a territory space's own action gave, because artifacts add to them later. */
export function noteGains(G: G, source: Source, gained: Resources): void {
  if (territoryAt(source) === null) return;
  for (const raw of RAW) if ((gained[raw] ?? 0) > 0 && !G.turn.gave.includes(raw)) G.turn.gave.push(raw);
}

// Gaining any resources (S5.5, S5.7)

/** Returns the limit per kind and in total, which can be lower than the choice's count if the supply is short. */
function gainLimits(G: G, { form, count, different }: ChoiceOf<'gain'>) {
  const most: { [Each in Resource]?: number } = {};
  let there = 0;
  for (const kind of KINDS_OF[form]) {
    const supply = Math.max(0, supplyOf(G, kind));
    const limit = different ? Math.min(1, supply) : Math.min(count, supply);
    most[kind] = limit;
    there += limit;
  }
  return { most, count: Math.min(count, there) };
}

const asArgs = <Kind extends string>(bags: readonly Bag<Kind>[]): readonly (readonly [Bag<Kind>])[] =>
  bags.map((bag) => Object.freeze([bag] as const));

/** Returns every way to take exactly `count` resources from a stock. */
const waysToTake = rememberedBy(RESOURCES, (stock, count) => asArgs(bagsOf(RESOURCES, count, stock)));

const waysToGain = (G: G, choice: ChoiceOf<'gain'>): readonly (readonly [Resources])[] => {
  const { most, count } = gainLimits(G, choice);
  return waysToTake(most, count);
};

export function listGain(G: G, choice: ChoiceOf<'gain'>, add: Add<readonly [Resources]>): void {
  for (const args of waysToGain(G, choice)) add(args);
}

export function refuseGain(G: G, choice: ChoiceOf<'gain'>, wanted: Resources): Refusal | null {
  const { count } = gainLimits(G, choice);
  const rule = ruleOfSource(G, choice.source);
  for (const kind of RESOURCES) {
    const asked = wanted[kind] ?? 0;
    if (asked === 0) continue;
    if (!KINDS_OF[choice.form].includes(kind))
      return refuse(rule, `gainForm.${choice.form}`, { resource: kind });
    if (choice.different && asked > 1) return refuse(rule, 'gainDifferent', { resource: kind });
    if (asked > supplyOf(G, kind)) return refuseBySupply(G, kind);
  }
  return bagCount(RESOURCES, wanted) === count ? null : refuse(rule, 'gainExactly', { count });
}

/** Refuses because the supply lacks a resource (S5.7). */
const refuseBySupply = (G: G, resource: Resource): Refusal =>
  refuse('S5.7', 'supplyEnds', {
    resource,
    left: supplyOf(G, resource),
    tiles: contentOf(G).resources.perKind,
  });

/** Explains which of these resources a player lacks first, or returns null if none is missing. */
export function refuseMissing(G: G, playerID: PlayerID, rule: string, wanted: Resources): Refusal | null {
  const { resources } = playerOf(G, playerID);
  for (const resource of RESOURCES)
    if ((wanted[resource] ?? 0) > resources[resource])
      return refuse(rule, 'resourcesMissing', { resource, held: resources[resource] });
  return null;
}

export function applyGain(
  G: G,
  { owner, source }: ChoiceOf<'gain'>,
  wanted: Resources,
  report: Report,
): void {
  G.pending.pop();
  noteGains(G, source, gain(G, owner, wanted, report));
}

// Processing up to a number of raw resources (S5.5, S3.6)

const waysToConvert = rememberedBy(RAW, (stock, count) =>
  asArgs(bagsWithin(RAW, { most: stock, room: count })),
);

/** Returns every argument for a craftsman of this level, which processes at least one resource. */
export const craftsmanUses = rememberedBy(RAW, (stock, level) =>
  bagsWithin(RAW, { most: stock, room: level })
    .filter((bag) => bagCount(RAW, bag) > 0)
    .map((bag) => Object.freeze([Object.freeze({ level: level as Level, convert: bag })] as const)),
);

/** Returns every way to process up to `count` raw resources, starting with none. */
export const conversions = (G: G, playerID: PlayerID, count: number): readonly (readonly [Bag<Raw>])[] =>
  waysToConvert(playerOf(G, playerID).resources, count);

/**
 * Checks a conversion.
 * @param rule the rule to cite, of the craftsman or effect
 */
export function refuseConversion(
  G: G,
  playerID: PlayerID,
  rule: string,
  count: number,
  raw: Bag<Raw>,
): Refusal | null {
  const missing = refuseMissing(G, playerID, rule, raw);
  if (missing !== null) return missing;
  return bagCount(RAW, raw) <= count ? null : refuse(rule, 'convertAtMost', { count });
}

export function applyConvert(G: G, { owner }: ChoiceOf<'convert'>, raw: Bag<Raw>, report: Report): void {
  G.pending.pop();
  convert(G, owner, raw, report);
}

// Swapping one raw resource for another (S5.8)

export type Swap = { readonly from: Raw; readonly to: Raw };

/** All possible swaps as arguments. A resource isn't swapped for its own kind. */
const SWAPS = RAW.map((from) => ({
  from,
  ways: RAW.filter((to) => to !== from).map((to) => Object.freeze([Object.freeze({ from, to })] as const)),
}));

export function listSwaps(G: G, playerID: PlayerID, add: Add<readonly [Swap]>): void {
  const { resources } = playerOf(G, playerID);
  for (const { from, ways } of SWAPS) {
    if (resources[from] === 0) continue;
    for (const args of ways) if (supplyOf(G, args[0].to) > 0) add(args);
  }
}

export function hasSwap(G: G, playerID: PlayerID): boolean {
  for (const from of RAW) {
    if (playerOf(G, playerID).resources[from] === 0) continue;
    for (const to of RAW) if (to !== from && supplyOf(G, to) > 0) return true;
  }
  return false;
}

export function refuseSwap(G: G, { owner, source }: ChoiceOf<'swap'>, { from, to }: Swap): Refusal | null {
  const rule = ruleOfSource(G, source);
  if (from === to) return refuse(rule, 'swapSame', { resource: from });
  const missing = refuseMissing(G, owner, rule, { [from]: 1 });
  if (missing !== null) return missing;
  return supplyOf(G, to) > 0 ? null : refuseBySupply(G, to);
}

export function applySwap(G: G, choice: ChoiceOf<'swap'>, { from, to }: Swap, report: Report): void {
  choice.times -= 1;
  if (choice.times === 0) G.pending.pop();
  const player = playerOf(G, choice.owner);
  player.resources[from] -= 1;
  player.resources[to] += 1;
  report({ fact: 'resources', playerID: choice.owner, gained: { [to]: 1 }, lost: { [from]: 1 } });
}

// Paying one resource for effects, up to a number of times (S5.5)

/** Returns the resources that can pay. Processed ones can replace raw ones (S5.6). */
const payable = ({ pay }: Exchange): readonly Resource[] =>
  'anyRaw' in pay ? RESOURCES : KINDS_OF.processed;

/** One of each resource, as move arguments. */
const ONE_OF = recordOf(RESOURCES, (kind): readonly [Resources] =>
  Object.freeze([Object.freeze({ [kind]: 1 })] as const),
);

export function listPay(G: G, { owner, exchange }: ChoiceOf<'pay'>, add: Add<readonly [Resources]>): void {
  const { resources } = playerOf(G, owner);
  for (const kind of payable(exchange)) if (resources[kind] > 0) add(ONE_OF[kind]);
}

export const canPay = (G: G, playerID: PlayerID, exchange: Exchange): boolean =>
  countOf(playerOf(G, playerID).resources, payable(exchange)) > 0;

export function refusePay(
  G: G,
  { owner, source, exchange }: ChoiceOf<'pay'>,
  paid: Resources,
): Refusal | null {
  const rule = ruleOfSource(G, source);
  const [kind] = RESOURCES.filter((each) => (paid[each] ?? 0) > 0);
  if (kind === undefined || bagCount(RESOURCES, paid) !== 1) return refuse(rule, 'payOne');
  if (!payable(exchange).includes(kind)) return refuse('S5.6', 'payProcessed', { resource: kind });
  return refuseMissing(G, owner, rule, paid);
}

export function applyPay(G: G, choice: ChoiceOf<'pay'>, paid: Resources, report: Report): void {
  const { owner, source, exchange } = choice;
  choice.times -= 1;
  if (choice.times === 0) G.pending.pop();
  lose(G, owner, paid, report);
  if (territoryAt(source) !== null)
    G.pending.push({ kind: 'afterExchange', owner, gave: G.turn.gave.slice() });
  push(G, owner, source, exchange.get);
}

// Resources that the loser of a raid gives (S5.3)

export function listLoot(G: G, { owner, count }: ChoiceOf<'loot'>, add: Add<readonly [Resources]>): void {
  for (const args of waysToTake(playerOf(G, owner).resources, count)) add(args);
}

export function refuseLoot(G: G, { owner, count }: ChoiceOf<'loot'>, loot: Resources): Refusal | null {
  const missing = refuseMissing(G, owner, 'S5.3', loot);
  if (missing !== null) return missing;
  return bagCount(RESOURCES, loot) === count ? null : refuse('S5.3', 'lootExactly', { count });
}

export function applyLoot(G: G, { owner, raider }: ChoiceOf<'loot'>, loot: Resources, report: Report): void {
  G.pending.pop();
  for (const kind of RESOURCES) {
    playerOf(G, owner).resources[kind] -= loot[kind] ?? 0;
    playerOf(G, raider).resources[kind] += loot[kind] ?? 0;
  }
  report({ fact: 'loot', from: owner, to: raider, resources: loot });
}

// One point of expedition (S6.4)

export function applyStep(G: G, choice: ChoiceOf<'expedition'>, step: Step, report: Report): void {
  choice.points -= 1;
  if (choice.points === 0) G.pending.pop();
  moveCaravan(G, choice.owner, step, report);
}

// One of several options (S4.1, S5.4)

export function applyChoose(G: G, { owner, source, options }: ChoiceOf<'choose'>, index: number): void {
  G.pending.pop();
  push(G, owner, source, itemAt(options, index));
}

/**
 * Drops a choice without options and plays one with a single option. Returns false if the owner has to decide
 * (S3.3).
 */
export function autoChoice(G: G, choice: Choice, report: Report): boolean {
  const { owner } = choice;
  const drop = () => {
    G.pending.pop();
    return true;
  };
  switch (choice.kind) {
    case 'expedition': {
      const steps: Step[] = [];
      listSteps(G, owner, ([step]) => steps.push(step));
      if (steps.length === 0) return drop();
      if (steps.length > 1) return false;
      applyStep(G, choice, itemAt(steps, 0), report);
      return true;
    }
    case 'gain': {
      const { most, count } = gainLimits(G, choice);
      if (count === 0) return drop();
      const kinds = KINDS_OF[choice.form].filter((kind) => (most[kind] ?? 0) > 0);
      if (kinds.length > 1 && bagCount(kinds, most) > count) return false;
      applyGain(G, choice, kinds.length > 1 ? toBag(kinds, most) : { [itemAt(kinds, 0)]: count }, report);
      return true;
    }
    case 'convert':
      return countOf(playerOf(G, owner).resources, RAW) === 0 && drop();
    case 'swap':
      return !hasSwap(G, owner) && drop();
    case 'pay':
      return !canPay(G, owner, choice.exchange) && drop();
    case 'choose':
      if (choice.options.length > 1) return false;
      applyChoose(G, choice, 0);
      return true;
    case 'loot': {
      const { resources } = playerOf(G, owner);
      const kinds = RESOURCES.filter((kind) => resources[kind] > 0);
      if (kinds.length > 1 && countOf(resources, kinds) > choice.count) return false;
      const given = kinds.length > 1 ? bagOf(resources) : { [itemAt(kinds, 0)]: choice.count };
      applyLoot(G, choice, given, report);
      return true;
    }
  }
}

/** Whether the effects would change anything. Artifacts that work once a round can't be used otherwise (S3.6). */
export function doesSomething(G: G, playerID: PlayerID, effects: readonly Effect[]): boolean {
  const { resources, caravans } = playerOf(G, playerID);
  return effects.some((effect) => {
    if ('gain' in effect)
      return RESOURCES.some((kind) => (effect.gain[kind] ?? 0) > 0 && supplyOf(G, kind) > 0);
    if ('gainAny' in effect) return RAW.some((kind) => supplyOf(G, kind) > 0);
    if ('expedition' in effect) return caravans.some((at) => at !== 'camp');
    if ('convert' in effect) return countOf(resources, RAW) > 0;
    if ('swap' in effect) return hasSwap(G, playerID);
    if ('exchange' in effect) return canPay(G, playerID, effect.exchange);
    if ('warrior' in effect) return G.warriors > 0;
    return true;
  });
}

/**
 * Explains why a caravan can't take a step, with the caravan and its possible spaces (S6.4, S6.7). Returns null if
 * it can.
 */
export function refuseStep(G: G, playerID: PlayerID, step: Step): Refusal | null {
  if (isStep(G, playerID, step)) return null;
  const caravan = step.caravan + 1;
  const from = playerOf(G, playerID).caravans[step.caravan];
  const next = contentOf(G).road.next[from];
  if (next === undefined) return refuse('S6.7', 'atCamp', { caravan });
  return next.includes(step.to)
    ? refuse('S6.4', 'sameCaravan', { from })
    : refuse('S6.4', 'noStep', { caravan, from, road: step.to });
}

export const refuseOption = (G: G, { source, options }: ChoiceOf<'choose'>, index: number): Refusal | null =>
  index < options.length
    ? null
    : refuse(ruleOfSource(G, source), 'noSuchOption', { index, last: options.length - 1 });
