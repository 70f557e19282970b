import type { TableProps } from '../../../game-api/module';
import { createNeeded } from '../../../table/context';
import type { Telling } from '../position/tell';
import type { G } from '../rules/state';

/** The table's position, and what only the text table says. */
export type TextPosition = Telling & {
  /** Every position so far, also while an earlier one is read, and who asked for hints. */
  readonly past: Pick<TableProps<G>, 'timeline' | 'notes' | 'shown' | 'onShow'>;
  /** Says out loud why something is not done. */
  readonly refuse: (reason: string) => void;
};

export const [TextContext, useText] = createNeeded<TextPosition>('useText');
