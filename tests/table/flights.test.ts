/** Checks which pieces of a table move after a change of position. */
import { describe, expect, it } from 'vitest';
import { type Box, flightsOf, isShort, type ShownPiece, within } from '../../src/table/motion/flights';

const box = (x: number, y: number, size = 20): Box => ({ x, y, width: size, height: size });
const pieces = (all: Readonly<Record<string, ShownPiece>>) => new Map(Object.entries(all));
const NOWHERE = { of: () => null, holderOf: () => null };

describe('pieces of a table', () => {
  it('move from the old to the new place', () => {
    const before = pieces({ ship: { box: box(0, 0) }, card: { box: box(50, 0) } });
    const now = pieces({ ship: { box: box(200, 0) }, card: { box: box(50, 2) } });
    expect(flightsOf(before, now, NOWHERE)).toEqual([
      { name: 'ship', from: box(0, 0), to: box(200, 0), look: 'now' },
    ]);
  });

  it('look as before when the new place is smaller', () => {
    const before = pieces({ card: { box: box(0, 0, 100) } });
    const now = pieces({ card: { box: box(300, 0, 10) } });
    expect(flightsOf(before, now, NOWHERE)).toMatchObject([{ look: 'before' }]);
  });

  it('come from the place that they name, if it is on the screen', () => {
    const now = pieces({ worker: { box: box(300, 300), from: 'player-1' } });
    const panel = { x: 0, y: 0, width: 100, height: 60 };
    const places = { ...NOWHERE, of: (place: string) => (place === 'player-1' ? panel : null) };
    expect(flightsOf(new Map(), now, places)).toEqual([
      { name: 'worker', from: box(40, 20), to: box(300, 300), look: 'now' },
    ]);
    expect(flightsOf(new Map(), now, NOWHERE)).toEqual([]);
  });

  it('go to their holder when they have left the board, else nowhere', () => {
    const before = pieces({ 'card-1': { box: box(0, 0, 100) }, 'card-2': { box: box(100, 0, 100) } });
    const pill = { x: 300, y: 0, width: 80, height: 50 };
    const places = { ...NOWHERE, holderOf: (piece: string) => (piece === 'card-1' ? pill : null) };
    expect(flightsOf(before, new Map(), places)).toEqual([
      { name: 'card-1', from: box(0, 0, 100), to: box(315, 0, 50), look: 'before' },
    ]);
  });

  it('stay still when a whole row is dealt', () => {
    const row = Array.from({ length: 15 }, (_, nth) => `card-${nth}`);
    const at = (x: number) => new Map(row.map((name, nth) => [name, { box: box(x + nth * 20, 0) }]));
    expect(flightsOf(at(0), at(500), NOWHERE)).toEqual([]);
  });
});

describe('a piece within a place', () => {
  it('is in the middle and keeps its shape', () => {
    expect(within({ x: 0, y: 0, width: 40, height: 100 }, { x: 9, y: 9, width: 80, height: 40 })).toEqual({
      x: 0,
      y: 40,
      width: 40,
      height: 20,
    });
  });
});

describe('a change of position', () => {
  const live = (moves: number) => ({ moves, live: true });
  it.each([
    ['of one move', live(4), live(5), true],
    ['of a move with two moves of the game after it', live(4), live(7), true],
    ['that takes a move back', live(5), live(4), true],
    ['of the position to itself', live(5), live(5), false],
    ['that catches up many moves', live(4), live(9), false],
    ['in a replay', { moves: 4, live: false }, { moves: 5, live: false }, false],
    ['from a replay to the present', { moves: 5, live: false }, live(6), false],
  ])('%s is animated or not', (_, before, now, isAnimated) => {
    expect(isShort(before, now)).toBe(isAnimated);
  });
});
