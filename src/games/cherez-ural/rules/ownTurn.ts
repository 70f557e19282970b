import type { PlayerID } from '../content/terms';
import { isSeasonPhase } from './moves';
import { factoryDecider, isPlacing } from './roundStart';
import { freshTurn, type G, type Moment } from './state/state';
import { endSeasonPhase, workersToAct } from './turn';

/** Phases after which the next season starts without anything being revealed. */
const NEXT_SEASON: Readonly<Record<string, string>> = {
  placement: 'winter1',
  winter1: 'summer',
  summer: 'winter2',
};

/**
 * Returns a view in which the player's next turn starts now, for plans: in this phase or in the next season (R8.2).
 * Null if the player has no more turn this round.
 */
export function ownTurn(
  view: G,
  { phase }: Pick<Moment, 'phase'>,
  playerID: PlayerID,
): { readonly G: G; readonly phase: string } | null {
  if (phase === null || view.finished) return null;
  if (phase === 'placement' && (isPlacing(view, playerID) || factoryDecider(view) === playerID))
    return { G: view, phase };
  const turn = freshTurn();
  if (isSeasonPhase(phase) && workersToAct(view, playerID).length > 0) return { G: { ...view, turn }, phase };
  const next = NEXT_SEASON[phase];
  if (next === undefined) return null;
  const workers = { ...view.workers };
  for (const worker of Object.values(view.workers)) workers[worker.id] = { ...worker };
  const G = { ...view, workers, turn };
  endSeasonPhase(G);
  return { G, phase: next };
}
