import type { Colour, Good, Zone } from '../content/terms';
import type { Content } from '../content/vocabulary';
import { contentOf, type Tables, tablesOf } from '../rules/content-pack/contentOf';

export type IndexedContent = Content & Tables;

const known = new WeakMap<Content, IndexedContent>();

/** Returns a game's content. Equal content gives the same object. */
export function contentOfGame(G: Parameters<typeof contentOf>[0]): IndexedContent {
  const content = contentOf(G);
  const indexed = known.get(content) ?? { ...content, ...tablesOf(G) };
  known.set(content, indexed);
  return indexed;
}

export const zoneOfColour = (content: Content, colour: Colour | null): Zone | null =>
  content.zones.find((zone) => zone.colour === colour)?.id ?? null;

export const goodOfColour = (content: Content, colour: Colour | null): Good | null =>
  content.zones.find((zone) => zone.colour === colour)?.good ?? null;
