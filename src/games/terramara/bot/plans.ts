/** The value of artifacts in reach for a player who lacks little of their cost. */

import { countOf } from '../../../rules-kit/bag';
import { itemAt, outside } from '../../../rules-kit/indexed';
import { portableExp } from '../../../rules-kit/portableExp';
import { type PlayerID, PROCESSED, RAW } from '../content/terms';
import type { Artifact, ArtifactEffect, Effect } from '../content/vocabulary';
import { withinReach } from '../rules/artifacts';
import { adultVp, isAdult } from '../rules/characters';
import { artifactOf, contentOf, startCardOf } from '../rules/content-pack/contentOf';
import { metric } from '../rules/metrics';
import { type Cost, costsOf, discountsOf, standInsOf } from '../rules/payments';
import { type G, playerOf } from '../rules/state/state';
import {
  AT_THE_END,
  CRAFTSMAN_A_ROUND,
  IN_PLAY,
  LASTING_A_ROUND,
  MILITARY_STEP,
  MISSING,
  RIVER_STEP,
  ROAD,
  ROUND_ARTIFACT_A_ROUND,
  START_CRAFTSMAN,
} from './outlook';

/** Number of planned buildings. Each is paid from the resources that the previous ones leave. */
const MOST_PLANNED = 3;

/** Returns an artifact's value per remaining round, not including its points at the end. */
export function artifactARound(effect: ArtifactEffect): number {
  if (effect.kind === 'round') return ROUND_ARTIFACT_A_ROUND;
  if (effect.kind !== 'permanent') return 0;
  return LASTING_A_ROUND['modify' in effect ? effect.modify : effect.on];
}

/** Returns the value of an effect that happens once. */
function doneOnce(G: G, effect: Effect, rounds: number): number {
  if ('vp' in effect) return effect.vp;
  if ('gain' in effect)
    return countOf(RAW, effect.gain) * IN_PLAY.raw + countOf(PROCESSED, effect.gain) * IN_PLAY.processed;
  // A step covers at least half a junction.
  if ('expedition' in effect) return effect.expedition * ROAD.junction;
  if ('technology' in effect) return effect.technology * RIVER_STEP;
  if ('military' in effect) return effect.military * MILITARY_STEP;
  if ('gainAny' in effect) return effect.gainAny.count * IN_PLAY[effect.gainAny.form];
  if ('convert' in effect) return effect.convert * (IN_PLAY.processed - IN_PLAY.raw);
  if (!('craftsman' in effect)) return 0;
  return CRAFTSMAN_A_ROUND[itemAt(contentOf(G).craftsmen.byRound, G.round - 1)] * rounds;
}

/** Returns the value of a drafted start card before it has taken effect (S1.11). */
export function startCardWorth(G: G, playerID: PlayerID, rounds: number): number {
  const { startCard } = playerOf(G, playerID);
  if (G.opening !== 'draft' || startCard === null) return 0;
  let worth = 0;
  for (const effect of startCardOf(G, startCard).do)
    worth += doneOnce(G, effect, rounds) + ('craftsman' in effect ? START_CRAFTSMAN : 0);
  return worth;
}

/** Returns the value of building an artifact, not including its printed points. */
function effectWorth(G: G, playerID: PlayerID, { effect, category }: Artifact, rounds: number): number {
  let worth = artifactARound(effect) * rounds;
  if (effect.kind === 'immediate') for (const each of effect.do) worth += doneOnce(G, each, rounds);
  else if (effect.kind === 'end')
    for (const each of effect.do) {
      if (!('vpPer' in each)) continue;
      const { metric: name, vp, category: counted } = each.vpPer;
      const itself = name === 'artifacts' || (name === 'sameCategory' && counted === category) ? 1 : 0;
      worth += vp * (metric(G, playerID, name, counted) + itself);
    }
  return worth;
}

/**
 * Returns the weight of the missing part of a cost, and the value of the rest. Subtracts the rest from `spend` if
 * given.
 */
function fit(
  stock: readonly number[],
  { raw, processed }: Cost,
  standIns: number,
  price: typeof IN_PLAY,
  spend: number[] | null,
): { readonly missing: number; readonly paid: number } {
  let missing = 0;
  let paid = 0;
  let raws = standIns;
  for (let kind = 0; kind < RAW.length; kind++) {
    const plain = raw[kind] ?? outside();
    const worked = processed[kind] ?? outside();
    if (plain + worked === 0) continue;
    const heldPlain = stock[kind] ?? outside();
    const heldWorked = stock[RAW.length + kind] ?? outside();
    const given = Math.min(worked, heldWorked);
    const instead = Math.min(worked - given, raws, heldPlain);
    raws -= instead;
    const toWork = Math.min(worked - given - instead, heldPlain - instead);
    const plainGiven = Math.min(plain, heldPlain - instead - toWork);
    // Leftover processed resources can replace raw ones (S5.6).
    const asPlain = Math.min(plain - plainGiven, heldWorked - given);
    missing +=
      MISSING.work * toWork +
      MISSING.processed * (worked - given - instead - toWork) +
      MISSING.raw * (plain - plainGiven - asPlain);
    paid += (instead + toWork + plainGiven) * price.raw + (given + asPlain) * price.processed;
    if (spend !== null) {
      // Only `stock` itself is ever passed as `spend`.
      spend[kind] = heldPlain - (instead + toWork + plainGiven);
      spend[RAW.length + kind] = heldWorked - (given + asPlain);
    }
  }
  return { missing, paid };
}

/**
 * Returns the value of the best artifacts in reach, one after another, minus the value of the resources spent.
 * @param rounds rounds after this one
 * @param placings own turns to come
 * @param use share of a resource's in-play value that still counts
 */
export function artifactsPlanned(
  G: G,
  playerID: PlayerID,
  rounds: number,
  placings: number,
  use: number,
): number {
  const { resources } = playerOf(G, playerID);
  const stock: number[] = [];
  for (const kind of RAW) stock.push(resources[kind]);
  for (const kind of PROCESSED) stock.push(resources[kind]);
  const price = {
    raw: AT_THE_END.raw + (IN_PLAY.raw - AT_THE_END.raw) * use,
    processed: AT_THE_END.processed + (IN_PLAY.processed - AT_THE_END.processed) * use,
  };
  const discounts = discountsOf(G, playerID);
  const standIns = standInsOf(G, playerID);
  const isMaker = isAdult(G, playerID, 'maker');
  const candidates: { readonly cost: Cost; readonly worth: number }[] = [];
  for (const card of withinReach(G, playerID)) {
    const artifact = artifactOf(G, card);
    const made = isMaker ? adultVp(G, 'maker', artifact.level) : 0;
    candidates.push({
      cost: itemAt(costsOf(G, playerID, card, discounts), 0),
      worth: artifact.vp + effectWorth(G, playerID, artifact, rounds) + made,
    });
  }
  let sum = 0;
  for (let planned = Math.min(MOST_PLANNED, placings); planned > 0; planned--) {
    let best = 0;
    let chosen = -1;
    for (let at = 0; at < candidates.length; at++) {
      const { cost, worth } = candidates[at] ?? outside();
      const { missing, paid } = fit(stock, cost, standIns, price, null);
      const gain = (worth - paid) * portableExp(-missing / MISSING.each);
      if (gain > best) {
        best = gain;
        chosen = at;
      }
    }
    if (chosen < 0) break;
    sum += best;
    const { cost } = itemAt(candidates.splice(chosen, 1), 0);
    fit(stock, cost, standIns, price, stock);
  }
  return sum;
}
