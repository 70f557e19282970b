/** Finds a game's content by its hash, so that a game continues with the content that it started with. */
import { contentsOf } from '../../game-api/contents';
import { contentLibrary } from './rules/content-pack/contentOf';
import type { G } from './rules/state/state';

/** A state from before states contained a content hash: it has its content pack as JSON, or null. */
type Unnamed = Omit<G, 'content'> & { readonly contentPack: string | null };

export const contents = contentsOf(contentLibrary, (state, content) => {
  if (typeof (state as G).content === 'string') return state;
  const { contentPack: _, ...rest } = state as Unnamed;
  return { ...rest, content };
});
