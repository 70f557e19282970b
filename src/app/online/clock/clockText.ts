import type { Language } from '../../../language/language';
import { momentText } from '../../../language/moments';
import type { ClockRules } from '../../../session/protocol';
import type { Words } from '../words';
import { durationText, hoursText } from './durations';

/** What a table's clock gives each player, as facts of a list. */
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
  /** Milliseconds left of the turn's time and the reserve together. */
  readonly left: number;
  readonly reserve: number;
  /** When the seat will be out of time; undefined: nobody waits for it. */
  readonly deadline: number | undefined;
};

/** Returns the time of a seat whose clock counts days, as facts of a list, with the reserve counted once. */
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
