/** The games as pages use them: what is offered at once, a game itself when it is opened. */

import { use } from 'react';
import type { GameModule, GameOffer } from '../game-api/module';
import { loadModule, UnknownGameError } from '../games/catalogue';
import { offers } from '../games/offers';

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
export class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError';
  constructor(
    readonly game: string,
    cause: unknown,
  ) {
    super(`the game ${game} could not be fetched`, { cause });
  }
}

const here = new Map<string, GameModule>();
const coming = new Map<string, Promise<GameModule>>();

async function load(name: string): Promise<GameModule> {
  try {
    const module = await loadModule(name);
    here.set(name, module);
    return module;
  } catch (error) {
    throw error instanceof UnknownGameError ? error : new NotFetchedError(name, error);
  }
}

/** The same promise for whoever asks. @throws UnknownGameError, NotFetchedError */
export function fetchModule(name: string): Promise<GameModule> {
  let module = coming.get(name);
  if (module === undefined) {
    module = load(name);
    coming.set(name, module);
  }
  return module;
}

const readers = new Map<string, Promise<void>>();

/** Has a game that is here able to read content that is not built in; the same promise for whoever asks.
 *  @throws NotFetchedError */
export function fetchContentReader({ name, contents }: GameModule): Promise<void> {
  let reader = readers.get(name);
  if (reader === undefined) {
    reader = Promise.resolve(contents?.fetchReader()).catch((error) => {
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

/** A game, whole; while it is not here the page waits in its nearest `Suspense`. One that is here is given at once: what
 *  waits for a promise is shown up to 300 ms later. */
export const useModule = (name: string): GameModule => here.get(name) ?? use(fetchModule(name));
