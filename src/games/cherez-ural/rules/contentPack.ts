/** Content packs: values of chits and cards that players bring with them. */
import * as v from 'valibot';
import type { Business, Content, Situation, WorkerCard } from '../content/vocabulary';
import {
  businessChange,
  ContentFault,
  checkChoices,
  chits,
  label,
  situationChange,
  whereAndWhat,
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

/** A content pack that can't be used; the message names the card, the field and what was expected. */
export class ContentPackError extends Error {
  override readonly name = 'ContentPackError';
}

/** Lays the pack's cards over those of a content; refuses unknown cards and known fields. */
function overlay<Card extends Situation | WorkerCard | Business>(
  kind: string,
  cards: Readonly<Record<string, Card>>,
  changes: Readonly<Record<string, object>> | undefined,
): Readonly<Record<string, Card>> {
  const result: Record<string, Card> = { ...cards };
  for (const [id, change] of Object.entries(changes ?? {})) {
    const card = cards[id];
    if (card === undefined)
      throw new ContentPackError(
        `Content pack: ${kind} has no card ${id}; its cards are ${Object.keys(cards).join(', ')}.`,
      );
    for (const [field, value] of Object.entries(change)) {
      if (
        (card.known as readonly string[]).includes(field) &&
        JSON.stringify(value) !== JSON.stringify(card[field as keyof Card])
      )
        throw new ContentPackError(
          `Content pack: ${id}.${field} is known from the published game and can't be replaced.`,
        );
    }
    result[id] = { ...card, ...change };
  }
  return result;
}

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
  if (!parsed.success) throw new ContentPackError(`Content pack: ${whereAndWhat(parsed.issues[0])}.`);
  const { situations, workers, businesses, siberiaChits, farEastChits } = parsed.output;
  const laid: Content = {
    siberiaChits: chitsOf('siberiaChits', content, siberiaChits),
    farEastChits: chitsOf('farEastChits', content, farEastChits),
    situations: overlay('situations', content.situations, situations),
    workers: overlay('workers', content.workers, workers),
    businesses: overlay('businesses', content.businesses, businesses),
  };
  try {
    checkChoices(laid.businesses);
  } catch (error) {
    if (error instanceof ContentFault) throw new ContentPackError(`Content pack: ${error.message}`);
    throw error;
  }
  return laid;
}
