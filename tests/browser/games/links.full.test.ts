/** Links between related things: cards and places, goods and cities, chits; by pointer, keyboard and long press. */
import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { goldenGamesOf, goldenWhere } from '../../../scripts/ui/goldenGames';
import type { GoldenPosition } from '../../../scripts/ui/goldenPositions';
import { asAnyGame, type GameModule } from '../../../src/game-api/module';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { entryOf } from '../../../src/rules-kit/indexed';
import { violations } from '../axe/axe';
import { PHONE, visit, withBrowser } from '../browser';
import { followed, keepGame, mapDrawn } from '../person';

const browser = withBrowser();

/** Returns a game for three: the first player at this screen, bots in the other seats. */
function gameWhere(holds: (position: GoldenPosition<G>) => boolean) {
  const game = goldenWhere(3, (position) => position.playerID === '0' && holds(position));
  return {
    ...game,
    seats: game.seats.map((seat) => (seat.playerID === '0' ? seat : { ...seat, bot: 'easy' })),
  };
}

async function open(game: ReturnType<typeof gameWhere>, isPhone = false) {
  const device = isPhone ? { viewport: PHONE, touch: true } : {};
  const { page, crashes: faults, close } = await visit(browser, device);
  await keepGame(page, inject('url'), game);
  // Links respond once this element exists.
  await page.getByTestId('look-around').waitFor({ state: 'attached' });
  await mapDrawn(page);
  return { page, faults, close };
}

const card = (page: Page) => page.getByTestId('link-card');
const lit = (page: Page, link: string) => page.locator(`[data-lit="${link}"]`);
const away = (page: Page) => page.mouse.move(640, 12);

it('shows what is related to cards, spaces, goods and chits under the pointer', async () => {
  const { page, faults, close } = await open(gameWhere(({ can: { travel = 0 } }) => travel > 12));
  const held = page.locator('.hand [data-link][data-state="needs"]').first();
  await held.hover();
  await page.locator('.link-ring').first().waitFor();
  const face = page.getByRole('tooltip');
  await face.getByText(/nearest first \(R6\.4\)/).waitFor();
  expect(await face.innerText()).toMatch(/: (you are here|by .+ for \d+ gold|\d+ gold, in two turns)/);
  const place = (await page.locator('.link-ring').first().getAttribute('data-lit')) ?? '';
  expect(place).toMatch(/^space:/);

  // In the other direction: the space highlights the card.
  await away(page);
  await page.locator('.link-ring').first().waitFor({ state: 'detached' });
  const link = (await held.getAttribute('data-link')) ?? '';
  await page.locator(`[data-space="${place.slice('space:'.length)}"]`).hover();
  await lit(page, link).waitFor();

  await page.locator('[data-link="good:fur"]').first().hover();
  await card(page)
    .getByText(/price less travel \(R10\.4\)/)
    .waitFor();
  expect(await card(page).innerText()).toMatch(/: sell \d+ × \d+, .+: net [+−]\d+/);
  expect(await page.locator('.link-flag').count()).toBeGreaterThan(1);
  // An open tip must be inside a landmark too.
  expect(await violations(page)).toEqual([]);
  expect(await card(page).isVisible()).toBe(true);

  const chit = page.locator('[data-link^="chit:"]').first();
  await chit.hover();
  await card(page)
    .getByText(/chit, /)
    .waitFor();
  expect(await card(page).innerText()).toMatch(/R(10\.1|10\.3|7\.1|5\.3)/);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });

  // A card's missing goods are requested in its dialog and shown at the board until the answer is closed.
  await held.click();
  await page.getByTestId('where-get').click();
  const answer = page.getByTestId('link-asked');
  await answer
    .getByText(/nearest first/)
    .first()
    .waitFor();
  await page.locator('.link-ring').first().waitFor();
  expect(await violations(page)).toEqual([]);
  // The rest of a list also opens and closes by keyboard, and the focus stays where it was.
  const more = answer.getByTestId('link-more').first();
  const lines = answer.locator('li');
  const [few, rest] = [await lines.count(), Number(/\d+/.exec(await more.innerText())?.[0])];
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.count()).toBe(few + rest);
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => lines.count()).toBe(few);
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await close();
});

