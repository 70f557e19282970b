import difference from 'lodash/difference';
import { dealHidden } from '../../src/bots/dealHidden';
import type { SearchGame } from '../../src/bots/searchGame';
import { countOf } from '../../src/rules-kit/bag';
import { shuffled } from '../../src/rules-kit/shuffle';
import { teaRoad } from './game';
import { DECK, type G, GOODS, legalMoves, view } from './rules';

/** Steps made and a little for what is left to pay with, on the scale of a whole road. */
const worth = ({ players }: G, id: string) => (players[id].track + countOf(GOODS, players[id].goods)) / 40;

/** Deals what a view hides again, out of the cards that are not seen. */
export function determinize(seen: G, random: () => number): G {
  const open = Object.values(seen.players).flatMap(({ hand, bid }) => [...hand, bid]);
  return dealHidden(seen, shuffled(difference(DECK, open), random));
}

export const sampleBot: SearchGame<G> = {
  game: teaRoad as SearchGame<G>['game'],
  legalMoves: (G, _ctx, seat) => legalMoves(G, seat).map(({ move, args }) => ({ move, args: [...args] })),
  playerView: (G, _ctx, seat) => view(G, seat),
  determinize: (seen, _seat, random) => determinize(seen, random),
  evaluate: (G, _ctx, seat) => worth(G, seat),
  reward: (G) => Object.keys(G.players).map((id) => worth(G, id)),
};
