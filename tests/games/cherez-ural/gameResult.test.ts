/** Tests a game's result in the shape that all games share. */
import { expect, it } from 'vitest';
import { modules } from '../../../src/games/modules';
import { LANGUAGES } from '../../../src/language/language';
import games from './golden.json' with { type: 'json' };

const [module] = modules;

it('lists everybody once in ranking order, with parts that add up to the total, and the winner', () => {
  for (const { result } of games) {
    for (const language of LANGUAGES) {
      const { ranking, winners, scores } = module.resultOf(result, language);
      expect(ranking).toEqual(result.ranking);
      expect(winners).toEqual(result.winner === null ? [] : [result.winner]);
      expect(scores.map(({ playerID }) => playerID)).toEqual(ranking);
      for (const { playerID, total, parts } of scores) {
        expect(total).toBe(result.scores.find((score) => score.playerID === playerID)?.gold);
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { name } of parts) expect(name).not.toMatch(/^$|terms\./);
      }
    }
  }
});
