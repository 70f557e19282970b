/** Tests that a program with other built-in values continues our games with our values. */
import type { State } from 'boardgame.io';
import { describe, expect, it, vi } from 'vitest';
import { moveAction, type PlayedMove, startGame } from '../../../scripts/simulate/randomGame';
import type { GameResult } from '../../../src/games/cherez-ural/rules/scoring';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import games from './golden.json' with { type: 'json' };

const { theirs } = vi.hoisted(() => ({ theirs: 'a program with other values'.padEnd(32, '.') }));

/** Raises every reward by half, removes all worker abilities, changes chits, and adds a card. */
vi.mock('../../../src/games/cherez-ural/content/index', async (load) => {
  const { content } = await load<typeof import('../../../src/games/cherez-ural/content/index')>();
  const mapped = <Card extends object>(
    cards: Readonly<Record<string, Card>>,
    change: (card: Card) => object,
  ) => Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, ...change(card) }]));
  const businesses = mapped(content.businesses, ({ effects }) => ({
    effects: effects.map((effect) =>
      effect.do === 'gold' ? { ...effect, amount: Math.ceil(effect.amount * 1.5) } : effect,
    ),
  }));
  return {
    content: {
      ...content,
      siberiaChits: content.siberiaChits.map(({ sable, fur }) => ({ sable: fur, fur: sable })),
      workers: mapped(content.workers, () => ({ upper: [], lower: [] })),
      businesses: { ...businesses, p37: { ...businesses.p20, id: 'p37' } },
    },
  };
});
vi.mock('../../../src/games/cherez-ural/rules/content-pack/edition', async (load) => ({
  ...(await load<object>()),
  CONTENT_HASH: theirs,
}));

type GoldenGame = {
  readonly numPlayers: number;
  readonly setupData: Record<string, unknown>;
  readonly seed: string;
  readonly result: GameResult;
  readonly moves: readonly PlayedMove[];
};
const golden = games as unknown as readonly GoldenGame[];

describe('a program with other built-in values', async () => {
  const { cherezUral } = await import('../../../src/games/cherez-ural');
  const { contentLibrary } = await import('../../../src/games/cherez-ural/rules/content-pack/contentOf');
  const { content: ours } = await vi.importActual<
    typeof import('../../../src/games/cherez-ural/content/index')
  >('../../../src/games/cherez-ural/content/index');
  const { CONTENT_HASH } = await vi.importActual<
    typeof import('../../../src/games/cherez-ural/rules/content-pack/edition')
  >('../../../src/games/cherez-ural/rules/content-pack/edition');
  contentLibrary.add(CONTENT_HASH, JSON.parse(JSON.stringify(ours)));

  const resultOf = ({ numPlayers, seed, moves }: GoldenGame, setupData: unknown): GameResult | undefined => {
    const start = startGame(cherezUral, numPlayers, setupData, seed);
    let state: State<G> = start.state;
    for (const move of moves) state = start.reducer(state, moveAction(move));
    return state.ctx.gameover;
  };

  it('changes the results of most golden games without their original content', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const same = golden.filter((game) => {
      const { setupData, result } = game;
      return JSON.stringify(resultOf(game, setupData)) === JSON.stringify(result);
    });
    expect(same.length).toBeLessThan(golden.length / 4);
  });

  for (const game of golden) {
    it(`keeps the result of ${game.seed} with its original content`, () => {
      expect(resultOf(game, { ...game.setupData, content: CONTENT_HASH })).toEqual(game.result);
    });
  }
});
