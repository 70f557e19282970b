import { describe, expect, it } from 'vitest';
import { isDealt, showsTime } from '../../src/app/online/seats/seats';
import type { Match, Player } from '../../src/session/protocol';

const ANNA: Player = { id: 0, name: 'Anna' };
const BOT: Player = { id: 1, name: 'Oskar', data: { bot: 'normal' } };
const FREE: Player = { id: 1 };

describe('a table in the list', () => {
  const match = (players: readonly Player[], updatedAt: number): Match => ({
    matchID: 'm',
    gameName: 'game',
    players,
    createdAt: 100,
    updatedAt,
  });

  it('is in progress before the first move when all seats are taken', () => {
    expect(isDealt(match([ANNA, BOT], 100))).toBe(true);
    expect(isDealt(match([ANNA, FREE], 100))).toBe(false);
  });

  it('is in progress after a move when a player has left', () => {
    expect(isDealt(match([ANNA, FREE], 101))).toBe(true);
  });
});

describe('the time of a seat', () => {
  it('is shown before the deal for people only', () => {
    const room = { open: false };
    expect([ANNA, BOT, FREE].map((player) => showsTime(room, player))).toEqual([true, false, false]);
  });

  it('is shown for every seat when the game runs', () => {
    expect([ANNA, BOT, FREE].every((player) => showsTime({ open: true }, player))).toBe(true);
  });
});
