/** Plays one game between bots with boardgame.io's own reducer. */
import type { Ctx, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { type LevelName, levelOf } from '../../src/bots/levels';
import type { SearchGame } from '../../src/bots/searchGame';
import { type Budget, createThinker } from '../../src/bots/thinker';
import { botGames } from '../../src/games/botGames';
import { loadModule } from '../../src/games/catalogue';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { moveAction, startGame } from '../simulate/randomGame';

/** A level, or `stock`: boardgame.io's MCTSBot, which gets the whole state */
export type Participant = LevelName | 'stock';

/**
 * Budget per move: a factor of each searching level's own time (stock has the time of `hard`), or iterations of `hard`.
 * With iterations the other levels get a proportional number, so that results don't depend on the machine's load.
 */
export type MatchBudget = { readonly scale: number } | { readonly iterations: number };

export interface MatchPlan {
  game: string;
  /** By seat */
  bots: readonly Participant[];
  seed: string;
  setupData: object;
  colours: readonly string[];
  budget: MatchBudget;
}

export interface MatchResult {
  bots: readonly Participant[];
  seed: string;
  colours: readonly string[];
  /** By seat, in the game's final score */
  scores: number[];
  ranking: number[];
  /** Seats; several if they share the win, none if a goal was missed. */
  winners: number[];
  moves: number;
  /** Number of decisions with more than one legal move, and the time spent on them, by seat */
  decisions: number[];
  thinking: number[];
}

interface Played {
  move: string;
  args: readonly unknown[];
}

type Player = (state: State, number: number) => Promise<Played> | Played;

const timeOf = (name: string): number => {
  const level = levelOf(name);
  return level.kind === 'search' ? level.ms : 0;
};

/** Undefined for levels that don't search. */
function budgetOf(level: LevelName, budget: MatchBudget): Budget | undefined {
  const ms = timeOf(level);
  if (ms === 0) return undefined;
  if ('scale' in budget) return { ms: ms * budget.scale };
  return { iterations: Math.max(1, Math.round((budget.iterations * ms) / timeOf('hard'))) };
}

function levelPlayer(
  botGame: SearchGame<unknown>,
  level: LevelName,
  playerID: string,
  plan: MatchPlan,
): Player {
  const thinker = createThinker(botGame);
  const { seed } = plan;
  const budget = budgetOf(level, plan.budget);
  return ({ G, ctx }, number) => {
    const view = botGame.playerView(G, ctx, playerID);
    return thinker.think({ view, ctx, playerID, level, seed: `${seed}/${number}`, budget }).move;
  };
}

function stockPlayer({ game }: SearchGame<unknown>, playerID: string, { seed, budget }: MatchPlan): Player {
  if (!('scale' in budget)) throw new Error('stock plays by time, not by iterations');
  const ms = budget.scale * timeOf('hard');
  // MCTSBot counts iterations instead of time, so each count is based on the speed of the previous move.
  let perMs = 0.05;
  let iterations = 1;
  const bot = new MCTSBot({
    game,
    enumerate: game.ai?.enumerate ?? (() => []),
    seed,
    iterations: () => iterations,
  });
  return async (state) => {
    iterations = Math.max(1, Math.round(ms * perMs));
    const started = performance.now();
    const { action } = await bot.play(state as never, playerID);
    perMs = iterations / Math.max(1, performance.now() - started);
    const { type, args } = action.payload;
    return { move: type, args: (args ?? []) as readonly unknown[] };
  };
}

function toMove(
  botGame: SearchGame<unknown>,
  { G, ctx }: { G: unknown; ctx: Ctx },
): { playerID: string; choices: number } {
  const seats = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
  for (const playerID of seats) {
    const choices = botGame.legalMoves(G, ctx, playerID).length;
    if (choices > 0) return { playerID, choices };
  }
  throw new Error(`nobody has a legal move in phase ${ctx.phase}`);
}

export async function playMatch(plan: MatchPlan): Promise<MatchResult> {
  const { bots, seed, colours } = plan;
  const [botGame, { resultOf }] = await Promise.all([entryOf(botGames, plan.game)(), loadModule(plan.game)]);
  const start = startGame(botGame.game, bots.length, plan.setupData, seed);
  let { state } = start;
  const players = bots.map((bot, seat) =>
    bot === 'stock'
      ? stockPlayer(botGame, String(seat), plan)
      : levelPlayer(botGame, bot, String(seat), plan),
  );
  const decisions = bots.map(() => 0);
  const thinking = bots.map(() => 0);
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const { playerID, choices } = toMove(botGame, state);
    const seat = Number(playerID);
    const started = performance.now();
    const { move, args } = await itemAt(players, seat)(state, moves);
    if (choices > 1) {
      decisions[seat] = itemAt(decisions, seat) + 1;
      thinking[seat] = itemAt(thinking, seat) + performance.now() - started;
    }
    const next = start.reducer(state, moveAction({ playerID, move, args })) as State;
    if (next._stateID === state._stateID)
      throw new Error(`${bots[seat]} made the illegal move ${move} (${seed})`);
    state = next;
  }
  const { scores, ranking, winners } = resultOf(state.ctx.gameover, 'en');
  return {
    bots,
    seed,
    colours,
    scores: bots.map((_, seat) => scores.find(({ playerID }) => playerID === String(seat))?.total ?? 0),
    ranking: ranking.map(Number),
    winners: winners.map(Number),
    moves,
    decisions,
    thinking,
  };
}
