/** Every offered game can be played, and the other way round. */
import { expect, it } from 'vitest';
import { modules } from '../../src/games/modules';
import { offers } from '../../src/games/offers';

it('offers only games that can be played, under the name in their saves', () => {
  expect(modules.map(({ name }) => name)).toEqual(offers.map(({ name }) => name));
  expect(modules.map(({ game }) => game.name)).toEqual(offers.map(({ name }) => name));
});
