import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { LegalMove, TableProps } from '../../../game-api/module';
import { useKept } from '../../../table/painting/kept';
import { defaultPayment } from '../bot/defaultPayment';
import { indexLegalMoves } from '../position/legal';
import { planOf } from '../position/plan';
import {
  freshSelection,
  type OpenDialog,
  type Selection,
  type SelectionEvent,
  select,
  settle,
} from '../position/selection';
import { buildTable, type Table } from '../position/table';
import type { G } from '../rules/state';
import type { PickEvent, Selected } from './context';

/** Names a position of the game, so that picks made in another one are known to be stale. */
const positionKey = ({ ctx, log, viewer }: TableProps<G>): string =>
  `${viewer}/${ctx.phase}/${ctx.turn}/${ctx.numMoves}/${log.length}`;

type Step = { readonly event: SelectionEvent; readonly position: string };
const step = (selection: Selection, { event, position }: Step) => select(selection, event, position);

/** Everything that the parts of the table read, from the game's state and from what is picked. */
export function usePosition(props: TableProps<G>): {
  readonly table: Table;
  readonly selected: Selected;
  readonly dialog: OpenDialog | null;
  readonly notice: string | null;
  readonly pick: PickEvent;
  readonly say: (text: string) => void;
} {
  const { G, ctx, log, viewer, seats, language, history, onHint, legalMoves } = props;
  const position = positionKey(props);
  const [kept, dispatch] = useReducer(step, position, freshSelection);
  const { dialog, position: _, ...newest } = settle(kept, position);
  const picks = useKept(newest);
  const [notice, setNotice] = useState<{ readonly text: string; readonly position: string } | null>(null);
  const latest = useRef({ props, position });
  useLayoutEffect(() => {
    latest.current = { props, position };
  });
  const pick = useCallback((event: SelectionEvent) => {
    setNotice(null);
    dispatch({ event, position: latest.current.position });
  }, []);
  const say = useCallback((text: string) => setNotice({ text, position: latest.current.position }), []);
  const run = useCallback(
    (intents: readonly LegalMove[]) => {
      setNotice(null);
      const [first, ...rest] = intents;
      if (first === undefined) return;
      void latest.current.props.play(first.move, ...first.args).then((refusal) => {
        if (refusal !== null) say(refusal);
        else run(rest);
      });
    },
    [say],
  );
  const legal = useMemo(() => indexLegalMoves(legalMoves), [legalMoves]);
  const table = useMemo(
    () => buildTable({ ctx, log, viewer, seats, language, history, onHint }, G, legal, run, defaultPayment),
    [ctx, log, viewer, seats, language, history, onHint, G, legal, run],
  );
  const selected = useMemo((): Selected => ({ picks, plan: planOf(table, picks) }), [table, picks]);
  const said = notice?.position === position ? notice.text : null;
  return { table, selected, dialog, notice: said, pick, say };
}
