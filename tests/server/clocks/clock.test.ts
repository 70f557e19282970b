import { describe, expect, test } from 'vitest';
import { clockAt, PATIENCE, ranSince, replaceable } from '../../../src/server/clocks/clock';
import { nextChange } from '../../../src/server/clocks/correspondence/daysClock';

const seats = ['0', '1', '2'];
const MINUTE = 60_000;

describe('the clock', () => {
  test('stands still until the first move', () => {
    const clock = clockAt([], [], seats, 1, 1_000_000);
    expect(clock).toEqual({ left: { 0: MINUTE, 1: MINUTE, 2: MINUTE }, running: [], at: 1_000_000 });
    expect(nextChange(clock)).toBeUndefined();
  });

  test('runs for those who are to act, all of them at once', () => {
    const paces = [
      { at: 1000, toAct: ['1'] },
      { at: 3000, toAct: ['0', '2'] },
      { at: 4000, toAct: ['2'] },
    ];
    const clock = clockAt(paces, [], seats, 1, 9000);
    expect(clock.left).toEqual({ 0: MINUTE - 1000, 1: MINUTE - 2000, 2: MINUTE - 6000 });
    expect(clock.running).toEqual(['2']);
    expect(nextChange(clock)).toBe(MINUTE - 6000);
  });

  test('a seat that is out of time stays so; the others are waited for', () => {
    const clock = clockAt([{ at: 0, toAct: ['0', '1'] }], [], seats, 1, MINUTE + 5);
    expect(clock.left).toEqual({ 0: -5, 1: -5, 2: MINUTE });
    expect(nextChange(clock)).toBeUndefined();
  });

  test('ends with the game, when nobody is to act', () => {
    const paces = [
      { at: 0, toAct: ['0'] },
      { at: 10, toAct: [] },
    ];
    expect(clockAt(paces, [], seats, 1, 5 * MINUTE).left).toEqual({ 0: MINUTE - 10, 1: MINUTE, 2: MINUTE });
  });

  test('stands still while the server is away, whoever is to act', () => {
    const paces = [
      { at: 1000, toAct: ['0'] },
      { at: 5000, toAct: ['1'] },
    ];
    const absences = [
      { from: 0, until: 900 },
      { from: 2000, until: 4000 },
      { from: 4500, until: 8000 },
    ];
    const clock = clockAt(paces, absences, seats, 1, 9000);
    expect(clock.left).toEqual({ 0: MINUTE - 1500, 1: MINUTE - 1000, 2: MINUTE });
  });
});

describe('a seat may be handed to a bot', () => {
  const away = new Set<string>();

  test('when it is out of time, there or not', () => {
    const paces = [{ at: 0, toAct: ['0', '1'] }];
    const clock = clockAt(paces, [], seats, 1, MINUTE);
    expect(replaceable(clock, { paces, absences: [], movedAt: 0 }, new Set(seats), MINUTE)).toEqual([
      '0',
      '1',
    ]);
    const before = clockAt(paces, [], seats, 1, MINUTE - 1);
    expect(replaceable(before, { paces, absences: [], movedAt: 0 }, away, MINUTE - 1)).toEqual([]);
  });

  test('without a clock, when it was waited for a day and is not there', () => {
    const paces = [{ at: 1000, toAct: ['0', '1'] }];
    expect(
      replaceable(null, { paces, absences: [], movedAt: 1000 }, new Set(['0']), 1000 + PATIENCE),
    ).toEqual(['1']);
    expect(replaceable(null, { paces, absences: [], movedAt: 1000 }, away, 999 + PATIENCE)).toEqual([]);
    expect(replaceable(null, { paces: [], absences: [], movedAt: 0 }, away, PATIENCE)).toEqual([]);
  });

  test('without a clock, the days in which the server was away are nobody’s', () => {
    const paces = [{ at: 1000, toAct: ['0'] }];
    const absences = [{ from: 2000, until: 2000 + 9 * PATIENCE }];
    const back = 2000 + 9 * PATIENCE;
    expect(replaceable(null, { paces, absences, movedAt: 1000 }, away, back + PATIENCE - 1001)).toEqual([]);
    expect(replaceable(null, { paces, absences, movedAt: 1000 }, away, back + PATIENCE - 1000)).toEqual([
      '0',
    ]);
  });
});

describe('the time in which the server ran', () => {
  const absences = [
    { from: 100, until: 200 },
    { from: 300, until: 900 },
  ];

  test('is counted back over its absences', () => {
    expect(ranSince([], 50, 1000)).toBe(950);
    expect(ranSince(absences, 50, 1000)).toBe(950);
    expect(ranSince(absences, 150, 1000)).toBe(250);
    expect(ranSince(absences, 250, 1000)).toBe(50);
    expect(ranSince(absences, 1000, 1000)).toBe(-700);
  });

  test('an absence that ends before it begins, of a clock that was set back, counts for nothing', () => {
    expect(ranSince([{ from: 900, until: 100 }], 500, 1000)).toBe(500);
  });
});
