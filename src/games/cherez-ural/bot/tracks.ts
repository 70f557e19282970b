import { outside } from '../../../rules-kit/indexed';
import { portableExp } from '../../../rules-kit/portableExp';
import { SOLO_TRACK_GOLD, TRACK_END } from '../content/setup';
import { TRACKS, type Track } from '../content/terms';
import { type G, playerOf } from '../rules/state/state';

/**
 * Returns the spread of the steps still to be made. Players make two to four steps on a track per game; some make none,
 * some six.
 */
const trackSpread = (round: number): number => 0.6 + 0.55 * (5 - round);

/** Probability that a marker stays ahead until the end, by round and by current lead in steps. */
const STAYS_AHEAD: readonly (readonly number[])[] = [1, 2, 3, 4].map((round) =>
  Array.from({ length: 2 * TRACK_END + 1 }, (_, index) => {
    const steps = index - TRACK_END;
    return 1 / (1 + portableExp((-1.7 * steps) / trackSpread(round)));
  }),
);

/** Returns the expected gold for a track (R13.2), from the probabilities of finishing first and second. */
export function expectedTrackGold(G: G, playerID: string, track: Track, extra = 0): number {
  const own = Math.min(TRACK_END, playerOf(G, playerID).tracks[track] + extra);
  if (G.numPlayers === 1) {
    // Between two thresholds, each step counts as a part of the next threshold's gold.
    const reached = SOLO_TRACK_GOLD.find(({ from }) => own >= from) ?? { from: 0, gold: 0 };
    const ahead = [...SOLO_TRACK_GOLD].reverse().find(({ from }) => from > own);
    if (ahead === undefined) return reached.gold;
    const part = (own - reached.from) / (ahead.from - reached.from);
    return reached.gold + part * (ahead.gold - reached.gold) * (G.round < 4 ? 0.7 : 0.4);
  }
  const staysAhead = STAYS_AHEAD[G.round - 1] ?? outside();
  let first = 1;
  let second = 0;
  for (const id in G.players) {
    if (id === playerID) continue;
    const ahead = staysAhead[own - playerOf(G, id).tracks[track] + TRACK_END] ?? outside();
    second = second * ahead + first * (1 - ahead);
    first *= ahead;
  }
  return 20 * first + 10 * second;
}

export function expectedTracksGold(G: G, playerID: string): number {
  let gold = 0;
  for (const track of TRACKS) gold += expectedTrackGold(G, playerID, track);
  return gold;
}

/** Number of steps that plans assume, and the fraction of their value that remains after other players' steps. */
const PLANNED_STEPS = 3;
const LEFT_BY_OTHERS = 0.6;

/**
 * Returns the value of one planned step: the player's own gain, and at small tables also the others' loss. This is
 * the mean over several steps: a plan may contain many, and only the first ones gain the lead.
 */
export function stepWorth(G: G, playerID: string): Record<Track, number> {
  const part = G.numPlayers === 1 ? 1 : LEFT_BY_OTHERS * (1 + 1 / (G.numPlayers - 1));
  const worth = (track: Track) =>
    (part * (expectedTrackGold(G, playerID, track, PLANNED_STEPS) - expectedTrackGold(G, playerID, track))) /
    PLANNED_STEPS;
  return { westEurope: worth('westEurope'), middleEast: worth('middleEast'), china: worth('china') };
}
