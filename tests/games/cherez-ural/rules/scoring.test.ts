/** Tests section 13: the end of the game. */
import { describe, expect, it } from 'vitest';
import { queries, scenario } from '../../../../src/games/cherez-ural';
import { endRound } from '../../../../src/games/cherez-ural/rules/roundEnd';
import { gameResult, trackGold } from '../../../../src/games/cherez-ural/rules/scoring';
import type { ScenarioPlayer } from '../../../../src/games/cherez-ural/rules/state/scenario';
import { playerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { itemAt } from '../../../../src/rules-kit/indexed';

/** Returns each player's gold for the West Europe track with these steps. */
const west = (...steps: number[]) => {
  const G = scenario({
    numPlayers: steps.length,
    players: Object.fromEntries(steps.map((westEurope, seat) => [seat, { tracks: { westEurope } }])),
  });
  return steps.map((_, seat) => trackGold(G, String(seat), 'westEurope'));
};

const ended = (players: ScenarioPlayer[]) => {
  const G = scenario({
    numPlayers: players.length,
    round: 4,
    players: Object.fromEntries(players.map((player, seat) => [seat, player])),
  });
  endRound(G);
  return gameResult(G);
};

describe('§13 game end', () => {
  it('R13.1 gives gold at final scoring for workers and completed businesses', () => {
    const score = itemAt(
      ended([
        {
          gold: 10,
          tracks: { westEurope: 3, china: 2 },
          workers: [{ id: 'w07' }, { id: 'w08' }],
          completed: ['p15', 'p27'],
        },
        {},
      ]).scores,
      0,
    );
    expect(score.breakdown.finalWorker).toBe(1 * 2 + 2 * 3);
    expect(score.breakdown.finalBusiness).toBe(30 + 20);
  });

  it('R13.1 adds up to the final gold in the breakdown', () => {
    for (const { gold, breakdown } of ended([
      { gold: 33, tracks: { china: 1 }, workers: [{ id: 'w07' }], completed: ['p14'] },
      { gold: 12 },
    ]).scores)
      expect(Object.values(breakdown).reduce((sum, part) => sum + part, 0)).toBe(gold);
  });

  it('R13.2 gives 20 gold for 1st place and 10 for 2nd', () => {
    expect(west(5, 3, 2, 1)).toEqual([20, 10, 0, 0]);
    expect(west(0, 1, 7)).toEqual([0, 10, 20]);
  });

  it('R13.2 splits 30 among tied 1st players, rounded down, without a 2nd place', () => {
    expect(west(4, 4, 3, 0)).toEqual([15, 15, 0, 0]);
    expect(west(4, 4, 4, 3)).toEqual([10, 10, 10, 0]);
    expect(west(4, 4, 4, 4)).toEqual([7, 7, 7, 7]);
  });

  it('R13.2 splits 10 among tied 2nd players, rounded down', () => {
    expect(west(5, 4, 4, 0)).toEqual([20, 5, 5, 0]);
    expect(west(5, 4, 4, 4)).toEqual([20, 3, 3, 3]);
  });

  it('R13.2 includes markers at 0', () => {
    expect(west(1, 0, 0, 0)).toEqual([20, 3, 3, 3]);
    expect(west(0, 0, 0)).toEqual([10, 10, 10]);
  });

  it('R13.2 gives the other of 2 players 10, even at 0', () => {
    expect(west(3, 0)).toEqual([20, 10]);
    expect(west(2, 2)).toEqual([15, 15]);
  });

  it('R13.2 scores each track separately', () => {
    const { scores } = ended([
      { gold: 0, tracks: { westEurope: 2, middleEast: 1 } },
      { gold: 0, tracks: { china: 1, middleEast: 1 } },
    ]);
    expect(scores.map(({ breakdown }) => breakdown.tracks)).toEqual([20 + 15 + 10, 10 + 15 + 20]);
  });

  it("R13.3 goes to the later player in round 1's turn order if tied on gold", () => {
    const result = ended([{ gold: 40 }, { gold: 40 }, { gold: 39 }, { gold: 40 }]);
    expect(result.ranking).toEqual(['3', '1', '0', '2']);
    expect(result.winner).toBe('3');
  });

  it('R13.3 matches the score now', () => {
    const G = scenario({
      numPlayers: 2,
      round: 4,
      players: {
        '0': { gold: 31, tracks: { china: 4 }, workers: [{ id: 'w07' }, { id: 'w12' }], completed: ['p15'] },
        '1': { gold: 60 },
      },
      pilgrimage: ['village-ob', 'village-sob'],
    });
    const before = ['0', '1'].map((seat) => queries.scoreNow(G, seat));
    expect(before).toEqual([31 + 4 + 14 + 30 + 50, 60 + 10 + 30]);
    endRound(G);
    expect(['0', '1'].map((seat) => playerOf(G, seat).gold)).toEqual(before);
    expect(['0', '1'].map((seat) => queries.scoreNow(G, seat))).toEqual(before);
  });
});
