/** Durations in words: "2 days 5 hours", 「2日5時間」. */
import type { Language } from '../../../language/language';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/**
 * Returns the two largest non-zero units (`narrow`: only the largest), rounded down. A remainder under a minute counts
 * as one minute, so that only a spent clock shows zero.
 */
export function durationText(
  ms: number,
  language: Language,
  unitDisplay: 'long' | 'narrow' = 'long',
): string {
  const minutes = ms <= 0 ? 0 : Math.max(MINUTE, ms);
  const first = Math.max(
    0,
    UNITS.findIndex(([, length]) => minutes >= length),
  );
  const used =
    minutes < MINUTE ? UNITS.slice(-1) : UNITS.slice(first, first + (unitDisplay === 'narrow' ? 1 : 2));
  const isJapanese = language === 'ja';
  // The narrow form in Japanese uses Latin letters.
  const display = isJapanese ? 'short' : unitDisplay;
  let rest = minutes;
  const parts = used.flatMap(([unit, length], index) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count === 0 && index > 0) return [];
    return [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: display }).format(count)];
  });
  return isJapanese ? parts.join('').replaceAll(' ', '') : parts.join(' ');
}

export const hoursText = (hours: number, language: Language): string => durationText(hours * HOUR, language);
