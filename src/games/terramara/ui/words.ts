import { createNeeded } from '../../../table/context';
import type { GameWords } from '../../../table/frame/gameContexts';
import type { Table } from '../view-model/table';

export type Words = GameWords<Table>;
/** A separate context, so that parts which only read texts don't re-render with each move. */
export const [WordsContext, useWords] = createNeeded<Words>('useWords');
