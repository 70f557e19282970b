/** Content packs: values of chits and cards that players bring with them. */
import * as v from 'valibot';
import { ContentPackError } from '../../../rules-kit/contentLibrary';
import { layOverCards, whereAndWhat } from '../../../rules-kit/contentPack';
import type { Content } from '../content/vocabulary';
import {
  businessChange,
  CARD_GROUPS,
  ContentFault,
  checkChoices,
  chits,
  label,
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

/** Values that replace those marked ours: chits, and of each card any field that is not known. */
export type ContentPack = v.InferOutput<typeof packSchema>;

/** As many chits as the content has. */
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

/** A content with a pack's values laid over it.
 *  @throws ContentPackError naming card and field where the pack does not fit. */
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
