import { useCallback } from 'react';
import type { WorkerId } from '../content/terms';
import { workerOf } from '../rules/state/state';
import type { Intent } from '../view-model/legal';
import { usePick, useTable } from './context';

/**
 * Returns what pressing one of the viewer's workers does: select it for placing, act with it, or act with it instead of
 * the chosen worker if choosing was the turn's last move.
 */
export function useChooseWorker(): (worker: WorkerId) => void {
  const { G, legal, acting, history, run, log, viewer } = useTable();
  const pick = usePick();
  return useCallback(
    (worker) => {
      const activate: Intent = { move: 'activateWorker', args: [worker] };
      if (legal.placeWorkers.length > 0) pick({ do: 'pickPlacingWorker', worker });
      else if (legal.activateWorker.includes(worker)) run([activate]);
      else if (acting !== null && acting !== worker && history.canUndo && !workerOf(G, worker).acted) {
        const last = log[log.length - 1]?.action.payload;
        if (last?.type !== 'activateWorker' || last.playerID !== viewer) return;
        pick({ do: 'queue', intents: [activate] });
        history.undo();
      }
    },
    [G, legal, acting, history, run, log, viewer, pick],
  );
}
