/** The games as pages use them: what is offered at once, a game itself when it is opened. */

import { type FulfilledReactPromise, use } from 'react';
import type { GameModule, GameOffer } from '../game-api/module';
import { loadModule, UnknownGameError } from '../games/catalogue';
import { offers } from '../games/offers';
import { LoadError, loadPatiently } from '../language/loading';

export { offers, UNNAMED_GAME } from '../games/offers';
export { UnknownGameError };

export const findOffer = (name: string): GameOffer | null =>
  offers.find((offer) => offer.name === name) ?? null;

/** What is offered under that name. @throws UnknownGameError */
export function offerOf(name: string): GameOffer {
  const found = findOffer(name);
  if (found === null) throw new UnknownGameError(name);
  return found;
}

/** A game's files can't be had: they are not on this device and can't be fetched. */
export class NotFetchedError extends LoadError {
  override readonly name = 'NotFetchedError';
  constructor(
    readonly game: string,
    cause: unknown,
  ) {
    super(cause, `the game ${game} could not be fetched`);
  }
}

/** A promise that React's `use` asks for its value: one that is kept says so, and nobody waits for it. */
type Asked<T> = Promise<T> & Partial<Pick<FulfilledReactPromise<T>, 'status' | 'value'>>;

const coming = new Map<string, Asked<GameModule>>();

async function load(name: string): Promise<GameModule> {
  try {
    return await loadPatiently(() => loadModule(name));
  } catch (error) {
    const { cause } = error as LoadError;
    throw cause instanceof UnknownGameError ? cause : new NotFetchedError(name, error);
  }
}

/** The same promise for whoever asks. @throws UnknownGameError, NotFetchedError */
export function fetchModule(name: string): Promise<GameModule> {
  const asked = coming.get(name);
  if (asked !== undefined) return asked;
  const module: Asked<GameModule> = load(name);
  coming.set(name, module);
  const tell = (value: GameModule) => Object.assign(module, { status: 'fulfilled', value });
  module.then(tell, () => undefined);
  return module;
}

const readers = new Map<string, Promise<void>>();

/** Has a game that is here able to read content that is not built in; the same promise for whoever asks.
 *  @throws NotFetchedError */
export function fetchContentReader({ name, contents }: GameModule): Promise<void> {
  let reader = readers.get(name);
  if (reader === undefined) {
    reader = loadPatiently(async () => contents?.fetchReader()).catch((error) => {
      throw new NotFetchedError(name, error);
    });
    readers.set(name, reader);
  }
  return reader;
}

/** The next one who asks tries again. */
export const forgetFailed = (name: string): void => {
  coming.delete(name);
  readers.delete(name);
};

/** A game, whole; while it is not here the page waits in its nearest `Suspense`. The promise is asked each time: React
 *  loses count of a page's hooks when it waits for a promise once and is not asked to the next time. */
export const useModule = (name: string): GameModule => use(fetchModule(name));
