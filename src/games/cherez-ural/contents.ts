/** The content of Через Урал as the house asks for it: kept by its hash, so that a game goes on with what it began with. */
import { contentsOf } from '../../game-api/contents';
import { contentLibrary } from './rules/contentOf';
import type { G } from './rules/state';

/** A state of before states named their content: its content pack as JSON, or null. */
type Unnamed = Omit<G, 'content'> & { readonly contentPack: string | null };

export const contents = contentsOf({
  library: contentLibrary,
  fetchReader: async () => (await import('./rules/contentReader')).readAllContent(),
  named(state, content) {
    if (typeof (state as G).content === 'string') return state;
    const { contentPack: _, ...rest } = state as Unnamed;
    return { ...rest, content };
  },
});
