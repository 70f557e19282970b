import { pileCounts } from '../rows';
import type { G } from './state';

/**
 * Returns the public view, which all seats share. It hides the order of both piles, but shows their sizes and the
 * back of the top action card (R1.5).
 */
export const viewFor = (G: G): G => ({ ...G, piles: pileCounts(G) });
