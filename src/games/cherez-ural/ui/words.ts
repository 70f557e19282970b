import { createNeeded } from '../../../table/context';
import type { GameWords } from '../../../table/frame/gameContexts';
import type { Table } from '../position/table';

export type Words = GameWords<Table>;
/** Apart from the table, so that what only reads words is not drawn anew with each move. */
export const [WordsContext, useWords] = createNeeded<Words>('useWords');