it('opens with I, moves with arrow keys and closes with Escape', async () => {
  const { page, faults, close } = await open(gameWhere(({ can: { travel = 0 } }) => travel > 12));
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const data = at instanceof HTMLElement || at instanceof SVGElement ? at.dataset : {};
      return data.link ?? data.space ?? data.piece ?? null;
    });
  await page.keyboard.press('i');
  await card(page).waitFor();
  const first = await focused();
  expect(first).not.toBeNull();
  expect(
    await page.evaluate(
      () => document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.role,
    ),
  ).toBe('tooltip');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).not.toBe(first);
  await card(page).waitFor();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await close();
});

it('shows links on a long press, and moves the map on a drag', async () => {
  const { page, faults, close } = await open(
    gameWhere(({ can: { travel = 0 } }) => travel > 12),
    true,
  );
  const touch = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const stage = () => page.locator('.map-stage').getAttribute('style');
  /** Returns the middle of a space in sight. An answer moves the map to show its places. */
  const spaceInSight = async () => {
    const found = await page.locator('.map-still').evaluateAll((all) => {
      const board = document.querySelector('.board-area')?.getBoundingClientRect();
      const middles = all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      return middles.find(
        ({ x, y }) =>
          board !== undefined &&
          x > 60 &&
          x < board.right - 60 &&
          y > board.top + 60 &&
          y < board.bottom - 60 &&
          document.elementFromPoint(x, y)?.closest('.map-still') != null,
      );
    });
    if (found === undefined) throw new Error('no space lies in the middle of the phone’s map');
    return found;
  };
  const holdSpace = async () => {
    const { x, y } = await spaceInSight();
    await put('touchStart', x, y);
    await card(page).waitFor();
    await put('touchEnd');
  };
  const elsewhere = await page.locator('.board-area').evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const points = tenths.flatMap((row) =>
      tenths.map((column) => ({ x: left + (width * column) / 10, y: top + (height * row) / 10 })),
    );
    return points.find((at) => {
      const element = document.elementFromPoint(at.x, at.y);
      return board.contains(element) && element?.closest('button, a, [data-link], .map-still') === null;
    });
  });
  if (elsewhere === undefined) throw new Error('nothing but links and buttons lies on the phone’s map');

  await holdSpace();
  expect(await card(page).isVisible()).toBe(true);

  // A card's missing goods are shown over the sheet, so that the whole board stays visible.
  await put('touchStart', elsewhere.x, elsewhere.y);
  await put('touchEnd');
  await card(page).waitFor({ state: 'detached' });
  await page.locator('.drawer .hand [data-state="needs"]').first().tap();
  await page.getByTestId('where-get').tap();
  const [answer, sheet] = await Promise.all(
    [page.getByTestId('link-asked'), page.locator('.drawer')].map((each) => each.boundingBox()),
  );
  expect(answer?.y).toBeGreaterThanOrEqual(sheet?.y ?? Number.NaN);
  await page.getByTestId('link-asked').getByRole('button', { name: 'Close' }).tap();
  await page.getByTestId('link-asked').waitFor({ state: 'detached' });
  await holdSpace();

  // The tip stays after the finger is lifted, whatever had the focus, so that its buttons can be pressed.
  await page.getByTestId('tab-hand').focus();
  const needing = await page.locator('.drawer .hand [data-state="needs"]').first().boundingBox();
  if (needing === null) throw new Error('no card of the hand is in sight');
  await put('touchStart', needing.x + needing.width / 2, needing.y + needing.height / 2);
  await card(page).getByTestId('where-get').waitFor();
  await put('touchEnd');
  await followed(page);
  await card(page).getByTestId('where-get').tap();
  await page.getByTestId('link-asked').getByRole('button', { name: 'Close' }).tap();
  await page.getByTestId('link-asked').waitFor({ state: 'detached' });
  await holdSpace();

  // A press elsewhere closes it. A drag that starts on the same space moves the map and opens no tip.
  const before = await stage();
  const { x, y } = await spaceInSight();
  await put('touchStart', x, y);
  await card(page).waitFor({ state: 'detached' });
  await put('touchMove', x + 40, y + 10);
  await put('touchMove', x + 60, y + 20);
  await expect.poll(stage).not.toBe(before);
  await put('touchEnd');
  expect(await card(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});

