/** What an artifact costs its builder, and every way to pay for it (S7.2, S7.3, S5.6, S8.4). */
import { type ArtifactId, type PlayerID, PROCESSED, RAW, type Resources } from '../content/terms';
import type { Artifact } from '../content/vocabulary';
import { isChild } from './characters';
import { artifactOf } from './contentOf';
import type { G } from './state';
import { reservesCheaper } from './tracks';

/** By kind, in the order of `RAW`: what is asked for raw and processed. */
type Cost = { readonly raw: readonly number[]; readonly processed: readonly number[] };

const costOf = ({ cost }: Artifact): Cost => ({
  raw: RAW.map((kind) => cost[kind] ?? 0),
  processed: PROCESSED.map((kind) => cost[kind] ?? 0),
});

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const total = ({ raw, processed }: Cost): number => sum(raw) + sum(processed);

const lessOne = (counts: readonly number[], at: number): readonly number[] =>
  counts.map((count, kind) => (kind === at ? count - 1 : count));

/** The category's material is 1 cheaper for each own artifact that says so; at least 1 resource is left to pay. */
function lessByCategory(G: G, playerID: PlayerID, { category }: Artifact, cost: Cost): Cost {
  const kind = PROCESSED.indexOf(category);
  let left = cost;
  for (const { card } of G.players[playerID].built) {
    const { effect } = artifactOf(G, card);
    if (effect.kind !== 'permanent' || !('modify' in effect) || effect.modify !== 'discount') continue;
    if (effect.category === category && left.processed[kind] > 0 && total(left) > 1)
      left = { raw: left.raw, processed: lessOne(left.processed, kind) };
  }
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

/** Every way to pay a cost: of each tile's kind so many raw, the rest processed. `add` may say that it has seen enough. */
function paymentsOf(
  G: G,
  playerID: PlayerID,
  cost: Cost,
  add: (rawPaid: readonly number[]) => boolean,
): boolean {
  const held = G.players[playerID].resources;
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
  return fill(0, isChild(G, playerID, 'maker') ? MAKER_STAND_INS : 0);
}

function costsOf(G: G, playerID: PlayerID, card: ArtifactId): readonly Cost[] {
  const artifact = artifactOf(G, card);
  const cost = lessByCategory(G, playerID, artifact, costOf(artifact));
  const isReserved = G.players[playerID].reserved === card;
  return isReserved && reservesCheaper(G, playerID) ? lessByReserve(cost) : [cost];
}

/** Every set of resources that pays for a card, each once, those with most raw resources first; whether the card is
 *  within reach is not asked. */
export function payments(G: G, playerID: PlayerID, card: ArtifactId): Resources[] {
  const found = new Map<string, Resources>();
  for (const cost of costsOf(G, playerID, card)) {
    paymentsOf(G, playerID, cost, (rawPaid) => {
      const paid: Record<string, number> = {};
      RAW.forEach((kind, i) => {
        if (rawPaid[i] > 0) paid[kind] = rawPaid[i];
      });
      PROCESSED.forEach((kind, i) => {
        const count = cost.raw[i] + cost.processed[i] - rawPaid[i];
        if (count > 0) paid[kind] = count;
      });
      found.set(JSON.stringify(paid), paid);
      return false;
    });
  }
  return [...found.values()];
}

/** Whether a player can pay for a card at all. */
export const canPayFor = (G: G, playerID: PlayerID, card: ArtifactId): boolean =>
  costsOf(G, playerID, card).some((cost) => paymentsOf(G, playerID, cost, () => true));
