/** What lies open at a table of Terramara, by the rulebook (docs/terramara/rules.md): all but what is to come. */
import { artifacts } from '../../../src/games/terramara/content/artifacts';
import type { G } from '../../../src/games/terramara/rules/state';
import { namesOf, Open, type Oracle, type Place } from '../../scan/oracle';

/** Artifacts. */
const names = namesOf('a\\d{2}');

function openPlaces(G: G): ReadonlySet<string> {
  const { show, places } = new Open(names);
  // S1.6: eight lie face up. S2.6: those that leave the row were open.
  show('row', ...G.row);
  show('removed', ...G.removed);
  for (const [seat, player] of Object.entries(G.players)) {
    const built = player.built.map(({ card }) => card);
    show(`players/${seat}/built/card`, ...built);
    // S3.4: it lies face down from then on, but everyone saw it in the row.
    show(`players/${seat}/reserved`, player.reserved);
    // What an artifact asks its owner.
    show('pending/source', ...built);
  }
  return places;
}

/** S1.6: the pile. S1.13: the cards that said where fire tiles go. S2.2: the neutral cards of rounds to come. */
function covered(G: G, place: Place): unknown {
  if (place === 'pile') return G.pile.map(() => 'hidden');
  if (place === 'fireCards') return G.fireCards.map(() => 'hidden');
  if (place !== 'neutralDraws') return null;
  const isDrawn = (round: number) => round < G.drawnRounds;
  return G.neutralDraws.map((cards, round) => (isDrawn(round) ? cards : cards.map(() => 'hidden')));
}

export const own: Oracle<G> = {
  kinds: [
    { numPlayers: 4, setupData: {} },
    { numPlayers: 3, setupData: {} },
    { numPlayers: 2, setupData: { neutralFour: true } },
    { numPlayers: 4, setupData: { firstGame: true } },
  ],
  names,
  titles: artifacts.flatMap(({ id, en, ja }) => [en, ja].map((title) => ({ id, title }))),
  covers: ['hidden'],
  openPlaces,
  coveredPart: (G, _viewer, place) => {
    const sent = G.finished ? null : covered(G, place);
    return sent === null ? null : { sent };
  },
  isSecretMove: () => false,
  mayTellMove: () => true,
  provocations: ({ pile }) => {
    const next = pile.at(-1) ?? 'a01';
    return [
      { move: 'build', args: [next] },
      { move: 'reserve', args: [next] },
      { move: 'build', args: ['a99'] },
      { move: 'useArtifact', args: [pile[0] ?? 'a02'] },
      { move: 'place', args: ['nowhere', 'explorer'] },
    ];
  },
};
