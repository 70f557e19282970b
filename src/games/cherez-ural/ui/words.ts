import { createNeeded } from '../../../table/context';
import type { GameWords } from '../../../table/frame/gameContexts';
import type { Table } from '../view-model/table';

export type Words = GameWords<Table>;
/** Separate from the table's context, so that components that only read texts don't rerender on each move. */
export const [WordsContext, useWords] = createNeeded<Words>('useWords');
