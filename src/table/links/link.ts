/** What stands for a thing on the screen carries its name (`data-link`), or an attribute that the game has anyway. */
import { type LinkCard, linkName, splitLink } from '../../game-api/links';

/** Attributes of `data-…` that name things as well, with the kind of things that they name: `{ space: 'space' }`. */
export type Marks = Readonly<Record<string, string>>;

/** More lines would be read by nobody; all things are lit. */
export const MOST_LINES = 4;
/** So many lines of each list have room in a tip. */
export const linesOf = ({ lists }: LinkCard): number => (lists.length > 2 ? 2 : MOST_LINES);

/** A CSS selector of whatever stands for a thing. */
export function selectorOf(link: string, marks: Marks): string {
  const [kind, name] = splitLink(link);
  const others = Object.entries(marks).flatMap(([mark, of]) =>
    of === kind ? [`[data-${mark}="${CSS.escape(name)}"]`] : [],
  );
  return [`[data-link="${CSS.escape(link)}"]`, ...others].join();
}

/** A CSS selector of all that stands for anything. */
export const anySelector = (marks: Marks): string =>
  ['[data-link]', ...Object.keys(marks).map((mark) => `[data-${mark}]`)].join();

/** What an element stands for; null: nothing. */
export function linkOn({ dataset }: HTMLElement | SVGElement, marks: Marks): string | null {
  if (dataset.link !== undefined) return dataset.link;
  for (const [mark, kind] of Object.entries(marks)) {
    const name = dataset[mark];
    if (name !== undefined) return linkName(kind, name);
  }
  return null;
}
