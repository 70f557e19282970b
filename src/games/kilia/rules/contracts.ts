/**
 * Contracts, sprats and coin payments: the moves that are allowed before and after an action (R3.7, R6, R7.2,
 * R8.8).
 */

import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { firstThat } from '../../../rules-kit/shuffle';
import { type ContractId, GOODS, type Good, type PlayerID } from '../content/terms';
import { placeMarker, placeMarkers } from './achievements';
import { contentOf, contractCard } from './content-pack/contentOf';
import type { Report } from './facts';
import { onlyOne } from './improvements';
import { anyPayment, contractCost, listedPayments, pay, purseOf, refusePayment, reportCoins } from './paying';
import { type G, type Payment, type Player, playerOf } from './state/state';
import { settle } from './turn';

export type FulfilArgs = { readonly contract: ContractId; readonly payment: Payment };

export function listFulfil(G: G, player: Player, add: (args: readonly [FulfilArgs]) => void): void {
  if (player.contracts.length === 0) return;
  const purse = purseOf(G, player);
  for (const contract of player.contracts) {
    for (const payment of listedPayments(G, player, contractCost(G, contract), purse)(0))
      add([{ contract, payment }]);
  }
}

/**
 * Returns a random legal argument: first a random contract that can be paid, then a random payment. Returns null if
 * no contract can be paid.
 */
export function anyFulfil(G: G, player: Player, random: () => number): readonly [FulfilArgs] | null {
  if (player.contracts.length === 0) return null;
  const purse = purseOf(G, player);
  return firstThat([...player.contracts], random, (contract) => {
    const payment = anyPayment(G, player, contractCost(G, contract), 0, purse, random);
    return payment === null ? null : [{ contract, payment }];
  });
}

export function refuseFulfil(G: G, player: Player, { contract, payment }: FulfilArgs): Refusal | null {
  if (!player.contracts.includes(contract)) return refuse('R6.1', 'notActive', { contract });
  return refusePayment(G, player, contractCost(G, contract), payment, 0);
}

/**
 * Pays the upper half of a contract, then gains the lower half: goods and coins, any good, a new contract (R6.1,
 * R6.3).
 */
export function fulfil(G: G, playerID: PlayerID, { contract, payment }: FulfilArgs, report: Report): void {
  const player = playerOf(G, playerID);
  pay(G, playerID, contractCost(G, contract), payment, report);
  player.contracts.splice(player.contracts.indexOf(contract), 1);
  player.fulfilled.push(contract);
  const { any = 0, coins = 0, contract: newContracts = 0, ...goods } = contractCard(G, contract).reward;
  for (const good of GOODS) player.goods[good] += goods[good] ?? 0;
  player.coins += coins;
  report({ fact: 'gained', playerID, goods: { ...goods }, coins, sprats: 0 });
  placeMarkers(G, playerID, report);
  for (let left = any; left > 0; left--) G.turn.steps.push({ kind: 'good', source: 'contract' });
  for (let left = newContracts; left > 0; left--) G.turn.steps.push({ kind: 'contract', source: 'contract' });
  settle(G, playerID, report);
}

/** The gains from eating a sprat: a coin or any good (R7.2). */
export type SpratUse = 'coin' | Good;

export function listEatSprat(player: Player, add: (args: readonly [SpratUse]) => void): void {
  if (player.sprats === 0) return;
  add(['coin']);
  for (const good of GOODS) add([good]);
}

export function refuseEatSprat(player: Player): Refusal | null {
  if (player.sprats > 0) return null;
  return refuse('R7.2', player.newSprats > 0 ? 'spratTooFresh' : 'noSprat');
}

export function eatSprat(G: G, playerID: PlayerID, use: SpratUse, report: Report): void {
  const player = playerOf(G, playerID);
  player.sprats -= 1;
  G.spratsInBox += 1;
  if (use === 'coin') player.coins += 1;
  else player.goods[use] += 1;
  const goods = use === 'coin' ? {} : onlyOne(use);
  report({ fact: 'gained', playerID, goods, coins: use === 'coin' ? 1 : 0, sprats: 0 });
}

export function refusePayCoins(G: G, player: Player): Refusal | null {
  const need = contentOf(G).numbers.coinAchievement;
  return player.coins >= need ? null : refuse('R8.8', 'coinsMissing', { need, have: player.coins });
}

/** Pays for the coin achievement. A player may do so repeatedly (R8.8). */
export function payCoins(G: G, playerID: PlayerID, report: Report): void {
  const coins = contentOf(G).numbers.coinAchievement;
  playerOf(G, playerID).coins -= coins;
  reportCoins(playerID, coins, report);
  placeMarker(G, playerID, 'coins', report);
}
