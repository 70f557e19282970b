import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { firstThat } from '../../../rules-kit/shuffle';
import { type ActionId, type PlayerID, ZONES, type Zone } from '../content/terms';
import { placeMarkers } from './achievements';
import { actionCard, tablesOf } from './content-pack/contentOf';
import type { Report } from './facts';
import { anyPayment, listedPayments, pay, purseOf, refusePayment, zoneCost } from './paying';
import { canTake, price, takeCard } from './rows';
import { type G, type Payment, type Player, playerOf, type Step, type ZoneCard } from './state/state';
import { mayAct, refuseAction, settle } from './turn';

/** `card` is from the row, or a sprat. `zone` is the card's own zone; a sprat can go to any. */
export type ExpandArgs = { readonly card: ZoneCard; readonly zone: Zone; readonly payment: Payment };

/** Returns −1 if the card isn't in the row. */
const columnOf = (G: G, card: ActionId): number => G.actionRow.indexOf(card);

/**
 * Explains why a card can't be taken from the row (R3.3), or returns null if it can. `rule` is the rule of the move
 * that takes it.
 */
export function refuseCard(G: G, player: Player, card: ActionId, rule = 'R3.2'): Refusal | null {
  const column = columnOf(G, card);
  if (column < 0) return refuse(rule, 'notInRow', { card });
  if (canTake(G, player, column)) return null;
  return refuse('R3.3', 'priceMissing', { need: price(G, player, column), have: player.coins });
}

export function listExpand(G: G, player: Player, add: (args: readonly [ExpandArgs]) => void): void {
  if (!mayAct(G)) return;
  const purse = purseOf(G, player);
  const paymentsOf = new Map<Zone, (spent: number) => readonly Payment[]>();
  const addAll = (card: ZoneCard, zone: Zone, spent: number) => {
    const cost = zoneCost(G, player, zone);
    if (cost === null) return;
    const payments = paymentsOf.get(zone) ?? listedPayments(G, player, cost, purse);
    paymentsOf.set(zone, payments);
    for (const payment of payments(spent)) add([{ card, zone, payment }]);
  };
  G.actionRow.forEach((card, column) => {
    if (card !== null && canTake(G, player, column))
      addAll(card, actionCard(G, card).zone, price(G, player, column));
  });
  if (player.sprats > 0) for (const zone of ZONES) addAll('sprat', zone, 0);
}

/** Returns a random legal expansion: first a card and zone, then a payment. Returns null if none is possible. */
export function anyExpand(G: G, player: Player, random: () => number): readonly [ExpandArgs] | null {
  if (!mayAct(G)) return null;
  const ways: { readonly card: ZoneCard; readonly zone: Zone; readonly spent: number }[] = [];
  G.actionRow.forEach((card, column) => {
    if (card !== null && canTake(G, player, column))
      ways.push({ card, zone: actionCard(G, card).zone, spent: price(G, player, column) });
  });
  if (player.sprats > 0) for (const zone of ZONES) ways.push({ card: 'sprat', zone, spent: 0 });
  const purse = purseOf(G, player);
  return firstThat(ways, random, ({ card, zone, spent }) => {
    const cost = zoneCost(G, player, zone);
    const payment = cost === null ? null : anyPayment(G, player, cost, spent, purse, random);
    return payment === null ? null : [{ card, zone, payment }];
  });
}

export function refuseExpand(G: G, player: Player, { card, zone, payment }: ExpandArgs): Refusal | null {
  const notNow = refuseAction(G);
  if (notNow !== null) return notNow;
  if (card === 'sprat') {
    if (player.sprats === 0) return refuse('R7.2', player.newSprats > 0 ? 'spratTooFresh' : 'noSprat');
  } else {
    const notTaken = refuseCard(G, player, card);
    if (notTaken !== null) return notTaken;
    const own = actionCard(G, card).zone;
    if (own !== zone) return refuse('R4.1', 'wrongZone', { card, zone: own });
  }
  const cost = zoneCost(G, player, zone);
  if (cost === null) return refuse('R4.1', 'zoneFull', { zone });
  const spent = card === 'sprat' ? 0 : price(G, player, columnOf(G, card));
  return refusePayment(G, player, cost, payment, spent);
}

/**
 * The step that follows an expansion (R4.5, R4.6, R4.8). A shipyard card replaces the ship without a choice (R4.7).
 */
const IMPROVEMENTS: Readonly<Record<Zone, Step | null>> = {
  castle: { kind: 'contract', source: 'castle' },
  university: { kind: 'ability', source: 'university' },
  shipyard: null,
  warehouse: { kind: 'building', source: 'warehouse' },
};

export function expand(G: G, playerID: PlayerID, { card, zone, payment }: ExpandArgs, report: Report): void {
  const player = playerOf(G, playerID);
  const cost = zoneCost(G, player, zone);
  if (card === 'sprat') player.sprats -= 1;
  else takeCard(G, playerID, card, report);
  if (cost !== null) pay(G, playerID, cost, payment, report);
  player.zones[zone].push(card);
  report({ fact: 'zone', playerID, zone, cards: player.zones[zone].length });
  G.turn.actionDone = true;
  G.turn.extra = false;
  G.turn.action = { zone };
  placeMarkers(G, playerID, report);
  const step = IMPROVEMENTS[zone];
  if (step !== null) G.turn.steps.push({ ...step });
  else if (tablesOf(G).ship[player.ship + 1] !== undefined) {
    player.ship += 1;
    report({ fact: 'ship', playerID, ship: player.ship });
  }
  settle(G, playerID, report);
}
