/** Choices that follow an expansion, a market space or a contract (R4.5, R4.6, R4.8, R5.2, R6.1). */
import type { Bag } from '../../../rules-kit/bag';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { type ActionId, type ContractId, GOODS, type Good, type PlayerID } from '../content/terms';
import { hasAbility } from './abilities';
import { refuseCard } from './expansion';
import type { Report } from './facts';
import { canTake, columnsFor, price, takeCard, takeFromContracts } from './rows';
import { type G, type Player, playerOf, type Step } from './state/state';
import { abilityColumns, settle } from './turn';
import { stripOf } from './voyage';

const isOpen = ({ turn }: G, kind: Step['kind']): boolean => turn.steps[0]?.kind === kind;

const refuseStep = (G: G, kind: Step['kind'], rule: string): Refusal | null =>
  isOpen(G, kind) ? null : refuse(rule, `noStep.${kind}`);

function done(G: G, playerID: PlayerID, report: Report): void {
  G.turn.steps.shift();
  settle(G, playerID, report);
}

export function listTakeContract(G: G, player: Player, add: (args: readonly [ContractId]) => void): void {
  if (!isOpen(G, 'contract')) return;
  for (const column of columnsFor(G, player, G.contractRow)) {
    const contract = G.contractRow[column] ?? null;
    if (contract !== null) add([contract]);
  }
}

export function refuseTakeContract(G: G, player: Player, contract: ContractId): Refusal | null {
  const column = G.contractRow.indexOf(contract);
  const notNow = refuseStep(G, 'contract', 'R4.5');
  if (notNow !== null) return notNow;
  if (column < 0) return refuse('R4.5', 'contractNotInRow', { contract });
  if (canTake(G, player, column)) return null;
  return refuse('R3.3', 'priceMissing', { need: price(G, player, column), have: player.coins });
}

export function takeContract(G: G, playerID: PlayerID, contract: ContractId, report: Report): void {
  takeFromContracts(G, playerID, contract, report);
  done(G, playerID, report);
}

export function listTakeAbility(G: G, player: Player, add: (args: readonly [ActionId]) => void): void {
  if (!isOpen(G, 'ability')) return;
  for (const column of abilityColumns(G, player)) {
    const card = G.actionRow[column] ?? null;
    if (card !== null) add([card]);
  }
}

export function refuseTakeAbility(G: G, player: Player, card: ActionId): Refusal | null {
  const refused = refuseStep(G, 'ability', 'R4.6') ?? refuseCard(G, player, card, 'R4.6');
  if (refused !== null) return refused;
  return hasAbility(G, player, card) ? refuse('R4.6', 'abilityTwice', { card }) : null;
}

/** Takes an ability, which works at once, even on the expansion that brought it (R4.6). */
export function takeAbility(G: G, playerID: PlayerID, card: ActionId, report: Report): void {
  takeCard(G, playerID, card, report);
  playerOf(G, playerID).abilities.push(card);
  done(G, playerID, report);
}

/** `space` is a canal space, 0 to 4. `turned` reverses the building's strip. */
export type BuildArgs = { readonly card: ActionId; readonly space: number; readonly turned: boolean };

/**
 * Lists only the lowest empty space, because a voyage gains the same from every space (R9.4). Lists a symmetrical
 * strip once.
 */
export function listBuild(G: G, player: Player, add: (args: readonly [BuildArgs]) => void): void {
  const space = player.canal.indexOf(null);
  if (!isOpen(G, 'building') || space < 0) return;
  for (const column of columnsFor(G, player, G.actionRow)) {
    const card = G.actionRow[column] ?? null;
    if (card === null) continue;
    add([{ card, space, turned: false }]);
    const strip = stripOf(G, player, { card, turned: false });
    if (strip.some((cell, at) => cell !== strip[strip.length - 1 - at])) add([{ card, space, turned: true }]);
  }
}

export function refuseBuild(G: G, player: Player, { card, space }: BuildArgs): Refusal | null {
  const refused = refuseStep(G, 'building', 'R4.8') ?? refuseCard(G, player, card, 'R4.8');
  if (refused !== null) return refused;
  return player.canal[space] === null ? null : refuse('R4.8', 'canalTaken', { count: space + 1 });
}

export function build(G: G, playerID: PlayerID, { card, space, turned }: BuildArgs, report: Report): void {
  takeCard(G, playerID, card, report);
  playerOf(G, playerID).canal[space] = { card, turned };
  done(G, playerID, report);
}

export function listChooseGood(G: G, add: (args: readonly [Good]) => void): void {
  if (isOpen(G, 'good')) for (const good of GOODS) add([good]);
}

export const refuseChooseGood = (G: G): Refusal | null => refuseStep(G, 'good', 'R5.2');

export function chooseGood(G: G, playerID: PlayerID, good: Good, report: Report): void {
  playerOf(G, playerID).goods[good] += 1;
  report({ fact: 'gained', playerID, goods: onlyOne(good), coins: 0, sprats: 0 });
  done(G, playerID, report);
}

export const onlyOne = (good: Good): Bag<Good> => ({ [good]: 1 });
