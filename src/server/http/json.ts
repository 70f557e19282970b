/** Checks of untrusted JSON. */
import isPlainObject from 'lodash/isPlainObject';

/** Enough for a content pack. The limit keeps recursive code from overflowing the stack. */
const MOST_LEVELS = 32;

/**
 * Checks for names inherited by every object or function. Own properties with these names break code that expects
 * plain objects, and valibot silently skips some of them.
 */
const isInherited = (name: string): boolean =>
  name in Object.prototype || name === 'toJSON' || name === 'prototype';

/** Checks whether a name is allowed in an untrusted object. */
const isPlainName = (name: string): boolean => !isInherited(name) && name.isWellFormed();

/**
 * Checks for JSON with at most `levels` levels and with short names and texts. JSON code is recursive, so a message
 * of nothing but brackets could crash the process.
 */
export function isSmallJson(value: unknown, levels = 6): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= 2000 && value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value);
  if (levels === 0) return false;
  if (Array.isArray(value)) return value.every((part) => isSmallJson(part, levels - 1));
  if (typeof value !== 'object' || !isPlainObject(value)) return false;
  return Object.entries(value).every(
    ([name, part]) => name.length <= 64 && isPlainName(name) && isSmallJson(part, levels - 1),
  );
}

/** Returns the problem with a parsed value as the end of a sentence that starts with "The body", or null. */
export function jsonProblem(value: unknown): string | null {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return `is nested deeper than ${MOST_LEVELS} levels`;
    for (const part of level) {
      if (typeof part === 'string' && !part.isWellFormed()) return 'holds a text that is no Unicode';
      if (typeof part === 'number' && !Number.isFinite(part)) return 'holds a number that is too large';
    }
    const objects = level.filter((part) => typeof part === 'object' && part !== null);
    const wrong = objects.flatMap((part) => Object.keys(part)).find((name) => !isPlainName(name));
    if (wrong !== undefined)
      return `holds the name ${JSON.stringify(wrong.slice(0, 40))}, which is not allowed`;
    level = objects.flatMap((part) => Object.values(part));
  }
  return null;
}
