import type { Ledger } from '../../../../table/score/ledger';
import { GOLD_SOURCES, type GoldSource } from '../../content/terms';
import type { G } from '../../rules/state';

/** Where a player's gold comes from and goes to. */
export const GOLD: Ledger<G, GoldSource> = {
  sources: GOLD_SOURCES,
  ledgerOf: (state, playerID) => state.players[playerID].ledger,
  totalOf: (state, playerID) => state.players[playerID].gold,
  start: 'start',
};
