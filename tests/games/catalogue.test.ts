/** What is offered and what can be played are the same games. */
import { expect, it } from 'vitest';
import { modules } from '../../src/games/modules';
import { offers } from '../../src/games/offers';

it('each game that is offered can be played, under the name that its saves carry', () => {
  expect(modules.map(({ name }) => name)).toEqual(offers.map(({ name }) => name));
  expect(modules.map(({ game }) => game.name)).toEqual(offers.map(({ name }) => name));
});
