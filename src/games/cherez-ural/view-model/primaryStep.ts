/** Determines the primary button's step from the legal moves and the selection. Contains no rules. */
import { playerOf, workerOf } from '../rules/state/state';
import type { Intent } from './legal';
import type { Picks } from './selection';
import type { Table } from './table';
import type { MapUse, PickedChoice } from './targets';

export type PrimaryStep =
  | { readonly step: 'reopenChoice' }
  | { readonly step: 'place'; readonly intent: Intent | null }
  | { readonly step: 'chooseSpace' }
  | { readonly step: 'chooseWorker' }
  | { readonly step: 'go' }
  /** The actions have separate buttons. */
  | { readonly step: 'act' }
  | { readonly step: 'leaveMarker'; readonly intent: Intent }
  | { readonly step: 'done' }
  | { readonly step: 'returnGoods' }
  | { readonly step: 'wait' };

/** Returns the move for the current placing if it is complete and legal. */
export function placingIntent({ G, legal, viewer }: Table, { placing: chosen }: Picks): Intent | null {
  if (viewer === null) return null;
  const { workers } = playerOf(G, viewer);
  const found = legal.placeWorkers.find((placing) =>
    workers.every((worker) => placing[worker] === (chosen[worker] ?? workerOf(G, worker).at)),
  );
  return found === undefined ? null : { move: 'placeWorkers', args: [found] };
}

type Picked = {
  readonly selection: Picks;
  readonly use: MapUse;
  readonly picked: PickedChoice | null;
};

export function primaryStep(table: Table, { selection, use, picked }: Picked): PrimaryStep {
  const { legal, acting } = table;
  if (legal.chooseWorkerCard.length > 0 || legal.draft.length > 0) return { step: 'reopenChoice' };
  if (legal.returnGoods.length > 0) return { step: 'returnGoods' };
  if (use === 'placing') return { step: 'place', intent: placingIntent(table, selection) };
  if (picked !== null) return { step: 'go' };
  if (use === 'factory' || use === 'explore' || use === 'token') return { step: 'chooseSpace' };
  if (legal.activateWorker.length > 0) return { step: 'chooseWorker' };
  if (!table.myTurn || acting === null) return { step: 'wait' };
  if (legal.travel.size > 0) return { step: 'chooseSpace' };
  if (legal.hunt.length > 0 || legal.trade.length > 0 || legal.gatherInformation) return { step: 'act' };
  if (legal.leavePilgrimageMarker)
    return { step: 'leaveMarker', intent: { move: 'leavePilgrimageMarker', args: [] } };
  return legal.endTurn ? { step: 'done' } : { step: 'wait' };
}
