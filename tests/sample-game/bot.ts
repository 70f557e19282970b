import type { BotMove, SearchGame } from '../../src/bots/search-game';
import { countOf } from '../../src/rules-kit/bag';
import { teaRoad } from './game';
import { determinize, type G, GOODS, legalMoves, view } from './rules';

/** Steps made and a little for what is left to pay with, on the scale of a whole road. */
const worth = ({ players }: G, id: string) => (players[id].track + countOf(GOODS, players[id].goods)) / 40;

export const sampleBot: SearchGame<G> = {
  game: teaRoad as SearchGame<G>['game'],
  legalMoves: (G, _ctx, playerID) =>
    legalMoves(G, playerID).map(({ move, args }): BotMove => ({ move, args: [...args] })),
  playerView: (G, _ctx, playerID) => view(G, playerID),
  determinize: (seen, _playerID, random) => determinize(seen, random),
  evaluate: (G, _ctx, playerID) => worth(G, playerID),
  reward: (G) => Object.keys(G.players).map((id) => worth(G, id)),
};
