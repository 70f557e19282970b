/** Content packs: printed values that players supply in the schema of the game's own content. */
import * as v from 'valibot';
import { hashOf } from '../../../../rules-kit/contentHash';
import { ContentPackError, type ContentReader } from '../../../../rules-kit/contentLibrary';
import { itemAt } from '../../../../rules-kit/indexed';
import type { Content } from '../../content/vocabulary';
import { ContentFault, checkWhole, packSchema, placeOf, readContent } from './contentSchema';

const fail = (message: string): never => {
  throw new ContentPackError(`Content pack: ${message}.`);
};

/**
 * Tables, fields and columns of `slots` that the rulebook prints. A pack may repeat these values but not change
 * them.
 */
const KNOWN_TABLES = [
  'goods',
  'coins',
  'goodsPieces',
  'fiveTiles',
  'sprats',
  'zones',
  'setup',
  'numbers',
] as const;
const KNOWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  market: ['uses', 'restsOn'],
  achievements: ['repeat', 'text'],
  contracts: ['starting', 'family'],
  canal: ['spaces', 'cells'],
};
const KNOWN_SLOTS: readonly (readonly ('keys' | 'price')[])[] = [
  ['keys'],
  ['keys'],
  ['keys', 'price'],
  ['price'],
  [],
];

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Fields = Readonly<Record<string, unknown>>;

function layFields<Item extends object>(
  where: string,
  item: Item,
  change: Fields,
  known: readonly string[],
): Item {
  const before = new Map<string, unknown>(Object.entries(item));
  for (const [field, value] of Object.entries(change)) {
    if (known.includes(field) && value !== undefined && !same(value, before.get(field)))
      fail(`${where}.${field} is known from the published game and can't be replaced`);
  }
  // The schema has checked that `change` only has fields of the item.
  return { ...item, ...change };
}

function layRecords<Item extends { readonly id: string | number }>(
  table: string,
  items: readonly Item[],
  changes: readonly ({ readonly id: string | number } & Fields)[] = [],
): readonly Item[] {
  const laid = new Map<string | number, Item>(items.map((item) => [item.id, item]));
  const seen = new Set<string | number>();
  for (const change of changes) {
    const item = laid.get(change.id);
    if (item === undefined)
      return fail(
        `${table} ${change.id}: no such id, expected ${itemAt(items, 0).id} to ${itemAt(items, -1).id}`,
      );
    if (seen.has(change.id)) fail(`${table} ${change.id}: duplicate, expected each id once`);
    seen.add(change.id);
    laid.set(change.id, layFields(`${table} ${change.id}`, item, change, KNOWN_FIELDS[table] ?? []));
  }
  return [...laid.values()];
}

/**
 * Returns the content with a pack's values applied.
 * @throws ContentPackError naming the table, id and field that doesn't fit.
 */
export function layOver(content: Content, pack: unknown): Content {
  const parsed = v.safeParse(packSchema, pack);
  if (!parsed.success) return fail(placeOf(parsed.issues[0]));
  const given = parsed.output;
  for (const table of KNOWN_TABLES) {
    if (given[table] !== undefined && !same(given[table], content[table]))
      fail(`${table} is known from the published game and can't be replaced`);
  }
  const laid: Content = {
    ...content,
    slots: content.slots.map((slot, column) =>
      layFields(`slots ${column + 1}`, slot, given.slots?.[column] ?? {}, itemAt(KNOWN_SLOTS, column)),
    ),
    market: layRecords('market', content.market, given.market),
    achievements: layRecords('achievements', content.achievements, given.achievements),
    extraWheel: given.extraWheel ?? content.extraWheel,
    canal: layFields('canal', content.canal, given.canal ?? {}, KNOWN_FIELDS.canal ?? []),
    ships: layRecords('ships', content.ships, given.ships),
    actionCards: layRecords('actionCards', content.actionCards, given.actionCards),
    contracts: layRecords('contracts', content.contracts, given.contracts),
  };
  try {
    checkWhole(laid);
  } catch (error) {
    if (error instanceof ContentFault) return fail(error.message);
    throw error;
  }
  return laid;
}

export const reader: ContentReader<Content> = { hashOf, read: readContent, layOver };
