import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { botGame } from '../../src/games/cherez-ural/bot/botGame';
import { expectSameAsReducer } from './equality';
import { randomLegal } from './picks';

/** `EQUALITY_GAMES=500 npx vitest run tests/bots/equality.test.ts` plays all of them. */
const GAMES = Number(process.env.EQUALITY_GAMES ?? 3);

const SETUPS = [{}, { draft: true }, { firstGameSets: true }, { soloOrder: 'hard' }];

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe('Через Урал: after every move of random games G, ctx and dice equal those of boardgame.io', () => {
  for (const numPlayers of [1, 2, 3, 4]) {
    test(
      `${numPlayers} players, ${GAMES} games`,
      () => {
        for (let game = 0; game < GAMES; game++) {
          const wanted = SETUPS[game % SETUPS.length];
          const fits = botGame.game.validateSetupData?.(wanted, numPlayers) === undefined;
          const setupData = fits ? wanted : {};
          const { ctx, refused } = expectSameAsReducer(botGame.game, {
            numPlayers,
            setupData,
            seed: `equality ${numPlayers}/${game}`,
            pickMove: randomLegal(botGame.legalMoves),
            mostMoves: 2000,
          });
          expect(ctx.gameover).toBeDefined();
          expect(refused).toBe(0);
        }
      },
      60_000 + GAMES * 5_000,
    );
  }
});
