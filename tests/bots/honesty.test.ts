import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { deciderOf } from '../../src/bots/mcts/search';
import { createSimulator, type SimState } from '../../src/bots/simulator';
import { createThinker } from '../../src/bots/thinker';
import { botGame } from '../../src/games/cherez-ural/bot/botGame';
import type { G } from '../../src/games/cherez-ural/rules/state/state';
import { chance, pickFrom } from './picks';

/** `HONESTY_STATES=200 npx vitest run tests/bots/honesty.test.ts` checks all of them. */
const STATES = Number(process.env.HONESTY_STATES ?? 16);

const simulator = createSimulator(botGame.game);

/** Returns a state of a random game in which some seat has a real choice, and that seat. */
function someState(number: number): [SimState<G>, string] {
  const random = chance(`honesty ${number}`);
  const numPlayers = 2 + (number % 3);
  for (;;) {
    const state = simulator.initial({
      numPlayers,
      seed: `honesty ${random()}`,
      setupData: { draft: number % 8 === 0 },
    });
    for (let left = Math.floor(random() * 50 * numPlayers); ; left--) {
      const decision = deciderOf(botGame, state);
      if (decision === null) break;
      const [playerID, moves] = decision;
      if (left <= 0 && moves.length > 3) return [state, playerID];
      const move = pickFrom(moves, random);
      if (move === undefined || !simulator.apply(state, playerID, move.move, move.args))
        throw new Error('stuck');
    }
  }
}

describe('bots make the same move in two states that look the same to their seat', () => {
  for (let number = 0; number < STATES; number++) {
    test(`state ${number}`, () => {
      const [{ G, ctx }, playerID] = someState(number);
      const view = botGame.playerView(G, ctx, playerID);
      const other = botGame.determinize(view, playerID, chance(`other ${number}`), ctx);
      expect(isDeepStrictEqual(other, G), 'the other state differs in what is hidden').toBe(false);
      const otherView = botGame.playerView(other, ctx, playerID);
      expect(otherView).toEqual(view);
      for (const level of ['easy', 'normal', 'hard']) {
        const request = { ctx, playerID, level, seed: number, budget: { iterations: 40 }, forecast: true };
        const thoughts = [view, otherView].map((seen) =>
          createThinker(botGame).think({ ...request, view: seen }),
        );
        expect(thoughts[1]).toEqual(thoughts[0]);
      }
    });
  }
});
