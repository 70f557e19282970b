/** One game between bots, and what it tells about the cards. */
import { createThinker } from '../../src/bots/thinker';
import { botGames } from '../../src/games/botGames';
import { moveAction, startGame } from '../simulate/randomGame';
import { balances } from './games';

export type GamePlan = {
  readonly game: string;
  readonly players: number;
  readonly level: string;
  /** Of the search for one move. */
  readonly iterations: number;
  readonly setupData: object;
  /** Of the deal; games of one deal differ in `setupData`. */
  readonly seed: string;
  /** Which game of all it is. */
  readonly name: string;
};

export async function playGame(plan: GamePlan): Promise<unknown> {
  const { game, players, level, iterations, setupData, seed } = plan;
  const [botGame, balance] = await Promise.all([botGames[game](), balances[game]()]);
  const start = startGame(botGame.game, players, { ...balance.setupData, ...setupData }, seed);
  let { state } = start;
  const watched = balance.watch(state.G);
  const thinkers = Array.from({ length: players }, () => createThinker(botGame));
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const { G, ctx } = state;
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
    watched.before(G, playerID, move);
    const next = start.reducer(state, moveAction({ playerID, ...move })) as typeof state;
    if (next._stateID === state._stateID) throw new Error(`${seed}: ${move.move} was refused`);
    state = next;
  }
  return watched.record(state.G, state.ctx.gameover, moves);
}
