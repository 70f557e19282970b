/** The content of games (chits, cards, their values) by its hash: a game keeps the content it began with, however the
 *  values that are built in change meanwhile. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** 128 bits in hex are enough for a name that nobody can forge another content to. */
const HASH_LETTERS = 32;

/** Of more, those that were used longest ago are forgotten: whoever needs one again adds it again. */
const MOST_KEPT = 200;

/** The hash of a content: of its JSON text with keys in their own order, since that order decides what a shuffle begins with. */
export const hashOf = (content: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(content)))).slice(0, HASH_LETTERS);

/** Content that can't be used; the message says why. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
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
  /** Makes content known that was made here, and gives its hash. */
  keep(content: Content): string;
}

interface LibraryOptions<Content> {
  readonly builtIn: Content;
  /** The hash of `builtIn`. A constant: reckoning it would cost each page its first milliseconds. */
  readonly current: string;
  /** The snapshot as it came, once it is known to fit. @throws Error naming what does not fit. */
  readonly read: (snapshot: unknown) => Content;
}

export function createContentLibrary<Content>({
  builtIn,
  current,
  read,
}: LibraryOptions<Content>): ContentLibrary<Content> {
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

  const keep = (content: Content): string => {
    const hash = hashOf(content);
    if (hash !== current) put(hash, content);
    return hash;
  };

  return {
    current,
    snapshot,
    keep,
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
