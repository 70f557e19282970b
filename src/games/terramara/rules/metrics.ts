/** Values that conditions, outposts and end effects count. */
import { outside } from '../../../rules-kit/indexed';
import { type Category, LEVELS, type PlayerID, PROCESSED } from '../content/terms';
import type { Metric } from '../content/vocabulary';
import { artifactOf, contentOf } from './content-pack/contentOf';
import { countOf } from './resources';
import { type G, type Player, playerOf } from './state/state';

/** Returns the military level, 1 to 4, of a space of the track (S6.1). */
export function levelAt(G: G, military: number): number {
  const { levelFrom } = contentOf(G).military;
  let level = levelFrom.length;
  while (level > 1 && military < (levelFrom[level - 1] ?? outside())) level -= 1;
  return level;
}

export const militaryOf = (G: G, owner: string): number =>
  G.players[owner]?.military ?? G.neutrals.find(({ id }) => id === owner)?.military ?? 0;

/** Returns the last junction that both caravans have reached, 0 to 4 (S6.5). The camp counts as 4. */
export function junctionReached(G: G, { caravans: [one, other] }: Player): number {
  const { junction } = contentOf(G).road;
  return Math.min(junction[one] ?? outside(), junction[other] ?? outside(), 4);
}

function ofCategory(G: G, { built }: Player, category: Category): number {
  let count = 0;
  for (const { card } of built) if (artifactOf(G, card).category === category) count += 1;
  return count;
}

export function craftsmenOf({ craftsmen: { ready, used } }: Player, level: 1 | 2 | 3): number {
  return ready[level] + used[level];
}

/**
 * Returns the value of a metric.
 * @param category for `sameCategory`: count this category instead of the largest one
 */
export function metric(G: G, playerID: PlayerID, name: Metric, category?: Category): number {
  const player = playerOf(G, playerID);
  switch (name) {
    case 'artifacts':
      return player.built.length;
    case 'categories':
      return PROCESSED.filter((each) => ofCategory(G, player, each) > 0).length;
    case 'sameCategory':
      return category === undefined
        ? Math.max(...PROCESSED.map((each) => ofCategory(G, player, each)))
        : ofCategory(G, player, category);
    case 'flags':
      return player.flags.length;
    case 'craftsmen':
      return LEVELS.reduce((sum, level) => sum + craftsmenOf(player, level), 0);
    case 'craftsmanLevels':
      return LEVELS.reduce((sum, level) => sum + level * craftsmenOf(player, level), 0);
    case 'militaryLevel':
      return levelAt(G, player.military);
    case 'river':
      return player.river;
    case 'processed':
      return countOf(player.resources, PROCESSED);
    case 'junctions':
      return junctionReached(G, player);
    case 'caravansHome':
      return player.caravans.filter((at) => at === 'camp').length;
  }
}
