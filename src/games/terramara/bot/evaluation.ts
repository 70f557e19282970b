/** Estimates final scores in VP, and values on the scale of `reward`. */

import { chanceOf } from '../../../bots/chance';
import type { Evaluation } from '../../../bots/searchGame';
import { outside } from '../../../rules-kit/indexed';
import { LEVELS, type PlayerID, POINT_SOURCES, RAW, ROUNDS, type TileId } from '../content/terms';
import { adultVp } from '../rules/characters';
import { artifactOf, contentOf } from '../rules/content-pack/contentOf';
import { craftsmenOf, junctionReached, levelAt } from '../rules/metrics';
import { PROCESSED_OF } from '../rules/resources';
import { byLead, WIN } from '../rules/reward';
import { outpostOf, outpostVp, pointsNow, scoreNow, tierVp } from '../rules/scoring';
import { placeOf } from '../rules/spaces';
import { type G, type Occupant, type Player, playerOf } from '../rules/state/state';
import { roundOfRow } from '../rules/turnOrder';
import {
  AT_THE_END,
  CHARACTER_A_ROUND,
  CRAFTSMAN_A_ROUND,
  ELSE_A_ROUND,
  HIGHLANDER_A_ROUND,
  IN_PLAY,
  LIKELY_AT_THE_END,
  MILITARY_LEVEL,
  MILITARY_STEP,
  type Outlook,
  PLACING,
  RANK_STAYS,
  RIVER_STEP,
  ROAD,
  spreadOf,
  TRAIL_A_ROUND,
  USEFUL_OF_A_KIND,
} from './outlook';
import { artifactARound, artifactsPlanned, startCardWorth } from './plans';

/** Number of rounds after this one. */
const roundsLeft = (G: G): number => ROUNDS - G.round;

/**
 * Counts a player's workers in hand, and placings in later rounds. Workers on a later round's territory only return
 * after that round.
 */
function placingsLeft(G: G, playerID: PlayerID): { readonly now: number; readonly later: number } {
  const { explorers, chief, warriors } = playerOf(G, playerID);
  let later = (explorers + chief) * roundsLeft(G);
  const occupants: Readonly<Record<string, readonly Occupant[] | undefined>> = G.occupants;
  for (const id in occupants) {
    const place = placeOf(id);
    const back = place?.kind === 'territory' ? roundOfRow(place.row) : G.round;
    for (const { owner, worker } of occupants[id] ?? outside())
      if (owner === playerID && worker !== 'warrior') later += ROUNDS - Math.max(back, G.round);
  }
  return { now: explorers + chief + warriors, later };
}

/**
 * Returns the extra value of resources, beyond the ½ and 1 VP at the end, while there is time to build with them.
 */
function resourcesInPlay({ resources }: Player): number {
  let worth = 0;
  for (const raw of RAW) {
    const [plain, worked] = [resources[raw], resources[PROCESSED_OF[raw]]];
    worth += Math.min(plain, USEFUL_OF_A_KIND) * (IN_PLAY.raw - AT_THE_END.raw);
    worth += Math.min(worked, USEFUL_OF_A_KIND) * (IN_PLAY.processed - AT_THE_END.processed);
  }
  return worth;
}

function artifactsInPlay(G: G, { built }: Player, rounds: number): number {
  let worth = 0;
  for (const { card, used } of built) {
    const { effect } = artifactOf(G, card);
    const left = effect.kind === 'round' && !used ? rounds + 1 : rounds;
    worth += artifactARound(effect) * left;
  }
  return worth;
}

/** Estimates how many more points the outpost of the Highlander's own plain will score at the end. */
function ownPlainToCome(G: G, playerID: PlayerID, plain: TileId, rounds: number): number {
  const outpost = outpostOf(G, plain);
  if (outpost === null) return 0;
  const likely = tierVp(outpost, LIKELY_AT_THE_END[outpost.metric] ?? 0);
  return (Math.max(0, likely - outpostVp(G, playerID, outpost)) * rounds) / ROUNDS;
}

/**
 * Estimates the value of a Highlander's trails (S8.7): the child's own trail, or the adult's 2 VP on open trails. A
 * child may still grow up.
 */
function highlanderInPlay(G: G, player: Player): number {
  const { child, adultATrail } = HIGHLANDER_A_ROUND;
  const reached = junctionReached(G, player);
  const grownIn = (round: number) => Math.min(reached, round - 1) * adultATrail;
  const inHand = Math.min(1, (player.explorers + player.chief) / 4);
  let worth = inHand * (player.adult ? grownIn(G.round) : child);
  for (let round = G.round + 1; round <= ROUNDS; round++)
    worth += player.adult ? grownIn(round) : Math.max(child, grownIn(round));
  return worth;
}

