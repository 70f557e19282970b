/** The main button states what its move costs and brings: compared with what the move then changes. */
import type { Ctx } from 'boardgame.io';
import { beforeAll, describe, expect, it } from 'vitest';
import { playRandomGame } from '../../../../scripts/simulate/randomGame';
import { terramara } from '../../../../src/games/terramara';
import { RESOURCES } from '../../../../src/games/terramara/content/terms';
import { legalMoves, playMove } from '../../../../src/games/terramara/rules/moves';
import { scoreNow } from '../../../../src/games/terramara/rules/scoring';
import { copyOf } from '../../../../src/games/terramara/rules/state/copy';
import { type G, playerOf } from '../../../../src/games/terramara/rules/state/state';
import { dealOf, dealWords, intentOf } from '../../../../src/games/terramara/view-model/deal';
import { NOTHING_PICKED } from '../../../../src/games/terramara/view-model/selection';
import { buildTable } from '../../../../src/games/terramara/view-model/table';
import { LANGUAGES, type Language } from '../../../../src/language/language';
import { loadLanguage } from '../../../../src/language/translator';
import { itemAt } from '../../../../src/rules-kit/indexed';
import { silent } from '../../../../src/rules-kit/logLine';

beforeAll(async () => {
  for (const language of LANGUAGES) await loadLanguage(language);
});

function tableOf(G: G, ctx: Ctx, language: Language) {
  const viewer = ctx.currentPlayer;
  const seats = G.turnOrder.map((playerID) => ({ playerID, name: `P${playerID}`, colour: '' }));
  const given = { ctx, log: [], viewer, seats, language, history: {}, onHint: null, refusal: () => null };
  return buildTable({ ...given, legalMoves: legalMoves(G, ctx, viewer) } as never, G, () => {});
}

function positionsOf(numPlayers: number) {
  const positions: { readonly G: G; readonly ctx: Ctx }[] = [];
  playRandomGame<G, unknown>(
    {
      game: terramara,
      legalMoves,
      invariant: () => null,
      numPlayers,
      setupData: {},
      seed: `deals of ${numPlayers}`,
      weights: { build: 8, reserve: 3, endTurn: 0.3 },
    },
    ({ G, ctx }) => positions.push({ G, ctx }),
  );
  return positions.filter(({ ctx }) => ctx.phase === 'work');
}

describe.each([2, 4])('the main button in a game of %i', (players) => {
  const positions = positionsOf(players);

  it('S4.7, S5.4 states the military and resources that placing and building cost, in both languages', () => {
    const seen = new Map<string, number>();
    for (const { G, ctx } of positions) {
      const me = ctx.currentPlayer;
      const tables = LANGUAGES.map((language) => tableOf(G, ctx, language));
      const table = itemAt(tables, 0);
      for (const legal of legalMoves(G, ctx, me)) {
        if (legal.move !== 'place' && legal.move !== 'build') continue;
        const [args] = legal.args;
        const picks =
          'space' in args ? { ...NOTHING_PICKED, space: args.space } : { ...NOTHING_PICKED, card: args.card };
        const intent = intentOf(table, picks, 'worker' in args ? args.worker : null);
        if (legal.move === 'place') expect(intent).toEqual({ move: 'place', args: [args] });
        const deal = dealOf(table, legal);
        const after = copyOf(G);
        const facts: string[] = [];
        if (!playMove(after, ctx, me, legal.move, legal.args, silent)) throw new Error('refused');
        const [was, then] = [playerOf(G, me), playerOf(after, me)];
        if (legal.move === 'build') {
          for (const kind of RESOURCES)
            expect(was.resources[kind] - (deal.resources[kind] ?? 0)).toBeLessThanOrEqual(
              then.resources[kind],
            );
          expect(scoreNow(after, me).artifacts - scoreNow(G, me).artifacts).toBe(deal.vp);
        }
        for (const { language } of tables) {
          const { cost, gain } = dealWords(deal, language);
          if (deal.military > 0) expect(cost).toContain(String(deal.military));
          for (const amount of Object.values(deal.resources))
            if (amount > 0) expect(cost).toContain(String(amount));
          expect(gain).not.toBeNull();
          facts.push(cost ?? '');
        }
        if (facts.some((cost) => cost !== '')) seen.set(legal.move, (seen.get(legal.move) ?? 0) + 1);
      }
    }
    expect(seen.get('place')).toBeGreaterThan(20);
    expect(seen.get('build')).toBeGreaterThan(5);
  });
});
