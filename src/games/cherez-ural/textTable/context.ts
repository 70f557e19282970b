import type { TableProps } from '../../../game-api/module';
import { createNeeded } from '../../../table/context';
import type { Table } from '../position/table';
import type { G } from '../rules/state';
import type { Say } from './words';

/** The table's position, and what only the text table says. */
export type TextPosition = Table & {
  /** Every position so far, also while an earlier one is read, and who asked for hints. */
  readonly past: Pick<TableProps<G>, 'timeline' | 'notes' | 'shown' | 'onShow'>;
  readonly say: Say;
  /** Says out loud why something is not done. */
  readonly refuse: (reason: string) => void;
};

export const [TextContext, useText] = createNeeded<TextPosition>('useText');
