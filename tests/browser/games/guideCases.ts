/** Follows the guided games in a browser, and checks where the guide's card is. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { asAnyGame, type GameModule, type Guide } from '../../../src/game-api/module';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import type { Language } from '../../../src/language/language';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { SavedGame } from '../../../src/session/savedGame';
import { follows, guidedGames, guideOf } from '../../games/shared/guidedGame';
import { expectSeen, noteLabels, quotedLabels } from '../app/quotedLabels';
import { DESK, PHONE, visit, type withBrowser } from '../browser';
import { followed } from '../person';

type Browser = ReturnType<typeof withBrowser>;

const SIZES = {
  en: [
    DESK,
    { width: 1024, height: 768 },
    PHONE,
    { width: 844, height: 390 },
    { width: 1920, height: 1080 },
    { width: 768, height: 1024 },
  ],
  ja: [DESK, PHONE],
};

/** The games with the last lesson of their guided rounds */
export const GUIDED: readonly (readonly [module: GameModule, last: string])[] = [
  [asAnyGame(cherezUralModule), 'hunt'],
  [asAnyGame(kiliaModule), 'ability'],
  [asAnyGame(terramaraModule), 'chief'],
];

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ja: 'ja-JP' };

/** Parts that the card must not cover. Behind a modal dialog nothing can be used, so only the dialog's buttons count. */
const AT_TABLE = '.coach-ring, .bar, .drawer, .hand, .own';
const IN_DIALOG = '.coach-ring, .dialog-foot';

/** Returns what is wrong with the place of the guide's card, in words. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ atTable, inDialog }) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const cards = [...document.querySelectorAll('.coach')].filter(isShown);
      const [card] = cards;
      if (card === undefined || cards.length > 1) return [`${cards.length} cards`];
      const box = card.getBoundingClientRect();
      const isWhole =
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= innerWidth &&
        box.bottom <= innerHeight &&
        box.height > 60;
      const buttons = [...card.querySelectorAll('button')].filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      const covered = [...document.querySelectorAll(card.closest('.dialog') ? inDialog : atTable)].filter(
        (thing) => {
          const { left, right, top, bottom } = thing.getBoundingClientRect();
          // A ring is larger than its control.
          const margin = thing.matches('.coach-ring') ? 4 : 1;
          return (
            isShown(thing) &&
            left + margin < box.right &&
            right - margin > box.left &&
            top + margin < box.bottom &&
            bottom - margin > box.top
          );
        },
      );
      return [
        ...(isWhole ? [] : [`outside the window: ${JSON.stringify(box)}`]),
        ...buttons.map(({ className }) => `${className} can't be pressed`),
        ...covered.map(({ className }) => `covers ${className}`),
        ...(card.textContent?.includes('{{') ? ['a place is not filled in'] : []),
      ];
    },
    { atTable: AT_TABLE, inDialog: IN_DIALOG },
  );

const ringsOf = (page: Page) => page.locator('.coach-ring:visible');

/** Checks the card's place, and that a step that asks for a move has one ring. */
async function expectPlaced(page: Page, { steps }: Guide, id: string, note: string): Promise<void> {
  const step = steps.find((each) => each.id === id);
  if (step === undefined) throw new Error(`there is no step ${id}`);
  const message = `${id}, ${note}`;
  await expect.poll(() => faultsOf(page), { message }).toEqual([]);
  if (step.asks !== null) await expect.poll(() => ringsOf(page).count(), { message }).toBe(1);
}

const coach = (page: Page) => page.locator('[data-testid="coach"]:visible');
const next = (page: Page) => page.locator('[data-testid="coach-next"]:visible');
const shownIn = async (page: Page): Promise<string | null> =>
  (await coach(page).count()) === 0 ? null : coach(page).first().getAttribute('data-step');

