/** The puzzles that the app ships: every position opens, and every answer is a legal turn of its seat. */
import { describe, expect, test } from 'vitest';
import { MARGINS } from '../../scripts/puzzles/find';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { type Puzzle, PuzzleTable, puzzleSave, puzzlesIn, withAnswer } from '../../src/session/puzzles';
import { viewOf } from '../../src/session/source';
import { leads, puzzleGames, replayed } from './shared/puzzles';

const LEAST = 150;

const seatsOf = ({ game }: Puzzle) =>
  Array.from({ length: game.players }, (_, seat) => ({ name: `Seat ${seat}`, colour: '' }));

/** Returns puzzles from all parts of the list. */
const sampleOf = (puzzles: readonly Puzzle[], count: number): readonly Puzzle[] =>
  Array.from({ length: count }, (_, at) =>
    itemAt(puzzles, Math.floor(((at + 0.5) / count) * puzzles.length)),
  );

describe.each(puzzleGames)('puzzles of $module.name', ({ module, load }) => {
  const loaded = load();

  test('replay by the rules of today, and their answers are whole turns of the seat', async () => {
    const { data } = await loaded;
    expect(data.rulesVersion).toBe(module.rulesVersion);
    for (const game of data.games) {
      const { states, playOn } = replayed(module, game);
      for (const [nth, { playerID, answer }] of game.puzzles.entries()) {
        let state = itemAt(states, nth);
        const { turn, phase } = state.ctx;
        expect(module.legalMoves(state.G, state.ctx, playerID).length).toBeGreaterThan(1);
        for (const move of answer) {
          expect(state.ctx.turn).toBe(turn);
          state = playOn(state, playerID, move);
        }
        expect(state.ctx.gameover).toBeUndefined();
        const isSameTurn = state.ctx.turn === turn && state.ctx.phase === phase;
        if (isSameTurn) expect(module.legalMoves(state.G, state.ctx, playerID)).toEqual([]);
      }
    }
  });

  test('are enough, all different, and none of them trivial', async () => {
    const found = await loaded;
    const puzzles = puzzlesIn(found);
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(found.data.games.map(({ number }) => number)).size).toBe(found.data.games.length);
    for (const { answer, margin, level, theme } of puzzles) {
      expect(answer.some(({ args }) => args.length > 0)).toBe(true);
      expect(margin).toBeGreaterThanOrEqual(entryOf(MARGINS, module.name));
      expect([1, 2, 3]).toContain(level);
      expect(found.themes.map(({ id }) => id)).toContain(theme);
    }
  });

  test('open at a table where only the seat plays, and only its turn', async () => {
    const found = await loaded;
    for (const puzzle of sampleOf(puzzlesIn(found), 4)) {
      const save = puzzleSave(module, found.data.rulesVersion, puzzle, seatsOf(puzzle));
      const table = new PuzzleTable(module, puzzle, save);
      const { viewer, G, legalMoves, canUndo, timeline } = table.current();
      expect(viewer).toBe(puzzle.playerID);
      // A view of a view hides nothing more.
      expect(G).toEqual(viewOf(module, G, table.begin.ctx, puzzle.playerID));
      expect(legalMoves.length).toBeGreaterThan(1);
      expect(canUndo).toBe(false);
      expect(table.isOver).toBe(false);
      expect(timeline.moves).toBe(puzzle.at);
      for (const { move, args } of puzzle.answer) expect(await table.play(move, args, 'en')).toBeNull();
      expect(table.isOver).toBe(true);
      expect(table.current().legalMoves).toEqual([]);
      const answer = new PuzzleTable(module, puzzle, withAnswer(save, puzzle));
      expect(table.outcome).toBe(answer.outcome);
      const words = puzzle.answer.map((_, at) => answer.describe(at + 1, 'en'));
      expect(words.every((text) => text.length > 3)).toBe(true);
    }
  });

  test('have an answer that leads all other turns in a search with another seed', async () => {
    const leadOf = await leads(module);
    for (const puzzle of sampleOf(puzzlesIn(await loaded), 1))
      expect(leadOf(puzzle), `puzzle ${puzzle.id}`).toBeGreaterThan(0.5);
  });
});