it('lists every part of the sum of a trade', async () => {
  const { page, faults, close } = await open(
    gameWhere(
      ({ can: { trade = 0 }, G: { workers, players } }) =>
        trade > 1 &&
        entryOf(players, '0').workers.some(
          (id) => entryOf(workers, id).goods.fur + entryOf(workers, id).goods.sable > 0,
        ),
    ),
  );
  await page.getByTestId('move-trade').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('sell-all').click();
  const addends = dialog.getByTestId('addends').locator('li');
  await addends.first().waitFor();
  const said = await addends.allInnerTexts();
  expect(said.join()).toContain('board');
  const sum = said.reduce(
    (all, text) => all + Number(/[+−]\d+$/.exec(text.trim())?.[0].replace('−', '-') ?? Number.NaN),
    0,
  );
  const total = (await dialog.getByTestId('deal-sum').innerText()).replace('−', '-');
  expect(sum).toBeGreaterThanOrEqual(Number(total));
  expect(faults).toEqual([]);
  await close();
});

/** Returns a game of Terramara in round III: the second player at this screen, bots in the other seats. */
function terramaraGame() {
  const game = goldenGamesOf(terramaraModule).where(
    4,
    ({ G: { round }, can, playerID }) => round === 3 && can.place && playerID === '1',
  );
  const seats = game.seats.map((seat) => (seat.playerID === '1' ? seat : { ...seat, bot: 'easy' }));
  return { game, seats };
}

it('S6.6 shows what a stop of the road gives when a finger presses it', async () => {
  const { game, seats } = terramaraGame();
  const { page, crashes, close } = await visit(browser, { viewport: PHONE, touch: true });
  await keepGame(page, inject('url'), { ...game, seats });
  await page.getByTestId('look-around').waitFor({ state: 'attached' });
  for (const [stop, says] of [
    ['b3', /gives: .+stays/],
    ['o3', /sets no flag until/],
  ] as const) {
    await page.locator(`.phone-stop[data-link="stop:${stop}"]`).tap();
    await card(page).getByText(says).waitFor();
  }
  expect(crashes).toEqual([]);
  await close();
});

it('shows answers and bot hints beside the board, even while the pointer rests', async () => {
  const { game, seats } = terramaraGame();
  for (const { width, height } of [
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
    { width: 2560, height: 1440 },
  ]) {
    const page = await browser.newPage({
      viewport: { width, height },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    await keepGame(page, inject('url'), { ...game, seats });
    await page.getByTestId('look-around').waitFor({ state: 'attached' });
    const works = page.getByTestId('tab-works');
    if (width < 1240) await works.click();
    await page.locator('[data-testid^="card-"]:not(.row-card-target):visible').first().click();
    await page.getByTestId('where-get').click();
    const answer = page.getByTestId('link-asked');
    await answer.waitFor();
    await followed(page);
    const lit = await page
      .locator('.link-ring')
      .evaluateAll((rings) => rings.map((ring) => ring.getAttribute('data-lit')));
    const title = await answer.locator('h3').innerText();
    expect(lit.length, `${width}: ${title}`).toBeGreaterThan(0);
    expect(await answer.getByText(/craftsmen make it of|Where you can get/i).count()).toBeGreaterThan(0);

    const isBeside = async (part: Locator) => {
      const [board, box] = await Promise.all([page.locator('.board-area').boundingBox(), part.boundingBox()]);
      if (board === null || box === null) throw new Error(`${width}: board or what was asked is not there`);
      return box.x >= board.x + board.width - 1;
    };
    expect(await isBeside(answer), `${width}`).toBe(true);
    await page.keyboard.press('Escape');
    await answer.waitFor({ state: 'detached' });
    if (width < 1240) await page.getByTestId('tab-hand').click();
    await page.getByTestId('ask-hint').click();
    await page.locator('.hint-note').waitFor();
    expect(await isBeside(page.getByTestId('hint-panel')), `${width}`).toBe(true);
    await page.close();
  }
});

it('keeps a card’s tip in Terramara within the window', async () => {
  const { game, seats } = terramaraGame();
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  await keepGame(page, inject('url'), { ...game, seats });
  await page.getByTestId('look-around').waitFor({ state: 'attached' });
  const tip = page.getByRole('tooltip');
  for (const card of await page.locator('[data-testid^="card-"]:visible').all()) {
    await away(page);
    await tip.waitFor({ state: 'detached' });
    await card.hover();
    await tip.locator('.face-links').waitFor();
    await followed(page);
    const box = await tip.boundingBox();
    expect(box?.y, await card.innerText()).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN), await card.innerText()).toBeLessThanOrEqual(
      720,
    );
  }
  await page.close();
});