/** Returns what a press of the ring changes: the step, the ring's place or a stepper's value. */
const stateOf = async (page: Page): Promise<string> =>
  JSON.stringify([
    await shownIn(page),
    await ringsOf(page).first().boundingBox(),
    await page.locator('.stepper-value').allInnerTexts(),
  ]);

type Followed = {
  readonly module: GameModule;
  /** The last step to follow */
  readonly last: string;
  readonly size: typeof DESK;
  readonly language: Language;
};

/** Presses only what is ringed, and “Next”, until the last lesson is done. Returns the steps that asked for a move. */
export async function followRings(
  browser: Browser,
  { module, last, size, language }: Followed,
): Promise<string[]> {
  const guide = await guideOf(module);
  const touch = size.width < 1000;
  const { page, faults, close } = await visit(browser, { viewport: size, touch, locale: LOCALES[language] });
  await noteLabels(page);
  await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
  await page.goto(`${inject('url')}/${module.name}/learn`);
  await page.getByTestId('learn-start').click();
  const done: string[] = [];
  // About twenty steps, each with a few presses.
  for (let presses = 0; presses < 90 && !done.includes(last); presses++) {
    await followed(page);
    const step = await shownIn(page);
    if (step === null || step === 'bot-acts') {
      await expect.poll(() => shownIn(page)).not.toBe(step);
      continue;
    }
    await expectPlaced(page, guide, step, `${size.width} × ${size.height}`);
    if ((await next(page).count()) > 0) {
      await next(page).click();
      continue;
    }
    const quoted = await quotedLabels(page);
    const before = await stateOf(page);
    const box = await ringsOf(page).first().boundingBox();
    if (box === null) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    // A pressed ring moves to the next thing to press, or the next step begins. Around a stepper it stays.
    await expect.poll(() => stateOf(page), { message: `${step} at ${x}, ${y}` }).not.toBe(before);
    if ((await shownIn(page)) === step) continue;
    await expectSeen(page, quoted, step);
    done.push(step);
  }
  expect(faults).toEqual([]);
  await close();
  return done;
}

type Moment = { readonly id: string; readonly save: SavedGame; readonly read: readonly string[] };

/** Returns a game for each step that the guide shows on the learner's turns or after the game, played to the end. */
export async function momentsOf(module: GameModule): Promise<readonly Moment[]> {
  const guide = await guideOf(module);
  const { begin, play } = guidedGames(module, guide);
  const session = begin();
  const random = seededRandom('moments');
  const heard = play(
    session,
    'moments',
    follows((legal) => itemAt(legal, Math.floor(random() * legal.length))),
    undefined,
    'plain',
  );
  const read: string[] = [];
  const found = new Map<string, Moment>();
  for (const { step, legal, moves } of heard) {
    if (!found.has(step.id) && (legal.length > 0 || step.id === 'final'))
      found.set(step.id, { id: step.id, save: session.save(moves), read: [...read] });
    if (step.asks === null) read.push(step.id);
  }
  return [...found.values()];
}

/** Opens each moment, and checks the card: at each size in English, at two in Japanese. */
export async function expectPlacedAtAllSizes(
  browser: Browser,
  module: GameModule,
  language: Language,
): Promise<void> {
  const guide = await guideOf(module);
  const { page, faults, close } = await visit(browser, { locale: LOCALES[language] });
  await page.goto(`${inject('url')}/${module.name}`);
  for (const { id, save, read } of await momentsOf(module)) {
    await page.evaluate(
      ({ game, progress }) => {
        localStorage.setItem('house.game', game);
        localStorage.setItem('house.setting.guide', progress);
      },
      { game: JSON.stringify(save), progress: [save.seed, ...read].join(' ') },
    );
    await page.goto(`${inject('url')}/table`);
    for (const size of SIZES[language]) {
      await page.setViewportSize(size);
      await expect.poll(() => shownIn(page)).toBe(id);
      await followed(page);
      await expectPlaced(page, guide, id, `${size.width} × ${size.height}`);
    }
  }
  expect(faults).toEqual([]);
  await close();
}
