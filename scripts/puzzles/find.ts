/** Plays a game between bots and finds its puzzles. */
import type { State } from 'boardgame.io';
import { createTurnFinder } from '../../src/bots/clearTurn';
import type { EvaluatedGame } from '../../src/bots/searchGame';
import { createThinker } from '../../src/bots/thinker';
import type { GameModule } from '../../src/game-api/module';
import type { FoundPuzzle, PuzzleGame } from '../../src/game-api/puzzles';
import { itemAt } from '../../src/rules-kit/indexed';
import { puzzleSeed } from '../../src/session/puzzles';
import { moveAction, seededRandom, startGame } from '../simulate/randomGame';

/** Least lead of the best turn over the second best, in the game's unit: about 2 % of a good final score */
export const MARGINS: Readonly<Record<string, number>> = { 'cherez-ural': 3, kilia: 1.5, terramara: 3 };

/** Fast levels, which also make mistakes. Positions between equal players would be less varied. */
const LEVELS = ['easy', 'normal', 'normal'] as const;
const MOST_PUZZLES = 3;
/** Share of the margin by which the answer must also lead all other turns in one more search */
const CERTAIN = 0.5;
/** Share of the turns that are searched. The others are skipped, so that puzzles come from all parts of games. */
const SEARCHED = 0.8;

const pick = <Item>(list: readonly Item[], random: () => number): Item =>
  itemAt(list, Math.floor(random() * list.length));

/** Returns a function that plays the game with a number and finds its puzzles. */
export function createPuzzleGames(
  bots: EvaluatedGame<unknown>,
  module: GameModule,
  margin: number,
): (number: number) => PuzzleGame {
  const finder = createTurnFinder(bots);
  const { least, most } = module.players;
  return (number) => {
    const seed = puzzleSeed(number);
    const random = seededRandom(seed);
    const thinker = createThinker(bots);
    const players = least + Math.floor(random() * (most - least + 1));
    const isFirst = module.firstGameField !== null && random() < 0.25;
    const setupData = isFirst ? { [String(module.firstGameField)]: true } : {};
    const levels = Array.from({ length: players }, () => pick(LEVELS, random));
    const { reducer, state: start } = startGame(bots.game, players, setupData, seed);
    const dispatch = (from: State, playerID: string, move: string, args: readonly unknown[]): State => {
      const after = reducer(from, moveAction({ playerID, move, args })) as State;
      if (after._stateID === from._stateID) throw new Error(`the rules refuse ${move} in game ${number}`);
      return after;
    };
    let state: State = start;
    const moves: PuzzleGame['moves'][number][] = [];
    const puzzles: FoundPuzzle[] = [];
    let turn = '';
    let lastTurn = Number.NEGATIVE_INFINITY;
    while (state.ctx.gameover === undefined && puzzles.length < MOST_PUZZLES) {
      const { G, ctx } = state;
      const active = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
      const playerID = active.find((seat) => bots.legalMoves(G, ctx, seat).length > 0) ?? '0';
      const view = bots.playerView(G, ctx, playerID);
      const request = { view, ctx, playerID, seed: `${seed}/${moves.length}` };
      const isBegin = turn !== `${ctx.turn} ${playerID}` && bots.legalMoves(view, ctx, playerID).length > 1;
      if (isBegin) {
        turn = `${ctx.turn} ${playerID}`;
        const isSearched = active.length === 1 && ctx.turn >= lastTurn + players && random() < SEARCHED;
        const found = isSearched ? finder.clearest(request, margin) : null;
        const isCertain =
          found !== null &&
          finder.lead({ ...request, seed: `${seed} check` }, found.moves) >= margin * CERTAIN;
        const clear = isCertain ? found : null;
        // A turn without any argument only ends or skips something.
        if (clear?.moves.some(({ args }) => args.length > 0)) {
          let after = state;
          for (const { move, args } of clear.moves) after = dispatch(after, playerID, move, args);
          // The last turn of a game would show the final score.
          if (after.ctx.gameover !== undefined) break;
          lastTurn = ctx.turn;
          puzzles.push({
            at: moves.length,
            playerID,
            answer: clear.moves.map(({ move, args }) => [move, ...args] as const),
            margin: Math.round(clear.margin * 10) / 10,
            level: clear.foundBy.turn ? 1 : clear.foundBy.nextTurn ? 2 : 3,
          });
        }
      }
      const { move, args } = thinker.think({ ...request, level: itemAt(levels, Number(playerID)) }).move;
      moves.push([playerID, move, ...args]);
      state = dispatch(state, playerID, move, args);
    }
    const last = puzzles.at(-1)?.at ?? 0;
    return { number, players, setupData, moves: moves.slice(0, last), puzzles };
  };
}
