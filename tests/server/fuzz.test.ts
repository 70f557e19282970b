import { expect, test } from 'vitest';
import { fuzz } from '../../scripts/fuzz-server/run';

test('malformed and forged messages: the server lives, no match changes, no secret leaves', async () => {
  const report = await fuzz({ messages: 3000, seed: 'test' });
  expect(report.faults).toEqual([]);
  expect(report.messages).toBe(3000);
  expect(report.ownMoves).toBeGreaterThan(0);
  expect(report.politeMoves).toBeGreaterThan(0);
  for (const answer of ['400', 'badMessage', 'unauthorized'])
    expect(report.answers.get(answer)).toBeGreaterThan(10);
});
