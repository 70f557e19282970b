import { createNeeded } from '../../../table/context';
import type { Table } from '../view-model/table';
import type { Say } from './words/en';

/** The table's view model, plus what only the text table needs. */
export type TextPosition = Table & { readonly say: Say };

export const [TextContext, useText] = createNeeded<TextPosition>('useText');
