import { useMemo } from 'react';
import type { GivenTable } from '../../game-api/baseTable';
import type { TableProps } from '../../game-api/module';

export type Given<G> = GivenTable & Pick<TableProps<G>, 'G' | 'legalMoves'>;

/** What a game makes its position of, out of all that its table is given: the same while none of it has changed. */
export function useGiven<G>(props: TableProps<G>): Given<G> {
  const { G, ctx, log, viewer, seats, language, history, onHint, legalMoves } = props;
  return useMemo(
    () => ({ G, ctx, log, viewer, seats, language, history, onHint, legalMoves }),
    [G, ctx, log, viewer, seats, language, history, onHint, legalMoves],
  );
}
