import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import type { Pace } from '../../../src/server/clocks/clock';
import { daysClockAt, nextChange } from '../../../src/server/clocks/correspondence/daysClock';
import { Pauses, type Span } from '../../../src/server/clocks/correspondence/pauses';
import { isTimeZone, weekendsIn } from '../../../src/server/clocks/correspondence/weekends';
import type { DaysClock } from '../../../src/session/protocol';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const seats = ['0', '1', '2'];
/** Monday 0:00 in Berlin. */
const MONDAY = Date.parse('2026-03-16T00:00:00+01:00');

const rules = (changes: Partial<DaysClock> = {}): DaysClock => ({
  turnHours: 24,
  reserveHours: 48,
  weekendsOff: false,
  timeZone: 'Europe/Berlin',
  ...changes,
});
const counted = (paces: readonly Pace[], now: number, more: object = {}) => ({
  seats,
  paces,
  absences: [],
  vacations: [],
  now,
  ...more,
});

describe('a clock in days', () => {
  test('starts with the first move, with a full turn and reserve for everyone', () => {
    const clock = daysClockAt(rules(), counted([], MONDAY));
    expect(clock.left).toEqual({ 0: 72 * HOUR, 1: 72 * HOUR, 2: 72 * HOUR });
    expect(clock.days).toMatchObject({ reserve: { 0: 48 * HOUR }, deadlines: {} });
    expect(nextChange(clock)).toBeUndefined();
  });

  test('uses up the turn before the reserve and refills the turn each time', () => {
    const paces = [
      { at: MONDAY, toAct: ['0'] },
      { at: MONDAY + 30 * HOUR, toAct: ['1'] },
      { at: MONDAY + 40 * HOUR, toAct: ['0'] },
    ];
    const clock = daysClockAt(rules(), counted(paces, MONDAY + 45 * HOUR));
    expect(clock.left).toEqual({ 0: (24 + 42 - 5) * HOUR, 1: 72 * HOUR, 2: 72 * HOUR });
    expect(clock.days.reserve).toEqual({ 0: 42 * HOUR, 1: 48 * HOUR, 2: 48 * HOUR });
    expect(clock.days.deadlines).toEqual({ 0: MONDAY + (45 + 61) * HOUR });
    expect(nextChange(clock)).toBe(DAY);
  });

  test('counts one turn while a seat is waited for, whatever others do', () => {
    const paces = [
      { at: MONDAY, toAct: ['0', '1'] },
      { at: MONDAY + 20 * HOUR, toAct: ['0'] },
      { at: MONDAY + 30 * HOUR, toAct: ['0', '2'] },
    ];
    const clock = daysClockAt(rules(), counted(paces, MONDAY + 40 * HOUR));
    expect(clock.left).toEqual({ 0: 32 * HOUR, 1: 72 * HOUR, 2: 62 * HOUR });
  });

  test('gives a late seat no reserve but the full next turn', () => {
    const late = { at: MONDAY + 200 * HOUR, toAct: ['1'] };
    const out = daysClockAt(rules(), counted([{ at: MONDAY, toAct: ['0'] }], late.at));
    expect([out.left[0], out.days.deadlines[0]]).toEqual([0, late.at]);
    expect(out.outSince).toEqual({ 0: MONDAY + 72 * HOUR });
    const paces = [{ at: MONDAY, toAct: ['0'] }, late, { at: late.at + HOUR, toAct: ['0'] }];
    const next = daysClockAt(rules(), counted(paces, late.at + HOUR));
    expect([next.left[0], next.outSince]).toEqual([24 * HOUR, {}]);
  });

  test("pauses at weekends in the table's time zone and includes them in deadlines", () => {
    const friday = Date.parse('2026-03-20T12:00:00+01:00');
    const off = rules({ weekendsOff: true, reserveHours: 0 });
    const paces = [{ at: friday, toAct: ['0'] }];
    const before = daysClockAt(off, counted(paces, friday));
    expect(before.days.deadlines[0]).toBe(Date.parse('2026-03-23T12:00:00+01:00'));
    expect(nextChange(before)).toBe(12 * HOUR);
    const saturday = Date.parse('2026-03-21T00:00:00+01:00');
    const inside = daysClockAt(off, counted(paces, saturday + 5 * HOUR));
    expect([inside.running, inside.left[0]]).toEqual([[], 12 * HOUR]);
    expect(inside.days.weekend).toEqual({ from: saturday, until: saturday + 2 * DAY });
    expect(daysClockAt(off, counted(paces, saturday + 2 * DAY)).running).toEqual(['0']);
  });

  test('counts a downtime at a weekend once', () => {
    const absences = [{ from: MONDAY + 4 * DAY, until: MONDAY + 6 * DAY }];
    const clock = daysClockAt(
      rules({ weekendsOff: true, turnHours: 168 }),
      counted([{ at: MONDAY, toAct: ['0'] }], MONDAY + 8 * DAY, { absences }),
    );
    // Monday to Thursday and the next Monday.
    expect(clock.left[0]).toBe((168 + 48 - 5 * 24) * HOUR);
  });

  test('pauses only the seat on vacation', () => {
    const vacations = [{ seat: '0', from: MONDAY + 10 * HOUR, until: MONDAY + 10 * HOUR + 5 * DAY }];
    const clock = daysClockAt(
      rules(),
      counted([{ at: MONDAY, toAct: ['0', '1'] }], MONDAY + 20 * HOUR, { vacations }),
    );
    expect(clock.left).toMatchObject({ 0: 62 * HOUR, 1: 52 * HOUR });
    expect(clock.running).toEqual(['1']);
    expect(clock.days.vacations).toEqual(vacations);
    expect(clock.days.deadlines[0]).toBe(itemAt(vacations, 0).until + 62 * HOUR);
  });
});

