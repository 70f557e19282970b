import { legalMoves } from '../../../../src/games/terramara/rules/moves';
import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const buildWays: Scenario = {
  name: 'build-ways',
  description: 'A player can pay for an artifact in several ways.',
  save: () =>
    firstWhere(({ G, ctx, playerID }) => {
      const builds = legalMoves(G, ctx, playerID).flatMap((each) => (each.move === 'build' ? each.args : []));
      return builds.length > new Set(builds.map(({ card }) => card)).size;
    }),
};
