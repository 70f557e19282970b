import { ACHIEVEMENTS, GOODS, type PlayerID, SPACES, ZONES } from '../../content/terms';
import { abilityIds } from '../abilities';
import { timesMet } from '../achievements';
import { contentOf, tablesOf, zoneOf } from '../content-pack/contentOf';
import { isSpaceOpen } from '../market';
import { unseenIn } from './determinize';
import type { G, Player } from './state';

/** Returns every card on the boards, in the rows and in visible piles, once per place where it is. */
function cardsIn(G: G): string[] {
  const cards: (string | null)[] = [...G.actionRow, ...G.contractRow];
  const { actions, contracts } = G.piles;
  if (typeof actions !== 'number') cards.push(...actions);
  if (typeof contracts !== 'number') cards.push(...contracts);
  for (const player of Object.values(G.players)) {
    for (const zone of ZONES) cards.push(...player.zones[zone].filter((card) => card !== 'sprat'));
    for (const space of SPACES) cards.push(...player.market[space]);
    cards.push(...player.abilities, ...player.contracts, ...player.fulfilled);
    for (const building of player.canal)
      if (building !== null && building.card !== 'home') cards.push(building.card);
  }
  return cards.filter((card) => card !== null);
}

const spratsUnder = (player: Player): number =>
  ZONES.reduce((sum, zone) => sum + player.zones[zone].filter((card) => card === 'sprat').length, 0);

function brokenOfPlayer(G: G, playerID: PlayerID, player: Player): string | null {
  const amounts: [string, number][] = [
    ['coins', player.coins],
    ...GOODS.map((good): [string, number] => [good, player.goods[good]]),
    ['sprats', player.sprats],
    ['newSprats', player.newSprats],
    ['markers', player.markers],
  ];
  for (const [what, amount] of amounts)
    if (!Number.isInteger(amount) || amount < 0)
      return `players.${playerID}.${what} is ${amount}, expected a whole number from 0`;
  const { ship, zone: zones, space: spaces } = tablesOf(G);
  for (const zone of ZONES) {
    const cards = player.zones[zone];
    if (cards.length > zones[zone].maxCards)
      return `players.${playerID}.zones.${zone} has ${cards.length} cards, expected at most ${zones[zone].maxCards} (R4.1)`;
    const wrong = cards.find((card) => zoneOf(G, card) !== zone && card !== 'sprat');
    if (wrong !== undefined)
      return `players.${playerID}.zones.${zone}: ${wrong} expands the ${zoneOf(G, wrong)}, not the ${zone} (R4.1)`;
  }
  for (const space of SPACES) {
    if (player.market[space].length > 0 && !isSpaceOpen(G, player, space))
      return `players.${playerID}.market.${space}: a merchant without the two under it (R5.1)`;
    const most = player.market[space].length === 0 ? 0 : spaces[space].uses;
    const used = player.used[space];
    if (!Number.isInteger(used) || used < 0 || used > most)
      return `players.${playerID}.used.${space} is ${used}, expected 0 to ${most} (R5.6)`;
  }
  const ids = abilityIds(G, player);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) return `players.${playerID}.abilities: ${twice} occurs twice (R4.6)`;
  if (ship[player.ship] === undefined)
    return `players.${playerID}.ship is ${player.ship}, expected 1 to 5 (R4.7)`;
  const { homeSpace } = contentOf(G).canal;
  if (player.canal.some((building, at) => (building?.card === 'home') !== (at === homeSpace)))
    return `players.${playerID}.canal: the printed building is on space ${homeSpace} (R1.10)`;
  const under = player.met;
  const missed = ACHIEVEMENTS.find((achievement) => timesMet(G, player, achievement) > under[achievement]);
  return missed === undefined ? null : `players.${playerID}.met.${missed}: a marker is missing (R8.1)`;
}

/**
 * Returns a description of the first broken invariant, or null. For a player's view, checks only what the view
 * shows.
 */
export function brokenInvariant(G: G): string | null {
  const cards = cardsIn(G);
  const seen = new Set<string>();
  for (const card of cards) {
    if (seen.has(card)) return `${card} is in two places`;
    seen.add(card);
  }
  const content = contentOf(G);
  const starting = content.contracts.filter((contract) => contract.starting !== undefined);
  const dealt = cards.filter((card) => starting.every(({ id }) => id !== card));
  const expected = content.actionCards.length + content.contracts.length - starting.length;
  const { actions, contracts } = G.piles;
  const covered = typeof actions === 'number' ? actions + Number(contracts) : 0;
  if (dealt.length + covered !== expected)
    return `${dealt.length + covered} cards lie somewhere, expected ${expected} (R1.4, R1.5)`;
  if (covered > 0) {
    const unseen = unseenIn(G);
    if (unseen.actions.length !== actions)
      return `the pile has ${actions} action cards, but ${unseen.actions.length} are unseen`;
  }
  const players = Object.entries(G.players);
  const sprats = players.reduce(
    (sum, [, player]) => sum + player.sprats + player.newSprats + spratsUnder(player),
    G.sprats + G.spratsInBox,
  );
  if (G.sprats < 0 || sprats !== content.sprats)
    return `${sprats} sprats lie somewhere, expected ${content.sprats} (R1.3)`;
  for (const [playerID, player] of players) {
    const broken = brokenOfPlayer(G, playerID, player);
    if (broken !== null) return broken;
  }
  return null;
}
