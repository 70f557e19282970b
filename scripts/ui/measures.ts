/** The rows of `bench:ui`. Each is measured alternately at all sites, so that load on the machine slows all equally. */
import lodash from 'lodash';
import { itemAt } from '../../src/rules-kit/indexed';
import type { SavedGame } from '../../src/session/savedGame';
import type { BenchedGame } from './benchedGame';
import { type Press, recordTimings, Stopwatch } from './clicks';
import { firstLoad, MOST_KB } from './firstLoad';
import { Processor } from './processor';
import { median, percentile, type Row } from './rows';
import type { Site } from './site';

export const DESK = { width: 1280, height: 720 };
export const SLOWDOWN = 4;
const QUIET_MS = 500;
const LOADING_MS = 5000;
const REST_MS = 3000;
const LOADS = 3;
const BOTS_MS = 30_000;
/** Minimum number of clicks of each kind; tables are opened again until it is reached. */
const LEAST_PRESSES = 10;
const MOST_ROUNDS = 10;

type Measure = (sites: readonly Site[], game: BenchedGame) => Promise<readonly Row[]>;

const rounded = (value: number) => Math.round(value);

/**
 * Runs a measurement alternately at all sites; each round starts with another one.
 * @returns the results by site
 */
async function inTurn<Result>(
  sites: readonly Site[],
  rounds: number,
  run: (site: Site) => Promise<Result>,
): Promise<readonly (readonly Result[])[]> {
  const results: Result[][] = sites.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < sites.length; turn++) {
      const at = (turn + round) % sites.length;
      itemAt(results, at).push(await run(itemAt(sites, at)));
    }
  return results;
}

const loading: Measure = async (sites, { whole }) => {
  const loads = await inTurn(sites, 1, async (site) => {
    const page = await site.open({ viewport: DESK });
    const load = await firstLoad(page, site.url, whole.game, REST_MS);
    await page.context().close();
    return load;
  });
  const row = (name: string, of: 'home' | 'table' | 'data' | 'rest', target?: number): Row => ({
    name,
    unit: 'KB',
    values: loads.map((load) => itemAt(load, 0)[of]),
    target,
  });
  return [
    row('home page: script', 'home', MOST_KB.home),
    row('first table: script', 'table', MOST_KB.table),
    row('first table: data (the drawn board and the like)', 'data'),
    row('loads while the table is idle: scripts of dialogs and tips', 'rest'),
  ];
};

type Loading = { painted?: number; tasks?: { start: number; end: number }[] };

/**
 * Measures the time from navigation to a responsive table: painted, and without tasks over 50 ms in the following half
 * second. This is later than the first click that works, and earlier than five quiet seconds, because the page loads
 * scripts for later use. The time of the first paint is reported separately.
 */
async function loadSlowly(site: Site, { board, first }: BenchedGame) {
  const page = await site.open({ viewport: DESK }, first);
  const processor = await Processor.of(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript((selector) => {
    const seen = globalThis as Loading;
    seen.tasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        seen.tasks?.push({ start: startTime, end: startTime + duration });
    }).observe({ type: 'longtask', buffered: true });
    const look = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      else setTimeout(() => (seen.painted = performance.now()));
    };
    requestAnimationFrame(look);
  }, board);
  const before = await processor.ms();
  await page.goto(`${site.url}/table`);
  // No requests to the page during this time, because they would slow it down.
  await page.waitForTimeout(LOADING_MS);
  const work = (await processor.ms()) - before;
  const { painted = Number.NaN, tasks = [] } = await page.evaluate(() => {
    const { painted, tasks } = globalThis as Loading;
    return { painted, tasks };
  });
  let ready = painted;
  for (const { start, end } of tasks) if (end > ready && start < ready + QUIET_MS) ready = end;
  await page.context().close();
  return { painted, ready, work };
}

const interactive: Measure = async (sites, game) => {
  const loads = await inTurn(sites, LOADS, (site) => loadSlowly(site, game));
  const row = (name: string, of: 'painted' | 'ready' | 'work', target?: number): Row => ({
    name: `${name}, processor ${SLOWDOWN}× slowed`,
    unit: 'ms',
    values: loads.map((times) => rounded(median(times.map((time) => time[of])))),
    target,
  });
  return [
    row('first table: painted', 'painted'),
    row('first table: interactive', 'ready', 1500),
    row('first table: processor time', 'work'),
  ];
};

/** Measures the clicks at one table from its opening. */
async function pressesAt(site: Site, game: BenchedGame, save: SavedGame): Promise<readonly Press[]> {
  const page = await site.open({ viewport: DESK }, save);
  await recordTimings(page);
  await page.goto(`${site.url}/table`);
  const cover = page.getByTestId('ready');
  const board = page.locator(game.board).first();
  await cover.or(board).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  await board.waitFor();
  await page.waitForTimeout(1000);
  const watch = await Stopwatch.of(page);
  await game.press(page, watch);
  await page.context().close();
  return watch.presses;
}

