/** How well seats stand, in points to be expected and on the scale of `reward`. */
import type { Evaluation } from '../../../bots/search-game';
import { LEVELS, type PlayerID, POINT_SOURCES, RAW, ROUNDS } from '../content/terms';
import { adultVp } from '../rules/characters';
import { artifactOf, contentOf } from '../rules/contentOf';
import { craftsmenOf, junctionReached, levelAt } from '../rules/metrics';
import { PROCESSED_OF } from '../rules/resources';
import { byLead, WIN } from '../rules/reward';
import { pointsNow, scoreNow } from '../rules/scoring';
import { placeOf } from '../rules/spaces';
import type { G, Player } from '../rules/state';
import { roundOfRow } from '../rules/turnOrder';
import {
  CARAVAN_AT,
  CHARACTER_A_ROUND,
  CRAFTSMAN_LEVEL_A_ROUND,
  LASTING_ARTIFACT_A_ROUND,
  MILITARY_STEP,
  OPEN_TRAIL_A_ROUND,
  type Outlook,
  PLACING,
  RIVER_STEP_A_ROUND,
  ROUND_ARTIFACT_A_ROUND,
  spreadOf,
  USEFUL_OF_A_KIND,
} from './outlook';
import { artifactPlan } from './plans';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Rounds after this one. */
const roundsLeft = (G: G): number => ROUNDS - G.round;

/** Placings to come: workers in hand now, and each own worker in each later round, but those that are away until then. */
function placingsLeft(G: G, playerID: PlayerID, { explorers, chief, warriors }: Player): number {
  const rounds = roundsLeft(G);
  let left = explorers + chief + warriors + (explorers + chief) * rounds;
  for (const id in G.occupants) {
    const place = placeOf(id);
    const back = place?.kind === 'territory' ? roundOfRow(place.row) : G.round;
    for (const { owner, worker } of G.occupants[id])
      if (owner === playerID && worker !== 'warrior') left += Math.max(0, ROUNDS - Math.max(back, G.round));
  }
  return left;
}

/** What resources are worth more than their ½ and 1 while there is time to build with them. */
function resourcesInPlay({ resources }: Player, share: number, { inPlay }: Outlook): number {
  let worth = 0;
  for (const raw of RAW) {
    const [plain, worked] = [resources[raw], resources[PROCESSED_OF[raw]]];
    worth += Math.min(plain, USEFUL_OF_A_KIND) * (inPlay.raw - 0.5);
    worth += Math.min(worked, USEFUL_OF_A_KIND) * (inPlay.processed - 1);
  }
  return worth * share;
}

function artifactsInPlay(G: G, { built }: Player, rounds: number): number {
  let worth = 0;
  for (const { card, used } of built) {
    const { kind } = artifactOf(G, card).effect;
    if (kind === 'round') worth += ROUND_ARTIFACT_A_ROUND * (rounds + (used ? 0 : 1));
    else if (kind === 'permanent') worth += LASTING_ARTIFACT_A_ROUND * rounds;
  }
  return worth;
}

function characterInPlay(
  G: G,
  { character, adult, military, characterUsed }: Player,
  rounds: number,
): number {
  if (character === null) return 0;
  const all = rounds + (characterUsed ? 0 : 0.5);
  if (character === 'forest' && adult)
    return adultVp(G, 'forest', levelAt(G, military)) * (rounds + (characterUsed ? 0 : 1));
  return CHARACTER_A_ROUND[character][adult ? 'adult' : 'child'] * all;
}

/** What is still to come, in VP. */
function toCome(G: G, playerID: PlayerID, outlook: Outlook): number {
  const player = G.players[playerID];
  const rounds = roundsLeft(G);
  const placings = placingsLeft(G, playerID, player);
  const { road } = contentOf(G);
  let worth = placings * PLACING;
  if (outlook.plans > 0 && placings > 0) worth += artifactPlan(G, playerID, rounds, outlook);
  const use = Math.min(1, (rounds + Math.min(1, placings / 3)) / 2);
  worth += resourcesInPlay(player, use, outlook);
  worth += artifactsInPlay(G, player, rounds) + characterInPlay(G, player, rounds);
  for (const level of LEVELS) {
    worth += craftsmenOf(player, level) * level * CRAFTSMAN_LEVEL_A_ROUND * rounds;
    worth += player.craftsmen.ready[level] * level * CRAFTSMAN_LEVEL_A_ROUND * Math.min(1, placings / 2);
  }
  worth += player.river * RIVER_STEP_A_ROUND * (rounds + 1) + player.military * MILITARY_STEP;
  const time = Math.min(1, (rounds + 1) / 3);
  for (const at of player.caravans) worth += CARAVAN_AT[road.junction[at]] * time;
  worth += junctionReached(G, player) * OPEN_TRAIL_A_ROUND * Math.min(rounds, 2);
  return worth;
}

/** How well seats stand in each of a search's states. */
export type PointsEvaluation = Evaluation<G> & {
  /** Final points to be expected. */
  expectedPoints(G: G, playerID: string): number;
};

export function createEvaluation(seats: readonly PlayerID[], outlook: Outlook): PointsEvaluation {
  const points: number[] = [];

  /** Points that are sure, military by how much of its rank is likely to stay. */
  function expectedPoints(G: G, playerID: string): number {
    if (G.finished) return pointsNow(G, playerID);
    const now = scoreNow(G, playerID);
    let sure = 0;
    for (const source of POINT_SOURCES) sure += now[source];
    sure -= now.military * (roundsLeft(G) / ROUNDS);
    return sure + outlook.future * toCome(G, playerID, outlook);
  }

  function fill(G: G): void {
    for (let i = 0; i < seats.length; i++) points[i] = expectedPoints(G, seats[i]);
  }

  /** On the scale of `reward`, once the points are filled. */
  function valueFor(own: number, spread: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < points.length; i++) if (i !== own && points[i] > best) best = points[i];
    const lead = points[own] - best;
    return WIN * sigmoid((1.7 * lead) / spread) + (1 - WIN) * byLead(lead);
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
