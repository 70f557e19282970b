/** Elements that represent a linkable thing have its name in `data-link` or in another attribute of the game. */
import { type LinkCard, splitLink } from '../../game-api/links';

type KindOf<Link extends string> = string extends Link
  ? string
  : Link extends `${infer Kind}:${string}`
    ? Kind
    : never;

/** Other `data-…` attributes that name things, with their kind of link: `{ space: 'space' }` */
export type Marks<Link extends string = string> = Readonly<Record<string, KindOf<Link>>>;

/** Maximum number of lines of a list. The rings mark all things, even those beyond the limit. */
export const MOST_LINES = 4;
/** Returns how many lines of each list fit in a tip. */
export const linesOf = ({ lists }: LinkCard): number => (lists.length > 2 ? 2 : MOST_LINES);

/** Returns a CSS selector for the elements that represent a thing. */
export function selectorOf(link: string, marks: Marks): string {
  const [kind, name] = splitLink(link);
  const others = Object.entries(marks).flatMap(([mark, of]) =>
    of === kind ? [`[data-${mark}="${CSS.escape(name)}"]`] : [],
  );
  return [`[data-link="${CSS.escape(link)}"]`, ...others].join();
}

/** Returns a CSS selector for the elements that represent any thing. */
export const anySelector = (marks: Marks): string =>
  ['[data-link]', ...Object.keys(marks).map((mark) => `[data-${mark}]`)].join();

/** Returns the link of an element; null if it has none. */
export function linkOn({ dataset }: HTMLElement | SVGElement, marks: Marks): string | null {
  if (dataset.link !== undefined) return dataset.link;
  for (const [mark, kind] of Object.entries(marks)) {
    const name = dataset[mark];
    if (name !== undefined) return `${kind}:${name}`;
  }
  return null;
}
