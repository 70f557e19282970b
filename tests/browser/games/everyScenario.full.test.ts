/**
 * Every scenario of the workbench, in both languages and several windows: text has at least 12 px, and at most one
 * button, the recommended next step, is solid.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/language/language';
import { DESK, PHONE, type Visit, visit, withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { openWhole, resize, SCENARIOS } from '../scenarios';

const browser = withBrowser();
const site = withSampleSite();

/** Smallest font size in px. Japanese has half a pixel less than 12. */
const LEAST = 11.5;

const WINDOWS = {
  en: [{ width: 1024, height: 768 }, { width: 1920, height: 1080 }, PHONE],
  ja: [DESK, PHONE],
};

/** Returns the visible texts smaller than 12 px, with their size on screen and where they are. */
const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    const scales = new Map<Element, number>();
    /** Returns how much zoom and transforms enlarge an element. */
    const scaleOf = (element: Element): number => {
      const known = scales.get(element);
      if (known !== undefined) return known;
      const scale = scaled(element);
      scales.set(element, scale);
      return scale;
    };
    const scaled = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
        return Math.hypot(a, b);
      }
      const { zoom, transform } = getComputedStyle(element);
      const { a, b } = new DOMMatrix(transform);
      const { parentElement } = element;
      return Number(zoom) * Math.hypot(a, b) * (parentElement === null ? 1 : scaleOf(parentElement));
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (words === '' || element === null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Only screen readers get these.
      if (element.closest('.visually-hidden') !== null) continue;
      const shown = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      const place = `${element.tagName.toLowerCase()}.${element.className.toString()}`;
      // A size of 0 hides a text.
      if (shown > 0 && shown < size - 0.01) small.add(`${shown.toFixed(1)} px: “${words}” in ${place}`);
    }
    return [...small];
  }, LEAST);

/** Returns the texts of the visible buttons filled with the primary colour. */
const solidButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--pri)';
    (document.querySelector('.table') ?? document.body).append(probe);
    const solid = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((button) => getComputedStyle(button).backgroundColor === solid && button.checkVisibility())
      .map((button) => button.innerText);
  });

// One page opens all scenarios, because a new one would have to load every file again.
let opened: Visit;
beforeAll(async () => {
  opened = await visit(browser);
});
afterAll(() => opened.close());

it.each(SCENARIOS.flatMap(([game, scenario]) => LANGUAGES.map((language) => ({ game, scenario, language }))))(
  'shows readable text and at most one solid button in $game, $scenario, $language',
  async (each) => {
    const { page } = opened;
    const { game, scenario, language } = each;
    await openWhole(page, site.url, game, scenario, { language });
    for (const viewport of WINDOWS[language]) {
      await resize(page, viewport);
      const where = `${viewport.width} × ${viewport.height}`;
      expect.soft(await smallTexts(page), where).toEqual([]);
      expect.soft((await solidButtons(page)).slice(1), where).toEqual([]);
    }
  },
);

it('finds the solid button of the final score', async () => {
  const { page } = opened;
  await openWhole(page, site.url, 'kilia', 'over');
  await expect.poll(() => solidButtons(page)).toHaveLength(1);
});
