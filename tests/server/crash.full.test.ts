import { describe, expect, test } from 'vitest';
import { crash } from '../../scripts/crash/run';
import { readTrace } from '../../scripts/crash/trace';

test('loses nothing that was sent when the server is killed, and all clients reconnect', async () => {
  const report = await crash({ kills: 2, matches: 2, watched: 0, seed: 'test' });
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(2);
  expect(report.acknowledged).toBeGreaterThan(10);
});

describe('the trace of a move has the right faults when it is', () => {
  const WRITE = '77 pwrite64(21</data/matches.sqlite-wal>, "\\0\\0"..., 4096, 53184) = 4096';
  const SYNC = '77 fdatasync(21</data/matches.sqlite-wal>) = 0';
  const PATCH =
    '77 write(30<socket:[123]>, "\\201~\\2\\20142/cherez-ural,[\\"patch\\",\\"match-0\\",4,5,[{\\"op\\""..., 531) = 531';
  const ANSWER =
    '77 write(31<socket:[124]>, "\\201\\"43/cherez-ural,9[{\\"ok\\":true,\\"stateID\\":5}]", 40) = 40';
  const BEGUN = '78 fdatasync(21</data/matches.sqlite-wal> <unfinished ...>';
  const DONE = '78 <... fdatasync resumed>) = 0';

  test.each<[string, readonly string[], readonly string[]]>([
    ['written, synced, told', [WRITE, SYNC, PATCH, ANSWER], []],
    ['synced by another thread', [WRITE, BEGUN, DONE, PATCH], []],
    [
      'told while the sync still runs',
      [WRITE, BEGUN, PATCH, DONE],
      ['State 5 was sent before its write was synced.'],
    ],
    [
      'written again after the sync',
      [WRITE, SYNC, WRITE, ANSWER],
      ['State 5 was sent before its write was synced.'],
    ],
    ['never synced', [WRITE, PATCH, ANSWER], ['State 5 was sent before its write was synced.']],
    ['told first', [PATCH, WRITE, SYNC, ANSWER], ['State 5 was sent before it was written.']],
    ['answered first', [ANSWER, WRITE, SYNC], ['State 5 was sent before it was written.']],
  ])('%s', (_, lines, faults) => {
    expect(readTrace(lines.join('\n'))).toMatchObject({ sent: 1, faults });
  });
});
