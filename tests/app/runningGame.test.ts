/** What the home page says of the game at this screen. */
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

it('does not say that a game goes on when its save is too old to say how it ended', () => {
  const old = JSON.stringify({ format: 'house-game', version: 1, ...game, actions });
  expect(progressOf(parseSavedGame(old))).toBe('unknown');
  expect(progressOf('unreadable')).toBe('unknown');
});

it('tells a game that goes on from one that is over', () => {
  expect(progressOf(newSave(game))).toBe('goesOn');
  const begun = newSave({ ...game, actions, rulesVersion: 2 });
  expect(progressOf(begun)).toBe('goesOn');
  expect(progressOf({ ...begun, result: { winners: ['0'] } })).toBe('over');
});
