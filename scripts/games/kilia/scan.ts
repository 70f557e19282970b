/** Public information at a table of Kilia by the rulebook (docs/kilia/rules.md): everything except the piles. */
import { ACTION_CARDS } from '../../../src/games/kilia/content/actionCards';
import type { G } from '../../../src/games/kilia/rules/state/state';
import { namesOf, Open, type Oracle } from '../../scan/oracle';

/** Ids of action cards and contracts. */
const names = namesOf('[ac]\\d{2}');

function openPlaces(G: G): ReadonlySet<string> {
  const { show, places } = new Open(names);
  // Five of each are face up (R1.4, R1.5).
  show('actionRow', ...G.actionRow);
  show('contractRow', ...G.contractRow);
  for (const [seat, player] of Object.entries(G.players)) {
    const at = `players/${seat}`;
    // Cards on a player board are visible, whatever their use (R4).
    for (const [zone, cards] of Object.entries(player.zones)) show(`${at}/zones/${zone}`, ...cards);
    for (const [space, cards] of Object.entries(player.market)) show(`${at}/market/${space}`, ...cards);
    show(`${at}/abilities`, ...player.abilities);
    show(`${at}/canal/card`, ...player.canal.map((building) => building?.card));
    // Fulfilled contracts were visible before (R6.2).
    show(`${at}/contracts`, ...player.contracts);
    show(`${at}/fulfilled`, ...player.fulfilled);
  }
  return places;
}

/** The piles are face down, but the back of the top action card shows its zone (R1.4, R1.5). */
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
