/** Consequences of building a card, other than the resources it costs. */
import {
  type ArtifactId,
  type Category,
  type PlayerID,
  POINT_SOURCES,
  type PointSource,
} from '../content/terms';
import { metric } from '../rules/metrics';
import { scoreNow } from '../rules/scoring';
import { copyOf } from '../rules/state/copy';
import { type G, playerOf } from '../rules/state/state';

export type BuildingChange = {
  readonly artifacts: readonly [before: number, after: number];
  /** Artifacts of the card's category. */
  readonly category: readonly [before: number, after: number];
  /** Changes in points by source, as if the game ended after building. Excludes resources. */
  readonly points: readonly { readonly source: PointSource; readonly amount: number }[];
};

export function changeByBuilding(
  G: G,
  playerID: PlayerID,
  card: ArtifactId,
  category: Category,
): BuildingChange {
  const after = copyOf(G);
  playerOf(after, playerID).built.push({ card, used: false });
  if (playerOf(after, playerID).reserved === card) playerOf(after, playerID).reserved = null;
  const [was, then] = [scoreNow(G, playerID), scoreNow(after, playerID)];
  const pair = (state: (G: G) => number) => [state(G), state(after)] as const;
  return {
    artifacts: pair((state) => metric(state, playerID, 'artifacts')),
    category: pair((state) => metric(state, playerID, 'sameCategory', category)),
    points: POINT_SOURCES.filter((source) => then[source] !== was[source]).map((source) => ({
      source,
      amount: then[source] - was[source],
    })),
  };
}
