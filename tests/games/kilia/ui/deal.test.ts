/** The main button states what its move costs and brings: compared with what the move then changes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { GOODS } from '../../../../src/games/kilia/content/terms';
import { legalMoves, playMove } from '../../../../src/games/kilia/rules/moves';
import { scoreNow } from '../../../../src/games/kilia/rules/scoring';
import { copyOf } from '../../../../src/games/kilia/rules/state/copy';
import { playerOf } from '../../../../src/games/kilia/rules/state/state';
import { dealOf, dealWords } from '../../../../src/games/kilia/view-model/deal';
import { planOf } from '../../../../src/games/kilia/view-model/plan';
import { LANGUAGES } from '../../../../src/language/language';
import { loadLanguage } from '../../../../src/language/translator';
import { fixedShuffle } from '../../../../src/rules-kit/shuffle';
import { picksFor, positionsOf, tableOf } from './positions';

/** Moves that the main button makes and that pay or gain something at once. */
const PAID = ['expand', 'placeMerchant', 'fulfilContract', 'takeContract', 'takeAbility', 'buildWarehouse'];

beforeAll(async () => {
  for (const language of LANGUAGES) await loadLanguage(language);
});

describe.each([2, 3, 4])('the main button in a game of %i', (players) => {
  const positions = positionsOf(players, `deals of ${players}`).filter(({ ctx }) => ctx.phase === 'turns');

  it('states exactly the goods, coins, sprats and points that its move changes', () => {
    const seen = new Set<string>();
    for (const { G, ctx } of positions) {
      const me = ctx.currentPlayer;
      const table = tableOf(G, ctx);
      for (const legal of legalMoves(G, ctx, me)) {
        if (!PAID.includes(legal.move)) continue;
        const { cost, gain, sprats, points } = dealOf(table, planOf(table, picksFor(legal)));
        const after = copyOf(G);
        if (!playMove(after, ctx, me, legal.move, legal.args, () => {}, fixedShuffle()))
          throw new Error(`${legal.move} is legal, but was refused`);
        const [was, then] = [playerOf(G, me), playerOf(after, me)];
        for (const good of GOODS)
          expect(then.goods[good] - was.goods[good]).toBe((gain[good] ?? 0) - (cost[good] ?? 0));
        expect(then.coins - was.coins).toBe((gain.coins ?? 0) - (cost.coins ?? 0));
        expect(then.sprats + then.newSprats - was.sprats - was.newSprats).toBe(
          legal.move === 'expand' && legal.args[0].card === 'sprat' ? -1 : sprats,
        );
        expect(scoreNow(after, me).contracts - scoreNow(G, me).contracts).toBe(points);
        if (!(cost.coins === undefined && gain.coins === undefined)) seen.add(legal.move);
      }
    }
    for (const move of ['expand', 'placeMerchant', 'takeContract']) expect(seen).toContain(move);
  });

  it.each(LANGUAGES)('names every amount in words: %s', (language) => {
    let named = 0;
    for (const { G, ctx } of positions) {
      const table = tableOf(G, ctx, ctx.currentPlayer, language);
      for (const legal of legalMoves(G, ctx, ctx.currentPlayer)) {
        if (!PAID.includes(legal.move)) continue;
        const deal = dealOf(table, planOf(table, picksFor(legal)));
        const words = dealWords(deal, table.t);
        for (const [bag, said] of [
          [deal.cost, words.cost],
          [{ ...deal.gain, contract: 0 }, words.gain],
        ] as const)
          for (const amount of Object.values(bag)) {
            if (amount === 0) continue;
            named += 1;
            expect(said).toContain(String(amount));
          }
        if (deal.points > 0) expect(words.gain).toContain(String(deal.points));
      }
    }
    expect(named).toBeGreaterThan(100);
  });
});
