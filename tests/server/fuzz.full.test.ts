import { expect, test } from 'vitest';
import { fuzz } from '../../scripts/fuzz-server/run';
import { own } from '../../scripts/games/cherez-ural/fuzz';

test('forged and malformed messages: none is taken, the server lives, no match changes, no secret leaves', async () => {
  const report = await fuzz({ messages: 1500, seed: 'test', plan: own });
  expect(report.faults).toEqual([]);
  expect(report.taken).toBe(0);
  expect(report.refusedByRule).toBeGreaterThanOrEqual(1500);
  expect(report.kinds.size).toBeGreaterThan(14);
  for (const [kind, count] of report.kinds) expect(count, kind).toBeGreaterThan(20);
  expect(report.politeMoves).toBeGreaterThan(0);
  for (const answer of ['400', 'badMessage', 'unauthorized'])
    expect(report.answers.get(answer)).toBeGreaterThan(10);
});
