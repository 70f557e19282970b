/** A short run of `npm run cluster`, without its time limits, which depend on the machine. */
import { describe, expect, test } from 'vitest';
import { faults } from '../../../scripts/cluster/faults';
import { measure } from '../../../scripts/cluster/measure';
import { postgresUrl } from '../storage/databases';
import { canCluster } from './harness';
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

  test('lose, duplicate and leak nothing when a server is killed, the database cut off and Redis down', async () => {
    const report = await faults({ ...options, isSpread: true }, 3);
    expect(report.faults).toEqual([]);
    expect(report.row.faults).toBe(3);
    expect(report.row.acknowledged).toBeGreaterThan(10);
    for (const kind of ['chats', 'joins', 'keyChanges'] as const)
      expect(report.row[kind], kind).toBeGreaterThan(5);
  });

  test('measure the cost of a move in statements, bytes and processor time', async () => {
    const { row, faults } = await measure({ ...options, isSpread: false }, 20, 10);
    expect(faults).toEqual([]);
    // One read of the version, and a write of at least begin, row, position, undo step, log and commit.
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
