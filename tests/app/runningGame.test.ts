/** The game on this screen, as the home page shows it. */
import { expect, it } from 'vitest';
import { progressOf } from '../../src/app/game/runningGame';
import { newSave, parseSavedGame } from '../../src/session/savedGame';

const game = {
  game: 'kilia',
  seed: 's',
  setupData: {},
  seats: [{ playerID: '0', name: 'Anna', colour: 'red' }],
};
const actions = [{ playerID: '0', move: 'endTurn', args: [] }];

it('reports unknown progress when an old save lacks the result', () => {
  const old = JSON.stringify({ format: 'house-game', version: 1, ...game, actions });
  expect(progressOf(parseSavedGame(old))).toBe('unknown');
  expect(progressOf('unreadable')).toBe('unknown');
});

it('distinguishes a running game from a finished one', () => {
  expect(progressOf(newSave(game))).toBe('goesOn');
  const begun = newSave({ ...game, actions, rulesVersion: 2 });
  expect(progressOf(begun)).toBe('goesOn');
  expect(progressOf({ ...begun, result: { winners: ['0'] } })).toBe('over');
});
