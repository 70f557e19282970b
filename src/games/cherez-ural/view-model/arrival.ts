import { MOST_TOKENS } from '../content/setup';
import { businessCard } from '../rules/content-pack/contentOf';
import { foresee } from '../rules/foresee';
import { type LegalMove, legalMoves } from '../rules/moves';
import { type G, playerOf } from '../rules/state/state';
import type { Table } from './table';
import type { PickedChoice } from './targets';

/** `gather`: nothing but gathering information. `nothing`: gathering would bring no token either (R10.5). */
export type IdleArrival = 'gather' | 'nothing';

/** Checks whether a move is a reason to go to a place. Moves that are possible anywhere are none. */
function isWorthTheWay(G: G, made: LegalMove): boolean {
  switch (made.move) {
    case 'completeBusiness':
      return businessCard(G, made.args[0].card).destination !== null;
    case 'travel':
    case 'explore':
    case 'hunt':
    case 'trade':
      return true;
    default:
      return false;
  }
}

/**
 * Returns how little a worker could do after moving there; null if there is something to do. Plays the way on a copy,
 * so gold spent on the way counts.
 */
export function idleArrival(
  { G, ctx, viewer }: Pick<Table, 'G' | 'ctx' | 'viewer'>,
  { choice: { intents } }: PickedChoice,
): IdleArrival | null {
  if (viewer === null) return null;
  const arrived = foresee(G, ctx, viewer, intents);
  if (arrived === null) return null;
  const { after } = arrived;
  const moves = legalMoves(after, ctx, viewer);
  if (after.turn.actionDone || moves.some((made) => isWorthTheWay(after, made))) return null;
  return playerOf(after, viewer).tokens < MOST_TOKENS ? 'gather' : 'nothing';
}
