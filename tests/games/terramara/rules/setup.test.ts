/** Setup (§1). */
import { describe, expect, it } from 'vitest';
import { content } from '../../../../src/games/terramara';
import { ROUNDS } from '../../../../src/games/terramara/content/terms';
import { artifactOf, territoryOf } from '../../../../src/games/terramara/rules/content-pack/contentOf';
import { allOccupants, smallNumber, territoryAt } from '../../../../src/games/terramara/rules/spaces';
import { playerOf } from '../../../../src/games/terramara/rules/state/state';
import { viewFor } from '../../../../src/games/terramara/rules/state/view';
import { entryOf, itemAt } from '../../../../src/rules-kit/indexed';
import { Table } from '../table';

const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('setup', () => {
  it('S1.1 has the homeland spaces of the player count', () => {
    expect(entryOf(content.homeland, '2').map(({ id }) => id)).toEqual([
      'craftsman',
      'developTravel',
      'raidLeader',
    ]);
    expect(entryOf(content.homeland, '3').map(({ id }) => id)).toEqual([
      'craftsman',
      'developTravel',
      'raid',
      'leader',
    ]);
    expect(entryOf(content.homeland, '4').map(({ id }) => id)).toEqual([
      'craftsman',
      'develop',
      'travel',
      'raid',
      'leader',
    ]);
  });

  it('S1.2 deals six rows of a plain and a mountain by level, and puts 12 territories aside', () => {
    const tops = new Set<string>();
    for (const seed of seeds) {
      const { G } = new Table(4, {}, seed);
      for (const kind of ['plain', 'mountain'] as const)
        expect(G.rows.map((row) => territoryOf(G, row[kind]).level)).toEqual([1, 1, 2, 2, 3, 3]);
      expect(G.rows.every(({ flipped }) => !flipped)).toBe(true);
      expect(G.aside).toHaveLength(12);
      tops.add(itemAt(G.rows, 0).plain);
    }
    expect(tops.size).toBeGreaterThan(1);
  });

  it('S1.3 starts in round 1', () => {
    expect(new Table(3).G.round).toBe(1);
  });

  it('S1.4 puts two craftsmen on each round, and 5, 1 and 1 into the supply', () => {
    const { G } = new Table(4);
    expect(G.craftsmenOnTrack).toEqual([2, 2, 2, 2, 2]);
    expect(G.craftsmenSupply).toEqual({ 1: 5, 2: 1, 3: 1 });
  });

  it('S1.5 puts bonus tiles on river, road and level 3 plains by level, and leaves 9 over', () => {
    const { G } = new Table(4, {}, 'bonus');
    const levelOf = (id: string | null) => content.bonusTiles.find((tile) => tile.id === id)?.level;
    expect(Object.values(G.riverBonus).map(levelOf)).toEqual([1, 2, 3]);
    expect((['b1', 'b2', 'b3', 'b4'] as const).map((at) => levelOf(G.roadBonus[at] ?? null))).toEqual([
      2, 2, 3, 3,
    ]);
    expect(G.rows.map(({ bonus }) => levelOf(bonus))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      3,
      3,
    ]);
    expect(G.bonusAside).toHaveLength(9);
  });

  it('S1.6 has level 1 on top of the pile, then 2, then 3, and eight face-up cards', () => {
    const { G } = new Table(4, {}, 'pile');
    expect(G.row).toHaveLength(8);
    const fromTheTop = [...G.row, ...G.pile.toReversed()]
      .filter((card) => card !== 'hidden')
      .map((card) => artifactOf(G, card).level);
    expect(fromTheTop).toEqual([...Array(16).fill(1), ...Array(16).fill(2), ...Array(20).fill(3)]);
  });

  it('S1.7 has a supply of 16 tiles of each kind and 4 warriors', () => {
    expect(content.resources.perKind).toBe(16);
    expect(new Table(4).G.warriors).toBe(4);
  });

  it('S1.8 gives each player 4 explorers, the chief, 4 flags, and markers at the starts', () => {
    for (const player of Object.values(new Table(4).G.players)) {
      expect(player).toMatchObject({ explorers: 4, chief: 1, warriors: 0, flags: [], military: 0, river: 0 });
      expect(player.caravans).toEqual(['start', 'start']);
    }
  });

  it('S1.9 draws the start player', () => {
    expect(new Set(seeds.map((seed) => new Table(4, {}, seed).G.leader)).size).toBeGreaterThan(1);
  });

  it('S1.10 first game: gives one raw resource of each kind, a craftsman, canoe 1, and the sword by turn order', () => {
    const { G, phase } = new Table(4, { firstGame: true });
    expect(phase).toBe('work');
    G.turnOrder.forEach((id, index) => {
      const player = playerOf(G, id);
      expect(player.resources).toMatchObject({ cattle: 1, rock: 1, log: 1, ore: 1, leather: 0, bronze: 0 });
      expect(player.craftsmen.ready).toEqual({ 1: 1, 2: 0, 3: 0 });
      expect(player).toMatchObject({ river: 1, military: index + 1, character: null, startCard: null });
    });
  });

  it('S1.11 drafts in reverse turn order, then in turn order for the other kind', () => {
    const table = new Table(3, {}, 'draft');
    const { turnOrder } = table.G;
    expect(table.G.draft?.characters).toHaveLength(4);
    expect(table.G.draft?.startCards).toHaveLength(4);
    const order: string[] = [];
    while (table.phase === 'draft') {
      order.push(table.current);
      const before = playerOf(table.G, table.current);
      const kinds = new Set(table.legal().map(({ args }) => String(args[0]).startsWith('s')));
      expect(kinds.size).toBe(before.character === null && before.startCard === null ? 2 : 1);
      table.step();
    }
    expect(order).toEqual([...turnOrder.toReversed(), ...turnOrder]);
    for (const player of Object.values(table.G.players)) {
      expect(player.character).not.toBeNull();
      expect(player.startCard).not.toBeNull();
      expect(player.adult).toBe(false);
    }
    expect(table.G.draft).toBeNull();
  });

  it('S1.11 starts the first round with the gains of each player’s start card', () => {
    for (const numPlayers of [2, 3, 4])
      for (const seed of seeds) {
        const table = new Table(numPlayers, {}, seed);
        table.until(() => table.G.opening === 'over');
        for (const { startCard, resources } of Object.values(table.G.players)) {
          const card = content.startCards.find(({ id }) => id === startCard);
          for (const effect of card?.do ?? [])
            if ('gain' in effect) expect(resources).toMatchObject(effect.gain);
        }
      }
  });

  it('S1.11 logs the gains of start cards with the last choice before them', () => {
    const table = new Table(2, {}, 'gains');
    while (table.phase === 'draft' || table.phase === 'chooseTiles') {
      expect(table.facts).toEqual([]);
      table.step();
    }
    const first = itemAt(table.G.turnOrder, 0);
    const card = content.startCards.find(({ id }) => id === playerOf(table.G, first).startCard);
    const gained = card?.do.find((effect) => 'gain' in effect)?.gain;
    expect(gained).toBeDefined();
    expect(table.facts).toContainEqual({ fact: 'resources', playerID: first, gained, source: card?.id });
  });

  it('S1.12 shows all holdings to everyone', () => {
    const { G } = new Table(4, { firstGame: true });
    expect(viewFor(G, null).players).toEqual(G.players);
  });

  it('S1.13 puts a fire tile on a small space of each row: all different in rows 1 to 4, and in rows 5 and 6', () => {
    for (const seed of seeds) {
      const table = new Table(2, {}, seed);
      expect(viewFor(table.G, '0').fireCards).toEqual(Array(6).fill('hidden'));
      table.until(() => table.phase === 'neutralPlacement');
      const fires = table.G.rows.map(({ fire }) => fire);
      expect(fires.slice(0, 4).sort()).toEqual([1, 2, 3, 4]);
      expect(new Set(fires.slice(4)).size).toBe(2);
    }
    const { G } = new Table(2, { firstGame: true });
    const numbers = ['r1p1', 'r1p2', 'r1p3', 'r1m1', 'r1m2', 'r1m3'].map((id) => {
      const place = territoryAt(id);
      return place === null ? null : smallNumber(G, place);
    });
    expect(numbers).toEqual([1, 2, null, 3, 4, null]);
    expect(new Table(4, { firstGame: true }).G.rows.every(({ fire }) => fire === null)).toBe(true);
  });

  it('S1.14 places neutral explorers in rows 1, 2 … from the start player on, never on fire', () => {
    for (const { players, explorers } of [
      { players: 3, explorers: 6 },
      { players: 2, explorers: 12 },
    ]) {
      const table = new Table(players, { firstGame: true });
      const { turnOrder } = table.G;
      for (let placed = 0; placed < explorers; placed++) {
        expect(table.phase).toBe('neutralPlacement');
        expect(table.current).toBe(turnOrder[placed % players]);
        const row = (placed % 6) + 1;
        const spaces = table.legal().map(({ args }) => String(args[0]));
        expect(spaces.every((id) => id.startsWith(`r${row}`))).toBe(true);
        // Six spaces, one with fire. In the second lap another one is taken.
        expect(spaces).toHaveLength(placed < 6 ? 5 : 4);
        table.step();
      }
      expect(table.phase).toBe('work');
      const owners = allOccupants(table.G).map(({ owner }) => owner);
      expect(owners.filter((owner) => owner === 'n0')).toHaveLength(6);
      expect(owners.filter((owner) => owner === 'n1')).toHaveLength(explorers - 6);
    }
  });

  it('S1.15 starts neutrals at the start of the military track', () => {
    expect(new Table(2).G.neutrals).toEqual([
      { id: 'n0', military: 0 },
      { id: 'n1', military: 0 },
    ]);
    expect(new Table(3).G.neutrals).toHaveLength(1);
    expect(new Table(4).G.neutrals).toEqual([]);
  });

  it('S2.1 has five rounds', () => {
    const table = new Table(2, { firstGame: true });
    const rounds = new Set<number>();
    table.until(() => {
      rounds.add(table.G.round);
      return false;
    });
    expect([...rounds]).toEqual([1, 2, 3, 4, ROUNDS]);
    expect(table.G.finished).toBe(true);
  });
});
