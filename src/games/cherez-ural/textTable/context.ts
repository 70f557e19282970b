import { createNeeded } from '../../../table/context';
import type { Telling } from '../position/tell';

/** The position with the text table's texts. */
export const [TextContext, useText] = createNeeded<Telling>('useText');
