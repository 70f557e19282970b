/** Artifacts: building, reserving, and effects that work once a round (S3.4 to S3.6, §7). */

import { silent } from '../../../rules-kit/logLine';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { type ArtifactId, type PlayerID, type Resources, ROW_OF_ARTIFACTS } from '../content/terms';
import type { Effect } from '../content/vocabulary';
import { adultVp, isAdult } from './characters';
import { doesSomething, refuseMissing } from './choices';
import { artifactOf, isArtifact } from './content-pack/contentOf';
import { from, type Report } from './facts';
import { canPayFor, discountsOf, payments, paysFor, pricesOf, reductionsOf } from './payments';
import { lose } from './resources';
import { type G, playerOf } from './state/state';
import { canReserve, gainVp, push, reach } from './tracks';

export type Building = { readonly card: ArtifactId; readonly pay: Resources };

/** Refills the row from the pile (S3.5). An empty pile leaves it short (S2.9). */
export function refillRow(G: G): void {
  while (G.row.length < ROW_OF_ARTIFACTS) {
    const card = G.pile.pop();
    if (card === undefined) return;
    if (card === 'hidden') throw new Error('refillRow: the pile of a view has no open card');
    G.row.push(card);
  }
}

function takeFromRow(G: G, card: ArtifactId): void {
  G.row.splice(G.row.indexOf(card), 1);
  refillRow(G);
}

/** Explains why a card can't be taken, or returns null if it can (S3.4, S3.5). */
function refuseTaking(G: G, playerID: PlayerID, card: ArtifactId): Refusal | null {
  if (G.turn.cardTaken) return refuse('S3.4', 'oneCardATurn');
  if (!isArtifact(G, card)) return refuse('S3.4', 'noSuchCard', { card });
  if (playerOf(G, playerID).reserved === card) return null;
  const place = G.row.indexOf(card);
  if (place < 0) return refuse('S3.4', 'notInRow', { card });
  const reached = reach(G, playerID);
  return place < reached ? null : refuse('S3.5', 'outOfReach', { card, place: place + 1, reach: reached });
}

/** Returns the cards that the player may build, regardless of cost. */
export function withinReach(G: G, playerID: PlayerID): readonly ArtifactId[] {
  const cards = G.row.slice(0, reach(G, playerID));
  const { reserved } = playerOf(G, playerID);
  if (reserved !== null) cards.push(reserved);
  return cards;
}

export function listBuilding(G: G, playerID: PlayerID, add: (args: readonly [Building]) => void): void {
  if (G.turn.cardTaken) return;
  const discounts = discountsOf(G, playerID);
  for (const card of withinReach(G, playerID))
    for (const pay of payments(G, playerID, card, discounts)) add([{ card, pay }]);
}

export function refuseBuilding(G: G, playerID: PlayerID, { card, pay }: Building): Refusal | null {
  const refused = refuseTaking(G, playerID, card);
  if (refused !== null) return refused;
  if (paysFor(G, playerID, card, pay)) return null;
  const costs = JSON.stringify(pricesOf(G, playerID, card));
  if (!canPayFor(G, playerID, card)) return refuse('S7.2', 'cannotPay', { card, costs });
  return refuseMissing(G, playerID, 'S7.2', pay) ?? refuse('S7.2', 'notThePrice', { card, costs });
}

/** Builds an artifact and applies its immediate effect (S3.4, S3.5, S7.4, S8.4). */
export function build(G: G, playerID: PlayerID, { card, pay }: Building, report: Report): void {
  const player = playerOf(G, playerID);
  if (report !== silent) report({ fact: 'built', playerID, card, less: reductionsOf(G, playerID, card) });
  lose(G, playerID, pay, report);
  if (player.reserved === card) player.reserved = null;
  else takeFromRow(G, card);
  player.built.push({ card, used: false });
  G.turn.cardTaken = true;
  const { level, effect } = artifactOf(G, card);
  if (isAdult(G, playerID, 'maker')) gainVp(G, playerID, adultVp(G, 'maker', level), from('maker', report));
  if (effect.kind === 'immediate') push(G, playerID, card, effect.do);
}

export function listReserving(G: G, playerID: PlayerID, add: (args: readonly [ArtifactId]) => void): void {
  if (G.turn.cardTaken || !canReserve(G, playerID) || playerOf(G, playerID).reserved !== null) return;
  for (const card of G.row.slice(0, reach(G, playerID))) add([card]);
}

export function refuseReserving(G: G, playerID: PlayerID, card: ArtifactId): Refusal | null {
  if (!canReserve(G, playerID)) return refuse('S6.3', 'noReserveAbility');
  if (playerOf(G, playerID).reserved !== null) return refuse('S3.4', 'oneReserved');
  return refuseTaking(G, playerID, card);
}

export function reserve(G: G, playerID: PlayerID, card: ArtifactId): void {
  takeFromRow(G, card);
  playerOf(G, playerID).reserved = card;
  G.turn.cardTaken = true;
}

const roundEffect = (G: G, card: ArtifactId): readonly Effect[] | null => {
  const { effect } = artifactOf(G, card);
  return effect.kind === 'round' ? effect.do : null;
};

export function refuseUsing(G: G, playerID: PlayerID, card: ArtifactId): Refusal | null {
  if (!isArtifact(G, card)) return refuse('S3.6', 'noSuchCard', { card });
  const own = playerOf(G, playerID).built.find((built) => built.card === card);
  if (own === undefined) return refuse('S3.6', 'notBuilt', { card });
  const effects = roundEffect(G, card);
  if (effects === null) return refuse('S3.6', 'notOnceARound', { card });
  if (own.used) return refuse('S3.6', 'usedThisRound', { card });
  return doesSomething(G, playerID, effects) ? null : refuse('S3.6', 'wouldDoNothing', { card });
}

export function listUsing(G: G, playerID: PlayerID, add: (args: readonly [ArtifactId]) => void): void {
  for (const { card, used } of playerOf(G, playerID).built) {
    if (used) continue;
    const effects = roundEffect(G, card);
    if (effects !== null && doesSomething(G, playerID, effects)) add([card]);
  }
}

export function useArtifact(G: G, playerID: PlayerID, card: ArtifactId): void {
  const own = playerOf(G, playerID).built.find((built) => built.card === card);
  if (own === undefined) throw new Error(`useArtifact: ${card} is not built by player ${playerID}`);
  own.used = true;
  push(G, playerID, card, roundEffect(G, card) ?? []);
}
