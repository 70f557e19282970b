/** Replays the games of a game's puzzles. */
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { MARGINS } from '../../../scripts/puzzles/find';
import { moveAction, startGame } from '../../../scripts/simulate/randomGame';
import { createTurnFinder } from '../../../src/bots/clearTurn';
import type { GameModule } from '../../../src/game-api/module';
import type { PuzzleGame, ShortMove } from '../../../src/game-api/puzzles';
import { botGames } from '../../../src/games/botGames';
import { modules } from '../../../src/games/modules';
import { puzzleLoaders } from '../../../src/games/puzzles';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { type Puzzle, puzzleSeed, puzzlesIn } from '../../../src/session/puzzles';
import { viewOf } from '../../../src/session/source';

/** The games with puzzles */
export const puzzleGames = modules.flatMap((module) => {
  const load = puzzleLoaders[module.name];
  return load === undefined ? [] : [{ module, load }];
});

/** Replays a game once. Returns the state of each puzzle, and a function that plays on from a state. */
export function replayed({ game }: GameModule, { number, players, setupData, moves, puzzles }: PuzzleGame) {
  const { reducer, state: start } = startGame(game, players, setupData, puzzleSeed(number));
  const playOn = (from: State, playerID: string, [move, ...args]: ShortMove): State => {
    const after = reducer(from, moveAction({ playerID, move, args })) as State;
    expect(after._stateID, `${move} in game ${number}`).toBeGreaterThan(from._stateID);
    return after;
  };
  const states: State[] = [start as State];
  for (const [playerID, ...move] of moves)
    states.push(playOn(states.at(-1) ?? (start as State), playerID, move));
  return { states: puzzles.map(({ at }) => itemAt(states, at)), playOn };
}

/** Share of the puzzles whose answer must still lead by half of the least margin. The others are within the error. */
const SURE = 0.95;

/** Every how many puzzles one is searched again: searching all of them takes ten minutes. */
const STRIDE = 4;

/** Searches puzzles from all parts of a game's list again, with seeds that the search for puzzles didn't use. */
export function leadInOtherSearch(game: string): void {
  test(`puzzles of ${game} have answers that lead all other turns in a search with another seed`, {
    timeout: 3_600_000,
  }, async () => {
    const found = puzzleGames.find(({ module }) => module.name === game);
    if (found === undefined) throw new Error(`no puzzles of ${game}`);
    const leadOf = await leads(found.module);
    const puzzles = puzzlesIn(await found.load()).filter((_, at) => at % STRIDE === 0);
    const unsure = puzzles.filter((puzzle) => leadOf(puzzle) < 0.5).map(({ id }) => id);
    expect(unsure.length, unsure.join(', ')).toBeLessThanOrEqual((1 - SURE) * puzzles.length);
  });
}

/** Returns a function that searches how far a puzzle's answer leads all other turns, as a share of the least margin. */
export async function leads(module: GameModule): Promise<(puzzle: Puzzle) => number> {
  const finder = createTurnFinder(await entryOf(botGames, module.name)());
  return ({ id, at, playerID, answer, game }) => {
    const { G, ctx } = itemAt(
      replayed(module, game).states,
      game.puzzles.findIndex((puzzle) => puzzle.at === at),
    );
    const turn = answer.map(({ move, args }) => ({ move, args: [...args] }));
    const view = viewOf(module, G, ctx, playerID);
    return finder.lead({ view, ctx, playerID, seed: `${id} test` }, turn) / entryOf(MARGINS, module.name);
  };
}
