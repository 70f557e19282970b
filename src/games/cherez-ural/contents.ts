/** The content of Через Урал as the house asks for it: kept by its hash, so that a game goes on with what it began with. */
import type { GameContents } from '../../game-api/contents';
import { contentLibrary, contentWith } from './rules/contentOf';
import type { SetupData } from './rules/setup';
import type { G } from './rules/state';

/** A state of before states named their content: its content pack as JSON, or null. */
type Unnamed = Omit<G, 'content'> & { readonly contentPack: string | null };

const packOf = (setupData: unknown): unknown => (setupData as SetupData | null | undefined)?.contentPack;

export const contents: GameContents = {
  current: contentLibrary.current,
  isBuiltIn: (setupData) => packOf(setupData) === undefined,
  ofNewGame: (setupData) => contentLibrary.keep(contentWith(packOf(setupData))),
  fetchReader: async () => (await import('./rules/contentReader')).readAllContent(),
  setupWith: (setupData, content) => ({ ...(setupData as SetupData | null | undefined), content }),
  of: (state) => (state as G).content ?? contentLibrary.current,
  snapshot: contentLibrary.snapshot,
  add: contentLibrary.add,
  named(state, content) {
    if (typeof (state as G).content === 'string') return state;
    const { contentPack: _, ...rest } = state as Unnamed;
    return { ...rest, content };
  },
};
