import difference from 'lodash/difference';
import { dealHidden } from '../../src/bots/dealHidden';
import type { EvaluatedGame } from '../../src/bots/searchGame';
import { countOf } from '../../src/rules-kit/bag';
import { entryOf } from '../../src/rules-kit/indexed';
import { shuffled } from '../../src/rules-kit/shuffle';
import { contentLibrary } from './content';
import { teaRoad } from './game';
import { DECK, type G, GOODS, legalMoves, view } from './rules';

/** Estimates a position in [0, 1]: steps made, plus a little for goods left to pay with. */
const worth = ({ players }: G, id: string) =>
  (entryOf(players, id).track + countOf(GOODS, entryOf(players, id).goods)) / 40;

/** Deals what a view hides from the cards that are not visible. */
export function determinize(seen: G, random: () => number): G {
  const open = Object.values(seen.players).flatMap(({ hand, bid }) => [...hand, bid]);
  return dealHidden(seen, shuffled(difference(DECK, open), random));
}

export const sampleBot: EvaluatedGame<G> = {
  contents: contentLibrary,
  game: teaRoad as EvaluatedGame<G>['game'],
  legalMoves: (G, _ctx, seat) =>
    legalMoves(G, null, seat).map(({ move, args }) => ({ move, args: [...args] })),
  playerView: (G, _ctx, seat) => view(G, seat),
  determinize: (seen, _seat, random) => determinize(seen, random),
  evaluate: (G, _ctx, seat) => worth(G, seat),
  reward: (G) => Object.keys(G.players).map((id) => worth(G, id)),
};
