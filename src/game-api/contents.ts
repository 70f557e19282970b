import type { ContentLibrary } from '../rules-kit/contentLibrary';

/** What the house asks of a game about the content it is played with: values of cards and the like, which may change
 *  from one version of the game to the next while games that were begun go on with theirs. */
export type GameContents = {
  /** The hash of the content that is built in. */
  readonly current: string;
  /** Whether a new game with these options is played with the built-in content. */
  readonly isBuiltIn: (setupData: unknown) => boolean;
  /** Has the game able to read content that is not built in: to be awaited before `add`, and before options that bring
   *  content along are checked or played. Content that is built in needs none of it. */
  readonly fetchReader: () => Promise<void>;
  /** The hash of the content that a new game with these options is played with. @throws Error when they don't fit. */
  readonly ofNewGame: (setupData: unknown) => string;
  /** The options for the game's `setup`, with the content to play with. People can't set it: `validateSetupData` refuses it. */
  readonly setupWith: (setupData: unknown, hash: string) => unknown;
  /** The hash of the content of a state or view. */
  readonly of: (G: unknown) => string;
  /** The content as a JSON value; undefined: it is not known here. */
  readonly snapshot: (hash: string) => unknown;
  /** Makes content known here. @throws Error in a sentence when it is not the one of that hash or can't be read. */
  readonly add: (hash: string, snapshot: unknown) => void;
  /** The state with the name of its content: of before states named it. One that names it stays as it is. */
  readonly named: (G: unknown, hash: string) => unknown;
};

/** Content with its hash, as it is kept and sent. */
export type Snapshot = { readonly hash: string; readonly snapshot: unknown };

/** What a game that goes on must know of the program it was begun with. */
export type Edition = {
  /** A whole number from 1, raised whenever a rule is mended so that the same moves lead elsewhere. */
  readonly rulesVersion: number;
  /** Absent: nothing in it ever changes but its rules. */
  readonly contents?: GameContents;
};

type Kept<Content> = {
  readonly library: ContentLibrary<Content>;
  readonly fetchReader: GameContents['fetchReader'];
  /** States of before states named their content; absent: every state does. */
  readonly named?: GameContents['named'];
};

type WithPack = { readonly contentPack?: unknown };

/** The content of a game whose options may bring a `contentPack` and whose states name their content in `content`. */
export function contentsOf<Content>({ library, fetchReader, named }: Kept<Content>): GameContents {
  const packOf = (setupData: unknown): unknown => (setupData as WithPack | null | undefined)?.contentPack;
  return {
    current: library.current,
    isBuiltIn: (setupData) => packOf(setupData) === undefined,
    ofNewGame: (setupData) => library.keep(library.withPack(packOf(setupData))),
    fetchReader,
    setupWith: (setupData, content) => ({ ...(setupData as WithPack | null | undefined), content }),
    of: (state) => (state as { readonly content: string | null }).content ?? library.current,
    snapshot: library.snapshot,
    add: library.add,
    named: named ?? ((state) => state),
  };
}
