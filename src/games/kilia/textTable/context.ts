import { createContext, useContext } from 'react';
import type { TableProps } from '../../../game-api/module';
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

export const TextContext = createContext<TextPosition | null>(null);

export function useText(): TextPosition {
  const text = useContext(TextContext);
  if (text === null) throw new Error('useText is used outside the text table');
  return text;
}
