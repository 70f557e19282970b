import type { Language } from '../../../language/language';
import { momentText } from '../../../language/moments';
import type { ClockRules } from '../../../session/protocol';
import type { Words } from '../words';
import { durationText, hoursText } from './durations';

/** Returns what a table's clock gives each player, as list items. */
export function clockFacts(clock: ClockRules, t: Words, language: Language): readonly string[] {
  if ('minutes' in clock) return [t('lobby.clock', clock)];
  const { turnHours, reserveHours, weekendsOff, timeZone } = clock;
  return [
    t('clock.turn', { time: hoursText(turnHours, language) }),
    ...(reserveHours > 0 ? [t('clock.reserve', { time: hoursText(reserveHours, language) })] : []),
    ...(weekendsOff ? [t('clock.weekendsOff', { zone: timeZone })] : []),
  ];
}

type SeatTime = {
  /** Ms left of the turn and the reserve together. */
  readonly left: number;
  readonly reserve: number;
  /** When the seat runs out of time; undefined if nobody waits for it. */
  readonly deadline: number | undefined;
};

/** Returns the ms left for the turn without the reserve, or once that is used up, the ms of the reserve. */
export function turnLeft({ left, reserve }: Pick<SeatTime, 'left' | 'reserve'>): number {
  const forTurn = left - Math.min(reserve, left);
  return forTurn > 0 ? forTurn : left;
}

/** Returns the remaining time of a seat with a clock in days, as list items. The reserve is counted once. */
export function timeFacts(
  { left, reserve, deadline }: SeatTime,
  t: Words,
  language: Language,
  now: number,
): readonly string[] {
  const time = (ms: number) => ({ time: durationText(ms, language) });
  if (deadline === undefined) return [t('clock.reserveLeft', time(reserve))];
  if (left <= 0) return [t('room.outOfTime')];
  const rest = Math.min(reserve, left);
  const counts =
    left <= reserve
      ? [t('clock.inReserve', time(left))]
      : [t('clock.forTurn', time(left - rest)), ...(rest > 0 ? [t('clock.thenReserve', time(rest))] : [])];
  return [...counts, t('clock.outAt', { when: momentText(deadline, language, now) })];
}
