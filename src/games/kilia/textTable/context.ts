import type { TableProps } from '../../../game-api/module';
import { createNeeded } from '../../../table/context';
import type { Table } from '../position/table';
import type { G } from '../rules/state';
import type { Say } from './words/index';

/** The table's position, and what only the text table says. */
export type TextPosition = Table & {
  /** Every position so far, also while an earlier one is read, and who asked for hints. */
  readonly past: Pick<TableProps<G>, 'timeline' | 'notes' | 'shown' | 'onShow'>;
  /** Every legal move of the viewer. */
  readonly moves: TableProps<G>['legalMoves'];
  readonly say: Say;
};

export const [TextContext, useText] = createNeeded<TextPosition>('useText');
