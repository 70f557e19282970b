/** A puzzle in the browser: a wrong turn, the answer and the right turn, at the text table, where every move has words. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { puzzles } from '../../../src/games/kilia/puzzles';
import { puzzlesIn } from '../../../src/session/puzzles';
import { visit, withBrowser } from '../browser';

const browser = withBrowser();
const LIST = '/kilia/puzzles';

/** Returns the clearest puzzle whose answer is one merchant. */
function merchantPuzzle() {
  const [puzzle] = puzzlesIn(puzzles)
    .filter(({ answer }) => answer.map(({ move }) => move).join() === 'placeMerchant,endTurn')
    .sort((a, b) => b.margin - a.margin);
  if (puzzle === undefined) throw new Error('no puzzle of Kilia has one merchant as its answer');
  return { id: puzzle.id, steps: puzzle.answer.length, key: JSON.stringify(puzzle.answer[0]?.args) };
}

const stateOf = (page: Page) => page.getByTestId('puzzle-bar').getAttribute('data-state');

/** Places a merchant and ends the turn. `key` is the value of the choice. */
async function place(page: Page, key: string): Promise<void> {
  await page.getByTestId('to-placeMerchant').selectOption(key);
  await page.getByTestId('do-placeMerchant').press('Enter');
  const good = page.getByTestId('do-chooseGood').first();
  const end = page.getByTestId('do-endTurn');
  await good.or(end).first().waitFor();
  // Some spaces let the player choose a good.
  if (await good.isVisible()) await good.press('Enter');
  await end.press('Enter');
}

it('solves a puzzle wrong and then right, and shows the answer', async () => {
  const { id, steps, key } = merchantPuzzle();
  const { page, faults, close } = await visit(browser);
  await page.goto(`${inject('url')}${LIST}`);
  const chip = page.getByTestId(`puzzle-${id}`);
  await chip.waitFor();
  expect(await chip.getAttribute('data-mark')).toBeNull();
  await page.goto(`${inject('url')}${LIST}/${id}?view=text`);
  const choice = page.getByTestId('to-placeMerchant');
  await choice.waitFor();
  const keys = await choice
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(keys).toContain(key);
  const other = keys.findLast((each) => each !== '' && each !== key) ?? '';
  await place(page, other);
  await expect.poll(() => stateOf(page), { timeout: 60_000 }).toBe('wrong');
  expect(await page.getByTestId('puzzle-says').innerText()).toMatch(/worth about \d+ points less/);

  await page.getByTestId('puzzle-again').click();
  await expect.poll(() => stateOf(page)).toBe('open');
  await place(page, key);
  await expect.poll(() => stateOf(page)).toBe('right');
  await page.getByTestId('show-answer').click();
  for (let step = 0; step < steps; step++) await page.getByTestId('step-on').click();
  expect(await page.getByTestId('puzzle-says').innerText()).toContain(`${steps} of ${steps}:`);
  expect(await page.getByTestId('step-on').isDisabled()).toBe(true);

  await page.getByTestId('puzzle-next').click();
  await expect.poll(() => page.url()).not.toContain(`/${id}`);
  await page.goto(`${inject('url')}${LIST}`);
  await chip.waitFor();
  expect(await chip.getAttribute('data-mark')).toBe('solved');
  expect(faults).toEqual([]);
  await close();
});

it('shows the verdict alone once nothing can be played any more', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${inject('url')}${LIST}/${merchantPuzzle().id}`);
  const hint = page.locator('.bar .hint');
  await hint.waitFor();
  await page.getByTestId('show-answer').click();
  await hint.waitFor({ state: 'detached' });
  await page.getByTestId('puzzle-again').click();
  await hint.waitFor();
  await close();
});

it('names the puzzles there are when an address has an unknown one', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${inject('url')}${LIST}/nothing`);
  await page.getByText(/^There is no puzzle “nothing”; Kilia has \d+ puzzles, all in the list\.$/).waitFor();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByTestId('puzzle-list').waitFor();
  await close();
});
