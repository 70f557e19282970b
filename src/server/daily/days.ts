/** Days in UTC, as texts like `2026-11-27`, and their weeks, like `2026-W48`. */
import { DateTime } from 'luxon';

const DAY_MS = 86_400_000;

const dateOf = (day: string): DateTime => DateTime.fromFormat(day, 'yyyy-MM-dd', { zone: 'utc' });

export const dayAt = (at: number): string => DateTime.fromMillis(at, { zone: 'utc' }).toFormat('yyyy-MM-dd');

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(text).isValid;

export const isWeek = (text: string): boolean =>
  /^\d{4}-W\d{2}$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;

/** Returns the number of the day since 1970. */
export const dayNumber = (day: string): number => dateOf(day).toMillis() / DAY_MS;

/** Returns the end of the day in ms since 1970. */
export const endOf = (day: string): number => dateOf(day).toMillis() + DAY_MS;

/** Returns the ISO week of a day. It begins on Monday. */
export const weekOf = (day: string): string => dateOf(day).toFormat("kkkk-'W'WW");

/** Returns the first and last day of a day's week. */
export function daysOfWeek(day: string): { readonly first: string; readonly last: string } {
  const monday = dateOf(day).startOf('week');
  return { first: monday.toFormat('yyyy-MM-dd'), last: monday.plus({ days: 6 }).toFormat('yyyy-MM-dd') };
}

/**
 * Counts the consecutive days up to today. A streak goes on if its last day was yesterday, because today isn't over.
 * @param days newest first, each once
 */
export function streakOf(days: readonly string[], today: string): number {
  const last = days[0];
  if (last === undefined || dayNumber(today) - dayNumber(last) > 1) return 0;
  const gap = days.findIndex((day, index) => dayNumber(last) - dayNumber(day) !== index);
  return gap === -1 ? days.length : gap;
}
