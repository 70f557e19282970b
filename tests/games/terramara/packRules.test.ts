/** Rules that only apply with content packs, because the built-in content never leads to these positions. */
import { describe, expect, it } from 'vitest';
import { content } from '../../../src/games/terramara';
import type { Effect } from '../../../src/games/terramara/content/vocabulary';
import { supplyOf } from '../../../src/games/terramara/rules/resources';
import { brokenInvariant } from '../../../src/games/terramara/rules/state/invariants';
import { playerOf } from '../../../src/games/terramara/rules/state/state';
import { asked, effect, place, play, position, resources, Table } from './table';

/** Returns a pack with a plain whose first space has these effects. */
const plain = (id: string, effects: readonly Effect[]) => ({
  territories: content.territories
    .filter((tile) => tile.id === id)
    .map((tile) => ({
      ...tile,
      spaces: tile.spaces.map((space, index) => (index === 0 ? { ...space, do: effects } : space)),
    })),
});

/** Returns a pack with this gift on river space 1. */
const river = (gift: 'explorer' | 'reserveAbility' | 1 | 2 | 3) => {
  const isMoved = (given: unknown) =>
    typeof gift === 'string' ? given === gift : JSON.stringify(given) === `{"bonusTile":${gift}}`;
  const { river: known } = content;
  const spaces = Object.fromEntries(
    Object.entries(known.spaces).map(([space, given]) => [isMoved(given) ? '1' : space, given]),
  );
  return { river: { ...known, spaces } };
};

describe('the supply', () => {
  it.each([
    [{ cattle: 15 }, { gain: { cattle: 1, leather: 1 } }, { cattle: 16 }],
    [{ leather: 14 }, { gain: { cattle: 3, leather: 2 } }, { cattle: 2, leather: 14 }],
    [{ ore: 9, bronze: 7 }, { gain: { ore: 1, bronze: 1 } }, { ore: 9, bronze: 7 }],
  ] as const)('S5.7 is not overdrawn when one gain brings both sides of a tile', (held, gain, after) => {
    const G = position({
      contentPack: plain('p01', [gain]),
      rows: { 1: { plain: 'p01' } },
      players: {
        '0': { resources: held },
        '1': { resources: {} },
        '2': { resources: {} },
        '3': { resources: {} },
      },
    });
    place(G, '0', 'r1p1');
    expect(resources(G)).toEqual(after);
    expect(brokenInvariant(G)).toBeNull();
    expect(supplyOf(G, 'cattle')).toBeGreaterThanOrEqual(0);
  });
});

describe('the setup of a first game', () => {
  const first = (pack: object) => new Table(4, { firstGame: true, contentPack: pack as never }, 'gift');

  it('S6.3 gives the explorer on the first river space', () => {
    const { G, phase } = first(river('explorer'));
    expect(brokenInvariant(G)).toBeNull();
    expect(Object.values(G.players).map(({ explorers }) => explorers)).toEqual([5, 5, 5, 5]);
    expect(phase).toBe('work');
  });

  it('S6.3 gives the bonus tile on the first river space, with its choices, in turn order', () => {
    for (const level of [1, 2, 3] as const)
      for (const tile of content.bonusTiles.filter((each) => each.level === level)) {
        const pack = {
          ...river(level),
          // All tiles of the level get this effect, whichever is drawn for the space.
          bonusTiles: content.bonusTiles
            .filter((each) => each.level === level)
            .map((each) => ({ ...each, do: tile.do })),
        };
        const table = first(pack);
        const owners: string[] = [];
        while (table.phase !== 'work') {
          owners.push(asked(table.G)?.[1] ?? '');
          table.goOn();
          expect(brokenInvariant(table.G)).toBeNull();
        }
        const order = [...new Set(owners)];
        expect(order).toEqual(table.G.turnOrder.filter((seat) => order.includes(seat)));
        expect(table.G.opening).toBe('over');
        if (JSON.stringify(tile.do) === '[{"vp":4}]')
          expect(Object.values(table.G.players).map(({ vp }) => vp)).toEqual([4, 4, 4, 4]);
      }
  });

  it('S6.1 pays VP for steps of the sword beyond a short military track', () => {
    const military = { ...content.military, end: 3, levelFrom: [0, 1, 2, 3] };
    const { G } = first({ military });
    expect(brokenInvariant(G)).toBeNull();
    expect(G.turnOrder.map((seat) => [playerOf(G, seat).military, playerOf(G, seat).vp])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
    ]);
  });
});

describe('S5.5 an artifact that adds to a territory’s gains', () => {
  const withSledge = (effects: readonly Effect[]) =>
    position({
      contentPack: plain('p01', effects),
      rows: { 1: { plain: 'p01' } },
      players: { '0': { resources: { ore: 3 }, built: ['a02'] } },
    });

  it('adds nothing to the gains of an exchange, in whatever form', () => {
    const log: Effect = { gain: { log: 1 } };
    for (const get of [
      log,
      { choose: [[log], [{ gain: { rock: 1 } }]] },
      { exchange: { pay: { anyRaw: 1 }, get: [log], times: 1 } },
    ] as const) {
      const G = withSledge([{ exchange: { pay: { anyRaw: 1 }, get: [get], times: 1 } }]);
      place(G, '0', 'r1p1');
      play(G, '0', 'pay', { ore: 1 });
      if (asked(G)?.[0] === 'choose') play(G, '0', 'choose', 0);
      if (asked(G)?.[0] === 'pay') play(G, '0', 'pay', { ore: 1 });
      expect(resources(G).log).toBe(1);
      expect(asked(G)).toBeNull();
    }
    const any = withSledge([
      { exchange: { pay: { anyRaw: 1 }, get: [{ gainAny: { form: 'raw', count: 1 } }], times: 2 } },
    ]);
    place(any, '0', 'r1p1');
    for (const _ of [1, 2]) {
      play(any, '0', 'pay', { ore: 1 });
      play(any, '0', 'gain', { log: 1 });
    }
    expect(resources(any).log).toBe(2);
  });

  it('adds to a gain beside an exchange', () => {
    const G = withSledge([
      { exchange: { pay: { anyRaw: 1 }, get: [{ gain: { log: 1 } }], times: 1 } },
      { gain: { log: 1 } },
    ]);
    place(G, '0', 'r1p1');
    play(G, '0', 'pay', { ore: 1 });
    expect(resources(G).log).toBe(3);
  });

  it('adds nothing to an exchange of raw for raw', () => {
    const G = withSledge([{ swap: 1 }]);
    place(G, '0', 'r1p1');
    play(G, '0', 'swap', { from: 'ore', to: 'log' });
    expect(resources(G).log).toBe(1);
    effect(G, '0', [{ gain: { log: 1 } }]);
    expect(resources(G).log).toBe(2);
  });
});
