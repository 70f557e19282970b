/** What artifacts within reach bring to somebody who lacks little or nothing of their cost. */
import { type PlayerID, RAW } from '../content/terms';
import type { Artifact } from '../content/vocabulary';
import { withinReach } from '../rules/artifacts';
import { artifactOf } from '../rules/contentOf';
import { PROCESSED_OF } from '../rules/resources';
import type { G, Player } from '../rules/state';
import { LASTING_ARTIFACT_A_ROUND, type Outlook, RAW_FOR_PROCESSED, ROUND_ARTIFACT_A_ROUND } from './outlook';

/** Points of an effect that comes with building, beside the printed ones. */
const AT_ONCE = 2.5;
const AT_THE_END = 2.5;

function effectWorth({ effect: { kind } }: Artifact, rounds: number): number {
  switch (kind) {
    case 'none':
      return 0;
    case 'immediate':
      return AT_ONCE;
    case 'end':
      return AT_THE_END;
    case 'round':
      return ROUND_ARTIFACT_A_ROUND * rounds;
    case 'permanent':
      return LASTING_ARTIFACT_A_ROUND * rounds;
  }
}

/** How much of a cost is held, 0 to 1, and what it would take from the player. */
function fit(
  { resources }: Player,
  { cost }: Artifact,
  { inPlay }: Outlook,
): { readonly share: number; readonly paid: number } {
  let asked = 0;
  let held = 0;
  let paid = 0;
  for (const raw of RAW) {
    const processed = PROCESSED_OF[raw];
    const plain = cost[raw] ?? 0;
    const worked = cost[processed] ?? 0;
    if (plain + worked === 0) continue;
    asked += plain + worked;
    paid += plain * inPlay.raw + worked * inPlay.processed;
    const given = Math.min(worked, resources[processed]);
    const plainGiven = Math.min(plain, resources[raw]);
    held += given + plainGiven;
    // S5.6: what is left of the processed ones pays for raw ones too; raw ones have to be worked first.
    held += Math.min(plain - plainGiven, resources[processed] - given);
    held += Math.min(worked - given, resources[raw] - plainGiven) * RAW_FOR_PROCESSED;
  }
  return { share: asked === 0 ? 1 : held / asked, paid };
}

/** The best of the artifacts within reach, in VP above what its cost is worth as long as it is held: building it has to
 *  be better than being able to.
 *  @param rounds rounds after this one */
export function artifactPlan(G: G, playerID: PlayerID, rounds: number, outlook: Outlook): number {
  const player = G.players[playerID];
  let best = 0;
  for (const card of withinReach(G, playerID)) {
    const artifact = artifactOf(G, card);
    const { share, paid } = fit(player, artifact, outlook);
    const gain = (artifact.vp + effectWorth(artifact, rounds) - paid) * share * share * share;
    if (gain > best) best = gain;
  }
  return best * outlook.plans;
}
