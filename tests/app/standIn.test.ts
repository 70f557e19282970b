import type { LogEntry } from 'boardgame.io';
import { expect, it } from 'vitest';
import { standInTurns } from '../../src/app/online/table/Notices';

const entry = (playerID: string, turn: number, standIn?: string): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'play', args: [], playerID } },
  _stateID: 0,
  turn,
  phase: '',
  ...(standIn === undefined ? {} : { metadata: { standIn } }),
});

it('counts the turns that bots played for the seat after the last move seen', () => {
  const log = [
    entry('1', 1, 'Oskar'),
    entry('0', 2),
    entry('1', 3, 'Oskar'),
    entry('1', 3, 'Oskar'),
    entry('2', 4, 'Ruth'),
    entry('1', 5, 'Oskar'),
    entry('1', 6),
  ];
  expect([...standInTurns(log, '1', 1)]).toEqual([['Oskar', 2]]);
  expect([...standInTurns(log, '0', 0)]).toEqual([]);
  expect([...standInTurns(log, undefined, 0)]).toEqual([]);
});
