/** Plays a random game of any boardgame.io game that lists its legal moves, with boardgame.io's reducer. */
import type { Ctx, Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { itemAt } from '../../src/rules-kit/indexed';

export type PlayedMove = {
  readonly playerID: string;
  readonly move: string;
  readonly args: readonly unknown[];
};
export type RandomGame<Result> = {
  readonly seed: string;
  readonly moves: readonly PlayedMove[];
  readonly result: Result | null;
  /** The violated invariant, or null */
  readonly broken: string | null;
};

type Rules<G> = {
  readonly game: Game<G>;
  readonly legalMoves: (
    G: G,
    ctx: Ctx,
    playerID: string,
  ) => readonly { move: string; args: readonly unknown[] }[];
  readonly invariant: (G: G) => string | null;
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly seed: string;
  /** Weights of kinds of moves; default 1. */
  readonly weights?: Readonly<Record<string, number>>;
};

/** Returns mulberry32 over a hash of the seed, which gives the same numbers on every machine. */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MOST_MOVES = 5000;

/** Picks a kind of move first and then one of that kind, so that long lists (trades) don't crowd out others. */
function pick<Item extends { readonly move: string }>(
  list: readonly Item[],
  random: () => number,
  weights: Readonly<Record<string, number>>,
): Item {
  const kinds = [...new Set(list.map(({ move }) => move))];
  let left = random() * kinds.reduce((sum, kind) => sum + (weights[kind] ?? 1), 0);
  const kind = kinds.find((candidate) => {
    left -= weights[candidate] ?? 1;
    return left < 0;
  });
  const ofKind = list.filter(({ move }) => move === kind);
  return itemAt(ofKind, Math.floor(random() * ofKind.length));
}

/** Starts a game as boardgame.io does. */
export function startGame<G>(game: Game<G>, numPlayers: number, setupData: unknown, seed: string) {
  const seeded: Game<G> = { ...game, seed };
  return {
    reducer: CreateGameReducer({ game: seeded }),
    state: InitializeGame({ game: seeded, numPlayers, setupData }) as State<G>,
  };
}

export const moveAction = ({ playerID, move, args }: PlayedMove) =>
  ({ type: 'MAKE_MOVE', payload: { type: move, args, playerID } }) as never;

/** Plays to the end or to the first violated invariant. `onState` is called with every position. */
export function playRandomGame<G, Result>(
  rules: Rules<G>,
  onState?: (state: State<G>) => void,
): RandomGame<Result> {
  const { game, legalMoves, invariant, numPlayers, setupData, seed } = rules;
  const random = seededRandom(seed);
  const start = startGame(game, numPlayers, setupData, seed);
  let { state } = start;
  const moves: PlayedMove[] = [];
  const end = (broken: string | null): RandomGame<Result> => ({
    seed,
    moves,
    result: (state.ctx.gameover as Result | undefined) ?? null,
    broken,
  });
  while (state.ctx.gameover === undefined) {
    onState?.(state);
    const { G, ctx } = state;
    const seats = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
    const choices = seats.flatMap((playerID) =>
      legalMoves(G, ctx, playerID).map(({ move, args }) => ({ playerID, move, args })),
    );
    if (choices.length === 0) return end(`no legal move in phase ${ctx.phase}`);
    const chosen = pick(choices, random, rules.weights ?? {});
    moves.push(chosen);
    const before = state;
    state = start.reducer(before, moveAction(chosen)) as State<G>;
    if (state._stateID === before._stateID) return end(`the legal move ${chosen.move} was refused`);
    const broken = invariant(state.G);
    if (broken !== null) return end(broken);
    if (moves.length >= MOST_MOVES) return end(`no end after ${MOST_MOVES} moves`);
  }
  onState?.(state);
  return end(null);
}
