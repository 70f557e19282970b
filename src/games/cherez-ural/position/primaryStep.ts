/** Which one step the primary button offers. It comes from what is legal and what is picked, never from a rule. */
import type { Intent } from './legal';
import type { MoveDialog, Picks } from './selection';
import type { Table } from './table';
import type { MapUse, PickedChoice } from './targets';

export type PrimaryStep =
  | { readonly step: 'reopenChoice' }
  | { readonly step: 'place'; readonly intent: Intent | null }
  | { readonly step: 'chooseSpace' }
  | { readonly step: 'chooseWorker' }
  | { readonly step: 'go' }
  | { readonly step: 'open'; readonly dialog: MoveDialog; readonly move: 'trade' | 'hunt' }
  | { readonly step: 'play'; readonly intent: Intent }
  | { readonly step: 'done' }
  | { readonly step: 'wait' };

/** The placing as it is set out so far, when it is complete and legal. */
export function placingIntent({ G, legal, viewer }: Table, { placing: chosen }: Picks): Intent | null {
  if (viewer === null) return null;
  const { workers } = G.players[viewer];
  const found = legal.placeWorkers.find((placing) =>
    workers.every((worker) => placing[worker] === (chosen[worker] ?? G.workers[worker].at)),
  );
  return found === undefined ? null : { move: 'placeWorkers', args: [found] };
}

/** What is picked, and what the map is for with it. */
type Picked = {
  readonly selection: Picks;
  readonly use: MapUse;
  readonly picked: PickedChoice | null;
};

export function primaryStep(table: Table, { selection, use, picked }: Picked): PrimaryStep {
  const { legal, acting } = table;
  if (legal.chooseWorkerCard.length > 0 || legal.draft.length > 0) return { step: 'reopenChoice' };
  if (use === 'placing') return { step: 'place', intent: placingIntent(table, selection) };
  if (picked !== null) return { step: 'go' };
  if (use === 'factory' || use === 'explore' || use === 'token') return { step: 'chooseSpace' };
  if (legal.activateWorker.length > 0) return { step: 'chooseWorker' };
  if (!table.myTurn || acting === null) return { step: 'wait' };
  if (legal.travel.size > 0) return { step: 'chooseSpace' };
  if (legal.hunt.length > 0) return { step: 'open', dialog: { kind: 'hunt' }, move: 'hunt' };
  if (legal.trade.length > 0) return { step: 'open', dialog: { kind: 'trade' }, move: 'trade' };
  if (legal.gatherInformation) return { step: 'play', intent: { move: 'gatherInformation', args: [] } };
  if (legal.leavePilgrimageMarker)
    return { step: 'play', intent: { move: 'leavePilgrimageMarker', args: [] } };
  return legal.endTurn ? { step: 'done' } : { step: 'wait' };
}
