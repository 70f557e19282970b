/** A time bank for each seat, computed from the changes of the seats to act. */

import isEqual from 'lodash/isEqual';
import { entryOf } from '../../rules-kit/indexed';
import type { Clock } from '../../session/protocol';
import { Pauses } from './correspondence/pauses';

/** A change of the seats to act. */
export interface Pace {
  /** ms since 1970. */
  readonly at: number;
  readonly toAct: readonly string[];
}

/** Returns the paces with one more, unless the seats to act stay the same. */
export function withPace(paces: readonly Pace[], pace: Pace): readonly Pace[] {
  return isEqual(paces.at(-1)?.toAct, pace.toAct) ? paces : [...paces, pace];
}

/** A time in which the server was down, in ms since 1970. */
export interface Absence {
  readonly from: number;
  readonly until: number;
}

const MINUTE = 60_000;

/**
 * Returns the paces with non-decreasing times, and `moment` if it is not before the last of them. Servers with
 * different clocks may have written the paces, and a step back would give a player extra time.
 */
export function inOrder(
  paces: readonly Pace[],
  moment: number,
): { readonly paces: readonly Pace[]; readonly now: number } {
  let latest = Number.NEGATIVE_INFINITY;
  const ordered = paces.map(({ at, toAct }) => {
    latest = Math.max(latest, at);
    return { at: latest, toAct };
  });
  return { paces: ordered, now: Math.max(latest, moment) };
}

/**
 * Returns the clock at a moment. It starts with the first move, so that waiting for players costs nobody time, and
 * pauses while the server is down.
 */
export function clockAt(
  stored: readonly Pace[],
  absences: readonly Absence[],
  seats: readonly string[],
  minutes: number,
  moment: number,
): Clock {
  const { paces, now } = inOrder(stored, moment);
  const pauses = new Pauses(absences);
  const left: Record<string, number> = Object.fromEntries(seats.map((seat) => [seat, minutes * MINUTE]));
  const outSince: Record<string, number> = {};
  paces.forEach(({ at, toAct }, index) => {
    const until = paces[index + 1]?.at ?? now;
    for (const seat of toAct) {
      const before = entryOf(left, seat);
      const after = before - pauses.ran(at, until);
      left[seat] = after;
      if (before > 0 && after <= 0) outSince[seat] = pauses.after(at, before);
    }
  });
  return { left, running: paces.at(-1)?.toAct ?? [], at: now, outSince };
}

/** Time in ms that a table without a clock waits for an absent player. */
export const PATIENCE = 24 * 60 * MINUTE;

interface Waited {
  readonly paces: readonly Pace[];
  readonly absences: readonly Absence[];
  /** Time of the last move, in ms since 1970. */
  readonly movedAt: number;
}

/**
 * Returns the seats that others may hand to a bot: those out of time, or without a clock, absent players after
 * `PATIENCE`. Downtimes of the server don't count.
 */
export function replaceable(
  clock: Clock | null,
  { paces, absences, movedAt }: Waited,
  connected: ReadonlySet<string>,
  now: number,
): string[] {
  if (clock !== null) return Object.entries(clock.left).flatMap(([seat, ms]) => (ms <= 0 ? [seat] : []));
  const last = paces.at(-1);
  if (last === undefined) return [];
  const waited = new Pauses(absences).ran(movedAt, now);
  if (waited < PATIENCE) return [];
  return last.toAct.filter((seat) => !connected.has(seat));
}

/** Returns the moment since which the server has run for `ms` in total. */
export function ranSince(absences: readonly Absence[], ms: number, now: number): number {
  let moment = now;
  let missing = ms;
  for (const { from, until } of absences.toReversed()) {
    if (until <= from) continue;
    const ran = moment - until;
    if (ran >= missing) break;
    missing -= Math.max(0, ran);
    moment = Math.min(moment, from);
  }
  return moment - missing;
}
