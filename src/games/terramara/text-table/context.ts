import { createNeeded } from '../../../table/context';
import type { Say } from '../text/text-table/en';
import type { Table } from '../view-model/table';

/** The table's view model, plus what only the text table needs. */
export type TextPosition = Table & { readonly say: Say };

export const [TextContext, useText] = createNeeded<TextPosition>('useText');
