/** Compares voyages with a literal reading of R9.3 in which the ship is a strip laid over each building. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { content, queries, scenario } from '../../../src/games/kilia';
import type { ActionId, Colour, Heading } from '../../../src/games/kilia/content/terms';
import { COLOURS, GOODS } from '../../../src/games/kilia/content/terms';
import type { Cell } from '../../../src/games/kilia/content/vocabulary';
import { playerOf } from '../../../src/games/kilia/rules/state/state';
import { sail, windowsAt } from '../../../src/games/kilia/rules/voyage';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';

/** Returns the holes of a ship's tile, cells 0 to 4. Heading left reverses it. */
function tile(ship: number, window: number, heading: Heading): boolean[] {
  const { windows } = itemAt(content.ships, ship - 1);
  const holes = Array.from({ length: 5 }, (_, cell) => itemAt(windows, window).includes(cell));
  return heading === 'right' ? holes : holes.reverse();
}

/** Returns a building's strip as placed at the canal. */
function laid(card: ActionId | 'home', turned: boolean, colour: Colour): Cell[] {
  const own = itemAt(GOODS, COLOURS.indexOf(colour));
  const strip =
    card === 'home'
      ? content.canal.home.map((cell) => (cell === 'own' ? own : cell))
      : [...(content.actionCards.find(({ id }) => id === card)?.warehouse ?? [])];
  return turned ? strip.reverse() : strip;
}

const position = fc.record({
  colour: fc.constantFrom(...COLOURS),
  ship: fc.integer({ min: 1, max: 5 }),
  heading: fc.constantFrom('right' as const, 'left' as const),
  cards: fc.uniqueArray(fc.constantFrom(...content.actionCards.map(({ id }) => id)), { maxLength: 4 }),
  turned: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  windows: fc.array(fc.nat(1), { minLength: 5, maxLength: 5 }),
});

describe('voyages', () => {
  it('R9.3 gain what is visible through the holes of the ship’s tile, in both directions', () => {
    fc.assert(
      fc.property(position, ({ colour, ship, heading, cards, turned, windows }) => {
        const canal = ['home', ...cards.map((card, at) => ({ card, turned: itemAt(turned, at) }))] as const;
        const G = scenario({
          numPlayers: 2,
          players: { '0': { colour, ship, heading, canal, coins: 0, goods: {} } },
        });
        const choice = windows.slice(0, canal.length).map((window) => (ship === 2 ? window : 0));
        for (const way of [heading, heading === 'right' ? ('left' as const) : ('right' as const)]) {
          const expected: Record<string, number> = { salt: 0, brick: 0, wood: 0, wheat: 0, coin: 0 };
          canal.forEach((building, at) => {
            const strip =
              building === 'home'
                ? laid('home', false, colour)
                : laid(building.card, building.turned, colour);
            tile(ship, itemAt(choice, at), way).forEach((open, cell) => {
              const seen = itemAt(strip, cell);
              if (open && seen !== null) expected[seen] = entryOf(expected, seen) + 1;
            });
          });
          const { coins, goods } = structuredClone(playerOf(G, '0'));
          const told = queries.voyage(G, '0', choice).flatMap((stop) => stop.windows[0]);
          for (const [kind, count] of Object.entries(expected))
            expect(told.filter((cell) => cell === kind)).toHaveLength(count);
          G.windows['0'] = choice;
          sail(G, '0', () => {});
          const after = playerOf(G, '0');
          expect(after.coins - coins).toBe(expected.coin);
          for (const good of GOODS) expect(after.goods[good] - goods[good]).toBe(expected[good]);
          expect(after.heading).not.toBe(way);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('R9.4 offer each view of a ship once, ignoring empty cells', () => {
    const cell = fc.nat(4);
    const window = fc.uniqueArray(cell, { minLength: 1 });
    // Both windows show one coin.
    const [oneCoin] = content.actionCards
      .filter(({ id }) => id === 'a07')
      .map((card): [number[], number[], typeof card] => [[0], [2, 3], card]);
    fc.assert(
      fc.property(window, window, fc.constantFrom(...content.actionCards), (one, other, card) => {
        const contentPack = { ships: [{ id: 2, windows: [one, other] }] };
        const G = scenario({
          numPlayers: 2,
          setupData: { contentPack },
          players: { '0': { ship: 2, canal: ['home', { card: card.id, turned: false }] } },
        });
        const { windows, toChoose } = itemAt(windowsAt(G, playerOf(G, '0')), 1);
        const items = windows.map((cells) => cells.filter((each) => each !== null).sort());
        const isOneView = JSON.stringify(items[0]) === JSON.stringify(items[1]);
        const fullOnes = items.filter((each) => each.length > 0).length;
        expect(toChoose.length).toBe(isOneView ? 1 : Math.max(1, fullOnes));
      }),
      { examples: oneCoin === undefined ? [] : [oneCoin] },
    );
  });
});
