/** Content packs: values for chits and cards that players bring along. */
import * as v from 'valibot';
import { hashOf } from '../../../../rules-kit/contentHash';
import { ContentPackError, type ContentReader } from '../../../../rules-kit/contentLibrary';
import { layOverCards, whereAndWhat } from '../../../../rules-kit/contentPack';
import type { Content } from '../../content/vocabulary';
import {
  businessChange,
  CARD_GROUPS,
  ContentFault,
  checkChoices,
  chits,
  label,
  readContent,
  situationChange,
  workerChange,
} from './contentSchema';

const packSchema = v.strictObject({
  title: label,
  siberiaChits: v.optional(chits),
  farEastChits: v.optional(chits),
  situations: v.optional(v.record(v.string(), situationChange)),
  workers: v.optional(v.record(v.string(), workerChange)),
  businesses: v.optional(v.record(v.string(), businessChange)),
});

/**
 * Replacements for values that aren't publicly known: chits, and any field of a card that isn't in its `known` list.
 */
export type ContentPack = v.InferOutput<typeof packSchema>;

/** Returns the pack's chits, or the content's own ones. A pack must have as many chits as the content. */
function chitsOf(
  name: 'siberiaChits' | 'farEastChits',
  content: Content,
  change: Content['siberiaChits'] | undefined,
): Content['siberiaChits'] {
  if (change === undefined) return content[name];
  if (change.length !== content[name].length)
    throw new ContentPackError(
      `Content pack: ${name}: expected ${content[name].length} chits, got ${change.length}.`,
    );
  return change;
}

/**
 * Returns a copy of the content with the pack's values.
 * @throws ContentPackError naming the card and field that don't fit.
 */
export function layOver(content: Content, pack: unknown): Content {
  const parsed = v.safeParse(packSchema, pack);
  if (!parsed.success)
    throw new ContentPackError(`Content pack: ${whereAndWhat(parsed.issues[0], CARD_GROUPS)}.`);
  const { situations, workers, businesses, siberiaChits, farEastChits } = parsed.output;
  const laid: Content = {
    siberiaChits: chitsOf('siberiaChits', content, siberiaChits),
    farEastChits: chitsOf('farEastChits', content, farEastChits),
    situations: layOverCards('situations', content.situations, situations),
    workers: layOverCards('workers', content.workers, workers),
    businesses: layOverCards('businesses', content.businesses, businesses),
  };
  try {
    checkChoices(laid.businesses);
  } catch (error) {
    if (error instanceof ContentFault) throw new ContentPackError(`Content pack: ${error.message}`);
    throw error;
  }
  return laid;
}

export const reader: ContentReader<Content> = { hashOf, read: readContent, layOver };
