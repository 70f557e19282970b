import { pileCounts } from './rows';
import type { G } from './state';

/** What everyone sees of the state: all of it but the order of both piles, of which their counts and the back of the top
 *  action card are seen (R1.5). */
export const viewFor = (G: G): G => ({ ...G, piles: pileCounts(G) });
