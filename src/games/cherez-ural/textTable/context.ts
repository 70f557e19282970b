import { createNeeded } from '../../../table/context';
import type { Telling } from '../position/tell';

export const [TextContext, useText] = createNeeded<Telling>('useText');
