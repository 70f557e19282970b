/**
 * Links between related things on a table: the game describes each thing by name, and the table shows the
 * description. A name consists of a kind and the thing's own name, such as `card:p02` or `space:tobolsk`. A game lists
 * its names as a type, so that a misspelled kind doesn't compile (`content/links.ts`).
 */

/** An icon with an optional amount, or a word, beside a ring. */
export type LinkIcon =
  | { readonly icon: string; readonly amount?: number; readonly change?: true }
  | { readonly word: string };

/** A related thing. It is ringed while the user looks at the other one. */
export type LinkPlace<Link extends string = string> = {
  readonly link: Link;
  /** The line in the list. */
  readonly text: string;
  /** A short form of the text beside the ring: a cost or a gain. */
  readonly flag?: readonly LinkIcon[];
};

export type LinkList<Link extends string = string> = {
  readonly heading: string;
  /** Nearest or best first. */
  readonly places: readonly LinkPlace<Link>[];
};

/** The description of a thing, shown while the user looks at it. */
export type LinkCard<Link extends string = string> = {
  readonly title: string;
  /** Sentences. Rule numbers in them link to the rules. */
  readonly facts: readonly string[];
  readonly lists: readonly LinkList<Link>[];
  /** Link that answers "Where can I get this?", if something is missing. */
  readonly asks?: Link;
};

/** Reads a name from the page. Returns null for things without a description. */
export type LinkOf<Link extends string = string> = (link: string) => LinkCard<Link> | null;

/** Splits a link name into kind and own name. */
export function splitLink(link: string): readonly [kind: string, name: string] {
  const at = link.indexOf(':');
  return [link.slice(0, at), link.slice(at + 1)];
}

/** Leaves out empty lists. */
export const listsOf = <Link extends string>(
  ...lists: readonly LinkList<Link>[]
): readonly LinkList<Link>[] => lists.filter(({ places }) => places.length > 0);
