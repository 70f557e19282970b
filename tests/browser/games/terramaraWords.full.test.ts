/** Terramara at the text table. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { RESOURCES } from '../../../src/games/terramara/content/terms';
import { terramaraModule } from '../../../src/games/terramara/module';
import type { G } from '../../../src/games/terramara/rules/state/state';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { firstMoves } from '../../../src/session/savedGame';
import { firstTwo } from '../../firstOf';
import { withBrowser } from '../browser';
import { keepGame } from '../person';
import { lateGame, WORKERS_LEFT } from './terramaraSaves';

const browser = withBrowser();

const WORDS = ['step', 'choose', 'skip', 'swap', 'pay'].map((move) => `[data-testid="do-${move}"]`);

const BAGS = ['gain', 'convert', 'giveLoot'];

/** Plays at the text table: chooses from lists, fills in numbers, presses buttons. */
async function playInWords(page: Page): Promise<number> {
  let placed = 0;
  for (let step = 0; step < 200; step++) {
    if ((await page.getByTestId('final-score').count()) > 0) return placed;
    const there = async (selector: string) => (await page.locator(selector).count()) > 0;
    const press = (selector: string) => page.locator(selector).first().click();
    const word = (await Promise.all(WORDS.map(there))).indexOf(true);
    const bags = await Promise.all(BAGS.map((move) => there(`[data-testid="do-${move}"]`)));
    const bag = BAGS[bags.indexOf(true)];
    if (await there('[data-testid="ready"]')) await press('[data-testid="ready"]');
    else if (await there('[data-testid="to-place"]')) {
      await page.getByTestId('to-place').selectOption({ index: 1 });
      await press('[data-testid="do-place"]');
      placed += 1;
    } else if (word >= 0) await press(itemAt(WORDS, word));
    else if (bag !== undefined) {
      let left = Number(/\d+/.exec(await page.getByTestId('asked').innerText())?.[0]);
      for (const field of await page.locator(`[data-testid^="${bag}-out-"]`).all()) {
        const given = Math.min(left, Number(await field.getAttribute('max')));
        await field.fill(`${given}`);
        left -= given;
      }
      await press(`[data-testid="do-${bag}"]`);
    } else if (await there('[data-testid="end-turn"]')) await press('[data-testid="end-turn"]');
  }
  throw new Error(`no result after ${placed} placings: ${await page.getByTestId('text-do').innerText()}`);
}

describe('Terramara’s text table', () => {
  it('plays the last workers of a game, to the result', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    await keepGame(page, inject('url'), lateGame('late one'));
    await page.goto(`${inject('url')}/table?view=text`);
    await page.getByTestId('ready').or(page.getByTestId('text-table')).first().waitFor();
    expect(await playInWords(page)).toBeGreaterThanOrEqual(WORKERS_LEFT);
    await page.close();
  });

  it('S5.3 lets two raided players pay in turn, each from their own resources', async () => {
    const lacks = (G: G, from: string, to: string) =>
      RESOURCES.find(
        (kind) =>
          entryOf(G.players, from).resources[kind] > 0 && entryOf(G.players, to).resources[kind] === 0,
      );
    const raided = ({ pending }: G) => pending.flatMap((each) => (each.kind === 'loot' ? [each] : []));
    const { positions, game } = goldenGamesOf(terramaraModule);
    const holds = ({ G }: { readonly G: G }) => {
      const [second, first] = raided(G);
      return first?.count === 1 && second?.count === 1 && lacks(G, first.owner, second.owner) !== undefined;
    };
    const found = positions(4).find(holds);
    if (found === undefined) throw new Error('no raid of two in the golden game');
    const [second, first] = firstTwo(raided(found.G));
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    await keepGame(page, inject('url'), firstMoves(game(4), found.at));
    await page.goto(`${inject('url')}/table?view=text`);
    const field = (kind?: string) => page.getByTestId(`giveLoot-out-${kind}`);
    const give = async (kind?: string) => {
      await field(kind).fill('1');
      await page.getByTestId('do-giveLoot').click();
    };
    await expect.poll(() => page.getByTestId('asked').innerText()).toMatch(/^Give .* 1 resource$/);
    const gone = lacks(found.G, first.owner, second.owner);
    await give(gone);
    await field(gone).waitFor({ state: 'detached' });
    const has = RESOURCES.find((kind) => entryOf(found.G.players, second.owner).resources[kind] > 0);
    await give(has);
    await page.getByTestId('asked').waitFor({ state: 'detached' });
    await page.close();
  });
});
