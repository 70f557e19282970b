/** What an artifact costs its builder, and every way to pay for it (S7.2, S7.3, S5.6, S8.4). */
import { derivedFrom } from '../../../rules-kit/derived';
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
import { artifactOf, contentOf } from './contentOf';
import { holds } from './resources';
import type { G, Player } from './state';
import { reservesCheaper } from './tracks';

/** By kind, in the order of `RAW`: what is asked for raw and processed. */
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
  if (cost === undefined) throw new Error(`artifact ${card}: the content of this game has none`);
  return cost;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const total = ({ raw, processed }: Cost): number => sum(raw) + sum(processed);

const lessOne = (counts: readonly number[], at: number): readonly number[] =>
  counts.map((count, kind) => (kind === at ? count - 1 : count));

/** Of each category, in the order of `PROCESSED`, how much cheaper own artifacts make its material. */
export type Discounts = readonly number[];

const NO_DISCOUNTS: Discounts = PROCESSED.map(() => 0);

export function discountsOf(G: G, playerID: PlayerID): Discounts {
  let discounts: number[] | null = null;
  for (const { card } of G.players[playerID].built) {
    const { effect } = artifactOf(G, card);
    if (effect.kind !== 'permanent' || !('modify' in effect) || effect.modify !== 'discount') continue;
    discounts ??= [...NO_DISCOUNTS];
    discounts[PROCESSED.indexOf(effect.category)] += 1;
  }
  return discounts ?? NO_DISCOUNTS;
}

/** The category's material is cheaper; at least 1 resource is left to pay. */
function lessByCategory({ category }: Artifact, cost: Cost, discounts: Discounts): Cost {
  const kind = PROCESSED.indexOf(category);
  let left = cost;
  for (let less = discounts[kind]; less > 0 && left.processed[kind] > 0 && total(left) > 1; less--)
    left = { raw: left.raw, processed: lessOne(left.processed, kind) };
  return left;
}

/** A reserved artifact is 1 cheaper, whichever resource its builder chooses (S6.3). */
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

/** The Maker's child pays up to 2 raw resources for processed ones of their own tiles (S8.4). */
const MAKER_STAND_INS = 2;

export const standInsOf = (G: G, playerID: PlayerID): number =>
  isChild(G, playerID, 'maker') ? MAKER_STAND_INS : 0;

/** Whether of each kind of tile there are enough, on either side. */
function hasTiles({ resources }: Player, { raw, processed }: Cost): boolean {
  for (let kind = 0; kind < RAW.length; kind++) {
    const asked = raw[kind] + processed[kind];
    if (asked > 0 && resources[RAW[kind]] + resources[PROCESSED[kind]] < asked) return false;
  }
  return true;
}

/** Every way to pay a cost: of each tile's kind so many raw, the rest processed. `add` may say that it has seen enough. */
function paymentsOf(
  G: G,
  playerID: PlayerID,
  cost: Cost,
  add: (rawPaid: readonly number[]) => boolean,
): boolean {
  const player = G.players[playerID];
  // Most cards in reach can't be paid.
  if (!hasTiles(player, cost)) return false;
  const held = player.resources;
  const rawPaid = [0, 0, 0, 0];
  const fill = (kind: number, standIns: number): boolean => {
    if (kind === RAW.length) return add(rawPaid);
    const asked = cost.raw[kind] + cost.processed[kind];
    const most = Math.min(asked, held[RAW[kind]], cost.raw[kind] + standIns);
    for (let raw = most; raw >= Math.max(0, asked - held[PROCESSED[kind]]); raw--) {
      rawPaid[kind] = raw;
      if (fill(kind + 1, standIns - Math.max(0, raw - cost.raw[kind]))) return true;
    }
    return false;
  };
  return fill(0, standInsOf(G, playerID));
}

/** What a card costs now: one way, but where the reserve's reduction may be taken off one resource or another. */
export function costsOf(
  G: G,
  playerID: PlayerID,
  card: ArtifactId,
  discounts: Discounts = discountsOf(G, playerID),
): readonly Cost[] {
  const printed = costOf(G, card);
  const cost = discounts === NO_DISCOUNTS ? printed : lessByCategory(artifactOf(G, card), printed, discounts);
  const isReserved = G.players[playerID].reserved === card;
  return isReserved && reservesCheaper(G, playerID) ? lessByReserve(cost) : [cost];
}

