import { describe, expect, it } from 'vitest';
import { lateSeats } from '../../src/app/online/clock/lateSeats';
import type { Clock, Player, TableNews } from '../../src/session/protocol';

const PLAYERS: readonly Player[] = [
  { id: 0, name: 'Anna' },
  { id: 1, name: 'Boris' },
  { id: 2, name: 'Oskar', heldFor: 'Clara', data: { bot: 'normal' } },
];

function late(clock: Clock | null, replaceable: readonly string[], players = PLAYERS) {
  const news: TableNews & { cameAt: number } = {
    onlookers: 0,
    atDoor: 0,
    movedAt: 500,
    now: 2000,
    cameAt: 0,
    nextMatchID: null,
    clock,
    replaceable,
    host: '0',
    muted: [],
  };
  return lateSeats({ players, news });
}

describe('the players who are late', () => {
  it('are those out of time for whom the table waits, with the moment', () => {
    const clock = {
      left: { 0: -5, 1: -9, 2: -1 },
      running: ['1', '2'],
      at: 2000,
      outSince: { 0: 100, 1: 900 },
    };
    expect(late(clock, ['0', '1', '2'])).toEqual([
      { playerID: '1', name: 'Boris', reason: 'outOfTime', since: 900 },
    ]);
    expect(late(clock, [])).toEqual([]);
  });

  it('include a player out of time whose clock in days is paused', () => {
    const days = { reserve: {}, deadlines: { 0: 2000 }, weekend: null, vacations: [], requests: [] };
    const clock = { left: { 0: 0, 1: 0, 2: 9 }, running: [], at: 2000, outSince: { 0: 700 }, days };
    expect(late(clock, ['0', '1'])).toEqual([
      { playerID: '0', name: 'Anna', reason: 'outOfTime', since: 700 },
    ]);
  });

  it('are those absent since the last move when there is no clock', () => {
    expect(late(null, ['0'])).toEqual([{ playerID: '0', name: 'Anna', reason: 'absent', since: 500 }]);
    expect(lateSeats({ players: PLAYERS, news: null })).toEqual([]);
  });
});
