/** Returns the seatings in which `npm run balance` plays a deal. */
import { expect, it } from 'vitest';
import { own } from '../../../scripts/games/kilia/balance';
import { COLOURS } from '../../../src/games/kilia/content/terms';

const coloursOf = (players: number, deal: number) =>
  (own.seatings?.(players, deal) ?? []).map((options) => (options as { colours: string[] }).colours);

it.each([2, 3, 4])('puts each colour once in each seat of a deal with %i players', (players) => {
  for (let deal = 0; deal < 12; deal++) {
    const games = coloursOf(players, deal);
    for (let seat = 0; seat < players; seat++)
      expect(games.map((colours) => colours[seat]).sort()).toEqual([...COLOURS].sort());
    for (const colours of games) expect(new Set(colours).size).toBe(players);
  }
});

it('lets each pair of colours meet equally often in both orders over six deals', () => {
  const met = new Map<string, number>();
  for (let deal = 0; deal < 6; deal++)
    for (const colours of coloursOf(2, deal)) met.set(`${colours}`, (met.get(`${colours}`) ?? 0) + 1);
  expect(met.size).toBe(12);
  expect(new Set(met.values())).toEqual(new Set([2]));
});
