import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { ratingsAfter } from '../../../src/server/ratings/plackettLuce';
import { NEW_RATING, type Rating } from '../../../src/session/ratings';
import { expectedRatings } from './likelihood';

const game = (ratings: readonly Rating[], places: readonly number[]) =>
  ratings.map((rating, index) => ({ rating, place: itemAt(places, index) }));

function expectClose(found: readonly Rating[], expected: readonly Rating[], digits: number): void {
  expect(found).toHaveLength(expected.length);
  for (const [index, { mu, sigma }] of expected.entries()) {
    expect(itemAt(found, index).mu).toBeCloseTo(mu, digits);
    expect(itemAt(found, index).sigma).toBeCloseTo(sigma, digits);
  }
}

test('equals derivatives of the likelihood for 2 to 4 players with ties', () => {
  const player = fc.record({
    rating: fc.record({
      mu: fc.double({ min: 0, max: 50, noNaN: true }),
      sigma: fc.double({ min: 0.5, max: 9, noNaN: true }),
    }),
    place: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(player, { minLength: 2, maxLength: 4 }), (players) =>
      expectClose(ratingsAfter(players), expectedRatings(players), 4),
    ),
  );
});

/** Results of `rate` of the package openskill 5.0.1 with its default options. */
test.each<[Rating[], number[], Rating[]]>([
  [
    [NEW_RATING, NEW_RATING],
    [1, 2],
    [
      { mu: 27.635389493140497, sigma: 8.06590141354368 },
      { mu: 22.364610506859503, sigma: 8.06590141354368 },
    ],
  ],
  [
    [NEW_RATING, NEW_RATING],
    [1, 1],
    [
      { mu: 25, sigma: 8.06590141354368 },
      { mu: 25, sigma: 8.06590141354368 },
    ],
  ],
  [
    [NEW_RATING, { mu: 30, sigma: 3 }, { mu: 15, sigma: 1 }],
    [2, 1, 2],
    [
      { mu: 21.715270480336976, sigma: 7.612914216859578 },
      { mu: 30.375662360024513, sigma: 2.9944412223827173 },
      { mu: 15.005626096144255, sigma: 1.0033556360219769 },
    ],
  ],
  [
    [{ mu: 33, sigma: 1 }, NEW_RATING, { mu: 20, sigma: 5 }, { mu: 28, sigma: 2 }],
    [3, 1, 3, 2],
    [
      { mu: 32.91434480106882, sigma: 1.0033083606602125 },
      { mu: 29.228348674948528, sigma: 8.150292476500919 },
      { mu: 19.825853190868173, sigma: 4.933909601974169 },
      { mu: 28.124801408215326, sigma: 2.0002148320545783 },
    ],
  ],
])('equals OpenSkill for %j with places %j', (ratings, places, expected) => {
  expectClose(ratingsAfter(game(ratings, places)), expected, 10);
});
