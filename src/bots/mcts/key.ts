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

/** A move as text, for finding it again in the tree. Arguments are canonical: the same move has the same text. */
export function keyOf({ move, args }: BotMove): string {
  return args.length === 0 ? move : `${move}${write(args)}`;
}
