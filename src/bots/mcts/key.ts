import type { BotMove } from '../types';

function write(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    let text = '[';
    for (const item of value) text += `${write(item)},`;
    return `${text}]`;
  }
  const record = value as Record<string, unknown>;
  let text = '{';
  for (const key in record) text += `${key}:${write(record[key])},`;
  return `${text}}`;
}

/** Games list most moves with the same frozen arguments again and again. */
const remembered = new WeakMap<readonly unknown[], { readonly move: string; readonly key: string }>();

/** A move as text, for finding it again in the tree. Arguments are canonical: the same move has the same text. */
export function keyOf({ move, args }: BotMove): string {
  if (args.length === 0) return move;
  if (!Object.isFrozen(args)) return move + write(args);
  let known = remembered.get(args);
  if (known === undefined || known.move !== move) {
    known = { move, key: move + write(args) };
    remembered.set(args, known);
  }
  return known.key;
}
