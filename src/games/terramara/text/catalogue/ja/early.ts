import { card } from './card';
import { terms } from './terms';

export const early = { terms, card };
