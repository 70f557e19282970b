import { useMemo } from 'react';
import type { GivenTable } from '../../game-api/baseTable';
import type { TableProps } from '../../game-api/module';

export type TableInput<G> = GivenTable & Pick<TableProps<G>, 'G' | 'legalMoves'>;

/** Returns the props from which a game derives its position, memoized until one of them changes. */
export function useTableInput<G>(props: TableProps<G>): TableInput<G> {
  const { G, ctx, log, viewer, seats, language, history, onHint, refusal, legalMoves } = props;
  return useMemo(
    () => ({ G, ctx, log, viewer, seats, language, history, onHint, refusal, legalMoves }),
    [G, ctx, log, viewer, seats, language, history, onHint, refusal, legalMoves],
  );
}
