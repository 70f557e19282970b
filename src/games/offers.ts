/** The games of the house as they are offered: light, for the first page. The games themselves are in `catalogue.ts`. */
import { amongGames, type GameOffer } from '../game-api/module';
import { cherezUralOffer } from './cherez-ural/offer';

export const offers: readonly GameOffer[] = [amongGames(cherezUralOffer)];
