/** Terramara's table by measurements: nothing on a card touches its edge or is cut. */
import lodash from 'lodash';
import { expect, inject, it } from 'vitest';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { asAnyGame } from '../../../src/game-api/module';
import { content } from '../../../src/games/terramara/content';
import type { ArtifactId, StartCardId } from '../../../src/games/terramara/content/terms';
import { terramaraModule } from '../../../src/games/terramara/module';
import { pendingChoice } from '../../../src/games/terramara/rules/moves';
import type { G } from '../../../src/games/terramara/rules/state/state';
import { defined, entryOf } from '../../../src/rules-kit/indexed';
import type { SavedGame } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';
import { firstTwo } from '../../firstOf';
import { visit, withBrowser } from '../browser';
import { followed, keepGame } from '../person';

const browser = withBrowser();
const { range } = lodash;
const { firstWhere, game } = goldenGamesOf(terramaraModule);

const named = (name: string): ArtifactId =>
  defined(
    content.artifacts.find(({ en }) => en === name),
    name,
  ).id;

async function tableOf(save: SavedGame, width: number, height: number) {
  const { page, context } = await visit(browser, { viewport: { width, height } });
  await keepGame(page, inject('url'), save);
  return { context, page };
}

/** Returns a draft for four that offers a start card. */
function draftWith(card: StartCardId): SavedGame {
  const found = range(100)
    .map((deal) => ({ ...game(4, 0), setupData: {}, seed: `draft ${deal}` }))
    .find((save) => {
      const { G } = new Session(asAnyGame(terramaraModule), save).current().timeline.at(0);
      return (G as G).draft?.startCards.includes(card);
    });
  if (found === undefined) throw new Error(`no draft of a hundred has ${card}`);
  return found;
}

it.each([
  [1280, 720],
  [1366, 768],
  [1024, 768],
  [390, 844],
])(
  'S1.11 keeps the rewards of a start card inside their frame in the draft at %i × %i',
  async (width, height) => {
    // This start card gives the most.
    const save = draftWith('s11');
    const { context, page } = await tableOf(save, width, height);
    const wells = page.locator('.faces-many .start-well');
    await wells.first().waitFor();
    const outside = await wells.evaluateAll((all) =>
      all.flatMap((well) => {
        const { left, right, top, bottom } = well.getBoundingClientRect();
        return [...well.querySelectorAll('.sign')]
          .map((sign) => sign.getBoundingClientRect())
          .filter((sign) => sign.left < left || sign.right > right || sign.top < top || sign.bottom > bottom)
          .map(() => well.textContent);
      }),
    );
    expect(outside).toEqual([]);
    await context.close();
  },
);

it.each([
  [1280, 720],
  [1920, 1080],
])(
  'shows no card in the row with an icon at its edge, a third line or a broken word at %i × %i',
  async (width, height) => {
    const [wide, long] = firstTwo(['Rampart', 'Four-wheeled Wagon'].map(named));
    const save = firstWhere(({ G, can }) => can.place && G.row.includes(wide) && G.row.includes(long));
    const { context, page } = await tableOf(save, width, height);
    await page.getByTestId(`card-${wide}`).waitFor();
    await followed(page);
    const cards = await page.locator('.row-card').evaluateAll((all) =>
      all.map((card) => {
        const right = (inside: Element) => inside.getBoundingClientRect().right;
        const title = card.querySelector('.row-card-title');
        const text = title?.firstChild;
        const linesOf = (from: number, to: number) => {
          const range = document.createRange();
          if (text === null || text === undefined) return 0;
          range.setStart(text, from);
          range.setEnd(text, to);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        };
        const words = [...(title?.textContent ?? '').matchAll(/\S+/g)];
        return {
          free: right(card) - Math.max(...[...card.querySelectorAll('.row-card-effect *')].map(right)),
          lines: linesOf(0, title?.textContent?.length ?? 0),
          cut: words
            .filter(({ index, 0: word }) => linesOf(index, index + word.length) > 1)
            .map(([word]) => word),
        };
      }),
    );
    expect(cards).toHaveLength(8);
    for (const { free, lines, cut } of cards) {
      expect(free).toBeGreaterThan(4);
      expect(lines).toBeLessThanOrEqual(2);
      expect(cut).toEqual([]);
    }
    await context.close();
  },
);

it.each([
  [1280, 720],
  [1024, 768],
])('shows all kinds of loot and the remaining amounts at once at %i × %i', async (width, height) => {
  const save = firstWhere(({ G, can, playerID }) => {
    const held = Object.values(entryOf(G.players, playerID).resources).filter((count) => count > 0);
    return can.giveLoot && held.length > 5;
  });
  const { context, page } = await tableOf(save, width, height);
  const body = page.getByTestId('loot-dialog').locator('.dialog-body');
  await body.waitFor();
  await followed(page);
  expect(await body.locator('.bag-row').count()).toBeGreaterThan(5);
  expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(
    2,
  );
  await context.close();
});

