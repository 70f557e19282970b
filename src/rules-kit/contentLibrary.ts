/** The content of games (chits, cards, their values) by its hash: a game keeps the content it began with, however the
 *  values that are built in change meanwhile. */

/** Of more, those that were used longest ago are forgotten: whoever needs one again adds it again. */
const MOST_KEPT = 200;

/** Content that can't be used; the message says why. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** A content pack that can't be used; the message names the card, the field and what was expected. */
export class ContentPackError extends Error {
  override readonly name = 'ContentPackError';
}

/** Reads content that is not built in. Apart from the library, since most games are played with the built-in content
 *  and a first table should not wait for schemas and hashes: a page fetches it when it is needed, programs have it at once. */
export interface ContentReader<Content> {
  /** `hashOf` of `contentHash.ts`. */
  readonly hashOf: (content: unknown) => string;
  /** The snapshot as it came, once it is known to fit. @throws Error naming what does not fit. */
  readonly read: (snapshot: unknown) => Content;
  /** A content with a pack's values laid over it. @throws ContentPackError */
  readonly layOver: (content: Content, pack: unknown) => Content;
}

export interface ContentLibrary<Content> {
  /** The hash of the built-in content. */
  readonly current: string;
  /** @throws ContentError when no content with this hash is known here. */
  get(hash: string): Content;
  /** The content as a JSON value; undefined: it is not known here. */
  snapshot(hash: string): Content | undefined;
  /** Makes content known that comes from elsewhere. @throws ContentError when it is not the one of that hash, or can't be read. */
  add(hash: string, snapshot: unknown): void;
  /** The content of a game that begins now: the built-in one where no pack is given. @throws ContentPackError */
  withPack(pack: unknown): Content;
  /** Makes content known that was made here, and gives its hash. */
  keep(content: Content): string;
  /** What `add` and packs are read by, from now on. */
  readBy(reader: ContentReader<Content>): void;
}

interface LibraryOptions<Content> {
  readonly builtIn: Content;
  /** The hash of `builtIn`. A constant: reckoning it would cost each page its first milliseconds. */
  readonly current: string;
  /** Where it is at hand; else `readBy` must come before content that is not built in. */
  readonly reader?: ContentReader<Content>;
}

export function createContentLibrary<Content>({
  builtIn,
  current,
  reader: given,
}: LibraryOptions<Content>): ContentLibrary<Content> {
  let reader = given;
  // A Map keeps its order: the first is the one used longest ago.
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
    if (reader === undefined) throw new Error(`${what} can't be read before the content's reader is there.`);
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
    readBy(next) {
      reader = next;
    },
    // Rules ask for it at every step, nearly always for the same one.
    get(hash) {
      if (hash === last.hash) return last.content;
      const content = snapshot(hash);
      if (content === undefined) throw new ContentError(`No content with the hash ${hash} is known here.`);
      last = { hash, content };
      return content;
    },
    add(hash, given) {
      if (snapshot(hash) !== undefined) return;
      const { hashOf, read } = readerOf(`The content ${hash}`);
      const found = hashOf(given);
      if (found !== hash)
        throw new ContentError(
          `The content is not the one it is said to be: expected ${hash}, got ${found}.`,
        );
      try {
        put(hash, read(given));
      } catch (error) {
        throw new ContentError(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
