import { shuffled } from '../../../../rules-kit/shuffle';
import { type ArtifactId, LEVELS, type PlayerID } from '../../content/terms';
import { contentOf } from '../content-pack/contentOf';
import { cardsInDraw } from '../neutrals';
import { copyOf } from './copy';
import type { G } from './state';

type Random = () => number;

/**
 * Returns the artifacts that may be in the pile, level 3 first. The result is the same for every deal of a view.
 */
export function unseenIn(view: G): readonly (readonly ArtifactId[])[] {
  const seen = new Set<string>([
    ...view.row,
    ...view.removed,
    ...Object.values(view.players).flatMap(({ built, reserved }) => [
      ...built.map(({ card }) => card),
      ...(reserved === null ? [] : [reserved]),
    ]),
  ]);
  const { artifacts } = contentOf(view);
  return LEVELS.toReversed().map((level) =>
    artifacts.filter((card) => card.level === level && !seen.has(card.id)).map(({ id }) => id),
  );
}

/** Deals the hidden cards in place: the order within each level of the pile, and the neutral cards. */
export function dealCovered(G: G, unseen: readonly (readonly ArtifactId[])[], random: Random): void {
  if (G.pile.includes('hidden')) G.pile = unseen.flatMap((cards) => shuffled(cards, random));
  const { neutralCards } = contentOf(G);
  if (G.fireCards.includes('hidden'))
    G.fireCards = [...shuffled(neutralCards, random), ...shuffled(neutralCards, random).slice(0, 2)];
  const draws = cardsInDraw(neutralCards, G.neutralFour);
  G.neutralDraws = G.neutralDraws.map((draw) =>
    draw.includes('hidden') ? shuffled(draws, random).slice(0, draw.length) : draw,
  );
}

/** Returns a random complete state that looks the same as this view. The view doesn't change. */
export function determinize(view: G, _playerID: PlayerID | null, random: Random): G {
  const G = copyOf(view);
  dealCovered(G, unseenIn(view), random);
  return G;
}
