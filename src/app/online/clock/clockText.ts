import type { Language } from '../../../language/language';
import type { ClockRules } from '../../../session/protocol';
import type { Words } from '../words';
import { hoursText } from './durations';

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
