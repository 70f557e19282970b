/** Pure read functions on a state or on a player's view (docs/cherez-ural/interface.md). */
import type { BusinessId, PlayerID, Track, WorkerId } from './content/terms';
import { canExplore } from './rules/actions/explore';
import { travelOptions, waysFrom } from './rules/actions/travel';
import { legalMoves } from './rules/moves';
import { prices } from './rules/prices';
import { scoreNow } from './rules/scoring';
import { isExplored } from './rules/spaces';
import type { CompletedBusiness, G, Slot } from './rules/state/state';
import { workerSummary } from './rules/workerSummary';
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

const turnOrder = (G: G): readonly PlayerID[] => G.turnOrder;

export const queries = {
  legalMoves,
  explain,
  travelOptions,
  waysFrom,
  prices,
  isExplored,
  canExplore,
  player,
  worker: workerSummary,
  turnOrder,
  scoreNow,
};
