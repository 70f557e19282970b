/** Artifacts (§7). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { content, queries } from '../../../../src/games/terramara';
import { PROCESSED, RAW, RESOURCES, type Resources } from '../../../../src/games/terramara/content/terms';
import { canPayFor } from '../../../../src/games/terramara/rules/payments';
import { itemAt } from '../../../../src/rules-kit/indexed';
import { place, play, position, refusal } from '../table';

describe('artifacts', () => {
  it('S7.1 has 52 artifacts of three levels and four categories, each with at most one effect of four kinds', () => {
    const { artifacts } = content;
    expect([1, 2, 3].map((level) => artifacts.filter((card) => card.level === level).length)).toEqual([
      16, 16, 20,
    ]);
    for (const category of PROCESSED)
      expect(artifacts.filter((card) => card.category === category)).toHaveLength(13);
    expect(new Set(artifacts.map(({ effect }) => effect.kind))).toEqual(
      new Set(['immediate', 'permanent', 'round', 'end', 'none']),
    );
  });

  it('S7.2 requires the full cost and no more', () => {
    const G = position({
      row: ['a01', 'a02', 'a03', 'a04', 'a05', 'a06', 'a07', 'a08'],
      players: { '0': { resources: { log: 3, timber: 3 } } },
    });
    place(G, '0', 'craftsman');
    expect(refusal(G, '0', 'build', { card: 'a01', pay: { log: 3 } })).toBe('S7.2');
    expect(refusal(G, '0', 'build', { card: 'a01', pay: { log: 2, timber: 2 } })).toBe('S7.2');
    expect(refusal(G, '0', 'build', { card: 'a02', pay: { rock: 1, log: 1, timber: 1 } })).toBe('S7.2');
    play(G, '0', 'build', { card: 'a01', pay: { timber: 3 } });
  });

  it('S7.3 adds up discounts, and leaves at least one resource to pay', () => {
    const spec = { river: 9, reserved: 'a19', built: [], resources: { timber: 3 } } as const;
    expect(queries.payments(position({ players: { '0': spec } }), '0', 'a19')).toEqual([{ timber: 2 }]);
    const both = { river: 9, reserved: 'a34', built: ['a19'], resources: { timber: 4 } } as const;
    expect(queries.payments(position({ round: 5, players: { '0': both } }), '0', 'a34')).toEqual([
      { timber: 2 },
    ]);
    const cheap = {
      artifacts: content.artifacts
        .filter(({ id }) => id === 'a01')
        .map((card) => ({ ...card, cost: { timber: 1 } })),
    };
    const one = { river: 9, reserved: 'a01', built: ['a19'], resources: { timber: 4 } } as const;
    expect(queries.payments(position({ contentPack: cheap, players: { '0': one } }), '0', 'a01')).toEqual([
      { timber: 1 },
    ]);
  });

  it('S7.4 applies a lasting effect from the next event on, not to its own building', () => {
    const G = position({
      row: ['a19', 'a17', 'a18', 'a20', 'a21', 'a22', 'a23', 'a24'],
      round: 3,
      players: { '0': { resources: { timber: 8, stone: 1 } } },
    });
    place(G, '0', 'craftsman');
    expect(queries.payments(G, '0', 'a19')).toEqual([{ timber: 3 }]);
    play(G, '0', 'build', { card: 'a19', pay: { timber: 3 } });
    expect(queries.payments(G, '0', 'a18')).toEqual([{ stone: 1, timber: 1 }]);
  });

  /** Returns every set of resources that pays by the wording of the rule, found by trying all. */
  function tried(held: Resources, cost: Resources, standIns: number): Set<string> {
    const found = new Set<string>();
    const total = RESOURCES.reduce((sum, kind) => sum + (cost[kind] ?? 0), 0);
    const fits = (pay: Resources): boolean => {
      let used = 0;
      for (const [i, raw] of RAW.entries()) {
        const [rawPaid, processedPaid] = [pay[raw] ?? 0, pay[itemAt(PROCESSED, i)] ?? 0];
        const [rawAsked, processedAsked] = [cost[raw] ?? 0, cost[itemAt(PROCESSED, i)] ?? 0];
        if (rawPaid + processedPaid !== rawAsked + processedAsked) return false;
        used += Math.max(0, processedAsked - processedPaid);
      }
      return used <= standIns;
    };
    const walk = (at: number, pay: Record<string, number>, left: number): void => {
      if (at === RESOURCES.length) {
        if (left === 0 && fits(pay)) found.add(JSON.stringify(pay));
        return;
      }
      const kind = itemAt(RESOURCES, at);
      for (let count = 0; count <= Math.min(left, held[kind] ?? 0); count++)
        walk(at + 1, count === 0 ? pay : { ...pay, [kind]: count }, left - count);
    };
    walk(0, {}, total);
    return found;
  }

  it('lists exactly the payments that exhaustive search finds', () => {
    const cards = content.artifacts.map(({ id }) => id);
    const holding = fc.record(
      Object.fromEntries(RESOURCES.map((kind) => [kind, fc.integer({ min: 0, max: 4 })])),
    );
    fc.assert(
      fc.property(fc.constantFrom(...cards), holding, fc.boolean(), (card, held, isMaker) => {
        const G = position({ players: { '0': { resources: held, character: isMaker ? 'maker' : null } } });
        const cost = content.artifacts.find(({ id }) => id === card)?.cost ?? {};
        const listed = queries.payments(G, '0', card).map((pay) => JSON.stringify(pay));
        expect(new Set(listed)).toEqual(tried(held, cost, isMaker ? 2 : 0));
        expect(new Set(listed).size).toBe(listed.length);
        expect(canPayFor(G, '0', card)).toBe(listed.length > 0);
      }),
      { numRuns: 300 },
    );
  });
});