describe('weekends', () => {
  test.each([
    ['Europe/Berlin', '2026-03-28T00:00:00+01:00', '2026-03-30T00:00:00+02:00', 47],
    ['Europe/Berlin', '2026-10-24T00:00:00+02:00', '2026-10-26T00:00:00+01:00', 49],
    ['America/Havana', '2026-03-07T00:00:00-05:00', '2026-03-09T00:00:00-04:00', 47],
    ['Asia/Tokyo', '2026-03-28T00:00:00+09:00', '2026-03-30T00:00:00+09:00', 48],
    ['Australia/Lord_Howe', '2026-04-04T00:00:00+11:00', '2026-04-06T00:00:00+10:30', 48.5],
  ])('in %s with summer time last from %s until %s, %d hours', (zone, begins, ends, hours) => {
    const [from, until] = [Date.parse(begins), Date.parse(ends)];
    const wednesday = { from: from - 3 * DAY, until: from - 2 * DAY };
    expect(weekendsIn(zone, wednesday)).toEqual([]);
    expect(weekendsIn(zone, { from: from + HOUR, until: from + 2 * HOUR })).toEqual([{ from, until }]);
    expect(until - from).toBe(hours * HOUR);
  });

  test('accepts names of time zones only', () => {
    expect(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'].map(isTimeZone)).toEqual([
      true,
      true,
      true,
    ]);
    const wrong = ['', '+02:00', 'Europe/Nowhere', 'Berlin', '../etc', 'x'.repeat(70)];
    expect(wrong.filter(isTimeZone)).toEqual([]);
  });
});

const moment = fc.integer({ min: 0, max: 60 * 24 }).map((hours) => MONDAY + hours * HOUR);
const span = fc
  .tuple(moment, fc.integer({ min: 0, max: 21 * 24 }))
  .map(([from, hours]): Span => ({ from, until: from + hours * HOUR }));
const paceList = fc
  .uniqueArray(moment, { minLength: 1, maxLength: 12 })
  .chain((moments) =>
    fc.tuple(
      fc.constant(moments.toSorted((one, other) => one - other)),
      fc.array(fc.subarray(seats), { minLength: moments.length, maxLength: moments.length }),
    ),
  )
  .map(([moments, acting]) => moments.map((at, index): Pace => ({ at, toAct: itemAt(acting, index) })));
const world = fc.record({
  paces: paceList,
  absences: fc.array(span, { maxLength: 4 }),
  vacations: fc.array(
    fc.tuple(fc.constantFrom(...seats), span).map(([seat, away]) => ({ seat, ...away })),
    { maxLength: 4 },
  ),
  weekendsOff: fc.boolean(),
  wait: fc.integer({ min: 0, max: 30 * 24 }),
});

type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;
const nowOf = ({ paces, wait }: World) => (paces.at(-1)?.at ?? MONDAY) + wait * HOUR;
const clockIn = (given: World, now = nowOf(given)) =>
  daysClockAt(rules({ weekendsOff: given.weekendsOff }), { ...given, seats, now });

