import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { EvaluatedGame } from '../../../src/bots/searchGame';
import { createSimulator } from '../../../src/bots/simulator';
import { defined, itemAt } from '../../../src/rules-kit/indexed';
import { expectSameAsReducer } from '../../bots/equality';
import { chance, randomLegal } from '../../bots/picks';
import type { Setting } from './contract';

/** `EQUALITY_GAMES=500 npx vitest run tests/bots/equality.test.ts` plays all of them. */
const GAMES = Number(process.env.EQUALITY_GAMES ?? 3);

/** Number of moves after which positions are rated. Together they take long in a game with a slow evaluation. */
const RATED = 40;

/** Compares every field of the bots' simulator and boardgame.io's reducer after each move of random games. */
export function simulatesAsBoardgameDoes<G>(
  name: string,
  bot: EvaluatedGame<G>,
  settings: readonly Setting[],
): void {
  describe(`${name}: the simulator equals boardgame.io in G, ctx and dice after every move of random games`, () => {
    beforeAll(() => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterAll(() => {
      vi.restoreAllMocks();
    });
    const counts = [...new Set(settings.map(({ numPlayers }) => numPlayers))];
    test.each(counts)(
      'with %i players',
      (numPlayers) => {
        const setups = settings.filter((setting) => setting.numPlayers === numPlayers);
        for (let game = 0; game < GAMES; game++) {
          const { ctx, refused } = expectSameAsReducer(bot.game, {
            numPlayers,
            setupData: itemAt(setups, game % setups.length).setupData,
            seed: `equality ${numPlayers}/${game}`,
            pickMove: randomLegal(bot.legalMoves),
            mostMoves: 2000,
          });
          expect(ctx.gameover).toBeDefined();
          expect(refused).toBe(0);
        }
      },
      60_000 + GAMES * 5_000,
    );
  });
  test(`${name}: the bot rates each position from 0 to 1, which the easy level compares`, () => {
    const { numPlayers, setupData } = itemAt(settings, 0);
    const simulator = createSimulator(bot.game);
    const [next, random] = [randomLegal(bot.legalMoves), chance(name)];
    const state = simulator.initial({ numPlayers, setupData, seed: name });
    for (let rated = 0; rated < RATED && !simulator.isOver(state); rated++) {
      const choice = defined(next(state.G, state.ctx, random), 'legal move');
      simulator.apply(state, choice.playerID, choice.move, choice.args);
      for (let seat = 0; seat < numPlayers; seat++) {
        const value = bot.evaluate(state.G, state.ctx, String(seat));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
  });
}
