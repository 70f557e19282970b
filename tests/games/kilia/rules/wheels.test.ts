/** Points of markers by place on a wheel. */
import { beforeAll, describe, expect, it } from 'vitest';
import { scenario } from '../../../../src/games/kilia';
import { ACHIEVEMENTS } from '../../../../src/games/kilia/content/terms';
import { valueAt, wheelValues } from '../../../../src/games/kilia/rules/achievements';
import { contentLibrary, contentWith } from '../../../../src/games/kilia/rules/content-pack/contentOf';

const SHORTEST = { title: 'two values', achievements: [{ id: 'coins', wheel: [9, 5] }] };

describe('the value at a place of a wheel', () => {
  beforeAll(() => contentLibrary.fetchReader());

  it.each([2, 3, 4])('comes from the wheel with %i players, and the last value repeats', (numPlayers) => {
    const G = scenario({ numPlayers, players: {} });
    const short = { ...G, content: contentLibrary.keep(contentWith(SHORTEST)) };
    for (const position of [G, { ...G, options: { ...G.options, extraWheel: 'coins' as const } }, short])
      for (const achievement of ACHIEVEMENTS) {
        const values = wheelValues(position, achievement);
        for (let place = 0; place < 7; place++)
          expect(valueAt(position, achievement, place)).toBe(values[Math.min(place, values.length - 1)]);
      }
    expect(wheelValues(short, 'coins')).toEqual(numPlayers === 2 ? [9] : [9, 5]);
  });
});
