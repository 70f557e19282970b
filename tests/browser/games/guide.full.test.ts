/** The guided first games: following them at a desk and on a phone, and every step's card in both languages. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/language/language';
import { DESK, PHONE, withBrowser } from '../browser';
import { expectPlacedAtAllSizes, followRings, GUIDED } from './guideCases';

const browser = withBrowser();

describe.each(GUIDED.map(([module, last]) => ({ name: module.name, module, last })))(
  'the guide of $name',
  ({ module, last }) => {
    it.each([
      { size: DESK, language: 'en' },
      { size: PHONE, language: 'ja' },
    ] as const)(
      'leads through its lessons by one ring at a time, at $size.width × $size.height',
      async (each) => {
        expect(await followRings(browser, { module, last, ...each })).toContain(last);
      },
    );

    it.each(LANGUAGES)('never covers what it names, the bar or the own stock, in %s', (language) =>
      expectPlacedAtAllSizes(browser, module, language),
    );
  },
);
