/** The games as pages use them: offers are available at once, a game's code is fetched when it is opened. */

import { type FulfilledReactPromise, use } from 'react';
import type { GameModule, GameOffer } from '../game-api/module';
import { loadModule, UnknownGameError } from '../games/catalogue';
import { offers } from '../games/offers';
import { LoadError, loadPatiently } from '../language/loading';

export { offers, UNNAMED_GAME } from '../games/offers';
export { UnknownGameError };

export const findOffer = (name: string): GameOffer | null =>
  offers.find((offer) => offer.name === name) ?? null;

export function offerOf(name: string): GameOffer {
  const found = findOffer(name);
  if (found === null) throw new UnknownGameError(name);
  return found;
}

/** Thrown when a game's files are not on this device and can't be fetched. */
export class NotFetchedError extends LoadError {
  override readonly name = 'NotFetchedError';
  constructor(
    readonly game: string,
    cause: unknown,
  ) {
    super(cause, `the game ${game} could not be fetched`);
  }
}

/** A promise with the fields by which React's `use` reads a settled value without suspending. */
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

/** Fetches a game. All callers get the same promise. @throws UnknownGameError, NotFetchedError */
export function fetchModule(name: string): Promise<GameModule> {
  const loading = coming.get(name);
  if (loading !== undefined) return loading;
  const module: Asked<GameModule> = load(name);
  coming.set(name, module);
  const tell = (value: GameModule) => Object.assign(module, { status: 'fulfilled', value });
  module.then(tell, () => undefined);
  return module;
}

const readers = new Map<string, Promise<void>>();

/**
 * Loads the reader for content that is not built into a game. All callers get the same promise. @throws NotFetchedError
 */
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

/** Drops failed fetches, so that the next caller tries again. */
export const forgetFailed = (name: string): void => {
  coming.delete(name);
  readers.delete(name);
};

/**
 * Returns a game's module; suspends until it is loaded. It always calls `use`: React loses track of a page's hooks if a
 * component calls `use` in one render and not in the next.
 */
export const useModule = (name: string): GameModule => use(fetchModule(name));
