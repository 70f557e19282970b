import { expect, test } from 'vitest';
import { crash } from '../../scripts/crash/run';

test('killed hard under play: every acknowledged move is there, and everyone comes back', async () => {
  const report = await crash({ kills: 2, matches: 2, seed: 'test' });
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(2);
  expect(report.acknowledged).toBeGreaterThan(10);
});
