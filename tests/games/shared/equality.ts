import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SearchGame } from '../../../src/bots/searchGame';
import { itemAt } from '../../../src/rules-kit/indexed';
import { expectSameAsReducer } from '../../bots/equality';
import { randomLegal } from '../../bots/picks';
import type { Setting } from './contract';

/** `EQUALITY_GAMES=500 npx vitest run tests/bots/equality.test.ts` plays all of them. */
const GAMES = Number(process.env.EQUALITY_GAMES ?? 3);

/** Compares every field of the bots' simulator and boardgame.io's reducer after each move of random games. */
export function simulatesAsBoardgameDoes<G>(
  name: string,
  bot: SearchGame<G>,
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
}