function characterInPlay(G: G, playerID: PlayerID, rounds: number): number {
  const { character, adult, military, characterUsed, chief, ownPlain } = playerOf(G, playerID);
  if (character === null) return 0;
  // All characters count the same in the draft. The Parent's extra explorer is already counted as placings.
  if (G.opening === 'draft') return character === 'parent' ? -PLACING.now - PLACING.later * rounds : 0;
  const beside = ELSE_A_ROUND[character] * rounds;
  if (character === 'forest' && adult)
    return beside + adultVp(G, 'forest', levelAt(G, military)) * (rounds + (characterUsed ? 0 : 1));
  if (character === 'mountain') {
    const plain = ownPlain === null ? 0 : ownPlainToCome(G, playerID, ownPlain, rounds);
    return beside + plain + highlanderInPlay(G, playerOf(G, playerID));
  }
  const side = CHARACTER_A_ROUND[character];
  if (!adult) return beside + side.child * rounds;
  return beside + side.adult * (character === 'parent' ? rounds + chief : rounds + 0.5);
}

/** Estimates the value of caravans in addition to their rank points, and of the trails they open. */
function roadInPlay(G: G, player: Player, rounds: number): number {
  const { junction } = contentOf(G).road;
  let worth = 0;
  for (const at of player.caravans) {
    if (at === 'camp') worth += ROAD.camp + ROAD.campARound * rounds;
    else {
      // A space between two junctions counts as half a junction.
      const junctions =
        at.startsWith('j') || at === 'start'
          ? (junction[at] ?? outside())
          : (junction[at] ?? outside()) + 0.5;
      worth += junctions * (ROAD.junction + ROAD.junctionARound * rounds);
    }
  }
  const reached = junctionReached(G, player);
  const open = Math.min(reached, G.round - 1);
  return worth + open * TRAIL_A_ROUND.open * (rounds + 1) + reached * TRAIL_A_ROUND.toOpen * rounds;
}

/** Estimates the VP that a player still earns. */
function toCome(G: G, playerID: PlayerID, { plans }: Outlook): number {
  const player = playerOf(G, playerID);
  const rounds = roundsLeft(G);
  const { now, later } = placingsLeft(G, playerID);
  const use = Math.min(1, (rounds + Math.min(1, now / 3)) / 2);
  let worth = now * PLACING.now + later * PLACING.later + startCardWorth(G, playerID, rounds);
  worth += resourcesInPlay(player) * use;
  if (plans > 0) worth += artifactsPlanned(G, playerID, rounds, now + later, use) * plans;
  worth += artifactsInPlay(G, player, rounds) + characterInPlay(G, playerID, rounds);
  for (const level of LEVELS) {
    worth += craftsmenOf(player, level) * CRAFTSMAN_A_ROUND[level] * rounds;
    worth += player.craftsmen.ready[level] * CRAFTSMAN_A_ROUND[level] * Math.min(1, now / 2);
  }
  worth += player.river * RIVER_STEP * use + player.military * MILITARY_STEP * use;
  worth += levelAt(G, player.military) * MILITARY_LEVEL * use;
  return worth + roadInPlay(G, player, rounds) * (rounds === 0 ? Math.min(1, now / 3) : 1);
}

/** An evaluation that also estimates final points. */
export type PointsEvaluation = Evaluation<G> & {
  expectedPoints(G: G, playerID: string): number;
};

export function createEvaluation(seats: readonly PlayerID[], outlook: Outlook): PointsEvaluation {
  const points: number[] = [];

  /** Adds up points already scored and points to come. The military rank is discounted, because it may change. */
  function expectedPoints(G: G, playerID: string): number {
    if (G.finished) return pointsNow(G, playerID);
    const now = scoreNow(G, playerID);
    let sure = 0;
    for (const source of POINT_SOURCES) sure += now[source];
    if (roundsLeft(G) > 0) sure -= now.military * (1 - RANK_STAYS);
    return sure + outlook.future * toCome(G, playerID, outlook);
  }

  function fill(G: G): void {
    for (let i = 0; i < seats.length; i++) points[i] = expectedPoints(G, seats[i] ?? outside());
  }

  /** Returns a value on the scale of `reward` from the filled `points`. */
  function valueFor(own: number, spread: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < points.length; i++)
      if (i !== own && (points[i] ?? outside()) > best) best = points[i] ?? outside();
    const lead = (points[own] ?? outside()) - best;
    return WIN * chanceOf(lead, spread) + (1 - WIN) * byLead(lead);
  }

  return {
    expectedPoints,
    of(G, _ctx, playerID) {
      fill(G);
      return valueFor(Number(playerID), spreadOf(roundsLeft(G)));
    },
    ofAll(G, _ctx, into) {
      fill(G);
      const spread = spreadOf(roundsLeft(G));
      for (let i = 0; i < seats.length; i++) into[i] = valueFor(i, spread);
    },
  };
}
