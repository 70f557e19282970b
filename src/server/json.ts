/** What may stand in JSON from outside, whatever it is for. */

/** Deep enough for a content pack. What reads or writes JSON goes down it level by level, and would run out of stack. */
const MOST_LEVELS = 32;

/** Names that every object has. An object with one of them of its own can end whoever takes it for a plain object. */
const isInherited = (name: string): boolean => name in Object.prototype || name === 'toJSON';

/** Whether a name may stand in an object that comes from outside. */
export const isPlainName = (name: string): boolean => !isInherited(name) && name.isWellFormed();

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
