import { useCallback, useMemo, useState } from 'react';
import type { TableProps } from '../../../game-api/module';
import type { Shown } from '../../../table/frame/gameContexts';
import { usePicks } from '../../../table/frame/usePicks';
import { useTableInput } from '../../../table/frame/useTableInput';
import { type ArtifactId, type SpaceId, WORKERS } from '../content/terms';
import type { LegalMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { SELECTING } from '../view-model/selection';
import { type SpaceView, spacesOf, stateOf } from '../view-model/spaces';
import { buildTable } from '../view-model/table';
import type { Pointed, Selected, ShownHere } from './context';

/** Builds the view model that the parts of the table read, from the state and the picks. */
export function usePosition(props: TableProps<G>): Shown<ShownHere> {
  const { G, viewer } = props;
  const given = useTableInput(props);
  const { picks: selection, ...picked } = usePicks(props, SELECTING);
  const { pick, run, say } = picked;
  const [hovered, setHovered] = useState<SpaceId | null>(null);
  const table = useMemo(() => buildTable(given, given.G, run), [given, run]);
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
    (space: SpaceId): Extract<LegalMove, { move: 'place' | 'placeNeutral' }> =>
      worker === null
        ? { move: 'placeNeutral', args: [space] }
        : { move: 'place', args: [{ worker, space }] },
    [worker],
  );
  const pressSpace = useCallback(
    (space: SpaceId) => {
      if (!isPlacing) return;
      const intent = intentOf(space);
      if (open.has(space)) {
        // The second press places the worker.
        if (selection.space === space) table.run([intent]);
        else pick({ do: 'pickSpace', space });
        return;
      }
      say(() => table.refusal(intent.move, ...intent.args));
    },
    [isPlacing, intentOf, open, selection.space, pick, table, say],
  );
  const pressCard = useCallback(
    (card: ArtifactId) => {
      const { isReserving } = selection;
      const ways = legal.build.filter((build) => build.card === card);
      const [way] = ways;
      const can = isReserving ? legal.reserve.includes(card) : way !== undefined;
      if (!can) pick({ do: 'open', dialog: { kind: 'card', card } });
      else if (!isReserving && ways.length > 1) pick({ do: 'open', dialog: { kind: 'build', card } });
      // Building and reserving can't be undone, so a second press must confirm them.
      else if (selection.card !== card) pick({ do: 'pickCard', card });
      else if (isReserving) table.run([{ move: 'reserve', args: [card] }]);
      else if (way !== undefined) table.run([{ move: 'build', args: [way] }]);
    },
    [selection, legal, table, pick],
  );
  const hover = useCallback((space: SpaceId | null) => setHovered(space), []);

  const shown = hovered !== null && (open.has(hovered) || !isPlacing) ? hovered : selection.space;
  const selected = useMemo(
    (): Selected => ({ selection, worker, spaces, stateOf: lookAt, pressSpace, pressCard, hover }),
    [selection, worker, spaces, lookAt, pressSpace, pressCard, hover],
  );
  const pointed = useMemo(
    (): Pointed => ({ space: spaces.find(({ id }) => id === shown) ?? null }),
    [spaces, shown],
  );
  return { ...picked, table, selected, pointed };
}
