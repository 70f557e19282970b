/**
 * Reads content packs and content from outside. They use the same tables as the built-in content, and each record
 * is checked.
 */

import isEqual from 'lodash/isEqual';
import * as v from 'valibot';
import { hashOf } from '../../../../rules-kit/contentHash';
import { ContentPackError, type ContentReader } from '../../../../rules-kit/contentLibrary';
import { itemAt } from '../../../../rules-kit/indexed';
import type { Content } from '../../content/vocabulary';
import { checkCounts } from './contentChecks';
import { checkKnown } from './contentKnown';
import { contentSchema, packSchema } from './contentSchema';

type Listed = { readonly id: string };

/** Formats a path in a file with record ids, such as `artifacts a17.cost.log`. */
function where(file: unknown, path: readonly string[]): string {
  const named: string[] = [];
  let at: unknown = file;
  for (const key of path) {
    const inner: unknown = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
    const id: unknown = typeof inner === 'object' && inner !== null ? Reflect.get(inner, 'id') : undefined;
    named.push(Array.isArray(at) && typeof id === 'string' ? id : key);
    at = inner;
  }
  return named.join('.') || 'the file';
}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, file: unknown): Output {
  const parsed = v.safeParse(schema, file);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  throw new ContentPackError(`Content pack: ${where(file, path)}: ${issue.message}.`);
}

/**
 * Replaces records by records of a pack with the same id.
 * @throws ContentPackError for an unknown record, or one that changes a known value
 */
function layRecords<Item extends Listed>(
  table: string,
  built: readonly Item[],
  given: readonly Item[] | undefined,
  known: readonly (keyof Item)[],
): readonly Item[] {
  if (given === undefined) return built;
  const changes = new Map(given.map((record) => [record.id, record]));
  if (changes.size < given.length) {
    const twice = given.find(({ id }, index) => given.findIndex((other) => other.id === id) < index);
    throw new ContentPackError(`Content pack: ${table}.${twice?.id}: expected each record once.`);
  }
  for (const [id, change] of changes) {
    const before = built.find((record) => record.id === id);
    if (before === undefined)
      throw new ContentPackError(
        `Content pack: ${table} has no record ${id}; expected one of ${itemAt(built, 0).id} to ${itemAt(built, -1).id}.`,
      );
    for (const field of known) {
      if (!isEqual(change[field], before[field]))
        throw new ContentPackError(
          `Content pack: ${table}.${id}.${String(field)} is known from the published game and can't be replaced; expected ${JSON.stringify(before[field])}.`,
        );
    }
  }
  // Keeps equal records as they are, so that the content keeps its hash.
  return built.map((record) => {
    const change = changes.get(record.id);
    return change === undefined || isEqual(change, record) ? record : change;
  });
}

/**
 * Returns the content with a pack's values applied.
 * @throws ContentPackError naming the record and field that doesn't fit
 */
export function layOver(content: Content, pack: unknown): Content {
  if (Array.isArray(pack))
    throw new ContentPackError('Content pack: expected tables by their names, got a list.');
  const given = parse(packSchema, pack);
  checkKnown(content, given);
  const laid: Content = {
    ...content,
    military: isEqual(given.military, content.military)
      ? content.military
      : (given.military ?? content.military),
    river: isEqual(given.river, content.river) ? content.river : (given.river ?? content.river),
    road: isEqual(given.road, content.road) ? content.road : (given.road ?? content.road),
    territories: layRecords('territories', content.territories, given.territories, ['kind', 'level']),
    bonusTiles: layRecords('bonusTiles', content.bonusTiles, given.bonusTiles, ['level']),
    startCards: layRecords('startCards', content.startCards, given.startCards, []),
    characters: layRecords('characters', content.characters, given.characters, ['ja']),
    artifacts: layRecords('artifacts', content.artifacts, given.artifacts, ['level']),
  };
  checkCounts(laid);
  return laid;
}

/**
 * Checks content from outside and returns the original object, because the parsed copy has a different key order
 * and so a different hash.
 * @throws ContentPackError
 */
export function readContent(snapshot: unknown): Content {
  checkCounts(parse(contentSchema, snapshot));
  return snapshot as Content;
}

export const reader: ContentReader<Content> = { hashOf, read: readContent, layOver };
