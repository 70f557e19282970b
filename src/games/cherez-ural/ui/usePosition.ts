import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { LegalMove, TableProps } from '../../../game-api/module';
import { useAfterPaint } from '../../../table/painting/afterPaint';
import { useKept } from '../../../table/painting/kept';
import type { SpaceId, WorkerId } from '../content/terms';
import { indexLegalMoves } from '../position/legal';
import { refusalOf } from '../position/refusals';
import {
  freshSelection,
  type OpenDialog,
  queueStep,
  type Selection,
  type SelectionEvent,
  select,
  settle,
} from '../position/selection';
import { buildTable, type Table } from '../position/table';
import { findTargets, mapUse, seasonOf } from '../position/targets';
import type { G } from '../rules/state';
import type { PickEvent, Pointed, Selected } from './context';

/** Names a position of the game, so that picks made in another one are known to be stale. */
const positionKey = ({ ctx, log, viewer }: TableProps): string =>
  `${viewer}/${ctx.phase}/${ctx.turn}/${ctx.numMoves}/${log.length}`;

type Step = { readonly event: SelectionEvent; readonly position: string };
const step = (selection: Selection, { event, position }: Step) => select(selection, event, position);

/** Everything that the parts of the table read, from the game's state and from what is picked. */
export function usePosition(props: TableProps<G>): {
  readonly table: Table;
  readonly selected: Selected;
  readonly pointed: Pointed;
  readonly dialog: OpenDialog | null;
  readonly pick: PickEvent;
  readonly say: (text: string) => void;
} {
  const { G } = props;
  const position = positionKey(props);
  const [kept, dispatch] = useReducer(step, position, freshSelection);
  const settled = settle(kept, position);
  const { dialog, ...picks } = settled;
  const selection = useKept(picks);
  const [hovered, setHovered] = useState<SpaceId | null>(null);
  const [notice, setNotice] = useState<{ readonly text: string; readonly position: string } | null>(null);

  const isStale = kept.position !== position;
  useEffect(() => {
    if (isStale) dispatch({ event: { do: 'settle' }, position });
  }, [isStale, position]);

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
      const [first, ...rest] = intents;
      if (first === undefined) return;
      setNotice(null);
      // The rest waits for the position after the first; queued before it, since playing may answer at once.
      dispatch({ event: { do: 'queue', intents: rest }, position: latest.current.position });
      void latest.current.props.play(first.move, ...first.args).then((refusal) => {
        if (refusal === null) return;
        dispatch({ event: { do: 'queue', intents: [] }, position: latest.current.position });
        say(refusal);
      });
    },
    [say],
  );

  const { legalMoves } = props;
  const legal = useMemo(() => indexLegalMoves(legalMoves), [legalMoves]);
  const { ctx, log, viewer, seats, language, history, onHint } = props;
  const table = useMemo(
    () => buildTable({ ctx, log, viewer, seats, language, history, onHint }, G, legal, run),
    [ctx, log, viewer, seats, language, history, onHint, G, legal, run],
  );

  useEffect(() => {
    const next = queueStep(settled, position, ({ move, args }) =>
      viewer === null ? false : refusalOf(G, ctx, viewer, language, move, args) === null,
    );
    if (next === 'play') run(settled.queue);
    if (next === 'drop') dispatch({ event: { do: 'queue', intents: [] }, position });
  }, [settled, position, viewer, G, ctx, language, run]);

  const { acting } = table;
  const use = mapUse(legal, selection);
  const own = viewer === null ? [] : (G.players[viewer]?.workers ?? []);
  const placing: WorkerId | null =
    use !== 'placing'
      ? null
      : (selection.placingWorker ??
        own.find((worker) => G.workers[worker].at === null && selection.placing[worker] === undefined) ??
        own[0] ??
        null);
  const targets = useMemo(
    () => findTargets(G, legal, use, seasonOf(ctx.phase), acting, placing),
    [G, legal, use, ctx.phase, acting, placing],
  );
  const drawnTargets = useAfterPaint(targets);
  const shown = hovered !== null && targets.has(hovered) ? hovered : selection.target;
  const chosen = shown === selection.target ? selection.choice : 0;
  const picked = useMemo(() => {
    const choices = shown === null || use === 'placing' ? undefined : targets.get(shown);
    const choice = choices?.[Math.min(chosen, choices.length - 1)];
    return shown === null || choice === undefined ? null : { space: shown, choice };
  }, [shown, chosen, use, targets]);

  const pressSpace = useCallback(
    (space: SpaceId) => {
      const choices = targets.get(space);
      if (use === 'placing' && placing !== null && choices !== undefined) {
        const next =
          own.find(
            (other) =>
              other !== placing && G.workers[other].at === null && selection.placing[other] === undefined,
          ) ?? null;
        pick({ do: 'place', worker: placing, space, next });
        return;
      }
      if (choices === undefined) {
        const by = ctx.phase === 'summer' ? 'water' : 'sled';
        const refusal =
          use === 'travel' && acting !== null ? table.refusal('travel', { by, to: space }) : null;
        if (refusal !== null) say(refusal);
        return;
      }
      // A second press goes there; what reveals something is left to the button.
      if (selection.target === space && (use === 'travel' || use === 'token'))
        run(choices[Math.min(selection.choice, choices.length - 1)].intents);
      else pick({ do: 'pickSpace', space });
    },
    [targets, use, placing, own, G, selection, pick, ctx.phase, acting, table, say, run],
  );

  const hover = useCallback((space: SpaceId | null) => {
    setHovered(space);
    if (space !== null) setNotice(null);
  }, []);

  const said = notice?.position === position ? notice.text : null;
  const selected = useMemo(
    (): Selected => ({ selection, use, targets, drawnTargets, placing, pressSpace, hover }),
    [selection, use, targets, drawnTargets, placing, pressSpace, hover],
  );
  const pointed = useMemo((): Pointed => ({ picked, notice: said }), [picked, said]);
  return { table, selected, pointed, dialog, pick, say };
}
