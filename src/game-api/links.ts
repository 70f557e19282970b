/** What has to do with what: a game says it of each thing of its table by name, and the table shows it.
 *
 *  A thing is named by its kind and its own name: `card:p02`, `space:tobolsk`. */

/** A sign or two beside a ring: a drawing of the game's with an amount, or a word. */
export type LinkSign =
  | { readonly icon: string; readonly amount?: number; readonly change?: true }
  | { readonly word: string };

/** A thing that has to do with the one looked at. It gets a ring as long as that is looked at. */
export type LinkPlace = {
  readonly link: string;
  /** A line of the list. */
  readonly text: string;
  /** The same beside its ring, as short as can be: what the way costs, what is gained. */
  readonly flag?: readonly LinkSign[];
};

export type LinkList = {
  readonly heading: string;
  /** Nearest or best first. */
  readonly places: readonly LinkPlace[];
};

/** What is said of a thing while it is looked at. */
export type LinkCard = {
  readonly title: string;
  /** Sentences; a rule's number in them opens the rules. */
  readonly facts: readonly string[];
  readonly lists: readonly LinkList[];
  /** What answers "Where do I get this?", where something is still lacking. */
  readonly asks?: string;
};

/** Null: nothing is said of it. */
export type LinkOf = (link: string) => LinkCard | null;

export const linkName = (kind: string, name: string | number): string => `${kind}:${name}`;

/** A thing's name as kind and own name. */
export function splitLink(link: string): readonly [kind: string, name: string] {
  const at = link.indexOf(':');
  return [link.slice(0, at), link.slice(at + 1)];
}

/** Lists that have nothing in them are left out. */
export const listsOf = (...lists: readonly LinkList[]): readonly LinkList[] =>
  lists.filter(({ places }) => places.length > 0);
