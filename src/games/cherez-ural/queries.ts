/** Pure read functions on a state or on a player's view (docs/cherez-ural/interface.md). */
import type { BusinessId, PlayerID, SpaceId, Track, WorkerId } from './content/terms';
import { canExplore } from './rules/actions/explore';
import { travelOptions } from './rules/actions/travel';
import { legalMoves } from './rules/moves';
import { prices } from './rules/prices';
import { scoreNow } from './rules/scoring';
import { isExplored } from './rules/spaces';
import type { CompletedBusiness, G, Slot, Stock } from './rules/state/state';
import { traitsOf } from './rules/traits';
import { explain } from './text/explain';

export type PlayerSummary = {
  readonly gold: number;
  readonly tokens: number;
  readonly tracks: Readonly<Record<Track, number>>;
  readonly workers: readonly WorkerId[];
  readonly hand: readonly Slot<BusinessId>[];
  readonly completed: readonly CompletedBusiness[];
};

function player(G: G, playerID: PlayerID): PlayerSummary {
  const found = G.players[playerID];
  if (found === undefined)
    throw new Error(`player: no seat ${playerID}, expected one of ${Object.keys(G.players).join(', ')}`);
  const { gold, tokens, tracks, workers, hand, completed } = found;
  return { gold, tokens, tracks, workers, hand, completed };
}

export type WorkerSummary = {
  /** Null from its reveal until its placing. */
  readonly place: SpaceId | null;
  readonly goods: Readonly<Stock>;
  readonly capacity: number;
  readonly acted: boolean;
};

function worker(G: G, workerId: WorkerId): WorkerSummary {
  const found = G.workers[workerId];
  if (found === undefined) throw new Error(`worker: ${workerId} is not in play`);
  return {
    place: found.at,
    goods: found.goods,
    capacity: traitsOf(G, workerId).capacity,
    acted: found.acted,
  };
}

const turnOrder = (G: G): readonly PlayerID[] => G.turnOrder;

export const queries = {
  legalMoves,
  explain,
  travelOptions,
  prices,
  isExplored,
  canExplore,
  player,
  worker,
  turnOrder,
  scoreNow,
};
