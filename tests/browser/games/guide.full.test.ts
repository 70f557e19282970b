/** The guided first games: following them in each layout, and every step's card in both languages. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/language/language';
import { withBrowser } from '../browser';
import { expectPlacedAtAllSizes, followRings, GUIDED, LAYOUTS } from './guideCases';

const browser = withBrowser();

describe.each(GUIDED.map(([module, last]) => ({ name: module.name, module, last })))(
  'the guide of $name',
  ({ module, last }) => {
    it.each(LAYOUTS)('leads through its lessons by one ring at a time, at $width × $height', async (size) => {
      const language = size.width < 1000 ? 'ja' : 'en';
      expect(await followRings(browser, { module, last, size, language })).toContain(last);
    });

    it.each(LANGUAGES)('never covers what it names, the bar or the own stock, in %s', (language) =>
      expectPlacedAtAllSizes(browser, module, language),
    );
  },
);
