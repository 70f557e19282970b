/** The places of Tea Road, built in or from a content pack. A game keeps the ones it began with. */
import { createContentLibrary } from '../../src/rules-kit/contentLibrary';

export const SPOT_IDS = ['well', 'inn', 'bazaar'] as const;
export type SpotId = (typeof SPOT_IDS)[number];

/** Price of a place in pieces of any goods, and the steps that it gives the caravan */
export type Spot = { readonly pieces: number; readonly steps: number };
export type Content = Readonly<Record<SpotId, Spot>>;

export const builtIn: Content = {
  well: { pieces: 1, steps: 2 },
  inn: { pieces: 2, steps: 5 },
  bazaar: { pieces: 3, steps: 9 },
};

/** Hash of `builtIn`. `rules.test.ts` prints the new one when a value has changed. */
export const CONTENT_HASH = '3434a594226ea543c8964357887338a2';

export const contentLibrary = createContentLibrary<Content>({
  builtIn,
  current: CONTENT_HASH,
  loadReader: async () => (await import('./contentPack')).reader,
});

/** Returns the content of a state or view. */
export const contentOf = ({ content }: { readonly content: string }): Content => contentLibrary.get(content);
