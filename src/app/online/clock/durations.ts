/** Lengths of time in plain words: "2 days 5 hours", 「2日5時間」. */
import type { Language } from '../../../language/language';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** The two largest units that count, or where it has to be short the largest, rounded down; below a minute one minute, so that nothing left is not shown as some. */
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
  // Its narrow form is in Latin letters.
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
