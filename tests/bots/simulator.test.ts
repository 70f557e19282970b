import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectSameAsReducer, randomLegal, randomTries } from './equality';
import { JOURNEY_MOVES, journey, journeyMoves } from './sample-games/journey';
import { market, marketMoves } from './sample-games/market';
import { QUARREL_MOVES, quarrel, quarrelMoves } from './sample-games/quarrel';

// boardgame.io reports every refusal on the console.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

describe('the simulator equals boardgame.io after every move', () => {
  test('market', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { ctx, refused } = expectSameAsReducer(market, {
        numPlayers: 1 + (seed % 4),
        setupData: { rounds: 3 },
        seed,
        pickMove: randomLegal(marketMoves),
      });
      expect(ctx.gameover).toBeDefined();
      expect(refused).toBe(0);
    }
  });
  test('quarrel', () => {
    for (let seed = 0; seed < 40; seed++) {
      expectSameAsReducer(quarrel, {
        numPlayers: 2 + (seed % 3),
        seed,
        pickMove: randomLegal(quarrelMoves),
        mostMoves: 400,
        strict: seed % 2 === 0,
      });
      expectSameAsReducer(quarrel, {
        numPlayers: 2 + (seed % 3),
        seed,
        pickMove: randomTries(QUARREL_MOVES, () => [1]),
        mostMoves: 100,
        strict: true,
      });
    }
  });
  test('journey', () => {
    for (let seed = 0; seed < 40; seed++) {
      expectSameAsReducer(journey, {
        numPlayers: 2 + (seed % 3),
        seed,
        pickMove: randomLegal(journeyMoves),
        mostMoves: 400,
        strict: true,
      });
      expectSameAsReducer(journey, {
        numPlayers: 2 + (seed % 3),
        seed,
        pickMove: randomTries(JOURNEY_MOVES, () => ['camp']),
        mostMoves: 100,
        strict: true,
      });
    }
  });
});
