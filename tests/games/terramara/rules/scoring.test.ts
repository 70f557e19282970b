/** Scoring (§9). */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/terramara';
import { gameResult } from '../../../../src/games/terramara/rules/scoring';
import { NO_FIRE, position } from '../table';

const score = (spec: object, more: object = {}) =>
  queries.scoreNow(position({ ...more, players: { '0': spec } }), '0');

describe('scoring', () => {
  it('S9.1 counts VP chips', () => {
    expect(score({ vp: 17 }).chips).toBe(17);
  });

  it('S9.2 counts printed VP of built artifacts, not of a reserved one', () => {
    expect(score({ built: ['a34', 'a01'], reserved: 'a35', river: 2 }, { round: 5 }).artifacts).toBe(13 + 2);
  });

  it('S9.3 counts end effects of artifacts and the Highlander’s outpost', () => {
    expect(score({ built: ['a08'], craftsmen: [1, 1, 2] }).cardEnds).toBe(3);
    const rows = { 1: { plain: 'p01' }, 2: { plain: 'p02' } };
    expect(score({ character: 'mountain', ownPlain: 'p04', craftsmen: [1, 1, 2] }, { rows }).cardEnds).toBe(
      6,
    );
  });

  it('S9.4 military rank: scores 8, 5, 2; ties get the better value; neutrals take ranks', () => {
    const ranks = (military: readonly number[], spec = {}) => {
      const players = Object.fromEntries(military.map((space, seat) => [seat, { military: space }]));
      const G = position({ ...spec, players });
      return military.map((_, seat) => queries.scoreNow(G, String(seat)).military);
    };
    expect(ranks([9, 3, 7, 0])).toEqual([8, 2, 5, 0]);
    expect(ranks([9, 9, 7, 0])).toEqual([8, 8, 2, 0]);
    expect(ranks([9, 7, 7, 7])).toEqual([8, 5, 5, 5]);
    const neutrals = { n0: { military: 8 }, n1: { military: 6 } };
    expect(ranks([7, 0], { numPlayers: 2, rows: NO_FIRE, neutrals })).toEqual([5, 0]);
  });

  it('S9.5 scores caravans by their rank at the camp', () => {
    expect(score({ caravans: ['camp', 'camp'] }).caravans).toBe(9 + 7);
  });

  it('S9.6 scores the highest tier reached for each flag', () => {
    const rows = { 1: { plain: 'p02' } };
    const vp = (river: number) => score({ flags: [1], river }, { round: 2, rows }).outposts;
    expect([4, 5, 8, 10, 11].map(vp)).toEqual([0, 3, 6, 6, 9]);
    expect(score({ river: 11 }, { round: 2, rows }).outposts).toBe(0);
  });

  it('S9.7 subtracts 5 for a reserved artifact that isn’t built', () => {
    expect(score({ reserved: 'a01', river: 2 }).reserved).toBe(-5);
    expect(score({}).reserved).toBe(0);
  });

  it('S9.8 scores ½ per raw resource and 1 per processed one, and keeps halves', () => {
    expect(score({ resources: { log: 3, bronze: 2 } }).resources).toBe(3.5);
  });

  it('S9.9 ranks by points, then river, then military; else a draw', () => {
    const base = { vp: 10, resources: {}, military: 0, river: 3 };
    const winners = (one: object, other: object) =>
      gameResult(
        position({
          numPlayers: 2,
          rows: NO_FIRE,
          players: { '0': { ...base, ...one }, '1': { ...base, ...other } },
        }),
      ).winners;
    expect(winners({}, { vp: 11 })).toEqual(['1']);
    expect(winners({ river: 4 }, {})).toEqual(['0']);
    // Ranks 1 and 2 give 8 and 5 VP, so both have 18 points and the military decides.
    expect(winners({ vp: 13 }, { military: 1 })).toEqual(['1']);
    expect(winners({ vp: 10 }, {})).toEqual(['0', '1']);
    const sword = position({
      numPlayers: 2,
      rows: NO_FIRE,
      neutrals: { n0: { military: 9 }, n1: { military: 9 } },
      players: { '0': { ...base, military: 1, vp: 10 }, '1': { ...base, military: 0, vp: 12 } },
    });
    // The third rank gives 2 VP and the fourth none: 12 points each.
    expect(gameResult(sword)).toMatchObject({ winners: ['0'], ranking: ['0', '1'] });
    expect(gameResult(sword).scores.map(({ points }) => points)).toEqual([12, 12]);
  });
});
