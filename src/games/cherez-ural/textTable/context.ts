import { createNeeded } from '../../../table/context';
import type { Telling } from '../position/tell';

/** The table's position, and what only the text table says. */
export const [TextContext, useText] = createNeeded<Telling>('useText');
