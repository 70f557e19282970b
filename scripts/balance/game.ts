/** One game between bots, and what it tells about the cards. */
import { createThinker } from '../../src/bots/thinker';
import { botGame } from '../../src/games/cherez-ural/bot/botGame';
import type { BusinessId, WorkerId } from '../../src/games/cherez-ural/content/terms';
import type { GameResult } from '../../src/games/cherez-ural/rules/scoring';
import type { SetupData } from '../../src/games/cherez-ural/rules/setup';
import type { G } from '../../src/games/cherez-ural/rules/state';
import { moveAction, startGame } from '../simulate/randomGame';

export type GamePlan = {
  readonly players: number;
  readonly level: string;
  /** Of the search for one move. */
  readonly iterations: number;
  readonly setupData: SetupData;
  readonly seed: string;
};

export type GameRecord = {
  /** By seat. */
  readonly gold: readonly number[];
  readonly winner: number;
  readonly solved: boolean;
  readonly workers: Readonly<Record<WorkerId, number>>;
  /** The seats that held each business, and those that completed it. */
  readonly held: Readonly<Record<BusinessId, number>>;
  readonly completed: Readonly<Record<BusinessId, number>>;
  readonly moves: number;
};

export function playGame({ players, level, iterations, setupData, seed }: GamePlan): GameRecord {
  const start = startGame(botGame.game, players, setupData, seed);
  let { state } = start;
  const thinkers = Array.from({ length: players }, () => createThinker(botGame));
  const held: Record<BusinessId, number> = {};
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const { G, ctx } = state as { G: G; ctx: typeof state.ctx };
    for (const [playerID, { hand }] of Object.entries(G.players))
      for (const card of hand) held[card as BusinessId] = Number(playerID);
    const playerID = ctx.playOrder.find((id) => botGame.legalMoves(G, ctx, id).length > 0);
    if (playerID === undefined) throw new Error(`${seed}: nobody has a legal move in phase ${ctx.phase}`);
    const view = botGame.playerView(G, ctx, playerID);
    const { move } = thinkers[Number(playerID)].think({
      view,
      ctx,
      playerID,
      level,
      seed: `${seed}/${moves}`,
      budget: { iterations },
    });
    const next = start.reducer(state, moveAction({ playerID, ...move })) as typeof state;
    if (next._stateID === state._stateID) throw new Error(`${seed}: ${move.move} was refused`);
    state = next;
  }
  const { scores, winner, solo } = state.ctx.gameover as GameResult;
  const final = state.G as G;
  const seats = Object.entries(final.players);
  return {
    gold: scores.map(({ gold }) => gold),
    winner: Number(winner),
    solved: solo?.reached ?? false,
    workers: Object.fromEntries(
      seats.flatMap(([id, { workers }]) => workers.map((worker) => [worker, Number(id)])),
    ),
    held,
    completed: Object.fromEntries(
      seats.flatMap(([id, { completed }]) => completed.map(({ card }) => [card, Number(id)])),
    ),
    moves,
  };
}

export const answer = playGame;
