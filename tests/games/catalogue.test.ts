/** What is offered and what can be played are the same games. */
import { expect, it } from 'vitest';
import { catalogue } from '../../src/games/catalogue';
import { offers } from '../../src/games/offers';

it('each game that is offered can be played, under the name that its saves carry', () => {
  expect(catalogue.map(({ name }) => name)).toEqual(offers.map(({ name }) => name));
  expect(catalogue.map(({ game }) => game.name)).toEqual(offers.map(({ name }) => name));
});
