/** Every scenario of the workbench shows text of at least 12 px, rounded: Japanese has half a pixel less. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/language/language';
import { DESK, PHONE, visit, withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { openWhole, resize, SCENARIOS } from '../scenarios';

const browser = withBrowser();
const site = withSampleSite();

const LEAST = 11.5;

const WINDOWS = [DESK, { width: 1024, height: 768 }, { width: 1920, height: 1080 }, PHONE];

/** Returns the visible texts smaller than 12 px, with their size on screen and where they are. */
const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    /** Returns how much zoom and transforms enlarge an element. */
    const scaleOf = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
        return Math.hypot(a, b);
      }
      let scale = 1;
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { zoom, transform } = getComputedStyle(each);
        const { a, b } = new DOMMatrix(transform);
        scale *= Number(zoom) * Math.hypot(a, b);
      }
      return scale;
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
      if (element.closest('.visually-hidden, .unseen') !== null) continue;
      const shown = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      const place = `${element.tagName.toLowerCase()}.${element.className.toString()}`;
      // A size of 0 hides a text.
      if (shown > 0 && shown < size - 0.01) small.add(`${shown.toFixed(1)} px: “${words}” in ${place}`);
    }
    return [...small];
  }, LEAST);

it.each(SCENARIOS)('shows no text smaller than 12 px in %s, %s', async (game, scenario) => {
  for (const language of LANGUAGES) {
    const { page, close } = await visit(browser);
    await openWhole(page, site.url, game, scenario, { language });
    for (const viewport of WINDOWS) {
      await resize(page, viewport);
      expect.soft(await smallTexts(page), `${viewport.width} × ${viewport.height}, ${language}`).toEqual([]);
    }
    await close();
  }
});
