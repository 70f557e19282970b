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

/** Cache for frozen arguments, which games reuse for most moves */
const remembered = new WeakMap<readonly unknown[], { readonly move: string; readonly key: string }>();

/** Returns a move as text, to find it in the tree. Arguments are canonical, so equal moves have equal texts. */
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
