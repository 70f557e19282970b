/** The course of a turn: allowed actions and open steps (R3). */

import { type Refusal, refuse } from '../../../rules-kit/refusal';
import type { Shuffle } from '../../../rules-kit/shuffle';
import { type PlayerID, ZONES } from '../content/terms';
import { hasAbility, hasExtra } from './abilities';
import { contentOf } from './content-pack/contentOf';
import { beginCouncil } from './council';
import type { Report } from './facts';
import { listedPayments, reportCoins, zoneCost } from './paying';
import { columnsFor, keys, pileCounts, refill, replaceRow } from './rows';
import { type G, type Player, playerOf, type Step } from './state/state';

/** Whether the player may take a card, or play a sprat, as an action now (R3.2, R4.6b). */
export const mayAct = ({ turn }: G): boolean => turn.steps.length === 0 && (!turn.actionDone || turn.extra);

export function refuseAction({ turn }: G): Refusal | null {
  if (!turn.actionDone || turn.extra) return null;
  return refuse('R3.2', 'actionDoneAlready');
}

/** Returns the columns whose card has an ability that the player lacks, left to right (R4.6). */
export const abilityColumns = (G: G, player: Player): number[] =>
  columnsFor(G, player, G.actionRow).filter((column) => {
    const card = G.actionRow[column] ?? null;
    return card !== null && !hasAbility(G, player, card);
  });

/** Whether an open step has any option. Steps without one are skipped (R4.4). */
function hasOption(G: G, player: Player, step: Step): boolean {
  switch (step.kind) {
    case 'good':
      return true;
    case 'contract':
      return columnsFor(G, player, G.contractRow).length > 0;
    case 'ability':
      return abilityColumns(G, player).length > 0 || mayRefresh(G, player);
    case 'building':
      return (
        player.canal.includes(null) &&
        (columnsFor(G, player, G.actionRow).length > 0 || mayRefresh(G, player))
      );
  }
}

/** A refresh may reveal a card that the row lacks (R3.1). */
const mayRefresh = (G: G, player: Player): boolean => refuseRefresh(G, player) === null;

/**
 * Skips steps without options. Once an action has no steps left, finishes it and offers the extra action, if any
 * (R4.6b).
 */
export function settle(G: G, playerID: PlayerID, report: Report): void {
  const { turn } = G;
  const player = playerOf(G, playerID);
  let [step] = turn.steps;
  while (step !== undefined && !hasOption(G, player, step)) {
    turn.steps.shift();
    [step] = turn.steps;
  }
  if (step !== undefined || turn.action === null) return;
  const { zone } = turn.action;
  turn.action = null;
  turn.extra = zone !== null && hasExtra(G, player, zone);
  if (turn.extra && zone !== null) report({ fact: 'extra', playerID, zone });
}

export function listSkipImprovement(G: G, add: (args: readonly []) => void): void {
  const step = G.turn.steps[0];
  if (step !== undefined && step.kind !== 'good') add([]);
}

export function refuseSkipImprovement({ turn: { steps } }: G): Refusal | null {
  const [step] = steps;
  return step === undefined || step.kind === 'good' ? refuse('R4.4', 'nothingToSkip') : null;
}

export function skipImprovement(G: G, playerID: PlayerID, report: Report): void {
  G.turn.steps.shift();
  settle(G, playerID, report);
}

/** Whether the player can still take a card of the row this turn (R3.1). */
function cardCanStillCome(G: G, player: Player): boolean {
  const { turn } = G;
  if (turn.steps.some(({ kind }) => kind === 'ability' || kind === 'building')) return true;
  if (turn.action === null) return !turn.actionDone || turn.extra;
  const { zone } = turn.action;
  return zone !== null && hasExtra(G, player, zone);
}

export function refuseRefresh(G: G, player: Player): Refusal | null {
  const need = contentOf(G).numbers.refreshPrice;
  if (G.turn.cardTaken) return refuse('R3.1', 'cardTakenAlready');
  if (!cardCanStillCome(G, player)) return refuse('R3.1', 'noCardToCome');
  if (pileCounts(G).actions === 0) return refuse('R3.1', 'pileEmpty');
  if (player.coins < need) return refuse('R3.1', 'coinsMissing', { need, have: player.coins });
  return null;
}

export function refresh(G: G, playerID: PlayerID, shuffle: Shuffle, report: Report): void {
  const coins = contentOf(G).numbers.refreshPrice;
  playerOf(G, playerID).coins -= coins;
  reportCoins(playerID, coins, report);
  replaceRow(G, shuffle, report);
  settle(G, playerID, report);
}

/** Whether any action is left: a card to take, or a zone to expand by sprat (R3.8). */
function isActionPossible(G: G, player: Player): boolean {
  // A card can always become a merchant (R5.3, R5.4).
  if (columnsFor(G, player, G.actionRow).length > 0) return true;
  if (player.sprats === 0) return false;
  return ZONES.some((zone) => {
    const cost = zoneCost(G, player, zone);
    return cost !== null && listedPayments(G, player, cost)(0).length > 0;
  });
}

export function refuseEndTurn(G: G, player: Player): Refusal | null {
  if (G.turn.actionDone || !isActionPossible(G, player)) return null;
  return refuse('R3.2', 'actionRequired', { keys: keys(G, player) });
}

/** Ends the turn (R3.6). After the last turn of a round, the council phase follows (R2.1). */
export function endTurn(G: G, playerID: PlayerID, report: Report): void {
  const player = playerOf(G, playerID);
  player.sprats += player.newSprats;
  player.newSprats = 0;
  refill(G, report);
  G.turn.over = true;
  G.turnsTaken += 1;
  if (G.turnsTaken === G.numPlayers) beginCouncil(G, report);
}
