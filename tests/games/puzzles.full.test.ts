/** Searches all puzzles again, each with a seed that the search for puzzles didn't use. */
import { describe, expect, test } from 'vitest';
import { puzzlesIn } from '../../src/session/puzzles';
import { leads, puzzleGames } from './shared/puzzles';

/** Share of the puzzles whose answer must still lead by half of the least margin. The others are within the error. */
const SURE = 0.95;

describe.each(puzzleGames)('puzzles of $module.name', ({ module, load }) => {
  test('have answers that lead all other turns in a search with another seed', {
    timeout: 3_600_000,
  }, async () => {
    const leadOf = await leads(module);
    const puzzles = puzzlesIn(await load());
    const unsure = puzzles.filter((puzzle) => leadOf(puzzle) < 0.5).map(({ id }) => id);
    expect(unsure.length, unsure.join(', ')).toBeLessThanOrEqual((1 - SURE) * puzzles.length);
  });
});
