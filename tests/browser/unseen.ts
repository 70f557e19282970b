/** Which parts of a page say something that was not on the pages before it. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What `markNew` found. */
    newParts?: Element[];
    /** Keys of what this page has already been told or has found. */
    seenKeys?: Set<number>;
  }
}

type New = {
  /** Of all that is in sight and was not seen before. */
  readonly keys: readonly number[];
  /** How many parts are new, each with all that it holds: `window.newParts`. */
  readonly roots: number;
  /** Whether headings, landmarks and dialogs follow one another as on no page before. */
  readonly isPageNew: boolean;
};

/** They have been looked at. */
export const keepSeen = (page: Page, keys: readonly number[]): Promise<void> =>
  page.evaluate((added) => {
    for (const key of added) window.seenKeys?.add(key);
  }, keys);

/** An element is as one that was seen when it and all that it stands in have the same tags, classes, roles, states,
 *  colours and sizes of type; words, places and ids may differ, but for whether there are any. */
export async function markNew(page: Page, seen: ReadonlySet<number>): Promise<New> {
  const told = (await page.evaluate(() => window.seenKeys?.size)) ?? -1;
  if (told !== seen.size)
    await page.evaluate(
      (keys) => {
        window.seenKeys = new Set(keys);
      },
      [...seen],
    );
  return page.evaluate(look);
}

function look(): New {
  const seen = window.seenKeys ?? new Set<number>();
  const keys = new Set<number>();
  const roots: Element[] = [];
  const structure: string[] = [];
  const NAMES = ['class', 'role', 'type', 'tabindex', 'lang', 'disabled', 'scope', 'contenteditable'];
  const WORDS = [
    'aria-label',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'title',
    'placeholder',
    'href',
  ];
  const IDS = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for'];
  const STRUCTURE = /^(h[1-6]|main|nav|header|footer|aside|section|form)$/;

  const hash = (text: string, from: number): number => {
    let value = from;
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return value >>> 0;
  };
  const add = (key: number): boolean => {
    if (seen.has(key)) return false;
    keys.add(key);
    return true;
  };
  const attributesOf = (element: Element): string =>
    [...element.attributes]
      .map(({ name, value }) => {
        if (NAMES.includes(name)) return `${name}=${value}`;
        if (WORDS.includes(name)) return `${name}:${value.trim() === ''}`;
        if (IDS.includes(name))
          return `${name}:${value.split(' ').every((id) => document.getElementById(id) !== null)}`;
        return name.startsWith('aria-') && !name.startsWith('aria-value') ? `${name}=${value}` : '';
      })
      .sort()
      .join(' ');
  const looksOf = (element: Element): string => {
    const style = getComputedStyle(element);
    return [
      style.color,
      style.backgroundColor,
      style.backgroundImage === 'none',
      style.fontSize,
      style.fontWeight,
      style.opacity,
      style.visibility,
    ].join();
  };
  const kindOf = (element: Element): string => `${element.localName} ${element.getAttribute('role')}`;

  const walk = (element: Element, above: number, isInNew: boolean): void => {
    // What is hidden now may be shown later.
    if (!element.checkVisibility() || element.hasAttribute('inert')) return;
    const words = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
    const looks = element instanceof HTMLElement || element.localName === 'text' ? looksOf(element) : '';
    const own = hash(`${element.localName} ${attributesOf(element)} ${words} ${looks}`, above);
    const children = [...element.children];
    const isNew = add(hash([...new Set(children.map(kindOf))].sort().join(), own));
    if (isNew && !isInNew) roots.push(element);
    if (STRUCTURE.test(element.localName) || element.hasAttribute('role')) {
      const step = `${kindOf(element)} ${element.getAttribute('aria-level')} ${element.hasAttribute('aria-label')}`;
      if (structure.at(-1) !== step) structure.push(step);
    }
    // A drawing that nobody is told of is one thing.
    if (element.localName === 'svg' && element.getAttribute('aria-hidden') === 'true') return;
    for (const child of children) walk(child, own, isInNew || isNew);
  };

  walk(document.body, 0x811c9dc5, false);
  const isPageNew = add(hash(structure.join('\n'), 1));
  window.newParts = roots;
  return { keys: [...keys], roots: roots.length, isPageNew };
}