/**
 * Returns the px between the next stops of an expedition and the sides of the visible road; negative if a stop is out
 * of view.
 */
async function spareAtRoad(caravans: (rows: readonly number[]) => boolean, width: number, height: number) {
  const rowOf = (at: string) => (at === 'camp' ? 5 : Number(/[1-4]$/.exec(at)?.[0] ?? 0));
  const save = firstWhere(({ G }) => {
    const choice = pendingChoice(G);
    if (choice?.kind !== 'expedition' || choice.points < 2) return false;
    return caravans(entryOf(G.players, choice.owner).caravans.map(rowOf));
  });
  const { context, page } = await tableOf(save, width, height);
  const road = page.getByTestId('expedition-dialog').locator('.road-plan');
  await road.waitFor();
  await followed(page);
  const spare = await road.evaluate((plan) => {
    const window = plan.getBoundingClientRect();
    const boxes = [...plan.querySelectorAll('.road-target')].map((target) => target.getBoundingClientRect());
    return {
      scrolled: plan.scrollLeft,
      left: Math.min(...boxes.map(({ left }) => left)) - window.left,
      right: window.right - Math.max(...boxes.map(({ right }) => right)),
    };
  });
  await context.close();
  return spare;
}

it.each([
  [390, 844],
  [844, 390],
])('scrolls a long road to its next stops at %i × %i', async (width, height) => {
  const areNear = ([one = 0, other = 0]: readonly number[]) => Math.abs(one - other) < 2 && one + other > 2;
  const { scrolled, left, right } = await spareAtRoad(areNear, width, height);
  expect(left).toBeGreaterThan(-1);
  expect(right).toBeGreaterThan(-1);
  if (width < 700) expect(scrolled).toBeGreaterThan(0);
});

it('hides next stops of distant carts equally at both ends on a phone', async () => {
  const areApart = ([one = 0, other = 0]: readonly number[]) => Math.abs(one - other) > 1 && one + other > 5;
  const { left, right } = await spareAtRoad(areApart, 390, 844);
  expect(left).toBeLessThan(0);
  expect(Math.abs(left - right)).toBeLessThan(2);
});

it.each(['en-GB', 'ja-JP'])('shows the whole head of each land at 1280 × 720 in %s', async (locale) => {
  const { page, context } = await visit(browser, { locale });
  await keepGame(
    page,
    inject('url'),
    firstWhere(({ G, can }) => can.place && G.round === 2),
  );
  await page.locator('.head').first().waitFor();
  await followed(page);
  const cut = await page
    .locator('.head *')
    .evaluateAll((all) =>
      all
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .map((part) => part.textContent),
    );
  expect(cut).toEqual([]);
  await context.close();
});

it('never tells a player who has to choose that nothing is left to do', async () => {
  const save = firstWhere(({ G }) => pendingChoice(G)?.kind === 'gain');
  const { context, page } = await tableOf(save, 1280, 720);
  await page.getByTestId('gain-dialog').waitFor();
  expect(await page.getByTestId('primary').innerText()).toBe('Make your choice');
  await context.close();
});

it('asks for a stop until an expedition has a step', async () => {
  const save = firstWhere(({ G }) => {
    const choice = pendingChoice(G);
    return choice?.kind === 'expedition' && choice.points > 1;
  });
  const { context, page } = await tableOf(save, 1280, 720);
  const dialog = page.getByTestId('expedition-dialog');
  await expect.poll(() => dialog.getByTestId('confirm').innerText()).toBe('Choose a stop');
  await dialog.locator('.road-target').first().click();
  await expect.poll(() => dialog.getByTestId('confirm').innerText()).toMatch(/^Move/);
  await context.close();
});

it.each([
  [1024, 768],
  [768, 1024],
])('shows the river and all artifacts below the lands at %i × %i', async (width, height) => {
  const { context, page } = await tableOf(
    firstWhere(({ can }) => can.place),
    width,
    height,
  );
  await page.locator('.river-row').waitFor();
  const { cards, lands, sheet } = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const all = [...document.querySelectorAll('.river-row, .phone-board .row-card')];
    return {
      cards: all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      lands: boxOf('.phone-lands')?.bottom ?? Number.NaN,
      sheet: boxOf('.drawer')?.toJSON() as DOMRect,
    };
  });
  expect(cards).toHaveLength(9);
  // The sheet is beside the board or below it.
  const [right, bottom] = sheet.left > 0 ? [sheet.left, height] : [width, sheet.top];
  for (const card of cards) {
    expect(card.top).toBeGreaterThanOrEqual(lands);
    expect(card.right).toBeLessThanOrEqual(right);
    expect(card.bottom).toBeLessThanOrEqual(bottom);
  }
  await context.close();
});
