import { SOLO_TRACK_GOLD, TRACK_END } from '../content/setup';
import { TRACKS, type Track } from '../content/terms';
import type { G } from '../rules/state';

/** Steps that may still be made, as a spread: players make two to four on a track in a game, some none, some six. */
const trackSpread = (round: number): number => 0.6 + 0.55 * (5 - round);

/** The chance that a marker so many steps ahead is still ahead at the end, by round and steps. */
const STAYS_AHEAD: readonly (readonly number[])[] = [1, 2, 3, 4].map((round) =>
  Array.from({ length: 2 * TRACK_END + 1 }, (_, index) => {
    const steps = index - TRACK_END;
    return 1 / (1 + Math.exp((-1.7 * steps) / trackSpread(round)));
  }),
);

/** R13.2, expected: the chance to end first and second among the others, from the steps made so far. */
export function expectedTrackGold(G: G, playerID: string, track: Track, extra = 0): number {
  const own = Math.min(TRACK_END, G.players[playerID].tracks[track] + extra);
  if (G.numPlayers === 1) {
    // Between the thresholds a step is worth its part of the way to the next one.
    const reached = SOLO_TRACK_GOLD.find(({ from }) => own >= from) ?? { from: 0, gold: 0 };
    const ahead = [...SOLO_TRACK_GOLD].reverse().find(({ from }) => from > own);
    if (ahead === undefined) return reached.gold;
    const part = (own - reached.from) / (ahead.from - reached.from);
    return reached.gold + part * (ahead.gold - reached.gold) * (G.round < 4 ? 0.7 : 0.4);
  }
  const staysAhead = STAYS_AHEAD[G.round - 1];
  let first = 1;
  let second = 0;
  for (const id in G.players) {
    if (id === playerID) continue;
    const ahead = staysAhead[own - G.players[id].tracks[track] + TRACK_END];
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

/** Steps that plans reckon with, and the part of their worth that others' steps leave of it. */
const PLANNED_STEPS = 3;
const LEFT_BY_OTHERS = 0.6;

/**
 * What a step of a plan is worth: the own gain, and at small tables the others' loss too. A plan may make many, and
 * only the first ones take the lead, so it is the mean of some.
 */
export function stepWorth(G: G, playerID: string): Record<Track, number> {
  const part = G.numPlayers === 1 ? 1 : LEFT_BY_OTHERS * (1 + 1 / (G.numPlayers - 1));
  const worth = (track: Track) =>
    (part * (expectedTrackGold(G, playerID, track, PLANNED_STEPS) - expectedTrackGold(G, playerID, track))) /
    PLANNED_STEPS;
  return { westEurope: worth('westEurope'), middleEast: worth('middleEast'), china: worth('china') };
}
