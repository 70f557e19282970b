/** Determines which of the viewer's workers to place next (R7.4). */

import type { WorkerId } from '../content/terms';
import { workerOf } from '../rules/state/state';
import type { Picks } from './selection';
import type { Table } from './table';

const ownWorkers = ({ G, viewer }: Table): readonly WorkerId[] =>
  viewer === null ? [] : (G.players[viewer]?.workers ?? []);

const unplaced = (table: Table, { placing }: Picks): readonly WorkerId[] =>
  ownWorkers(table).filter(
    (worker) => workerOf(table.G, worker).at === null && placing[worker] === undefined,
  );

export const workerToPlace = (table: Table, picks: Picks): WorkerId | null =>
  picks.placingWorker ?? unplaced(table, picks)[0] ?? ownWorkers(table)[0] ?? null;

/** Returns the next worker to place after `placed`; null if the others all have a space. */
export const nextToPlace = (table: Table, picks: Picks, placed: WorkerId): WorkerId | null =>
  unplaced(table, picks).find((worker) => worker !== placed) ?? null;
