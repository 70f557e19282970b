/** Finds the parts of a page whose content or appearance was on no earlier page. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Result of `markNew`. */
    newParts?: Element[];
    /** Result of `markNewWords`. */
    newWords?: Element[];
    /** Parts of drawings that are hidden from assistive technology (`markNew`). */
    plainDrawing?: Element[];
    /** Keys of everything known on this page. */
    seenKeys?: Set<number>;
  }
}

type New = {
  /** Keys of all visible parts that are new. */
  readonly keys: readonly number[];
  /** Number of new subtrees in `window.newParts`. */
  readonly roots: number;
  /** Whether the order of headings, landmarks and dialogs is new, or text outside landmarks is new. */
  readonly isPageNew: boolean;
};

type NewWords = {
  readonly keys: readonly number[];
  /** Number of elements with new text colours in `window.newWords`. */
  readonly words: number;
};

/** Marks keys as checked. */
export const keepSeen = (page: Page, keys: readonly number[]): Promise<void> =>
  page.evaluate((added) => {
    for (const key of added) window.seenKeys?.add(key);
  }, keys);

/**
 * Finds new elements. An element counts as known if it and its ancestors have the same tags, classes, roles, states,
 * colours and font sizes as known ones. Text, positions and ids may differ, but not whether they exist.
 */
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

/**
 * Finds, in the parts that `markNew` found, the text whose foreground and background colours were on no earlier page.
 */
export const markNewWords = (page: Page): Promise<NewWords> => page.evaluate(lookAtWords);

