/** A time bank for each seat, counted from who was to act when. */

import isEqual from 'lodash/isEqual';
import type { Clock } from '../../session/protocol';
import { Pauses } from './correspondence/pauses';

/** From when on other seats than before are to act. */
export interface Pace {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly toAct: readonly string[];
}

/** The paces with one more; the same seats that are to act still are no new pace. */
export function withPace(paces: readonly Pace[], pace: Pace): readonly Pace[] {
  return isEqual(paces.at(-1)?.toAct, pace.toAct) ? paces : [...paces, pace];
}

/** A time in which the server was away; milliseconds since 1970. */
export interface Absence {
  readonly from: number;
  readonly until: number;
}

const MINUTE = 60_000;

/**
 * Returns the paces with moments that never go back, and a moment that is not before the last of them. Servers whose clocks
 * disagree may have written them, and a step back would give somebody more time than there is.
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
 * The clock at a moment. It starts with the first move, so that nobody pays for the wait until all are there, and stands
 * still while the server is away, since nobody can move then.
 */
export function clockAt(
  stored: readonly Pace[],
  absences: readonly Absence[],
  seats: readonly string[],
  minutes: number,
  moment: number,
): Clock {
  const { paces, now } = inOrder(stored, moment);
  const stops = new Pauses(absences);
  const left: Record<string, number> = Object.fromEntries(seats.map((seat) => [seat, minutes * MINUTE]));
  paces.forEach(({ at, toAct }, index) => {
    const until = paces[index + 1]?.at ?? now;
    for (const seat of toAct) left[seat] -= stops.ran(at, until);
  });
  return { left, running: paces.at(-1)?.toAct ?? [], at: now };
}

/** How long a table without a clock waits for somebody who isn't there, in milliseconds. */
export const PATIENCE = 24 * 60 * MINUTE;

/** What says how long somebody has been waited for. */
interface Waited {
  readonly paces: readonly Pace[];
  readonly absences: readonly Absence[];
  /** When the last move was made, in milliseconds since 1970. */
  readonly movedAt: number;
}

/**
 * The seats that others may hand to a bot: those out of time; without a clock, those waited for too long while away. The
 * server's own absence is nobody's.
 */
export function replaceable(
  clock: Clock | null,
  { paces, absences, movedAt }: Waited,
  connected: ReadonlySet<string>,
  now: number,
): string[] {
  if (clock !== null) return Object.keys(clock.left).filter((seat) => clock.left[seat] <= 0);
  const last = paces.at(-1);
  if (last === undefined) return [];
  const waited = new Pauses(absences).ran(movedAt, now);
  if (waited < PATIENCE) return [];
  return last.toAct.filter((seat) => !connected.has(seat));
}

/** The moment from which on the server ran for `ms` until `now`. */
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
