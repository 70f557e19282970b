/** The content of Terramara as the house asks for it: kept by its hash, so that a game goes on with what it began with. */
import type { GameContents } from '../../game-api/contents';
import { contentLibrary, contentWith } from './rules/contentOf';
import type { SetupData } from './rules/setupData';
import type { G } from './rules/state';

const packOf = (setupData: unknown): unknown => (setupData as SetupData | null | undefined)?.contentPack;

export const contents: GameContents = {
  current: contentLibrary.current,
  isBuiltIn: (setupData) => packOf(setupData) === undefined,
  ofNewGame: (setupData) => contentLibrary.keep(contentWith(packOf(setupData))),
  fetchReader: async () => (await import('./rules/contentReader')).readAllContent(),
  setupWith: (setupData, content) => ({ ...(setupData as SetupData | null | undefined), content }),
  of: (state) => (state as G).content,
  snapshot: contentLibrary.snapshot,
  add: contentLibrary.add,
  // Every state of this game has named its content.
  named: (state) => state,
};