function look(): New {
  const seen = window.seenKeys ?? new Set<number>();
  const keys = new Set<number>();
  const roots: Element[] = [];
  const structure: string[] = [];
  let isSomeNewOutside = false;
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
  const LANDMARK = /^(main|nav|header|footer|aside|section|form)$/;
  const LANDMARK_ROLE =
    /^(banner|complementary|contentinfo|form|main|navigation|region|search|(alert)?dialog)$/;
  /** Elements whose accessible name is their content. */
  const NAMED = /^(a|button|label|summary|th|legend|option|h[1-6])$/;

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
  const hasText = (element: Element | null): boolean => (element?.textContent ?? '').trim() !== '';
  const attributesOf = (element: Element): string =>
    [...element.attributes]
      .map(({ name, value }) => {
        if (NAMES.includes(name)) return `${name}=${value}`;
        if (WORDS.includes(name)) return `${name}:${value.trim() === ''}`;
        if (IDS.includes(name)) {
          const named = value.split(' ').map((id) => document.getElementById(id));
          return `${name}:${named.every((each) => each !== null)} ${named.some(hasText)}`;
        }
        return name.startsWith('aria-') && !name.startsWith('aria-value') ? `${name}=${value}` : '';
      })
      .sort()
      .join(' ');
  const looksOf = (element: Element): string => {
    const style = getComputedStyle(element);
    // Overflowing content must be scrollable by keyboard.
    const isLong =
      (style.overflowX !== 'visible' || style.overflowY !== 'visible') &&
      (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    return [
      style.color,
      style.backgroundColor,
      style.backgroundImage === 'none',
      style.fontSize,
      style.fontWeight,
      style.opacity,
      style.visibility,
      isLong,
    ].join();
  };
  const kindOf = (element: Element): string => `${element.localName} ${element.getAttribute('role')}`;

  const drawing: Element[] = [];
  const ARIA = [
    'label',
    'labelledby',
    'describedby',
    'disabled',
    'pressed',
    'selected',
    'current',
    'live',
    'owns',
  ];
  const TOLD = [
    'text, title, desc, a, image, style, foreignObject, [role], [tabindex], [data-space]',
    ...ARIA.map((name) => `[aria-${name}]`),
  ].join();
  const markDrawings = (element: Element): void => {
    for (const child of element.children) {
      if (child.matches(TOLD) || child.querySelector(TOLD) !== null) markDrawings(child);
      else drawing.push(child);
    }
  };
  for (const svg of document.body.querySelectorAll('svg'))
    if (svg.parentElement?.closest('svg') === null) markDrawings(svg);
  const drawn = new Set(drawing);

  const walk = (element: Element, above: number, isInNew: boolean, isInside: boolean): void => {
    // Hidden elements may be shown later.
    if (drawn.has(element) || !element.checkVisibility() || element.hasAttribute('inert')) return;
    const role = element.getAttribute('role') ?? '';
    const words = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
    const isNamed = role !== '' || NAMED.test(element.localName) ? hasText(element) : words;
    const looks = element instanceof HTMLElement || element.localName === 'text' ? looksOf(element) : '';
    const own = hash(`${element.localName} ${attributesOf(element)} ${words} ${isNamed} ${looks}`, above);
    const children = [...element.children];
    const isNew = add(hash([...new Set(children.map(kindOf))].sort().join(), own));
    if (isNew && !isInNew) roots.push(element);
    const isLandmark = LANDMARK.test(element.localName) || LANDMARK_ROLE.test(role);
    if (isNew && words && !isLandmark && !isInside) isSomeNewOutside = true;
    if (isLandmark || role === 'heading' || /^h[1-6]$/.test(element.localName)) {
      const step = `${kindOf(element)} ${element.getAttribute('aria-level')} ${element.hasAttribute('aria-label')}`;
      if (structure.at(-1) !== step) structure.push(step);
    }
    // A drawing hidden from assistive technology counts as one element.
    if (element.localName === 'svg' && element.getAttribute('aria-hidden') === 'true') return;
    for (const child of children) walk(child, own, isInNew || isNew, isInside || isLandmark);
  };

  walk(document.body, 0x811c9dc5, false, false);
  const isPageNew = add(hash(structure.join('\n'), 1)) || isSomeNewOutside;
  window.newParts = roots;
  window.plainDrawing = drawing;
  return { keys: [...keys], roots: roots.length, isPageNew };
}

function lookAtWords(): NewWords {
  const seen = window.seenKeys ?? new Set<number>();
  const keys = new Set<number>();
  const found: Element[] = [];
  const CLEAR = 'rgba(0, 0, 0, 0)';
  const FIELD = /^(input|select|textarea)$/;

  /**
   * Returns what may show through an element, and the place of one outside the normal flow, since it may cover
   * anything.
   */
  const behindOf = (element: Element): string => {
    const { backgroundColor, backgroundImage, opacity, position, transform, zIndex } =
      getComputedStyle(element);
    const isInFlow = position === 'static' && transform === 'none' && zIndex === 'auto';
    const place = isInFlow ? '' : `${element.localName} ${element.getAttribute('class')}`;
    const isPlain = backgroundColor === CLEAR && backgroundImage === 'none' && opacity === '1';
    return isPlain && isInFlow ? '' : `${backgroundColor} ${backgroundImage === 'none'} ${opacity} ${place}/`;
  };
  /** Returns what is painted where the text begins. */
  const paintedAt = (element: Element): string => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document
      .elementsFromPoint(x + Math.min(4, width / 2), y + height / 2)
      .map((each) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(each);
        const isClear = backgroundColor === CLEAR && backgroundImage === 'none';
        return each === element ? 'it' : isClear ? '' : `${backgroundColor} ${backgroundImage === 'none'}`;
      })
      .join('/');
  };
  const walk = (element: Element, above: string): void => {
    if (!element.checkVisibility() || element.hasAttribute('inert')) return;
    const behind = above + behindOf(element);
    const hasWords = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
    if (hasWords || FIELD.test(element.localName)) {
      const { color, fill, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const state = `${element.getAttribute('class')} ${element.getAttribute('aria-disabled')} ${element.matches(':disabled')}`;
      const text = `${behind} ${paintedAt(element)} ${state} ${color} ${fill} ${fontSize} ${fontWeight} ${textShadow}`;
      let key = 0x5bd1e995;
      for (let at = 0; at < text.length; at++) key = Math.imul(key ^ text.charCodeAt(at), 0x01000193);
      key >>>= 0;
      if (!seen.has(key)) {
        keys.add(key);
        found.push(element);
      }
    }
    for (const child of element.children) walk(child, behind);
  };
  for (const root of window.newParts ?? []) {
    let above = '';
    for (let at = root.parentElement; at !== null; at = at.parentElement) above = behindOf(at) + above;
    walk(root, above);
  }
  window.newWords = found;
  return { keys: [...keys], words: found.length };
}

/**
 * Runs an action without drawings that are hidden from assistive technology. They are half of a table's elements, so
 * checks of all elements take half the time.
 */
export async function withoutDrawings<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const taken = await page.evaluateHandle(() =>
    (window.plainDrawing ?? []).map((part) => {
      const { parentNode, nextSibling } = part;
      part.remove();
      return { part, parentNode, nextSibling };
    }),
  );
  try {
    return await act();
  } finally {
    await taken.evaluate((all) => {
      for (const { part, parentNode, nextSibling } of all.reverse())
        parentNode?.insertBefore(part, nextSibling);
    });
    await taken.dispose();
  }
}
