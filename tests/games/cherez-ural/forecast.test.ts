/** Tests the forecast of final gold in hints. */
import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { moveAction, startGame } from '../../../scripts/simulate/randomGame';
import { createThinker } from '../../../src/bots/thinker';
import { botGame } from '../../../src/games/cherez-ural/bot/botGame';
import { itemAt } from '../../../src/rules-kit/indexed';

const forecast = (
  G: Parameters<typeof botGame.playerView>[0],
  ctx: Parameters<typeof botGame.playerView>[1],
) => {
  const view = botGame.playerView(G, ctx, '0');
  return botGame.forecast?.(view, ctx, '0')(view, ctx, '0') ?? Number.NaN;
};

describe('forecast', () => {
  test.each([1, 2, 3, 4])('starts a game of %i near the typical final gold', (numPlayers) => {
    const { G, ctx } = InitializeGame({ game: { ...botGame.game, seed: 'forecast' }, numPlayers });
    expect(forecast(G, ctx)).toBeGreaterThan(180);
    expect(forecast(G, ctx)).toBeLessThan(340);
  });

  test('changes little when the first worker card is chosen', () => {
    const { G, ctx } = InitializeGame({ game: { ...botGame.game, seed: 'forecast' }, numPlayers: 2 });
    const own = { ...G.players['0'], chosenWorker: G.players['0'].workerHand[0] };
    const chosen = { ...G, players: { ...G.players, '0': own } };
    expect(Math.abs(forecast(chosen, ctx) - forecast(G, ctx))).toBeLessThan(80);
  });

  test('comes close to the final score in the last phase, and equals it after the game', () => {
    const start = startGame(botGame.game, 2, {}, 'forecast');
    const thinker = createThinker(botGame);
    let { state } = start;
    let lastRound = Number.NaN;
    for (let moves = 0; state.ctx.gameover === undefined; moves++) {
      const { G, ctx } = state;
      const playerID = ctx.playOrder.find((id) => botGame.legalMoves(G, ctx, id).length > 0) ?? '0';
      const view = botGame.playerView(G, ctx, playerID);
      const { move } = thinker.think({ view, ctx, playerID, level: 'easy', seed: moves });
      if (G.round === 4 && ctx.phase === 'winter2') lastRound = forecast(G, ctx);
      state = start.reducer(state, moveAction({ playerID, ...move })) as typeof state;
    }
    const final = forecast(state.G, state.ctx);
    expect(final).toBe(itemAt((state.ctx.gameover as { scores: { gold: number }[] }).scores, 0).gold);
    expect(Math.abs(final - lastRound)).toBeLessThan(40);
  });
});
