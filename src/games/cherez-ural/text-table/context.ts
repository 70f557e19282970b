import { createNeeded } from '../../../table/context';
import type { Telling } from '../view-model/tell';

export const [TextContext, useText] = createNeeded<Telling>('useText');
