/** The content of Kilia as the house asks for it: kept by its hash, so that a game goes on with what it began with. */
import { contentsOf } from '../../game-api/contents';
import { contentLibrary } from './rules/contentOf';
import type { G } from './rules/state';

export const contents = contentsOf({
  library: contentLibrary,
  fetchReader: async () => (await import('./rules/contentReader')).readAllContent(),
  named: (state, content) => ({ ...(state as G), content: (state as G).content ?? content }),
});
