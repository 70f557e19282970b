/**
 * Public information at a table of Terramara by the rulebook (docs/terramara/rules.md): everything except future
 * draws.
 */
import { artifacts } from '../../../src/games/terramara/content/artifacts';
import type { G } from '../../../src/games/terramara/rules/state/state';
import { namesOf, Open, type Oracle, type Place } from '../../scan/oracle';

/** Ids of artifacts. */
const names = namesOf('a\\d{2}');

function openPlaces(G: G): ReadonlySet<string> {
  const { show, places } = new Open(names);
  // Eight artifacts are face up (S1.6). Those that left the row were visible (S2.6).
  show('row', ...G.row);
  show('removed', ...G.removed);
  for (const [seat, player] of Object.entries(G.players)) {
    const built = player.built.map(({ card }) => card);
    show(`players/${seat}/built/card`, ...built);
    // A reserved artifact is face down, but everyone saw it in the row (S3.4).
    show(`players/${seat}/reserved`, player.reserved);
    // The source of a choice that an artifact requires.
    show('pending/source', ...built);
  }
  return places;
}

/** The pile (S1.6), the cards that placed fire tiles (S1.13), and neutral cards of later rounds (S2.2). */
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
