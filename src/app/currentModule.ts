import { catalogue } from '../games/catalogue';
import type { GameModule } from '../house/module';

/** The game on offer; with a second one the home page asks. */
export const currentModule: GameModule = catalogue[0];

/** The game of a save. @throws Error naming the game when the house does not have it. */
export function moduleOf(name: string): GameModule {
  const found = catalogue.find(({ game }) => game.name === name);
  if (found === undefined) throw new Error(`The game “${name}” is not in this house.`);
  return found;
}
