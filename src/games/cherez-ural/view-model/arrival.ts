import { foresee } from '../rules/foresee';
import { legalMoves, type MoveName } from '../rules/moves';
import type { Table } from './table';
import type { PickedChoice } from './targets';

/** Moves that are possible nearly everywhere, so nobody travels for them. */
const ANYWHERE: readonly MoveName[] = ['gatherInformation', 'useTravelToken', 'endTurn', 'handOver'];

/**
 * Checks whether a worker that travels there could do nothing but gather information. Plays the way on a copy, so gold
 * spent on the way counts.
 */
export function isIdleArrival({ G, ctx, viewer }: Table, { choice: { intents } }: PickedChoice): boolean {
  if (viewer === null) return false;
  const arrived = foresee(G, ctx, viewer, intents);
  return (
    arrived !== null && legalMoves(arrived.after, ctx, viewer).every(({ move }) => ANYWHERE.includes(move))
  );
}
