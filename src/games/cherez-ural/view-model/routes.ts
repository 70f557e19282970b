import type { LogEntry } from 'boardgame.io';
import { SEASON_PHASES, type WorkerId } from '../content/terms';
import { travelOptions } from '../rules/actions/travel';
import { factsOf } from '../rules/facts';
import { readMove } from '../rules/moves';
import type { G } from '../rules/state/state';
import { legsOf, type RouteLeg, seasonOf } from './targets';

export type Routes = ReadonlyMap<WorkerId, readonly RouteLeg[]>;

/**
 * Returns the legs of each worker that the move displaced, from the position before it. An empty list means that any
 * path can be drawn.
 */
export function routesOf(before: G, { phase, action, metadata }: LogEntry): Routes {
  const facts = factsOf({ metadata });
  const { type, args } = action.payload;
  const made = readMove(type, args ?? []);
  const inSeason = (SEASON_PHASES as readonly string[]).includes(phase);
  return new Map(
    facts.flatMap((fact): (readonly [WorkerId, readonly RouteLeg[]])[] => {
      if (fact.fact !== 'moved') return [];
      const { worker, from, to } = fact;
      if (made?.move !== 'travel' || !inSeason || before.workers[worker]?.at !== from) return [[worker, []]];
      const [{ by }] = made.args;
      const option = travelOptions(before, worker, seasonOf(phase)).find(
        (each) => each.by === by && each.to === to,
      );
      return [[worker, option === undefined ? [] : legsOf(option)]];
    }),
  );
}
