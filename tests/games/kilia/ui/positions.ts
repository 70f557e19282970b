/** Positions of random games, as seats of the table see them. */
import type { Ctx } from 'boardgame.io';
import { playRandomGame } from '../../../../scripts/simulate/randomGame';
import { NO_HISTORY } from '../../../../src/game-api/baseTable';
import { kilia } from '../../../../src/games/kilia/game';
import { legalMoves } from '../../../../src/games/kilia/rules/moves';
import type { G } from '../../../../src/games/kilia/rules/state/state';
import { indexLegalMoves } from '../../../../src/games/kilia/view-model/legal';
import { buildTable, type Table } from '../../../../src/games/kilia/view-model/table';

const COLOURS = ['white', 'red', 'brown', 'yellow'];

/** Returns a player's table. Default: the acting player's. */
export function tableOf(G: G, ctx: Ctx, viewer: string = ctx.currentPlayer): Table {
  const seats = G.turnOrder.map((playerID, at) => ({ playerID, name: `Seat ${at}`, colour: COLOURS[at] }));
  const legal = indexLegalMoves(legalMoves(G, ctx, viewer));
  return buildTable(
    { ctx, log: [], viewer, seats, language: 'en', history: NO_HISTORY, onHint: null, refusal: () => null },
    G,
    legal,
    () => {},
  );
}

/** Returns every position of a random game that prefers building and paying. */
export function positionsOf(numPlayers: number, seed: string): { readonly G: G; readonly ctx: Ctx }[] {
  const positions: { G: G; ctx: Ctx }[] = [];
  playRandomGame<G, unknown>(
    {
      game: kilia,
      legalMoves,
      invariant: () => null,
      numPlayers,
      setupData: {},
      seed,
      weights: { expand: 8, fulfilContract: 8, skipImprovement: 0.3, refresh: 0.1, endTurn: 0.6 },
    },
    ({ G, ctx }) => positions.push({ G, ctx }),
  );
  return positions;
}
