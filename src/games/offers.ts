/** The games of the house as they are offered: light, for the first page. The games themselves are in `catalogue.ts`. */

import { extraOffers } from '#extra-games';
import { amongGames, type GameOffer } from '../game-api/module';
import { cherezUralOffer } from './cherez-ural/offer';
import { kiliaOffer } from './kilia/offer';
import { terramaraOffer } from './terramara/offer';

export const offers: readonly GameOffer[] = [
  amongGames(cherezUralOffer),
  amongGames(kiliaOffer),
  amongGames(terramaraOffer),
  ...extraOffers,
];

/** The only game that there was when addresses and kept seats did not name their game. */
export const UNNAMED_GAME = cherezUralOffer.name;
