/** What may stand in JSON from outside, whatever it is for. */
import isPlainObject from 'lodash/isPlainObject';

/** Deep enough for a content pack. What reads or writes JSON goes down it level by level, and would run out of stack. */
const MOST_LEVELS = 32;

/** Names that every object or function has. An object with one of them of its own can end whoever takes it for a plain
 *  object, and valibot passes over some of them in silence. */
const isInherited = (name: string): boolean =>
  name in Object.prototype || name === 'toJSON' || name === 'prototype';

/** Whether a name may stand in an object that comes from outside. */
const isPlainName = (name: string): boolean => !isInherited(name) && name.isWellFormed();

/** Whether a value is JSON of at most so many levels, with short names and texts. Reading and writing JSON is recursive: a
 *  message of brackets alone would end the process. */
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

/** Why a parsed JSON value is not taken, to be read after "The body"; null: it is. */
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
