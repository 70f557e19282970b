/**
 * Content of games, such as cards and their values, by hash. A game keeps the content it started with when the
 * built-in content changes.
 */

/** Beyond this number, the least recently used content is dropped. Callers that need it again must add it again. */
const MOST_KEPT = 200;

/** Thrown for content that can't be used. The message explains why. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Thrown for a content pack that can't be used. The message names the card, the field and the expected value. */
export class ContentPackError extends Error {
  override readonly name = 'ContentPackError';
}

/**
 * Reads content that isn't built in. It is separate from the library because most games use built-in content, and a
 * first table shouldn't wait for schemas and hashes. Pages load it on demand; other programs load it at the start.
 */
export interface ContentReader<Content> {
  /** `hashOf` of `contentHash.ts`. */
  readonly hashOf: (content: unknown) => string;
  /**
   * Checks a snapshot and returns it unchanged.
   * @throws Error naming the field that doesn't fit
   */
  readonly read: (snapshot: unknown) => Content;
  /**
   * Returns the content with a pack's values applied.
   * @throws ContentPackError
   */
  readonly layOver: (content: Content, pack: unknown) => Content;
}

export interface ContentLibrary<Content> {
  /** Hash of the built-in content. */
  readonly current: string;
  /** @throws ContentError if no content with this hash is loaded */
  get(hash: string): Content;
  /** Returns the content as a JSON value, or undefined if it isn't loaded. */
  snapshot(hash: string): Content | undefined;
  /**
   * Adds content from outside.
   * @throws ContentError if the hash doesn't match or the content can't be read
   */
  add(hash: string, snapshot: unknown): void;
  /**
   * Returns the content for a new game: the built-in content without a pack.
   * @throws ContentPackError
   */
  withPack(pack: unknown): Content;
  /** Adds content created in this program and returns its hash. */
  keep(content: Content): string;
  /** Loads the reader. Await it before `add` and before packs. */
  fetchReader(): Promise<void>;
}

interface LibraryOptions<Content> {
  readonly builtIn: Content;
  /** Hash of `builtIn`. It is a constant because computing it would delay every page. */
  readonly current: string;
  readonly loadReader: () => Promise<ContentReader<Content>>;
}

export function createContentLibrary<Content>({
  builtIn,
  current,
  loadReader,
}: LibraryOptions<Content>): ContentLibrary<Content> {
  let reader: ContentReader<Content> | undefined;
  // A Map keeps insertion order, so the first entry is the least recently used.
  const kept = new Map<string, Content>();
  let last = { hash: current, content: builtIn };

  const put = (hash: string, content: Content): void => {
    kept.delete(hash);
    kept.set(hash, content);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
  };

  const snapshot = (hash: string): Content | undefined => {
    if (hash === current) return builtIn;
    const found = kept.get(hash);
    if (found !== undefined) put(hash, found);
    return found;
  };

  const readerOf = (what: string): ContentReader<Content> => {
    if (reader === undefined) throw new Error(`${what} can't be read before its reader is loaded.`);
    return reader;
  };

  const keep = (content: Content): string => {
    if (content === builtIn) return current;
    const hash = readerOf('Content that is not built in').hashOf(content);
    if (hash !== current) put(hash, content);
    return hash;
  };

  return {
    current,
    snapshot,
    keep,
    withPack: (pack) => (pack === undefined ? builtIn : readerOf('A content pack').layOver(builtIn, pack)),
    async fetchReader() {
      reader ??= await loadReader();
    },
    // The rules call this at every step, nearly always with the same hash.
    get(hash) {
      if (hash === last.hash) return last.content;
      const content = snapshot(hash);
      if (content === undefined) throw new ContentError(`No content with the hash ${hash} is loaded.`);
      last = { hash, content };
      return content;
    },
    add(hash, given) {
      if (snapshot(hash) !== undefined) return;
      const { hashOf, read } = readerOf(`The content ${hash}`);
      const found = hashOf(given);
      if (found !== hash)
        throw new ContentError(`The content doesn't match its hash: expected ${hash}, got ${found}.`);
      try {
        put(hash, read(given));
      } catch (error) {
        throw new ContentError(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
