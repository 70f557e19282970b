/** Artifact costs and payments (S7.2, S7.3, S5.6, S8.4). */

import { derivedFrom } from '../../../rules-kit/derived';
import { outside } from '../../../rules-kit/indexed';
import {
  type ArtifactId,
  type PlayerID,
  PROCESSED,
  RAW,
  type Resource,
  type Resources,
} from '../content/terms';
import type { Artifact, Content } from '../content/vocabulary';
import { isChild } from './characters';
import { artifactOf, contentOf } from './content-pack/contentOf';
import type { Reduction } from './facts';
import { holds } from './resources';
import { type G, type Player, playerOf } from './state/state';
import { reservesCheaper } from './tracks';

/** Raw and processed costs, both in the order of `RAW`. */
export type Cost = { readonly raw: readonly number[]; readonly processed: readonly number[] };

const costsByArtifact = derivedFrom(
  ({ artifacts }: Content) =>
    new Map<ArtifactId, Cost>(
      artifacts.map(({ id, cost }) => [
        id,
        {
          raw: RAW.map((kind) => cost[kind] ?? 0),
          processed: PROCESSED.map((kind) => cost[kind] ?? 0),
        },
      ]),
    ),
);

function costOf(G: G, card: ArtifactId): Cost {
  const cost = costsByArtifact(contentOf(G)).get(card);
  if (cost === undefined) throw new Error(`the content of this game has no artifact ${card}`);
  return cost;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const total = ({ raw, processed }: Cost): number => sum(raw) + sum(processed);

const lessOne = (counts: readonly number[], at: number): readonly number[] =>
  counts.map((count, kind) => (kind === at ? count - 1 : count));

/** Discount on each category's material, in the order of `PROCESSED`. */
export type Discounts = readonly number[];

const NO_DISCOUNTS: Discounts = PROCESSED.map(() => 0);

export function discountsOf(G: G, playerID: PlayerID): Discounts {
  let discounts: number[] | null = null;
  for (const { card } of playerOf(G, playerID).built) {
    const { effect } = artifactOf(G, card);
    if (effect.kind !== 'permanent' || !('modify' in effect) || effect.modify !== 'discount') continue;
    discounts ??= [...NO_DISCOUNTS];
    const kind = PROCESSED.indexOf(effect.category);
    discounts[kind] = (discounts[kind] ?? outside()) + 1;
  }
  return discounts ?? NO_DISCOUNTS;
}

/** Applies a category discount, which leaves at least 1 resource to pay. */
function lessByCategory({ category }: Artifact, cost: Cost, discounts: Discounts): Cost {
  const kind = PROCESSED.indexOf(category);
  let left = cost;
  for (
    let less = discounts[kind] ?? outside();
    less > 0 && (left.processed[kind] ?? outside()) > 0 && total(left) > 1;
    less--
  )
    left = { raw: left.raw, processed: lessOne(left.processed, kind) };
  return left;
}

/** Returns the reduced costs of a reserved artifact: 1 less of any resource that the builder chooses (S6.3). */
function lessByReserve(cost: Cost): readonly Cost[] {
  if (total(cost) <= 1) return [cost];
  return [
    ...cost.raw.flatMap((count, kind) =>
      count === 0 ? [] : [{ raw: lessOne(cost.raw, kind), processed: cost.processed }],
    ),
    ...cost.processed.flatMap((count, kind) =>
      count === 0 ? [] : [{ raw: cost.raw, processed: lessOne(cost.processed, kind) }],
    ),
  ];
}

/** Raw resources that the child Maker can pay instead of processed ones of the same tiles (S8.4). */
const MAKER_STAND_INS = 2;

export const standInsOf = (G: G, playerID: PlayerID): number =>
  isChild(G, playerID, 'maker') ? MAKER_STAND_INS : 0;

/** Whether a player has enough tiles of each kind, on either side. */
function hasTiles({ resources }: Player, { raw, processed }: Cost): boolean {
  for (let kind = 0; kind < RAW.length; kind++) {
    const asked = (raw[kind] ?? outside()) + (processed[kind] ?? outside());
    if (asked > 0 && resources[RAW[kind] ?? outside()] + resources[PROCESSED[kind] ?? outside()] < asked)
      return false;
  }
  return true;
}

/** Enumerates all ways to pay a cost, as the number of raw resources per kind. `add` returns true to stop early. */
function paymentsOf(
  G: G,
  playerID: PlayerID,
  cost: Cost,
  add: (rawPaid: readonly number[]) => boolean,
): boolean {
  const player = playerOf(G, playerID);
  // Rejects early, because most cards in reach can't be paid.
  if (!hasTiles(player, cost)) return false;
  const held = player.resources;
  const rawPaid = [0, 0, 0, 0];
  const fill = (kind: number, standIns: number): boolean => {
    if (kind === RAW.length) return add(rawPaid);
    const asked = (cost.raw[kind] ?? outside()) + (cost.processed[kind] ?? outside());
    const most = Math.min(asked, held[RAW[kind] ?? outside()], (cost.raw[kind] ?? outside()) + standIns);
    for (let raw = most; raw >= Math.max(0, asked - held[PROCESSED[kind] ?? outside()]); raw--) {
      rawPaid[kind] = raw;
      if (fill(kind + 1, standIns - Math.max(0, raw - (cost.raw[kind] ?? outside())))) return true;
    }
    return false;
  };
  return fill(0, standInsOf(G, playerID));
}

/** Returns the cards that make a card cheaper, and `reserve` for the river's discount on a reserved card (S6.3). */
export function reductionsOf(G: G, playerID: PlayerID, card: ArtifactId): readonly Reduction[] {
  const { built, reserved } = playerOf(G, playerID);
  const artifact = artifactOf(G, card);
  const printed = costOf(G, card);
  const left = lessByCategory(artifact, printed, discountsOf(G, playerID));
  const byCards = built.flatMap(({ card: own }) => {
    const { effect } = artifactOf(G, own);
    const isDiscount = effect.kind === 'permanent' && 'modify' in effect && effect.modify === 'discount';
    return isDiscount && effect.category === artifact.category ? [own] : [];
  });
  const isByReserve = reserved === card && reservesCheaper(G, playerID) && total(left) > 1;
  return [...byCards.slice(0, total(printed) - total(left)), ...(isByReserve ? (['reserve'] as const) : [])];
}

/** Returns a card's current cost. Several costs if the reserve discount can reduce different resources. */
export function costsOf(
  G: G,
  playerID: PlayerID,
  card: ArtifactId,
  discounts: Discounts = discountsOf(G, playerID),
): readonly Cost[] {
  const printed = costOf(G, card);
  const cost = discounts === NO_DISCOUNTS ? printed : lessByCategory(artifactOf(G, card), printed, discounts);
  const isReserved = playerOf(G, playerID).reserved === card;
  return isReserved && reservesCheaper(G, playerID) ? lessByReserve(cost) : [cost];
}

function paidBy({ raw, processed }: Cost, rawPaid: readonly number[]): Resources {
  const paid: { [Each in Resource]?: number } = {};
  for (let kind = 0; kind < RAW.length; kind++)
    if ((rawPaid[kind] ?? outside()) > 0) paid[RAW[kind] ?? outside()] = rawPaid[kind];
  for (let kind = 0; kind < RAW.length; kind++) {
    const count = (raw[kind] ?? outside()) + (processed[kind] ?? outside()) - (rawPaid[kind] ?? outside());
    if (count > 0) paid[PROCESSED[kind] ?? outside()] = count;
  }
  return paid;
}

/** Returns a card's current price: one bag, or one per choice of the reserve discount (S6.3). */
export const pricesOf = (G: G, playerID: PlayerID, card: ArtifactId): readonly Resources[] =>
  costsOf(G, playerID, card).map((cost) => paidBy(cost, cost.raw));

/** Returns the fewest resources that a player lacks for a card. Empty exactly if the card can be paid. */
export function missingFor(G: G, playerID: PlayerID, card: ArtifactId): Resources {
  const { resources } = playerOf(G, playerID);
  const lacks = costsOf(G, playerID, card).map(({ raw, processed }) => {
    const missing: { [Each in Resource]?: number } = {};
    let standIns = standInsOf(G, playerID);
    let count = 0;
    for (let kind = 0; kind < RAW.length; kind++) {
      const rawHeld = resources[RAW[kind] ?? outside()];
      const processedHeld = resources[PROCESSED[kind] ?? outside()];
      const unmade = Math.max(0, (processed[kind] ?? outside()) - processedHeld);
      const standIn = Math.min(unmade, standIns, Math.max(0, rawHeld - (raw[kind] ?? outside())));
      standIns -= standIn;
      const lacksRaw = Math.max(
        0,
        (raw[kind] ?? outside()) - rawHeld - Math.max(0, processedHeld - (processed[kind] ?? outside())),
      );
      if (lacksRaw > 0) missing[RAW[kind] ?? outside()] = lacksRaw;
      if (unmade > standIn) missing[PROCESSED[kind] ?? outside()] = unmade - standIn;
      count += lacksRaw + unmade - standIn;
    }
    return { missing, count };
  });
  return lacks.reduce((least, each) => (each.count < least.count ? each : least)).missing;
}

/** Whether any payment for a card could include this resource, with unlimited resources (S5.6, S8.4). */
export function couldPayWith(G: G, playerID: PlayerID, card: ArtifactId, resource: Resource): boolean {
  const hasStandIns = standInsOf(G, playerID) > 0;
  return costsOf(G, playerID, card).some(({ raw, processed }) =>
    RAW.some((kind, at) => {
      if (resource === kind)
        return (raw[at] ?? outside()) > 0 || (hasStandIns && (processed[at] ?? outside()) > 0);
      return resource === PROCESSED[at] && (raw[at] ?? outside()) + (processed[at] ?? outside()) > 0;
    }),
  );
}

/**
 * Lists every set of resources that pays for a card, most raw resources first, regardless of reach.
 * @param discounts the player's discounts, if already computed
 */
export function payments(G: G, playerID: PlayerID, card: ArtifactId, discounts?: Discounts): Resources[] {
  const costs = costsOf(G, playerID, card, discounts);
  const found: Resources[] = [];
  for (const cost of costs) {
    paymentsOf(G, playerID, cost, (rawPaid) => {
      found.push(paidBy(cost, rawPaid));
      return false;
    });
  }
  // Only different costs can lead to equal payments.
  if (costs.length === 1 || found.length < 2) return found;
  return [...new Map(found.map((paid) => [JSON.stringify(paid), paid])).values()];
}

/** Whether exactly these resources pay a cost. */
function pays(G: G, playerID: PlayerID, { raw, processed }: Cost, paid: Resources): boolean {
  let standIns = standInsOf(G, playerID);
  for (let kind = 0; kind < RAW.length; kind++) {
    const rawPaid = paid[RAW[kind] ?? outside()] ?? 0;
    if (
      rawPaid + (paid[PROCESSED[kind] ?? outside()] ?? 0) !==
      (raw[kind] ?? outside()) + (processed[kind] ?? outside())
    )
      return false;
    standIns -= Math.max(0, rawPaid - (raw[kind] ?? outside()));
  }
  return standIns >= 0 && holds(playerOf(G, playerID).resources, paid);
}

export const paysFor = (G: G, playerID: PlayerID, card: ArtifactId, paid: Resources): boolean =>
  costsOf(G, playerID, card).some((cost) => pays(G, playerID, cost, paid));

/** Whether a player can pay for a card in any way. */
export const canPayFor = (G: G, playerID: PlayerID, card: ArtifactId): boolean =>
  costsOf(G, playerID, card).some((cost) => paymentsOf(G, playerID, cost, () => true));
