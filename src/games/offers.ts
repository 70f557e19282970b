/** The games as the first page offers them, without their code. `catalogue.ts` loads the games themselves. */

import { extraOffers } from '#extra-games';
import { asAnyGame, type GameOffer } from '../game-api/module';
import { cherezUralOffer } from './cherez-ural/offer';
import { kiliaOffer } from './kilia/offer';
import { terramaraOffer } from './terramara/offer';

export const offers: readonly GameOffer[] = [
  asAnyGame(cherezUralOffer),
  asAnyGame(kiliaOffer),
  asAnyGame(terramaraOffer),
  ...extraOffers,
];

/** The only game that existed when addresses and saved seats didn't name their game. */
export const UNNAMED_GAME = cherezUralOffer.name;
