import { useCallback, useMemo, useState } from 'react';
import type { TableProps } from '../../../game-api/module';
import type { Shown } from '../../../table/frame/gameContexts';
import { usePicks } from '../../../table/frame/usePicks';
import { useAfterPaint } from '../../../table/painting/afterPaint';
import type { SpaceId, WorkerId } from '../content/terms';
import { indexLegalMoves } from '../position/legal';
import { SELECTING } from '../position/selection';
import { buildTable } from '../position/table';
import { findTargets, mapUse, seasonOf } from '../position/targets';
import type { G } from '../rules/state';
import { explain } from '../text/explain';
import type { Pointed, Selected, ShownHere } from './context';

/** Everything that the parts of the table read, from the game's state and from what is picked. */
export function usePosition(props: TableProps<G>): Shown<ShownHere> {
  const { G } = props;
  const { picks: selection, run, hush, ...picked } = usePicks(props, SELECTING, explain);
  const { pick, say } = picked;
  const [hovered, setHovered] = useState<SpaceId | null>(null);

  const { legalMoves } = props;
  const legal = useMemo(() => indexLegalMoves(legalMoves), [legalMoves]);
  const { ctx, log, viewer, seats, language, history, onHint } = props;
  const table = useMemo(
    () => buildTable({ ctx, log, viewer, seats, language, history, onHint }, G, legal, run),
    [ctx, log, viewer, seats, language, history, onHint, G, legal, run],
  );

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
  const pointedAt = useMemo(() => {
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

  const hover = useCallback(
    (space: SpaceId | null) => {
      setHovered(space);
      if (space !== null) hush();
    },
    [hush],
  );

  const selected = useMemo(
    (): Selected => ({ selection, use, targets, drawnTargets, placing, pressSpace, hover }),
    [selection, use, targets, drawnTargets, placing, pressSpace, hover],
  );
  const pointed = useMemo((): Pointed => ({ picked: pointedAt }), [pointedAt]);
  return { ...picked, table, selected, pointed };
}
