import { type G, playerOf } from '../../../src/games/kilia/rules/state/state';
import type { GameBench } from '../../bench/gameBench';

const LATE_ROUND = 8;

export const own: GameBench<G> = {
  gamesPerSecond: 200,
  heavy: {
    name: 'legalMoves late, with large hoards',
    mostMs: 2,
    // Different hoards each time, so that no list comes from the cache.
    make({ G, ctx }, playerID, round) {
      if (ctx.phase !== 'turns' || G.round < LATE_ROUND) return null;
      const goods = {
        salt: 9 + (round % 7),
        brick: 12 - (round % 5),
        wood: 10 + (round % 3),
        wheat: 8 + (round % 11),
      };
      const player = { ...playerOf(G, playerID), goods };
      return { ...G, players: { ...G.players, [playerID]: player } };
    },
  },
};
