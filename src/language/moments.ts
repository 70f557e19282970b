/** Formats dates and times in the reader's own locale, the same way throughout the app. */
import type { Language } from './language';

/** Returns the reader's locale for a language: "en-US" for English in an American browser. */
function localeOf(language: Language): string {
  const fallback = language === 'en' ? 'en-GB' : language;
  return globalThis.navigator?.languages?.find((locale) => locale.split('-')[0] === language) ?? fallback;
}

const dayOf = (at: number): string => new Date(at).toDateString();

/** Formats a moment: the time alone if it is today, otherwise with the day, and in another year with the year. */
export function momentText(at: number, language: Language, now: number): string {
  const isToday = dayOf(at) === dayOf(now);
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const locale = localeOf(language);
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return new Intl.DateTimeFormat(locale, {
    ...(isToday ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** Formats a day like `2026-11-27`. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Formats how long ago a moment was: "5 hours ago", "yesterday". */
export function agoText(at: number, language: Language, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, least]) => seconds >= least) ?? ['minute', 60];
  const text = format.format(-Math.floor(seconds / length), unit);
  // Intl puts a space between number and unit, which Japanese doesn't have.
  return language === 'ja' ? text.replaceAll(' ', '') : text;
}