const presses: Measure = async (sites, game) => {
  const bySite: Press[][] = sites.map(() => []);
  const kindsShort = () =>
    Object.values(lodash.groupBy(bySite[0], 'kind')).some(({ length }) => length < LEAST_PRESSES);
  for (let round = 0; round < MOST_ROUNDS && (round === 0 || kindsShort()); round++)
    for (const [table, save] of game.late.entries())
      for (let turn = 0; turn < sites.length; turn++) {
        const at = (turn + table + round) % sites.length;
        itemAt(bySite, at).push(...(await pressesAt(itemAt(sites, at), game, save)));
      }
  const kinds = Object.keys(lodash.groupBy(bySite[0], 'kind'));
  const of = (kind: string) =>
    bySite.map((all) => all.filter((press) => press.kind === kind)).filter(({ length }) => length > 0);
  console.log('\nclick: count, maximum and median until painted, median of total CPU time (ms)');
  for (const kind of kinds) {
    const columns = of(kind).map((all) => {
      const times = all.map(({ ms }) => ms);
      const work = rounded(median(all.map(({ work }) => work)));
      return `${all.length} presses, ${Math.max(...times)}, ${median(times)}, ${work}`;
    });
    console.log(`  ${kind.padEnd(34)} ${columns.join('   before: ')}`);
  }
  const shared = kinds.filter((kind) => of(kind).length === sites.length);
  const each = (kind: string, value: (all: readonly Press[]) => number) =>
    bySite.map((all) => {
      const found = all.filter((press) => kind === '' || press.kind === kind);
      return found.length === 0 ? null : rounded(value(found));
    });
  return [
    ...kinds.map((kind): Row => {
      const { length } = itemAt(bySite, 0).filter((press) => press.kind === kind);
      return {
        name: `${kind}: the slowest of ${length}`,
        unit: 'ms',
        values: each(kind, (all) => Math.max(...all.map(({ ms }) => ms))),
        target: 50,
      };
    }),
    {
      name: `press to painted, 95th of 100 (${itemAt(bySite, 0).length} presses)`,
      unit: 'ms',
      values: each('', (all) =>
        percentile(
          all.map(({ ms }) => ms),
          0.95,
        ),
      ),
      target: 50,
    },
    {
      name: 'a press: processor time in all, mean over the kinds’ medians',
      unit: 'ms',
      values: bySite.map((all) =>
        rounded(
          lodash.mean(
            shared.map((kind) => median(all.filter((press) => press.kind === kind).map(({ work }) => work))),
          ),
        ),
      ),
    },
  ];
};

/** Moves the replay's slider through a finished four-player game and waits for each position to paint. */
async function scrub(site: Site, { whole }: BenchedGame) {
  const page = await site.open({ viewport: DESK }, whole);
  const processor = await Processor.of(page);
  await page.goto(`${site.url}/table?move=0`);
  const slider = page.getByTestId('replay-slider');
  await slider.waitFor();
  await page.waitForTimeout(REST_MS);
  const before = await processor.ms();
  const frames = await slider.evaluate(async (element, moves) => {
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const times: number[] = [];
    for (let move = 1; move <= moves; move++) {
      const from = performance.now();
      value?.set?.call(element, String(move));
      element.dispatchEvent(new Event('input', { bubbles: true }));
      await painted();
      times.push(performance.now() - from);
    }
    return times;
  }, whole.actions.length);
  const work = ((await processor.ms()) - before) / frames.length;
  const where = await slider.inputValue();
  if (where !== String(whole.actions.length)) throw new Error(`the slider is at ${where}`);
  await page.context().close();
  return { mean: lodash.mean(frames), work };
}

const replay: Measure = async (sites, game) => {
  const runs = await inTurn(sites, 2, (site) => scrub(site, game));
  return [
    {
      name: 'replay by the slider: positions a second',
      unit: '/s',
      values: runs.map((all) => rounded(1000 / median(all.map(({ mean }) => mean)))),
      target: 30,
      atLeast: true,
    },
    {
      name: 'replay by the slider: processor time a position',
      unit: 'ms',
      values: runs.map((all) => rounded(median(all.map(({ work }) => work)))),
    },
  ];
};

/** Returns the durations of tasks over 50 ms in the page while bots think and play. */
async function stalls(site: Site, { board, botsNext }: BenchedGame): Promise<readonly number[]> {
  const page = await site.open({ viewport: DESK }, botsNext);
  await page.goto(`${site.url}/table`);
  await page.locator(board).first().waitFor();
  await page.waitForTimeout(2000);
  const tasks = await page.evaluate(
    (watched) =>
      new Promise<number[]>((resolve) => {
        const tasks: number[] = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
        }).observe({ type: 'longtask' });
        setTimeout(() => resolve(tasks), watched);
      }),
    BOTS_MS,
  );
  await page.context().close();
  return tasks;
}

const bots: Measure = async (sites, game) => {
  const tasks = await inTurn(sites, 1, (site) => stalls(site, game));
  return [
    {
      name: 'three hard bots think and play: tasks over 50 ms in 30 s',
      unit: '',
      values: tasks.map((all) => itemAt(all, 0).length),
    },
    {
      name: 'three hard bots think and play: longest task in the page',
      unit: 'ms',
      // Shorter tasks are not reported.
      values: tasks.map((all) => Math.max(50, ...itemAt(all, 0))),
      target: 51,
    },
  ];
};

/** By the names that `--only` takes */
export const MEASURES = { loading, interactive, presses, replay, bots };
