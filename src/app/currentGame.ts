import type { GameOffer } from '../game-api/module';
import { offers } from '../games/offers';

/** The game on offer; with a second one the home page asks. */
export const currentGame: GameOffer = offers[0];

/** The game with that name. @throws Error naming the game when it is not among them. */
export function gameNamed<Game extends GameOffer>(games: readonly Game[], name: string): Game {
  const found = games.find((game) => game.name === name);
  if (found === undefined) throw new Error(`The game “${name}” is not in this house.`);
  return found;
}

/** What is offered under that name. @throws Error naming the game when the house does not have it. */
export const offerOf = (name: string): GameOffer => gameNamed(offers, name);
