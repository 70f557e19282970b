/** Tests the descriptions of moves in hints and in the text table. */
import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { moveAction, seededRandom, startGame } from '../../../scripts/simulate/randomGame';
import { cherezUral } from '../../../src/games/cherez-ural/game';
import { legalMoves, MOVE_NAMES } from '../../../src/games/cherez-ural/rules/moves';
import { viewFor } from '../../../src/games/cherez-ural/rules/state/view';
import { sentences } from '../../../src/games/cherez-ural/text/sentences';
import { LANGUAGES } from '../../../src/language/language';
import { itemAt } from '../../../src/rules-kit/indexed';

describe('move text', () => {
  test("describes every kind of legal move in both languages, from the mover's view", () => {
    const said = new Set<string>();
    const random = seededRandom('move text');
    for (let game = 0; game < 9; game++) {
      const start = startGame(cherezUral, 2, { draft: game % 2 === 0 }, `move text ${game}`);
      let { state } = start;
      while (state.ctx.gameover === undefined) {
        const { G, ctx } = state;
        const playerID = ctx.playOrder.find((id) => legalMoves(G, ctx, id).length > 0) ?? '0';
        const moves = legalMoves(G, ctx, playerID);
        const { move, args } = itemAt(moves, Math.floor(random() * moves.length));
        const view = viewFor(G, playerID);
        for (const language of LANGUAGES) {
          const text = sentences.describeMove(view, ctx, playerID, move, args, language);
          expect(text, move).not.toMatch(/undefined|\{\{|hidden|^\w+$/);
        }
        said.add(move);
        state = start.reducer(state, moveAction({ playerID, move, args })) as typeof state;
      }
    }
    expect(MOVE_NAMES.filter((move) => !said.has(move))).toEqual([]);
  });

  test('names the card to choose', () => {
    const { G, ctx } = InitializeGame({ game: { ...cherezUral, seed: 'words' }, numPlayers: 1 });
    const { move, args } = itemAt(legalMoves(G, ctx, '0'), 0);
    expect(sentences.describeMove(G, ctx, '0', move, args, 'en')).toMatch(/^Choose [A-Z]/);
    expect(sentences.describeMove(G, ctx, '0', move, args, 'ja')).toMatch(/を選ぶ$/);
  });

  test('only names a move that is not legal, such as a broken step of a plan', () => {
    const { G, ctx } = InitializeGame({ game: { ...cherezUral, seed: 'words' }, numPlayers: 1 });
    for (const args of [[{ by: 'sled', to: 'tobolsk' }], ['malformed']])
      expect(sentences.describeMove(G, ctx, '0', 'travel', args, 'en')).toBe('Travel');
  });
});
