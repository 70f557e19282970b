/**
 * Loads everything outside the first page: scripts, texts, rules. Failures are not cached: they are retried on a press,
 * when the network returns, and after a while.
 */

/** A script or text of the app could not be loaded; see `cause`. */
export class LoadError extends Error {
  override readonly name: string = 'LoadError';
  constructor(cause: unknown, message = 'a part of the app could not be fetched') {
    super(message, { cause });
  }
}

type Load = () => Promise<unknown>;

/** Style sheets that failed to load, by address */
const failedSheets = new Map<string, HTMLLinkElement>();

/** Style sheets that are being loaded again */
const sheetRetries = new Map<string, Promise<void>>();

/**
 * Style sheets that had failed at the time of a failed load. Vite requests each sheet only once, so a retried import
 * would be unstyled.
 */
const missingSheets = new WeakMap<Load, Set<string>>();

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        failedSheets.set(target.href, target);
    },
    true,
  );

/** Requests a failed style sheet again in the same place, because the order of sheets decides between equal rules. */
function fetchSheet(href: string): Promise<void> {
  const failed = failedSheets.get(href);
  if (failed === undefined) return Promise.resolve();
  const retry =
    sheetRetries.get(href) ??
    new Promise<void>((resolve) => {
      const link = failed.cloneNode() as HTMLLinkElement;
      link.onload = () => {
        failedSheets.delete(href);
        resolve();
      };
      link.onerror = () => resolve();
      failed.replaceWith(link);
    }).finally(() => sheetRetries.delete(href));
  sheetRetries.set(href, retry);
  return retry;
}

/** Loads something after the style sheets that its last attempt lacked. @throws Error if one still fails to load */
async function loadStyled<T>(load: () => Promise<T>): Promise<T> {
  const missing = missingSheets.get(load) ?? new Set();
  await Promise.all([...missing].map(fetchSheet));
  if ([...missing].some((href) => failedSheets.has(href))) throw new Error('a style sheet is missing');
  try {
    return await load();
  } catch (error) {
    missingSheets.set(load, new Set([...missing, ...failedSheets.keys()]));
    throw error;
  }
}

/** Pauses before the second and third attempt */
const PAUSES_MS = [300, 1200];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads something with up to three attempts.
 * @throws LoadError after the last one
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES_MS)
    try {
      return await loadStyled(load);
    } catch {
      await pause(ms);
    }
  try {
    return await loadStyled(load);
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError(error);
  }
}

type Waiting = { readonly retry: () => void; readonly isQuiet: boolean };

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();
let delay = FIRST_RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

function changed(): void {
  for (const listener of listeners) listener();
}

export function retryFailedLoads(): void {
  clearTimeout(timer);
  timer = undefined;
  const all = [...waiting];
  waiting.clear();
  for (const { retry } of all) retry();
  changed();
}

function retryLater(): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    delay = Math.min(2 * delay, LONGEST_RETRY_MS);
    retryFailedLoads();
  }, delay);
}

/**
 * Registers a failed load, which is then retried once: by `retryFailedLoads`, or after 5 to 60 seconds.
 * @param isQuiet the user didn't ask for it, so the page doesn't mention the failure
 * @returns a function that withdraws it
 */
export function addFailedLoad(retry: () => void, isQuiet = false): () => void {
  const entry = { retry, isQuiet };
  waiting.add(entry);
  retryLater();
  changed();
  return () => {
    if (waiting.delete(entry)) changed();
  };
}

/** Checks whether something that the user asked for is missing. */
export const isSomethingMissing = (): boolean => [...waiting].some(({ isQuiet }) => !isQuiet);

export function onFailedLoads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves when a load fails that the user asked for. */
export const somethingMissing = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onFailedLoads(() => {
      if (!isSomethingMissing()) return;
      stop();
      resolve();
    });
  });

/**
 * Fetches JSON that a module needs to run, and retries until it succeeds, because a module that throws never runs
 * again.
 * @public the build calls it (`generatedAsData` in vite.config.ts)
 */
export async function fetchData(url: string): Promise<unknown> {
  for (;;)
    try {
      return await loadPatiently(async () => {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`${answer.status} ${url}`);
        return answer.json();
      });
    } catch {
      await new Promise<void>((resolve) => {
        addFailedLoad(resolve);
      });
    }
}

/** Loads something that nobody waits for, and retries until it succeeds. */
export const loadEventually = <T>(load: () => Promise<T>): Promise<T> =>
  loadPatiently(load).catch(
    () =>
      new Promise((resolve) => {
        addFailedLoad(() => resolve(loadEventually(load)), true);
      }),
  );

// Browsers fire an event when the network is back; Node has no such event.
if (typeof addEventListener === 'function')
  addEventListener('online', () => {
    delay = FIRST_RETRY_MS;
    retryFailedLoads();
  });
