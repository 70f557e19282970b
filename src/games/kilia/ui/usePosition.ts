import { useMemo } from 'react';
import type { TableProps } from '../../../game-api/module';
import type { Shown } from '../../../table/frame/gameContexts';
import { usePicks } from '../../../table/frame/usePicks';
import { useTableInput } from '../../../table/frame/useTableInput';
import type { G } from '../rules/state/state';
import { indexLegalMoves } from '../view-model/legal';
import { planOf } from '../view-model/plan';
import { SELECTING } from '../view-model/selection';
import { buildTable } from '../view-model/table';
import type { Selected, ShownHere } from './context';

/** Builds the view model that the parts of the table read, from the state and the picks. */
export function usePosition(props: TableProps<G>): Shown<ShownHere> {
  const { picks, ...picked } = usePicks(props, SELECTING);
  const { run } = picked;
  const given = useTableInput(props);
  const table = useMemo(
    () => buildTable(given, given.G, indexLegalMoves(given.legalMoves), run),
    [given, run],
  );
  const selected = useMemo((): Selected => ({ picks, plan: planOf(table, picks) }), [table, picks]);
  return { ...picked, table, selected, pointed: null };
}
