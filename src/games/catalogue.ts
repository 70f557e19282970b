/** All games, loaded on demand. A new game needs one line here and one in `offers.ts`. */

import { extraModules } from '#extra-games';
import { asAnyGame, type GameModule } from '../game-api/module';

const loaders: Readonly<Record<string, () => Promise<GameModule>>> = {
  'cherez-ural': async () => asAnyGame((await import('./cherez-ural/module')).cherezUralModule),
  kilia: async () => asAnyGame((await import('./kilia/module')).kiliaModule),
  terramara: async () => asAnyGame((await import('./terramara/module')).terramaraModule),
  ...extraModules,
};

/** Thrown for an unknown game name, from another build's save or a mistyped address. */
export class UnknownGameError extends Error {
  override readonly name = 'UnknownGameError';
  constructor(readonly game: string) {
    super(`There is no game called “${game}”.`);
  }
}

export const gameNames: readonly string[] = Object.keys(loaders);

/**
 * Loads a game.
 * @throws UnknownGameError
 */
export async function loadModule(name: string): Promise<GameModule> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (load === undefined) throw new UnknownGameError(name);
  return load();
}
