/**
 * Screens for the gallery: the same ones that `npm run screens` photographs, with their steps taken inside the page.
 */
import type { PageStep, Screen } from '../../../scripts/screens/screen';
import type { Scenario } from '../../../tests/games/scenario';

const MOST_MS = 60_000;
const LOOK_MS = 100;
/** Time in ms for a dialog to open after a press on a busy machine. */
const SETTLED_MS = 2_000;

/** A screen in the gallery: the address of its frame, and the steps to take there. */
export type Shot = {
  readonly name: string;
  /** Without the language and theme parameters. */
  readonly address: string;
  /** Entries of localStorage when the frame opens. */
  readonly kept: Readonly<Record<string, string>>;
  readonly steps: readonly PageStep[];
};

/** Frames narrower than this (in px) show the phone-only screens. */
const PHONE_PX = 600;

/** Returns the address of a listed scenario in the workbench, where it opens without a cover. */
function scenarioAddress(game: string, { path, seat }: Screen, { name }: Scenario): string {
  const search = new URLSearchParams(path.split('?')[1]);
  search.set('scenario', name);
  if (seat !== undefined) search.set('seat', seat);
  return `/dev/${game}?${search}`;
}

/** Returns the screens for a frame of this width, in px. */
export const shotsOf = (
  game: string,
  screens: readonly Screen[],
  scenarios: readonly Scenario[],
  width: number,
): readonly Shot[] =>
  screens.flatMap((screen) => {
    const { name, path, scenario, kept = {}, only, steps = [] } = screen;
    const isOther = only !== undefined && (only === 'phone') !== width < PHONE_PX;
    if (isOther) return [];
    if (scenario !== undefined && scenarios.includes(scenario))
      return [{ name, address: scenarioAddress(game, screen, scenario), kept: {}, steps }];
    const save = scenario?.save() ?? screen.game;
    const running: Shot['kept'] = save === undefined ? {} : { 'house.game': JSON.stringify(save) };
    return [{ name, address: path, kept: { ...running, ...kept }, steps }];
  });

export function framed({ address }: Shot, look: Readonly<Record<string, string>>): string {
  const { pathname, searchParams, hash } = new URL(address, 'http://localhost');
  for (const [name, value] of Object.entries(look)) searchParams.set(name, value);
  return `${pathname}?${searchParams}${hash}`;
}

const isInSight = (element: Element): boolean => element.getClientRects().length > 0;

/** Returns the first visible match, or null. */
export const inSight = (page: Document, selector: string): HTMLElement | null =>
  [...page.querySelectorAll<HTMLElement>(selector)].find(isInSight) ?? null;

/** Polls until `find` returns a value. @throws Error after a minute, naming what was not found */
async function found<T>(what: string, find: () => T | null): Promise<T> {
  const end = Date.now() + MOST_MS;
  for (;;) {
    const value = find();
    if (value !== null) return value;
    if (Date.now() > end) throw new Error(`Nothing in sight for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const TABLE = '[data-testid="table"], [data-testid="text-table"], [data-testid="final-score"]';
const COVER = '[data-testid="ready"]';

/** Presses an element as soon as it is visible and, unless `isForced`, enabled. */
async function press(page: Document, selector: string, isForced = false): Promise<void> {
  const target = await found(selector, () => {
    const element = inSight(page, selector);
    return element?.ariaDisabled === 'true' && !isForced ? null : element;
  });
  target.click();
}

async function choose(page: Document, selector: string, value: string): Promise<void> {
  const list = await found(selector, () => inSight(page, selector));
  Object.assign(list, { value });
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function pressKey(page: Document, key: string): void {
  const at = page.activeElement ?? page.body;
  for (const type of ['keydown', 'keyup'])
    at.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
}

async function tryEach(page: Document, selector: string, until: string): Promise<void> {
  await found(selector, () => inSight(page, selector));
  for (const each of [...page.querySelectorAll<HTMLElement>(selector)].filter(isInSight)) {
    each.click();
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    if (inSight(page, until) !== null) return;
    pressKey(page, 'Escape');
  }
  await found(until, () => inSight(page, until));
}

/** Takes a step in a framed page, as `takeStep` in `scripts/screens/open.ts` does with Playwright. */
export async function takeStep(page: Document, step: PageStep): Promise<void> {
  if (step === 'TAKE OVER') {
    await found('the table', () => inSight(page, `${TABLE}, ${COVER}`));
    if (inSight(page, COVER) !== null) await press(page, COVER);
    await found('the table', () => inSight(page, TABLE));
  } else if (typeof step === 'string') await press(page, `[data-testid="${step}"]`);
  else if ('press' in step) {
    if (step.isOptional !== true || inSight(page, step.press) !== null)
      await press(page, step.press, step.isForced);
  } else if ('choose' in step) await choose(page, step.choose, step.value);
  else if ('goTo' in step) page.defaultView?.history.replaceState(null, '', step.goTo);
  else if ('see' in step) await found(step.see, () => inSight(page, step.see));
  else if ('waitWithout' in step)
    await found(`the end of ${step.waitWithout}`, () => (page.querySelector(step.waitWithout) ? null : true));
  else if ('focusLast' in step)
    (
      await found(
        step.focusLast,
        () => [...page.querySelectorAll<HTMLElement>(step.focusLast)].at(-1) ?? null,
      )
    ).focus();
  else if ('key' in step) pressKey(page, step.key);
  else await tryEach(page, step.tryEach, step.until);
}
