/** Pure read functions for a state or a player's view of it. */

import { recordOf } from '../../rules-kit/records';
import type { PlayerID, Resource, RowNumber, SpaceId, WorkerKind } from './content/terms';
import { RESOURCES } from './content/terms';
import type { Condition, Effect } from './content/vocabulary';
import { junctionReached, metric } from './rules/metrics';
import { legalMoves } from './rules/moves';
import { payments } from './rules/payments';
import { refusePlacing } from './rules/placing';
import { supplyOf } from './rules/resources';
import { militaryRank, scoreNow } from './rules/scoring';
import { occupantsOf, spaceOf } from './rules/spaces';
import type { Craftsmen, G, Occupant, Player } from './rules/state/state';
import { reach } from './rules/tracks';
import { explain } from './text/explain';

function player(G: G, playerID: PlayerID): Readonly<Player> {
  const found = G.players[playerID];
  if (found === undefined)
    throw new Error(`player: no seat ${playerID}, expected one of ${Object.keys(G.players).join(', ')}`);
  return found;
}

export type SpaceSummary = {
  readonly kind: 'territory' | 'trail' | 'homeland' | 'hut' | 'ownTrail';
  /** Number of workers; null for any number. */
  readonly capacity: number | null;
  readonly effects: readonly Effect[];
  readonly condition: Condition | null;
  readonly occupants: readonly Occupant[];
};

function space(G: G, playerID: PlayerID, spaceId: SpaceId): SpaceSummary {
  player(G, playerID);
  const found = spaceOf(G, playerID, spaceId);
  if (found === null) throw new Error(`space: ${spaceId} is not in play`);
  const { kind, capacity, do: effects, condition } = found;
  return { kind, capacity, effects, condition, occupants: occupantsOf(G, playerID, spaceId) };
}

/** Returns the number of the rule that forbids placing the worker, or null. */
const refusal = (G: G, playerID: PlayerID, worker: WorkerKind, spaceId: SpaceId): string | null =>
  refusePlacing(G, playerID, worker, spaceId)?.rule ?? null;

/** Returns the rows with an open trail that both of the player's caravans have reached (S4.12). */
const openTrails = (G: G, playerID: PlayerID): readonly RowNumber[] => {
  const reached = junctionReached(G, player(G, playerID));
  return G.rows.flatMap(({ flipped }, index) => (flipped && index + 1 <= reached ? [index + 1] : []));
};

export type Supply = {
  readonly resources: Readonly<Record<Resource, number>>;
  readonly warriors: number;
  readonly craftsmen: Readonly<Craftsmen>;
};

/** The two sides of a resource tile share one supply (S5.7). */
const supply = (G: G): Supply => ({
  resources: recordOf(RESOURCES, (kind) => supplyOf(G, kind)),
  warriors: G.warriors,
  craftsmen: G.craftsmenSupply,
});

const turnOrder = (G: G): readonly PlayerID[] => G.turnOrder;

export const queries = {
  legalMoves,
  explain,
  space,
  refusal,
  payments,
  reach,
  openTrails,
  metric,
  player,
  supply,
  turnOrder,
  militaryRank,
  scoreNow,
};
