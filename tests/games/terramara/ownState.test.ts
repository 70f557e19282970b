/** A state shares no object with the content, and contains no object twice. */
import { expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { deciderOf } from '../../../src/bots/mcts/search';
import { createSimulator } from '../../../src/bots/simulator';
import { botGame } from '../../../src/games/terramara/bot/botGame';
import { content } from '../../../src/games/terramara/content';
import { itemAt } from '../../../src/rules-kit/indexed';

function objectsIn(value: unknown, into: object[] = []): object[] {
  if (typeof value !== 'object' || value === null) return into;
  into.push(value);
  for (const inner of Object.values(value)) objectsIn(inner, into);
  return into;
}

it.each([2, 4])('shares no object after any move of random games with %i players', (numPlayers) => {
  const simulator = createSimulator(botGame.game, { copy: botGame.copy });
  const ofContent = new Set(objectsIn(content));
  let pending = 0;
  for (let game = 0; game < 4; game++) {
    const random = seededRandom(`own ${game}`);
    const state = simulator.initial({ numPlayers, seed: `own ${game}` });
    for (let next = deciderOf(botGame, state); next !== null; next = deciderOf(botGame, state)) {
      const [playerID, moves] = next;
      const { move, args } = itemAt(moves, Math.floor(random() * moves.length));
      simulator.apply(state, playerID, move, args);
      const objects = objectsIn(state.G);
      expect(objects.filter((object) => ofContent.has(object))).toEqual([]);
      expect(new Set(objects).size).toBe(objects.length);
      pending += state.G.pending.length > 1 ? 1 : 0;
    }
  }
  expect(pending).toBeGreaterThan(50);
});
