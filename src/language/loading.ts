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

/** Style sheets that failed to load. Vite requests each only once, so a retried import would have no styles. */
const failedSheets = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedSheets.add(target);
    },
    true,
  );

/** Requests a style sheet again in the same place, because the order of sheets decides between equal rules. */
const fetchSheet = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const link = sheet.cloneNode() as HTMLLinkElement;
    link.onload = link.onerror = () => resolve();
    failedSheets.delete(sheet);
    sheet.replaceWith(link);
  });

/** Requests the failed style sheets until all have loaded. */
async function fetchSheets(): Promise<void> {
  await Promise.all([...failedSheets].map(fetchSheet));
  if (failedSheets.size > 0) addFailedLoad(() => void fetchSheets(), true);
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
      return await load();
    } catch {
      await pause(ms);
      await fetchSheets();
    }
  try {
    return await load();
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

/** Retries everything that failed. */
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