/** Requests where to get what a contract of the council needs, from its tip. */
async function askForContract(page: Page): Promise<Locator> {
  const ask = page.getByRole('tooltip').getByTestId('where-get');
  for (const column of [1, 2, 3, 4, 5]) {
    await page.getByTestId(`contract-${column}`).hover();
    await page.getByRole('tooltip').locator('.face-links').waitFor();
    if (await ask.isVisible()) break;
  }
  await ask.click();
  const answer = page.getByTestId('link-asked');
  await answer.getByText(/What pays for it/).waitFor();
  return answer;
}

it('keeps wheels and contracts of Kilia visible when the mouse opens an answer from a tip', async () => {
  const { where } = goldenGamesOf(kiliaModule);
  const game = where(4, ({ G: { round }, can, playerID }) => round > 3 && can.expand && playerID === '0');
  const seats = game.seats.map((seat) => (seat.playerID === '0' ? seat : { ...seat, bot: 'easy' }));
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  await keepGame(page, inject('url'), { ...game, seats });
  await page.getByTestId('look-around').waitFor({ state: 'attached' });
  const answer = await askForContract(page);
  const [board, box] = await Promise.all([page.locator('.board-area').boundingBox(), answer.boundingBox()]);
  expect(box?.x).toBeGreaterThanOrEqual((board?.x ?? Number.NaN) + (board?.width ?? Number.NaN) - 1);
  expect(await violations(page)).toEqual([]);
  await page.close();
});

it('closes a player’s answer when the next player takes the screen', async () => {
  const { where } = goldenGamesOf(kiliaModule);
  const game = where(4, ({ G: { round }, can }) => round > 3 && can.endTurn);
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  await keepGame(page, inject('url'), game);
  await page.getByTestId('look-around').waitFor({ state: 'attached' });
  const answer = await askForContract(page);
  await page.locator('.btn-end').click();
  await answer.waitFor({ state: 'detached' });
  await page.close();
});

it.each<readonly [GameModule, readonly string[]]>([
  [asAnyGame(kiliaModule), ['.council .card-button', '[data-link="own:canal"]']],
  [asAnyGame(terramaraModule), ['.board-area .space', '.drawer [data-link^="resource:"]']],
])('at $name a finger that is held asks, and chooses nothing', async (module, things) => {
  const before = goldenGamesOf(module).where(
    4,
    ({ at, can, playerID }) => at > 60 && playerID === '0' && (can.expand || can.place),
  );
  const seats = before.seats.map((seat) => (seat.playerID === '0' ? seat : { ...seat, bot: 'easy' }));
  const { page, faults, close } = await open({ ...before, seats }, true);
  const touch = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[] = []) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const next = await page.getByTestId('confirm').innerText();
  for (const selector of things) {
    const thing = page.locator(`${selector}:visible`).first();
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    if (box === null) throw new Error(`${selector} is not on the screen`);
    await finger('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await card(page).waitFor();
    await finger('touchEnd');
    await followed(page);
    expect(await card(page).isVisible(), selector).toBe(true);
    expect(await page.getByRole('dialog').count(), selector).toBe(0);
    expect(await page.getByTestId('confirm').innerText(), selector).toBe(next);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
  }
  expect(faults).toEqual([]);
  await close();
});
