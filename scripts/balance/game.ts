/** Plays one game between bots and records data about the cards. */
import { createThinker } from '../../src/bots/thinker';
import { botGames } from '../../src/games/botGames';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { moveAction, seededRandom, startGame } from '../simulate/randomGame';
import { balances } from './games';

export type GamePlan = {
  readonly game: string;
  readonly players: number;
  readonly level: string;
  /** Iterations per move */
  readonly iterations: number;
  readonly setupData: object;
  /** Deals cards instead of letting players choose them. */
  readonly dealt: boolean;
  /** Seed of the deal. Games of one deal differ in `setupData`. */
  readonly seed: string;
  /** Identifies this game among all games of the run. */
  readonly name: string;
};

export async function playGame(plan: GamePlan): Promise<unknown> {
  const { game, players, level, iterations, setupData, dealt, seed } = plan;
  const [botGame, balance] = await Promise.all([entryOf(botGames, game)(), entryOf(balances, game)()]);
  const start = startGame(botGame.game, players, { ...balance.setupData, ...setupData }, seed);
  let { state } = start;
  const watched = balance.watch(state.G);
  const thinkers = Array.from({ length: players }, () => createThinker(botGame));
  const random = seededRandom(`${seed}/dealt`);
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const { G, ctx } = state;
    const playerID = ctx.playOrder.find((id) => botGame.legalMoves(G, ctx, id).length > 0);
    if (playerID === undefined) throw new Error(`${seed}: nobody has a legal move in phase ${ctx.phase}`);
    const think = () =>
      itemAt(thinkers, Number(playerID)).think({
        view: botGame.playerView(G, ctx, playerID),
        ctx,
        playerID,
        level,
        seed: `${seed}/${moves}`,
        budget: { iterations },
      }).move;
    const byLot = () => {
      const choices = botGame.legalMoves(G, ctx, playerID);
      return itemAt(choices, Math.floor(random() * choices.length));
    };
    const move = dealt && balance.byLot?.(G) ? byLot() : think();
    watched.before(G, playerID, move);
    const next = start.reducer(state, moveAction({ playerID, ...move })) as typeof state;
    if (next._stateID === state._stateID) throw new Error(`${seed}: ${move.move} was refused`);
    state = next;
  }
  return watched.record(state.G, state.ctx.gameover, moves);
}
