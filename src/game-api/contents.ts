import type { ContentLibrary } from '../rules-kit/contentLibrary';

/**
 * A game's content, such as card values, for app and server. New versions may change the built-in content, while
 * running games keep the content they started with.
 */
export type GameContents = {
  /** Hash of the built-in content. */
  readonly current: string;
  /** Whether a new game with these options uses the built-in content. */
  readonly isBuiltIn: (setupData: unknown) => boolean;
  /**
   * Loads the reader of content that isn't built in. Await it before `add`, and before options with content are
   * checked or played.
   */
  readonly fetchReader: () => Promise<void>;
  /**
   * Returns the hash of the content for a new game with these options.
   * @throws Error if the options aren't valid
   */
  readonly ofNewGame: (setupData: unknown) => string;
  /**
   * Returns the options for the game's `setup`, including the content's hash. People can't set the hash, because
   * `validateSetupData` refuses it.
   */
  readonly setupWith: (setupData: unknown, hash: string) => unknown;
  /** Returns the hash of the content of a state or view. */
  readonly of: (G: unknown) => string;
  /** Returns the content as a JSON value, or undefined if it isn't loaded. */
  readonly snapshot: (hash: string) => unknown;
  /**
   * Adds content to the library.
   * @throws Error if the hash doesn't match or the content can't be read
   */
  readonly add: (hash: string, snapshot: unknown) => void;
  /** Adds the content's hash to states saved before states contained it. Returns other states unchanged. */
  readonly named: (G: unknown, hash: string) => unknown;
};

/** Content with its hash, as saved and sent. */
export type Snapshot = { readonly hash: string; readonly snapshot: unknown };

/** Versions that are saved with every game. */
export type Edition = {
  /** A whole number from 1. It increases when a rule change makes the same moves lead to a different state. */
  readonly rulesVersion: number;
  /** Missing if the game has no content that could change. */
  readonly contents?: GameContents;
};

type WithPack = { readonly contentPack?: unknown };

/**
 * Builds the contents of a game whose options can include a `contentPack` and whose states have the hash in
 * `content`.
 * @param named for games with states saved before states contained their content's hash
 */
export function contentsOf<Content>(
  library: ContentLibrary<Content>,
  named: GameContents['named'] = (state) => state,
): GameContents {
  const packOf = (setupData: unknown): unknown => (setupData as WithPack | null | undefined)?.contentPack;
  return {
    current: library.current,
    isBuiltIn: (setupData) => packOf(setupData) === undefined,
    ofNewGame: (setupData) => library.keep(library.withPack(packOf(setupData))),
    fetchReader: library.fetchReader,
    setupWith: (setupData, content) => ({ ...(setupData as WithPack | null | undefined), content }),
    of: (state) => (state as { readonly content: string | null }).content ?? library.current,
    snapshot: library.snapshot,
    add: library.add,
    named,
  };
}
