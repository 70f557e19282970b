import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { LegalMove, TableProps } from '../../../game-api/module';
import { useKept } from '../../../table/painting/kept';
import { type SpaceId, WORKERS } from '../content/terms';
import {
  freshSelection,
  type OpenDialog,
  queueStep,
  type Selection,
  type SelectionEvent,
  select,
  settle,
} from '../position/selection';
import { type SpaceView, spacesOf, stateOf } from '../position/spaces';
import { buildTable, type Table } from '../position/table';
import type { G } from '../rules/state';
import { explain } from '../text/explain';
import type { Pointed, Selected } from './context';

/** Names a position of the game, so that picks made in another one are known to be stale. */
const positionKey = ({ ctx, log, viewer }: TableProps<G>): string =>
  `${viewer}/${ctx.phase}/${ctx.turn}/${ctx.numMoves}/${log.length}`;

type Step = { readonly event: SelectionEvent; readonly position: string };
const step = (selection: Selection, { event, position }: Step) => select(selection, event, position);

type Shown = {
  readonly table: Table;
  readonly selected: Selected;
  readonly pointed: Pointed;
  readonly dialog: OpenDialog | null;
  readonly pick: (event: SelectionEvent) => void;
  readonly say: (text: string) => void;
};

/** Everything that the parts of the table read, from the game's state and from what is picked. */
export function usePosition(props: TableProps<G>): Shown {
  const { G, ctx, log, viewer, seats, language, history, onHint, legalMoves } = props;
  const position = positionKey(props);
  const [kept, dispatch] = useReducer(step, position, freshSelection);
  const settled = settle(kept, position);
  const { dialog, ...picks } = settled;
  const selection = useKept(picks);
  const [hovered, setHovered] = useState<SpaceId | null>(null);
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
  const refusal = useCallback(
    (move: string, ...args: readonly unknown[]) =>
      viewer === null ? null : explain(G, ctx, viewer, move, args, language),
    [G, ctx, viewer, language],
  );
  const table = useMemo(
    () => buildTable({ ctx, log, viewer, seats, language, history, onHint, legalMoves }, G, run, refusal),
    [ctx, log, viewer, seats, language, history, onHint, legalMoves, G, run, refusal],
  );
  useEffect(() => {
    const next = queueStep(settled, position, ({ move, args }) => {
      const [asked] = args;
      return legalMoves.some(
        (legal) => legal.move === move && JSON.stringify(legal.args[0]) === JSON.stringify(asked),
      );
    });
    if (next === 'play') run(settled.queue);
    if (next === 'drop') dispatch({ event: { do: 'queue', intents: [] }, position });
  }, [settled, position, legalMoves, run]);

  const { legal } = table;
  const ready = WORKERS.filter((kind) => legal.place.some(({ worker }) => worker === kind));
  const worker = ready.find((kind) => kind === selection.worker) ?? ready[0] ?? null;
  const spaces = useMemo(() => spacesOf(G, viewer), [G, viewer]);
  const open = useMemo(
    () =>
      new Set([
        ...legal.placeNeutral,
        ...legal.place.filter((each) => each.worker === worker).map(({ space }) => space),
      ]),
    [legal, worker],
  );
  const isPlacing = worker !== null || legal.placeNeutral.length > 0;
  const lookAt = useCallback(
    (space: SpaceView) => (isPlacing ? stateOf(table, open, worker, space) : { state: 'idle' as const }),
    [isPlacing, table, open, worker],
  );

  const intentOf = useCallback(
    (space: SpaceId): LegalMove =>
      worker === null
        ? { move: 'placeNeutral', args: [space] }
        : { move: 'place', args: [{ worker, space }] },
    [worker],
  );
  const pressSpace = useCallback(
    (space: SpaceId) => {
      if (!isPlacing) return;
      const { move, args } = intentOf(space);
      if (open.has(space)) {
        // A second press goes there.
        if (selection.space === space) run([{ move, args }]);
        else pick({ do: 'pickSpace', space });
        return;
      }
      const why = explain(G, ctx, viewer ?? '', move, args, language);
      if (why !== null) say(why);
    },
    [isPlacing, intentOf, open, selection.space, run, pick, G, ctx, viewer, language, say],
  );
  const pressCard = useCallback(
    (card: string) => {
      const { isReserving } = selection;
      const ways = legal.build.filter((build) => build.card === card);
      const can = isReserving ? legal.reserve.includes(card) : ways.length > 0;
      if (!can) pick({ do: 'open', dialog: { kind: 'card', card } });
      else if (!isReserving && ways.length > 1) pick({ do: 'open', dialog: { kind: 'build', card } });
      // What is built or reserved can't be taken back: a second press does it.
      else if (selection.card !== card) pick({ do: 'pickCard', card });
      else run([isReserving ? { move: 'reserve', args: [card] } : { move: 'build', args: [ways[0]] }]);
    },
    [selection, legal, run, pick],
  );
  const hover = useCallback((space: SpaceId | null) => setHovered(space), []);

  const shown = hovered !== null && (open.has(hovered) || !isPlacing) ? hovered : selection.space;
  const said = notice?.position === position ? notice.text : null;
  const selected = useMemo(
    (): Selected => ({ selection, worker, spaces, stateOf: lookAt, pressSpace, pressCard, hover }),
    [selection, worker, spaces, lookAt, pressSpace, pressCard, hover],
  );
  const pointed = useMemo(
    (): Pointed => ({ space: spaces.find(({ id }) => id === shown) ?? null, notice: said }),
    [spaces, shown, said],
  );
  return { table, selected, pointed, dialog, pick, say };
}
