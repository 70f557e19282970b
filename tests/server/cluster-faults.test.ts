/** A short form of `npm run cluster`; how soon people are back depends on the machine and is told there. */
import { describe, expect, test } from 'vitest';
import { faults } from '../../scripts/cluster/faults';
import { measure } from '../../scripts/cluster/measure';
import { canCluster } from './cluster-harness';
import { postgresUrl } from './databases';
import { redisUrl } from './redis';

describe.skipIf(!canCluster)('two servers under play', { timeout: 900_000 }, () => {
  const options = {
    databaseUrl: postgresUrl ?? '',
    redisUrl: redisUrl ?? '',
    servers: 2,
    workers: 0,
    matches: 2,
    seed: 'test',
    hasBots: false,
  };

  test('one killed, all connections to the database cut, Redis away: nothing is lost or doubled, and nothing secret went through Redis', async () => {
    const report = await faults({ ...options, isSpread: true }, 3);
    expect(report.faults).toEqual([]);
    expect(report.row.faults).toBe(3);
    expect(report.row.acknowledged).toBeGreaterThan(10);
  });

  test('what a move costs is counted: statements, bytes, processors', async () => {
    const { row, faults } = await measure({ ...options, isSpread: false }, 20, 10);
    expect(faults).toEqual([]);
    // Its version is read; it is written by no less than begin, row, position, undo step, log and commit.
    expect(row['statements a move']).toBeGreaterThan(6);
    for (const figure of [
      'CPU ms a move',
      'PostgreSQL bytes',
      'Redis commands',
      'Redis bytes',
      'bytes to clients',
    ])
      expect(row[figure], figure).toBeGreaterThan(0);
  });
});
