/** The hand: all effects must be visible on a card's small face, because players read them there. */
import lodash from 'lodash';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openAddress, openDevice, takeSteps } from '../../../scripts/screens/open';
import { startGame } from '../../../scripts/simulate/randomGame';
import { BUSINESSES } from '../../../src/games/cherez-ural/content/businesses';
import { cherezUral } from '../../../src/games/cherez-ural/index';
import { table as en } from '../../../src/games/cherez-ural/text/table/en/table';
import { table as ja } from '../../../src/games/cherez-ural/text/table/ja/table';
import { entryOf } from '../../../src/rules-kit/indexed';
import { newSave, type SavedGame } from '../../../src/session/savedGame';
import { withBrowser } from '../browser';

const { difference, intersection, maxBy } = lodash;

const browser = withBrowser();

const handOf = (seed: string): readonly string[] =>
  entryOf(startGame(cherezUral, 4, {}, seed).state.G.players, '0').hand;

/**
 * Returns seeds of deals whose first players together hold every business card. It greedily takes the deal with the
 * most new cards.
 */
function dealsOfAllCards(): string[] {
  const hands = new Map(Array.from({ length: 400 }, (_, deal) => [`cards ${deal}`, handOf(`cards ${deal}`)]));
  const seeds: string[] = [];
  for (let missing = BUSINESSES.map(({ id }) => id as string); missing.length > 0; ) {
    const newIn = (seed: string) => intersection(hands.get(seed), missing).length;
    const seed = maxBy([...hands.keys()], newIn) ?? '';
    if (newIn(seed) === 0) throw new Error(`no deal holds ${missing.join(', ')}`);
    seeds.push(seed);
    missing = difference(missing, hands.get(seed) ?? []);
  }
  return seeds;
}

const game = (seed: string): SavedGame =>
  newSave({
    game: 'cherez-ural',
    seed,
    setupData: {},
    seats: ['plum', 'copper', 'ink', 'ivory'].map((colour, seat) => ({
      playerID: String(seat),
      name: `Player ${seat + 1}`,
      colour,
      ...(seat > 0 && { bot: 'easy' }),
    })),
  });

/** Returns each card with the px by which its row of icons overflows. */
const rows = (page: Page): Promise<[card: string, over: number][]> =>
  page.locator('.hand .card').evaluateAll((cards) =>
    cards.map((card) => {
      const row = card.querySelector('.card-deal');
      if (row === null) throw new Error('a card without a row of icons');
      return [card.getAttribute('data-testid') ?? '', row.scrollHeight - row.clientHeight];
    }),
  );

/** Texts of a card's foot. An icon of `icon` px precedes them. */
const feet = ({ hand: { waits, ready, readyOnArrival, done } }: typeof en | typeof ja) => [
  ...Object.values(waits).map((text) => ({ text, icon: 0 })),
  ...[ready, readyOnArrival, done.replace('{{round}}', '4')].map((text) => ({ text, icon: 14 })),
];

/** Returns the texts that are wider than the foot of some card of the hand. */
const cutFeet = (page: Page, texts: ReturnType<typeof feet>): Promise<string[]> =>
  page.locator('.hand .card-foot').evaluateAll(
    (elements, texts) =>
      texts
        .filter(({ text, icon }) =>
          elements.some((foot) => {
            const place = document.createElement('span');
            place.style.flex = 'none';
            place.style.width = `${icon}px`;
            foot.replaceChildren(...(icon > 0 ? [place] : []), text);
            return foot.scrollWidth > foot.clientWidth;
          }),
        )
        .map(({ text }) => text),
    texts,
  );

const deals = dealsOfAllCards();

for (const size of ['desk', 'phone'] as const) {
  for (const language of ['en', 'ja'] as const) {
    it(`cuts no row of icons: ${size}, ${language}`, async () => {
      const context = await openDevice(browser, size, language);
      const seen = new Set<string>();
      const cut: [string, number][] = [];
      const page = await context.newPage();
      for (const seed of deals) {
        await openAddress(page, inject('url'), { name: 'hand', path: '/table', game: game(seed) }, language);
        await takeSteps(page);
        await page.locator('.hand .card').first().waitFor();
        for (const [card, over] of await rows(page)) {
          seen.add(card);
          // Leading above and below the icons may add up to 2 px.
          if (over > 2) cut.push([card, over]);
        }
      }
      expect(seen.size).toBe(BUSINESSES.length);
      expect(cut).toEqual([]);
      await context.close();
    });

    it(`cuts no text in the foot of a card: ${size}, ${language}`, async () => {
      const context = await openDevice(browser, size, language);
      const page = await context.newPage();
      const screen = { name: 'hand', path: '/table', game: game(deals[0] ?? '') };
      await openAddress(page, inject('url'), screen, language);
      await takeSteps(page);
      await page.locator('.hand .card').first().waitFor();
      expect(await cutFeet(page, feet(language === 'en' ? en : ja))).toEqual([]);
      await context.close();
    });
  }
}
