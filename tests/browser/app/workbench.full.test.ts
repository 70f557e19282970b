/** The gallery with the kinds of screens that `workbench.test.ts` leaves out. */
import { it } from 'vitest';
import { withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { expectFourTimes, withFiles } from './gallery';

const browser = withBrowser();
// Builds the files.
withSampleSite();
const files = withFiles();

it.each([
  ['a part of the kit', 'terramara', 'kit-player', '.player'],
  ['a guided game in words', 'kilia', 'guide-text', '[data-testid="text-table"]'],
  ['a form after a choice from a list', 'app', 'online-new-days', '[data-testid="weekends"]'],
])('shows %s in both languages and themes', (_, game, screen, selector) =>
  expectFourTimes(browser, files.url, { game, screen, selector }),
);
