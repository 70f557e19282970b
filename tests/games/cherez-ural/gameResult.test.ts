/** Tests a game's result in the shape that all games share. */
import { describe, expect, it } from 'vitest';
import { BUSINESSES } from '../../../src/games/cherez-ural/content/businesses';
import { scoreNow } from '../../../src/games/cherez-ural/rules/scoring';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../src/games/cherez-ural/rules/state/view';
import { scoreIfEnded } from '../../../src/games/cherez-ural/view-model/gameResult';
import { modules } from '../../../src/games/modules';
import { LANGUAGES } from '../../../src/language/language';
import { itemAt } from '../../../src/rules-kit/indexed';
import { Session } from '../../../src/session/session';
import games from './golden.json' with { type: 'json' };
import { where } from './goldenGames';

const module = itemAt(modules, 0);

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

const totalOf = (parts: ReturnType<typeof scoreIfEnded>) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

describe('the score if the game ended now', () => {
  const late = BUSINESSES.find(({ effects }) => effects.some((effect) => effect.do === 'goldAtFinalScoring'));
  const session = new Session(
    module,
    where(4, ({ phase }) => phase === 'summer'),
  );
  const { timeline } = session.current();
  // The timeline of a running game holds the viewer's views, which is all that the table has.
  const seen = timeline.at(timeline.moves).G as G;

  it('R12.1 counts a face-down business for its owner only', () => {
    if (late === undefined) throw new Error('no card scores at the end');
    const G: G = {
      ...seen,
      players: Object.fromEntries(
        Object.entries(seen.players).map(([id, player]) => [
          id,
          { ...player, completed: [{ card: late.id, worker: 'w01', round: 1, faceUp: false }] },
        ]),
      ),
    };
    for (const other of Object.keys(G.players)) {
      const parts = (as: string) =>
        scoreIfEnded(viewFor(G, as), other, 'en').find(({ id }) => id === 'finalBusiness')?.amount;
      for (const as of Object.keys(G.players))
        if (as === other) expect(parts(as)).toBeGreaterThan(0);
        else expect(parts(as)).toBe(0);
    }
  });

  it('R13 adds up to the total that the bots use', () => {
    for (const id of Object.keys(seen.players))
      expect(totalOf(scoreIfEnded(seen, id, 'en'))).toBe(scoreNow(seen, id));
  });
});