/** Counts hour by hour, as a person with a calendar would. */
function hoursUsed(given: World, seat: string, from: number, until: number): number {
  const { absences, vacations, weekendsOff } = given;
  const away = [...absences, ...vacations.filter((vacation) => vacation.seat === seat)];
  const weekends = weekendsOff ? weekendsIn('Europe/Berlin', { from, until }) : [];
  let hours = 0;
  for (let hour = from; hour < until; hour += HOUR) {
    const isIn = ({ from, until }: Span) => from <= hour && hour < until;
    if (!away.some(isIn) && !weekends.some(isIn)) hours += 1;
  }
  return hours;
}

describe('properties', () => {
  test('counts each hour once and none of a weekend, vacation or downtime', () => {
    fc.assert(
      fc.property(world, (given) => {
        const now = nowOf(given);
        for (const seat of seats) {
          let reserve = 48;
          let from: number | null = null;
          for (const { at, toAct } of given.paces) {
            if (toAct.includes(seat)) from ??= at;
            else if (from !== null) {
              reserve = Math.max(0, reserve - Math.max(0, hoursUsed(given, seat, from, at) - 24));
              from = null;
            }
          }
          const used = from === null ? 0 : hoursUsed(given, seat, from, now);
          expect(clockIn(given).left[seat]).toBe(Math.max(0, 24 + reserve - used) * HOUR);
        }
      }),
    );
  });

  test('adds time only with a new turn', () => {
    fc.assert(
      fc.property(world, fc.array(moment, { maxLength: 8 }), (given, looks) => {
        const moments = [...looks, ...given.paces.map(({ at }) => at)].toSorted((one, other) => one - other);
        let before = clockIn({ ...given, paces: [] }, MONDAY);
        for (const now of moments) {
          const paces = given.paces.filter(({ at }) => at <= now);
          const clock = clockIn({ ...given, paces }, now);
          for (const seat of seats) {
            const grown = entryOf(clock.left, seat) - entryOf(before.left, seat);
            const isGoing =
              paces.at(-1)?.toAct.includes(seat) === true && before.days.deadlines[seat] !== undefined;
            if (isGoing && paces.every(({ at }) => at <= before.at)) expect(grown).toBeLessThanOrEqual(0);
            expect(grown).toBeLessThanOrEqual(24 * HOUR);
            expect(clock.days.reserve[seat]).toBeLessThanOrEqual(entryOf(before.days.reserve, seat));
          }
          before = clock;
        }
      }),
    );
  });

  test('gives the same result when paces are split at any moments', () => {
    fc.assert(
      fc.property(world, fc.array(moment, { maxLength: 5 }), (given, cuts) => {
        const now = nowOf(given);
        const more = cuts.flatMap((at) => {
          const last = given.paces.findLast((pace) => pace.at <= at);
          return last === undefined || at > now ? [] : [{ at, toAct: last.toAct }];
        });
        const paces = [...given.paces, ...more].toSorted((one, other) => one.at - other.at);
        const absences = given.absences.flatMap(({ from, until }) => {
          const cut = cuts.find((at) => from < at && at < until) ?? from;
          return [
            { from, until: cut },
            { from: cut, until },
          ];
        });
        expect(clockIn({ ...given, paces, absences }, now)).toEqual(clockIn(given, now));
      }),
    );
  });

  test('runs out of time exactly at the deadline', () => {
    fc.assert(
      fc.property(world, (drawn) => {
        const now = nowOf(drawn);
        // Deadlines can't take future downtimes into account.
        const given = { ...drawn, absences: drawn.absences.filter(({ until }) => until <= now) };
        const { left, days } = clockIn(given, now);
        for (const [seat, deadline] of Object.entries(days.deadlines)) {
          expect(clockIn(given, deadline).left[seat]).toBe(0);
          if (entryOf(left, seat) > 0) expect(clockIn(given, deadline - 1).left[seat]).toBe(1);
        }
      }),
    );
  });

  test('measures with `ran` what `after` added', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 6 }),
        moment,
        fc.integer({ min: 1, max: 1000 }),
        (spans, at, hours) => {
          const stops = new Pauses(spans);
          expect(stops.ran(at, stops.after(at, hours * HOUR))).toBe(hours * HOUR);
        },
      ),
    );
  });
});