function paidBy({ raw, processed }: Cost, rawPaid: readonly number[]): Resources {
  const paid: { [Each in Resource]?: number } = {};
  for (let kind = 0; kind < RAW.length; kind++) if (rawPaid[kind] > 0) paid[RAW[kind]] = rawPaid[kind];
  for (let kind = 0; kind < RAW.length; kind++) {
    const count = raw[kind] + processed[kind] - rawPaid[kind];
    if (count > 0) paid[PROCESSED[kind]] = count;
  }
  return paid;
}

/** Returns the present price of a card: one bag, or one for each choice of the reduction (S6.3). */
export const pricesOf = (G: G, playerID: PlayerID, card: ArtifactId): readonly Resources[] =>
  costsOf(G, playerID, card).map((cost) => paidBy(cost, cost.raw));

/** Returns the resources that a player lacks for a card: as few as possible, none exactly where the card can be paid. */
export function missingFor(G: G, playerID: PlayerID, card: ArtifactId): Resources {
  const { resources } = G.players[playerID];
  const lacks = costsOf(G, playerID, card).map(({ raw, processed }) => {
    const missing: { [Each in Resource]?: number } = {};
    let standIns = standInsOf(G, playerID);
    let count = 0;
    for (let kind = 0; kind < RAW.length; kind++) {
      const rawHeld = resources[RAW[kind]];
      const processedHeld = resources[PROCESSED[kind]];
      const unmade = Math.max(0, processed[kind] - processedHeld);
      const standIn = Math.min(unmade, standIns, Math.max(0, rawHeld - raw[kind]));
      standIns -= standIn;
      const lacksRaw = Math.max(0, raw[kind] - rawHeld - Math.max(0, processedHeld - processed[kind]));
      if (lacksRaw > 0) missing[RAW[kind]] = lacksRaw;
      if (unmade > standIn) missing[PROCESSED[kind]] = unmade - standIn;
      count += lacksRaw + unmade - standIn;
    }
    return { missing, count };
  });
  return lacks.reduce((least, each) => (each.count < least.count ? each : least)).missing;
}

/** Whether some payment for a card has this resource (S5.6, S8.4), with unlimited resources. */
export function couldPayWith(G: G, playerID: PlayerID, card: ArtifactId, resource: Resource): boolean {
  const hasStandIns = standInsOf(G, playerID) > 0;
  return costsOf(G, playerID, card).some(({ raw, processed }) =>
    RAW.some((kind, at) => {
      if (resource === kind) return raw[at] > 0 || (hasStandIns && processed[at] > 0);
      return resource === PROCESSED[at] && raw[at] + processed[at] > 0;
    }),
  );
}

/** Every set of resources that pays for a card, each once, those with most raw resources first; whether the card is
 *  within reach is not asked.
 *  @param discounts where the player's are at hand */
export function payments(G: G, playerID: PlayerID, card: ArtifactId, discounts?: Discounts): Resources[] {
  const costs = costsOf(G, playerID, card, discounts);
  const found: Resources[] = [];
  for (const cost of costs) {
    paymentsOf(G, playerID, cost, (rawPaid) => {
      found.push(paidBy(cost, rawPaid));
      return false;
    });
  }
  // Only of several costs can two be paid alike.
  if (costs.length === 1 || found.length < 2) return found;
  return [...new Map(found.map((paid) => [JSON.stringify(paid), paid])).values()];
}

/** Whether this very set of resources pays a cost. */
function pays(G: G, playerID: PlayerID, { raw, processed }: Cost, paid: Resources): boolean {
  let standIns = standInsOf(G, playerID);
  for (let kind = 0; kind < RAW.length; kind++) {
    const rawPaid = paid[RAW[kind]] ?? 0;
    if (rawPaid + (paid[PROCESSED[kind]] ?? 0) !== raw[kind] + processed[kind]) return false;
    standIns -= Math.max(0, rawPaid - raw[kind]);
  }
  return standIns >= 0 && holds(G.players[playerID].resources, paid);
}

export const paysFor = (G: G, playerID: PlayerID, card: ArtifactId, paid: Resources): boolean =>
  costsOf(G, playerID, card).some((cost) => pays(G, playerID, cost, paid));

/** Whether a player can pay for a card at all. */
export const canPayFor = (G: G, playerID: PlayerID, card: ArtifactId): boolean =>
  costsOf(G, playerID, card).some((cost) => paymentsOf(G, playerID, cost, () => true));
