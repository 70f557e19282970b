import type { TableProps } from '../../../game-api/module';
import { createNeeded } from '../../../table/context';
import type { Table } from '../position/table';
import type { G } from '../rules/state';
import type { Say } from './words/index';

/** The table's position, and what only the text table says. */
export type TextPosition = Table & {
  readonly past: Pick<TableProps<G>, 'timeline' | 'notes' | 'shown' | 'onShow'>;
  readonly say: Say;
};

export const [TextContext, useText] = createNeeded<TextPosition>('useText');
