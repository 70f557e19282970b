import { describe, expect, test } from 'vitest';
import { clockAt, PATIENCE, ranSince, replaceable } from '../../../src/server/clocks/clock';
import { nextChange } from '../../../src/server/clocks/correspondence/daysClock';

const seats = ['0', '1', '2'];
const MINUTE = 60_000;

describe('the clock', () => {
  test('starts with the first move', () => {
    const clock = clockAt([], [], seats, 1, 1_000_000);
    expect(clock).toEqual({
      left: { 0: MINUTE, 1: MINUTE, 2: MINUTE },
      running: [],
      at: 1_000_000,
      outSince: {},
    });
    expect(nextChange(clock)).toBeUndefined();
  });

  test('runs for all seats to act at once', () => {
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

  test('keeps counting for a seat out of time and for the others', () => {
    const clock = clockAt([{ at: 0, toAct: ['0', '1'] }], [], seats, 1, MINUTE + 5);
    expect(clock.left).toEqual({ 0: -5, 1: -5, 2: MINUTE });
    expect(nextChange(clock)).toBeUndefined();
  });

  test('returns when a seat ran out of time, without the time in which the server was down', () => {
    const paces = [
      { at: 0, toAct: ['0'] },
      { at: 40_000, toAct: ['1'] },
      { at: 50_000, toAct: ['0'] },
      { at: 200_000, toAct: ['0', '1'] },
    ];
    const absences = [{ from: 60_000, until: 100_000 }];
    expect(clockAt(paces.slice(0, 3), absences, seats, 1, 109_999).outSince).toEqual({});
    expect(clockAt(paces.slice(0, 3), absences, seats, 1, 110_000).outSince).toEqual({ 0: 110_000 });
    // The moment stays the same while the clock goes on, and after the seat has moved.
    expect(clockAt(paces, absences, seats, 1, 240_000).outSince).toEqual({ 0: 110_000 });
    expect(clockAt(paces, absences, seats, 1, 260_000).outSince).toEqual({ 0: 110_000, 1: 250_000 });
  });

  test('stops at the end of the game', () => {
    const paces = [
      { at: 0, toAct: ['0'] },
      { at: 10, toAct: [] },
    ];
    expect(clockAt(paces, [], seats, 1, 5 * MINUTE).left).toEqual({ 0: MINUTE - 10, 1: MINUTE, 2: MINUTE });
  });

  test('pauses while the server is down', () => {
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

describe('replaceable', () => {
  const away = new Set<string>();

  test('returns seats out of time, connected or not', () => {
    const paces = [{ at: 0, toAct: ['0', '1'] }];
    const clock = clockAt(paces, [], seats, 1, MINUTE);
    expect(replaceable(clock, { paces, absences: [], movedAt: 0 }, new Set(seats), MINUTE)).toEqual([
      '0',
      '1',
    ]);
    const before = clockAt(paces, [], seats, 1, MINUTE - 1);
    expect(replaceable(before, { paces, absences: [], movedAt: 0 }, away, MINUTE - 1)).toEqual([]);
  });

  test('returns absent seats after a day without a clock', () => {
    const paces = [{ at: 1000, toAct: ['0', '1'] }];
    expect(
      replaceable(null, { paces, absences: [], movedAt: 1000 }, new Set(['0']), 1000 + PATIENCE),
    ).toEqual(['1']);
    expect(replaceable(null, { paces, absences: [], movedAt: 1000 }, away, 999 + PATIENCE)).toEqual([]);
    expect(replaceable(null, { paces: [], absences: [], movedAt: 0 }, away, PATIENCE)).toEqual([]);
  });

  test("ignores the server's downtime without a clock", () => {
    const paces = [{ at: 1000, toAct: ['0'] }];
    const absences = [{ from: 2000, until: 2000 + 9 * PATIENCE }];
    const back = 2000 + 9 * PATIENCE;
    expect(replaceable(null, { paces, absences, movedAt: 1000 }, away, back + PATIENCE - 1001)).toEqual([]);
    expect(replaceable(null, { paces, absences, movedAt: 1000 }, away, back + PATIENCE - 1000)).toEqual([
      '0',
    ]);
  });
});

describe('ranSince', () => {
  const absences = [
    { from: 100, until: 200 },
    { from: 300, until: 900 },
  ];

  test("skips the server's downtimes", () => {
    expect(ranSince([], 50, 1000)).toBe(950);
    expect(ranSince(absences, 50, 1000)).toBe(950);
    expect(ranSince(absences, 150, 1000)).toBe(250);
    expect(ranSince(absences, 250, 1000)).toBe(50);
    expect(ranSince(absences, 1000, 1000)).toBe(-700);
  });

  test('ignores a downtime that ends before it begins', () => {
    expect(ranSince([{ from: 900, until: 100 }], 500, 1000)).toBe(500);
  });
});
