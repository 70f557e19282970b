import { describe, expect, it } from 'vitest';
import { legalMoves, whyNot } from '../../../../src/games/kilia/rules/moves';
import { playerOf } from '../../../../src/games/kilia/rules/state/state';
import {
  duesOf,
  offersFor,
  paymentOf,
  samePayment,
  tilesOf,
} from '../../../../src/games/kilia/view-model/payments';
import { intentOf, payingOf, planOf } from '../../../../src/games/kilia/view-model/plan';
import { costOf } from '../../../../src/games/kilia/view-model/resources';
import { NOTHING_PICKED, type Picks, pressCard } from '../../../../src/games/kilia/view-model/selection';
import { upcoming } from '../../../../src/games/kilia/view-model/table';
import { progressOf } from '../../../../src/games/kilia/view-model/wheels';
import { entryOf } from '../../../../src/rules-kit/indexed';
import { picksFor, positionsOf, tableOf } from './positions';

/** Moves with their own buttons in the bar or in dialogs. */
const BUTTONS = ['refresh', 'skipImprovement', 'chooseGood', 'eatSprat', 'payCoins', 'endTurn'];

const GAMES = [
  { players: 2, seed: 'two' },
  { players: 3, seed: 'three' },
  { players: 4, seed: 'four' },
];

describe.each(GAMES)('the drawn table in a game of $players', ({ players, seed }) => {
  const positions = positionsOf(players, seed).filter(({ ctx }) => ctx.gameover === undefined);

  it('reaches every legal move by presses', () => {
    const seen = new Set<string>();
    for (const { G, ctx } of positions) {
      const table = tableOf(G, ctx);
      for (const legal of legalMoves(G, ctx, ctx.currentPlayer)) {
        seen.add(legal.move);
        if (BUTTONS.includes(legal.move)) continue;
        expect(intentOf(planOf(table, picksFor(legal)))).toEqual({ move: legal.move, args: [...legal.args] });
      }
    }
    for (const move of ['chooseColour', 'expand', 'placeMerchant', 'takeContract', 'fulfilContract'])
      expect(seen).toContain(move);
  });

  it('prepares a legal move at the first press of a card, and its other use at the second', () => {
    for (const { G, ctx } of positions) {
      const table = tableOf(G, ctx);
      const isLegal = (picks: Picks): boolean => {
        const intent = intentOf(planOf(table, picks));
        return intent === null || whyNot(G, ctx, ctx.currentPlayer, intent.move, intent.args) === null;
      };
      for (const { card } of table.columns) {
        if (card === null) continue;
        const once = { ...NOTHING_PICKED, ...pressCard(NOTHING_PICKED, card, 'merchant') };
        expect(isLegal(once)).toBe(true);
        expect(isLegal({ ...once, ...pressCard(once, card, 'merchant') })).toBe(true);
      }
    }
  });

  it('R4.3 splits every listed payment into pieces, and keeps it legal when a piece gets another source', () => {
    let changed = 0;
    for (const { G, ctx } of positions) {
      const table = tableOf(G, ctx);
      const viewer = ctx.currentPlayer;
      const board = table.board(viewer);
      for (const [contract, payments] of table.legal.fulfilContract) {
        const cost = costOf(entryOf(table.content.contract, contract));
        for (const payment of payments) {
          const tiles = tilesOf(board, cost, payment);
          if (tiles === null)
            throw new Error(`no tiles for ${contract} paid with ${JSON.stringify(payment)}`);
          expect(tiles.map(({ due }) => due)).toEqual(duesOf(cost));
          expect(samePayment(paymentOf(tiles), payment)).toBe(true);
          for (const index of tiles.keys())
            for (const { source, off } of offersFor(board, tiles, index, board.coins - (cost.coins ?? 0))) {
              if (off !== null) continue;
              const other = paymentOf(tiles.map((tile, at) => (at === index ? { ...tile, source } : tile)));
              changed += 1;
              expect(whyNot(G, ctx, viewer, 'fulfilContract', [{ contract, payment: other }])).toBeNull();
            }
        }
      }
    }
    expect(changed).toBeGreaterThan(20);
  });

  it('keeps a listed payment ready for everything that can be paid', () => {
    for (const { G, ctx } of positions) {
      const table = tableOf(G, ctx);
      for (const [card, zones] of table.legal.expand)
        for (const [zone, payments] of zones) {
          const plan = planOf(table, { ...NOTHING_PICKED, card, as: 'expand', zone });
          const ready = payingOf(plan)?.payment;
          expect(payments.some((payment) => ready !== undefined && samePayment(payment, ready))).toBe(true);
        }
    }
  });

  it('R2.1 shows who still plays in the round, and R8 the progress towards each condition', () => {
    for (const { G, ctx } of positions) {
      const table = tableOf(G, ctx);
      if (ctx.phase === 'turns') expect(upcoming(table)).toHaveLength(players - G.turnsTaken - 1);
      for (const { id, values } of table.wheels) {
        expect(values.filter(({ isCovered }) => isCovered)).toHaveLength(players === 2 ? 1 : 0);
        const progress = progressOf(id, table.board('0'), playerOf(G, '0').met[id], table.content);
        if (progress !== null && id !== 'coins') expect(progress.has).toBeLessThanOrEqual(progress.of);
      }
    }
  });
});
