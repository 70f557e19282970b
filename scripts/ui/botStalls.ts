import type { SavedGame } from '../../src/session/savedGame';
import { goldenPositions, goldenWhere } from './goldenGames';
import type { Site } from './site';

const WATCHED_MS = 30_000;

/** In the middle of a game for four, a person's turn just over: three hard bots are next. */
function botsAreNext(): SavedGame {
  const actors = goldenPositions(4).map(({ playerID }) => playerID);
  const game = goldenWhere(4, ({ at, playerID }) => playerID === '1' && actors[at - 1] === '0');
  return { ...game, seats: game.seats.map((seat, index) => (index === 0 ? seat : { ...seat, bot: 'hard' })) };
}

/** How long the page itself stood still while bots thought and played: tasks of over 50 ms, the longest first. */
export async function botStalls(site: Site): Promise<readonly number[]> {
  const page = await site.open({ viewport: { width: 1280, height: 720 } }, botsAreNext());
  await page.goto(`${site.url}/table`);
  await page.locator('.map-sheet').waitFor();
  await page.waitForTimeout(2000);
  const stalls = await page.evaluate(
    (watched) =>
      new Promise<number[]>((resolve) => {
        const tasks: number[] = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
        }).observe({ type: 'longtask' });
        setTimeout(() => resolve(tasks), watched);
      }),
    WATCHED_MS,
  );
  await page.context().close();
  return stalls.sort((a, b) => b - a);
}
