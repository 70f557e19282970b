/** What the gallery frames: the screens that `npm run screens` takes pictures of, carried out in the page. */
import type { PageStep, Screen } from '../../../scripts/screens/screen';
import type { Scenario } from '../../../tests/games/scenario';

const MOST_MS = 60_000;
const LOOK_MS = 100;
/** From a press to the dialog that it opens, on a busy machine. */
const SETTLED_MS = 2_000;

const isDataStep = (step: NonNullable<Screen['steps']>[number]): step is PageStep =>
  typeof step !== 'function';

/** A screen that the gallery can show: where its frame leads to, and what is done there. */
export type Shot = {
  readonly name: string;
  /** Without language and theme. */
  readonly address: string;
  readonly steps: readonly PageStep[];
};

/** Frames narrower than this show what is on phones alone. */
const PHONE_PX = 600;

/** Returns the screens that can be shown in a frame so wide: their steps are data, and their scenarios can be opened. Each
 *  is shown in both themes, so the dark ones are left out. */
export const shotsOf = (
  game: string,
  screens: readonly Screen[],
  scenarios: readonly Scenario[],
  width: number,
): readonly Shot[] =>
  screens.flatMap(({ name, path, scenario, seat, theme, kept, only, steps = [] }) => {
    const data = steps.filter(isDataStep);
    const isKept = kept !== undefined && seat === undefined;
    const isOther = only !== undefined && (only === 'phone') !== width < PHONE_PX;
    if (isOther || theme !== undefined || isKept || data.length < steps.length) return [];
    if (scenario === undefined) return [{ name, address: path, steps: data }];
    if (!scenarios.includes(scenario)) return [];
    const search = new URLSearchParams(path.split('?')[1]);
    search.set('scenario', scenario.name);
    if (seat !== undefined) search.set('seat', seat);
    return [{ name, address: `/dev/${game}?${search}`, steps: data }];
  });

export const framed = ({ address }: Shot, look: Readonly<Record<string, string>>): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(look)}`;

const isInSight = (element: Element): boolean => element.getClientRects().length > 0;

/** Returns the first element in sight; null: there is none. */
export const inSight = (page: Document, selector: string): HTMLElement | null =>
  [...page.querySelectorAll<HTMLElement>(selector)].find(isInSight) ?? null;

/** Waits until something is found. @throws Error after a minute, naming what was looked for */
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

/** Presses an element as soon as it is in sight and enabled. */
async function press(page: Document, selector: string): Promise<void> {
  const target = await found(selector, () => {
    const element = inSight(page, selector);
    return element?.ariaDisabled === 'true' ? null : element;
  });
  target.click();
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

/** Carries out a step in a framed page, as `takeStep` of `scripts/screens/open.ts` does in a browser of Playwright. */
export async function takeStep(page: Document, step: PageStep): Promise<void> {
  if (step === 'TAKE OVER') {
    await found('the table', () => inSight(page, `${TABLE}, ${COVER}`));
    if (inSight(page, COVER) !== null) await press(page, COVER);
    await found('the table', () => inSight(page, TABLE));
  } else if (typeof step === 'string') await press(page, `[data-testid="${step}"]`);
  else if ('press' in step) {
    if (step.isOptional !== true || inSight(page, step.press) !== null) await press(page, step.press);
  } else if ('see' in step) await found(step.see, () => inSight(page, step.see));
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
