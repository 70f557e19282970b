import { TRACK_END } from '../content/setup';
import type { PlayerID, Track } from '../content/terms';
import type { Report } from './facts';
import { changeGold } from './gold';
import { type G, playerOf, workerOf } from './state/state';
import { triggeredOf } from './traits';

/**
 * Moves the player's marker up by `steps`, to 10 at most (R10.4). A step pays each of the player's workers with a track
 * bonus, once a round (w06 to w08). A marker that is already at 10 makes no step.
 */
export function stepTrack(G: G, playerID: PlayerID, track: Track, steps: number, report: Report): void {
  const { tracks } = playerOf(G, playerID);
  const to = Math.min(TRACK_END, tracks[track] + steps);
  if (to === tracks[track]) return;
  tracks[track] = to;
  report({ fact: 'track', playerID, track, to });
  for (const { workerId, ability } of triggeredOf(G, playerID, 'firstTrackStepOfRound')) {
    const worker = workerOf(G, workerId);
    if (ability.track !== track || worker.stepGoldTaken) continue;
    worker.stepGoldTaken = true;
    changeGold(G, playerID, ability.gold, 'worker', report);
    report({ fact: 'ability', card: workerId, gold: ability.gold });
  }
}
