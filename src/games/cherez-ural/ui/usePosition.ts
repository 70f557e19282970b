import { useCallback, useMemo, useState } from 'react';
import type { TableProps } from '../../../game-api/module';
import { itemAt } from '../../../rules-kit/indexed';
import type { Shown } from '../../../table/frame/gameContexts';
import { usePicks } from '../../../table/frame/usePicks';
import { useTableInput } from '../../../table/frame/useTableInput';
import type { SpaceId } from '../content/terms';
import type { G } from '../rules/state/state';
import { indexLegalMoves } from '../view-model/legal';
import { nextToPlace, workerToPlace } from '../view-model/placing';
import { SELECTING } from '../view-model/selection';
import { buildTable } from '../view-model/table';
import { findTargets, mapUse, seasonOf } from '../view-model/targets';
import type { Pointed, Selected, ShownHere } from './context';

export function usePosition(props: TableProps<G>): Shown<ShownHere> {
  const { picks: selection, hush, ...picked } = usePicks(props, SELECTING);
  const { pick, run, say } = picked;
  const [hovered, setHovered] = useState<SpaceId | null>(null);
  const [asked, setAsked] = useState<SpaceId | null>(null);

  const { G, ctx } = props;
  const given = useTableInput(props);
  const table = useMemo(
    () => buildTable(given, given.G, indexLegalMoves(given.legalMoves), run),
    [given, run],
  );

  const { legal, acting } = table;
  const use = mapUse(legal, selection);
  const placing = use === 'placing' ? workerToPlace(table, selection) : null;
  const targets = useMemo(
    () => findTargets(G, legal, use, seasonOf(ctx.phase), acting, placing),
    [G, legal, use, ctx.phase, acting, placing],
  );
  const shown = hovered !== null && targets.has(hovered) ? hovered : selection.target;
  const chosen = shown === selection.target ? selection.choice : 0;
  const pointedAt = useMemo(() => {
    const choices = shown === null || use === 'placing' ? undefined : targets.get(shown);
    const choice = choices?.[Math.min(chosen, choices.length - 1)];
    return shown === null || choice === undefined ? null : { space: shown, choice };
  }, [shown, chosen, use, targets]);

  const pressSpace = useCallback(
    (space: SpaceId) => {
      const choices = targets.get(space);
      if (use === 'placing' && placing !== null && choices !== undefined) {
        pick({ do: 'place', worker: placing, space, next: nextToPlace(table, selection, placing) });
        return;
      }
      if (choices === undefined) {
        setAsked(space);
        if (use === 'none') pick({ do: 'open', dialog: { kind: 'routes', to: space } });
        const by = ctx.phase === 'summer' ? 'water' : 'sled';
        if (use === 'travel' && acting !== null) say(() => table.refusal('travel', { by, to: space }));
        return;
      }
      // Pressing the picked space again goes there. Moves that reveal something need the button.
      if (selection.target === space && (use === 'travel' || use === 'token'))
        run(itemAt(choices, Math.min(selection.choice, choices.length - 1)).intents);
      else pick({ do: 'pickSpace', space });
    },
    [targets, use, placing, selection, pick, ctx.phase, acting, table, say, run],
  );

  const hover = useCallback(
    (space: SpaceId | null) => {
      setHovered(space);
      if (space !== null) hush();
    },
    [hush],
  );

  const selected = useMemo(
    (): Selected => ({ selection, use, targets, placing, asked, pressSpace, hover }),
    [selection, use, targets, placing, asked, pressSpace, hover],
  );
  const pointed = useMemo((): Pointed => ({ picked: pointedAt }), [pointedAt]);
  return { ...picked, table, selected, pointed };
}
