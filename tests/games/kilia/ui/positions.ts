/** Positions of random games, as seats of the table see them. */
import type { Ctx } from 'boardgame.io';
import { playRandomGame } from '../../../../scripts/simulate/randomGame';
import { NO_HISTORY } from '../../../../src/game-api/baseTable';
import { kilia } from '../../../../src/games/kilia/game';
import { type LegalMove, legalMoves } from '../../../../src/games/kilia/rules/moves';
import type { G } from '../../../../src/games/kilia/rules/state/state';
import { indexLegalMoves } from '../../../../src/games/kilia/view-model/legal';
import { NOTHING_PICKED, type Picks } from '../../../../src/games/kilia/view-model/selection';
import { buildTable, type Table } from '../../../../src/games/kilia/view-model/table';
import type { Language } from '../../../../src/language/language';
import { itemAt } from '../../../../src/rules-kit/indexed';

const COLOURS = ['white', 'red', 'brown', 'yellow'];

/** Returns a player's table. Default: the acting player's. */
export function tableOf(
  G: G,
  ctx: Ctx,
  viewer: string = ctx.currentPlayer,
  language: Language = 'en',
): Table {
  const seats = G.turnOrder.map((playerID, at) => ({
    playerID,
    name: `Seat ${at}`,
    colour: itemAt(COLOURS, at),
  }));
  const legal = indexLegalMoves(legalMoves(G, ctx, viewer));
  return buildTable(
    { ctx, log: [], viewer, seats, language, history: NO_HISTORY, onHint: null, refusal: () => null },
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

/** Returns the picks that a player makes for a move. */
export function picksFor(move: LegalMove): Picks {
  switch (move.move) {
    case 'expand': {
      const { card, zone, payment } = move.args[0];
      return { ...NOTHING_PICKED, card, as: 'expand', zone: card === 'sprat' ? zone : null, payment };
    }
    case 'placeMerchant':
      return { ...NOTHING_PICKED, card: move.args[0].card, as: 'merchant', space: move.args[0].space };
    case 'fulfilContract':
      return { ...NOTHING_PICKED, contract: move.args[0].contract, payment: move.args[0].payment };
    case 'takeContract':
    case 'takeAbility':
      return { ...NOTHING_PICKED, taken: move.args[0] };
    case 'buildWarehouse': {
      const { card, space, turned } = move.args[0];
      return { ...NOTHING_PICKED, taken: card, plot: space, turned };
    }
    case 'chooseColour':
      return { ...NOTHING_PICKED, colour: move.args[0] };
    case 'chooseWindows':
      return { ...NOTHING_PICKED, windows: move.args[0] };
    default:
      return NOTHING_PICKED;
  }
}
