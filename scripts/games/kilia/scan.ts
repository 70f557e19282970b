/** What lies open at a table of Kilia, by the rulebook (docs/kilia/rules.md): all but the piles. */
import { ACTION_CARDS } from '../../../src/games/kilia/content/actionCards';
import type { G } from '../../../src/games/kilia/rules/state';
import { namesOf, Open, type Oracle } from '../../scan/oracle';

/** Action cards and contracts. */
const names = namesOf('[ac]\\d{2}');

function openPlaces(G: G): ReadonlySet<string> {
  const { show, places } = new Open(names);
  // R1.4, R1.5: five of each lie face up.
  show('actionRow', ...G.actionRow);
  show('contractRow', ...G.contractRow);
  for (const [seat, player] of Object.entries(G.players)) {
    const at = `players/${seat}`;
    // R4: whatever use a card was put to, it lies on the player's board.
    for (const [zone, cards] of Object.entries(player.zones)) show(`${at}/zones/${zone}`, ...cards);
    for (const [space, cards] of Object.entries(player.market)) show(`${at}/market/${space}`, ...cards);
    show(`${at}/abilities`, ...player.abilities);
    show(`${at}/canal/card`, ...player.canal.map((building) => building?.card));
    // R6.2: fulfilled contracts were open before.
    show(`${at}/contracts`, ...player.contracts);
    show(`${at}/fulfilled`, ...player.fulfilled);
  }
  return places;
}

/** R1.4, R1.5: the piles lie face down; of the top action card the back is seen, which shows its zone. */
function coveredPiles({ piles }: G) {
  const { actions, contracts } = piles;
  if (!Array.isArray(actions) || !Array.isArray(contracts))
    throw new Error('The stored position has no piles.');
  const top = ACTION_CARDS.find(({ id }) => id === actions.at(-1));
  return { actions: actions.length, contracts: contracts.length, topZone: top?.zone ?? null };
}

export const own: Oracle<G> = {
  kinds: [
    { numPlayers: 4, setupData: {} },
    { numPlayers: 3, setupData: { extraWheel: 'fullMarket' } },
    { numPlayers: 2, setupData: { colours: 'random' } },
  ],
  names,
  titles: [],
  covers: [],
  openPlaces,
  coveredPart: (G, _viewer, place) => (place === 'piles' ? { sent: coveredPiles(G) } : null),
  isSecretMove: () => false,
  mayTellMove: () => true,
  provocations: ({ piles }) => {
    const [covered = 'a01'] = Array.isArray(piles.actions) ? piles.actions : [];
    const [contract = 'c05'] = Array.isArray(piles.contracts) ? piles.contracts : [];
    return [
      { move: 'expand', args: [covered, 'castle'] },
      { move: 'takeAbility', args: [{ card: covered }] },
      { move: 'takeContract', args: [contract] },
      { move: 'placeMerchant', args: ['a99'] },
      { move: 'refresh', args: ['everything'] },
    ];
  },
};
