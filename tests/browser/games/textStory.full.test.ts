/** Text tables list what the others did since the player's last turn, and allow planning while they play. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { goldenGamesOf, goldenWhere } from '../../../scripts/ui/goldenGames';
import type { GoldenGames } from '../../../scripts/ui/goldenPositions';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { entryOf } from '../../../src/rules-kit/indexed';
import type { SavedGame } from '../../../src/session/savedGame';
import { withBrowser } from '../browser';
import { keepGame } from '../person';

const browser = withBrowser();

const PERSON = '0';
const amongBots = (game: SavedGame): SavedGame => ({
  ...game,
  seats: game.seats.map((seat) => (seat.playerID === PERSON ? seat : { ...seat, bot: 'easy' })),
});

/** Replaces bots by ones that never answer, so the position stays the same. */
const withQuietBots = (page: Page) =>
  page.addInitScript(() => {
    class Quiet extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(window, { Worker: Quiet });
  });

async function open(game: SavedGame) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  await withQuietBots(page);
  await keepGame(page, inject('url'), amongBots(game));
  await page.goto(`${inject('url')}/table?view=text`);
  await page.getByTestId('text-table').waitFor();
  return page;
}

const midGame = <G extends { readonly round: number }>(
  { where }: GoldenGames<G>,
  isOwn: boolean,
  holds: (G: G) => boolean = () => true,
) =>
  where(
    4,
    ({ G, playerID, can }) =>
      G.round > 2 && (can.place || can.expand) && (playerID === PERSON) === isOwn && holds(G),
  );

const kilia = goldenGamesOf(kiliaModule);
const terramara = goldenGamesOf(terramaraModule);

it('links each sentence about other players’ moves to its position', async () => {
  const games = [
    midGame(kilia, true),
    midGame(terramara, true),
    goldenWhere(4, ({ G, playerID, can }) => G.round > 1 && playerID === PERSON && can.travel),
  ];
  for (const game of games) {
    const page = await open(game);
    const since = page.getByTestId('since');
    await since.waitFor();
    expect(await since.locator('li').count(), game.game).toBeGreaterThan(0);
    await since.locator('.text-move').first().click();
    await page.locator('.text-replay').waitFor();
    // Earlier positions don't show it.
    expect(await since.count()).toBe(0);
    await page.close();
  }
});

it('makes a plan at the text table while a bot plays', async () => {
  // Without workers to place, there is nothing to plan.
  const hasWorkers = midGame(terramara, false, ({ players }) => entryOf(players, PERSON).explorers > 0);
  for (const game of [midGame(kilia, false), hasWorkers]) {
    const page = await open(game);
    await page.getByTestId('plan-on').click();
    await page.locator('.plan-on').waitFor();
    const form = page.getByTestId('text-do').locator('form').first();
    await form.getByRole('combobox').selectOption({ index: 1 });
    await form.getByRole('button').click();
    await page.getByTestId('plan-step-1').waitFor();
    await page.close();
  }
});
