/** Loading what is not part of the first page: scripts, words, rule texts. A failure is never remembered: it is tried
 *  again by a press, when the network comes back, and after a while. */

/** A script or text of the app could not be fetched; `cause` says why. */
export class LoadError extends Error {
  override readonly name: string = 'LoadError';
  constructor(cause: unknown, message = 'a part of the app could not be fetched') {
    super(message, { cause });
  }
}

/** Style sheets that could not be fetched. Vite asks for each once, so that a retried import would come unstyled. */
const failedSheets = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedSheets.add(target);
    },
    true,
  );

/** Asks for a style sheet once more, in its place: the order of sheets decides between equal rules. */
const fetchSheet = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const link = sheet.cloneNode() as HTMLLinkElement;
    link.onload = link.onerror = () => resolve();
    failedSheets.delete(sheet);
    sheet.replaceWith(link);
  });

/** Asks for the style sheets that failed, and goes on until they are there. */
async function fetchSheets(): Promise<void> {
  await Promise.all([...failedSheets].map(fetchSheet));
  if (failedSheets.size > 0) addFailedLoad(() => void fetchSheets(), true);
}

/** Pauses before the second and the third try. */
const PAUSES_MS = [300, 1200];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads something, with up to three tries.
 *  @throws LoadError after the last one */
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

/** Tries everything that failed once more. */
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

/** Registers a failed load, which is then retried once: by `retryFailedLoads`, or after 5 to 60 seconds.
 *  @param isQuiet the user did not ask for it, so that the page does not mention it
 *  @returns a function that withdraws it */
export function addFailedLoad(retry: () => void, isQuiet = false): () => void {
  const entry = { retry, isQuiet };
  waiting.add(entry);
  retryLater();
  changed();
  return () => {
    if (waiting.delete(entry)) changed();
  };
}

/** Whether something that the user asked for is missing. */
export const isSomethingMissing = (): boolean => [...waiting].some(({ isQuiet }) => !isQuiet);

export function onFailedLoads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads something that nobody waits for, and tries until it is there. */
export const loadEventually = <T>(load: () => Promise<T>): Promise<T> =>
  loadPatiently(load).catch(
    () =>
      new Promise((resolve) => {
        addFailedLoad(() => resolve(loadEventually(load)), true);
      }),
  );

// The browser says when the network is back; tests of node have no window.
if (typeof addEventListener === 'function')
  addEventListener('online', () => {
    delay = FIRST_RETRY_MS;
    retryFailedLoads();
  });
