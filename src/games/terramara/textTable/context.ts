import { createNeeded } from '../../../table/context';
import type { Table } from '../position/table';
import type { Say } from './words/index';

/** The table's position, and what only the text table says. */
export type TextPosition = Table & { readonly say: Say };

export const [TextContext, useText] = createNeeded<TextPosition>('useText');
