import type { LogEntry } from 'boardgame.io';
import { expect, it } from 'vitest';
import { seatsOf, standInAt } from '../../src/app/online/seats/seats';
import { standInTurns } from '../../src/app/online/table/Notices';
import { words } from '../../src/app/online/words';

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

it("keeps the owner's name at the seat in which a bot stands in", () => {
  const colours = [{ id: 'ink', css: '#000', name: { en: 'Ink', ja: '墨' } }];
  const bot = { id: 1, name: 'Oskar', heldFor: 'Anna', data: { bot: 'normal' } };
  expect(seatsOf([bot], colours, words('en'))).toMatchObject([{ name: 'Anna', bot: 'normal' }]);
  expect(standInAt(bot)).toBe('Oskar');
  expect(standInAt({ id: 1, name: 'Oskar', data: { bot: 'normal' } })).toBeNull();
  expect(standInAt({ id: 1, heldFor: 'Anna' })).toBeNull();
});
