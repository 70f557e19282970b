/** Tests section 9: movement. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/cherez-ural';
import type { Season, SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { type G, playerOf, workerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { goldOf, legal, play, refusal, scene } from '../table';

const option = (G: G, season: Season, by: string, to: string) =>
  queries.travelOptions(G, 'w12', season).find((one) => one.by === by && one.to === to);
const cost = (at: SpaceId, season: Season, by: string, to: string) =>
  option(scene({ worker: { at } }), season, by, to)?.cost;

describe('§9 movement', () => {
  it('R9.1 goes up to 4 spaces in winter, over routes of any kind, at 1 gold a space', () => {
    // Moscow, Tver, St Petersburg by land; Moscow, Makaryev, Kazan, Perm, Solikamsk by river; Irbit by land.
    expect(cost('moscow', 'winter', 'sled', 'tver')).toBe(1);
    expect(cost('moscow', 'winter', 'sled', 'petersburg')).toBe(2);
    expect(cost('moscow', 'winter', 'sled', 'perm')).toBe(3);
    expect(cost('moscow', 'winter', 'sled', 'irbit')).toBe(4);
    expect(cost('moscow', 'winter', 'sled', 'tobolsk')).toBeUndefined();
    expect(cost('village-izhma', 'winter', 'sled', 'yarensk')).toBe(2);
    const G = scene({ worker: { at: 'moscow' } });
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'tobolsk' })).toBe('R9.1');
    play(G, 'winter1', '0', 'travel', { by: 'sled', to: 'irbit' });
    expect([goldOf(G), workerOf(G, 'w12').at]).toEqual([96, 'irbit']);
  });

  it("R9.1 doesn't count staying as a move", () => {
    const G = scene({ worker: { at: 'moscow' } });
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'moscow' })).toBe('R9.1');
    expect(option(G, 'summer', 'water', 'moscow')).toBeUndefined();
    expect(refusal(G, 'summer', '0', 'travel', { by: 'land', to: 'moscow' })).toBe('R9.1');
  });

  it('R9.1 offers only affordable moves, so that gold never falls below 0', () => {
    const G = scene({ worker: { at: 'moscow' }, gold: 2 });
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'perm' })).toBe('R9.1');
    expect(Math.max(...queries.travelOptions(G, 'w12', 'winter').map((one) => one.cost))).toBe(2);
    play(G, 'winter1', '0', 'travel', { by: 'sled', to: 'kazan' });
    expect(goldOf(G)).toBe(0);
    expect(
      refusal(scene({ worker: { at: 'moscow' }, gold: 0 }), 'summer', '0', 'travel', {
        by: 'water',
        to: 'tver',
      }),
    ).toBe('R9.4');
  });

  it('R9.1 enters and passes unexplored cities like others (FAQ)', () => {
    // Ust-Kut, Kirensk (unexplored), Vitim village.
    expect(cost('ust-kut', 'winter', 'sled', 'kirensk')).toBe(1);
    expect(cost('ust-kut', 'winter', 'sled', 'village-vitim')).toBe(2);
  });

  it('R9.1 goes only by sled in winter, and never by sled in summer', () => {
    const G = scene({ worker: { at: 'moscow' } });
    expect(refusal(G, 'winter2', '0', 'travel', { by: 'land', to: 'tver' })).toBe('R9.1');
    expect(refusal(G, 'winter2', '0', 'travel', { by: 'water', to: 'tver' })).toBe('R9.1');
    expect(refusal(G, 'summer', '0', 'travel', { by: 'sled', to: 'tver' })).toBe('R9.2');
  });

  it('R9.2 goes by land or water in summer, but not by both in one move', () => {
    // St Petersburg to Tver is a land route; the Volga starts in Tver. Combined they would reach Kazan.
    expect(cost('petersburg', 'summer', 'land', 'moscow')).toBe(4);
    for (const by of ['land', 'water']) expect(cost('petersburg', 'summer', by, 'kazan')).toBeUndefined();
    const G = scene({ worker: { at: 'petersburg' } });
    play(G, 'summer', '0', 'travel', { by: 'land', to: 'tver' });
    expect(refusal(G, 'summer', '0', 'travel', { by: 'water', to: 'kazan' })).toBe('R8.4');
  });

  it('R9.2 offers both ways to a space that both reach, each at its lowest cost', () => {
    const G = scene({ worker: { at: 'moscow' } });
    expect(option(G, 'summer', 'land', 'kazan')?.cost).toBe(4);
    expect(option(G, 'summer', 'water', 'kazan')?.cost).toBe(1);
    expect(
      legal(G, 'summer', '0', 'travel').filter((args) => (args as { to: string }).to === 'kazan'),
    ).toHaveLength(2);
    play(G, 'summer', '0', 'travel', { by: 'land', to: 'kazan' });
    expect(goldOf(G)).toBe(96);
  });

  it('R9.3 goes up to 2 spaces by land in summer, over routes of any kind, at 2 gold a space', () => {
    expect(cost('moscow', 'summer', 'land', 'tver')).toBe(2);
    expect(cost('moscow', 'summer', 'land', 'petersburg')).toBe(4);
    // River and portage routes count as spaces too.
    expect(cost('voronezh', 'summer', 'land', 'village-don')).toBe(2);
    expect(cost('voronezh', 'summer', 'land', 'village-volga')).toBe(4);
    expect(cost('moscow', 'summer', 'land', 'perm')).toBeUndefined();
    expect(
      refusal(scene({ worker: { at: 'moscow' } }), 'summer', '0', 'travel', { by: 'land', to: 'perm' }),
    ).toBe('R9.3');
  });

  it('R9.4 pays 1 gold for a river leg of any length', () => {
    expect(cost('tver', 'summer', 'water', 'astrakhan')).toBe(1);
    expect(cost('village-lena-upper', 'summer', 'water', 'village-lena-mouth')).toBe(1);
  });

  it('R9.4 pays 2 gold per portage and 6 per sea, for every leg', () => {
    // Don, portage, Volga.
    expect(cost('voronezh', 'summer', 'water', 'astrakhan')).toBe(1 + 2 + 1);
    // Anadyr to its mouth, Pacific.
    expect(cost('anadyrsk', 'summer', 'water', 'okhotsk')).toBe(1 + 6);
    expect(cost('ilimsk', 'summer', 'water', 'ust-kut')).toBe(2);
  });

  it('R9.4 uses at most two portages and seas in total', () => {
    // Vychegda portage, Pechora, Sob portage, Ob: two. The portage to the Yenisei would be the third, so the sea is
    // used.
    expect(cost('yarensk', 'summer', 'water', 'tobolsk')).toBe(1 + 2 + 1 + 2 + 1);
    expect(cost('yarensk', 'summer', 'water', 'yeniseysk')).toBe(1 + 6 + 1);
    // Sea to the Ob, portage to the Volga; the Don would be the third.
    expect(cost('yarensk', 'summer', 'water', 'moscow')).toBe(1 + 6 + 1 + 2 + 1);
    expect(cost('yarensk', 'summer', 'water', 'voronezh')).toBeUndefined();
    expect(
      refusal(scene({ worker: { at: 'yarensk' } }), 'summer', '0', 'travel', { by: 'water', to: 'voronezh' }),
    ).toBe('R9.4');
  });

  it('R9.4 crosses to an adjacent sea for 12 gold, which counts as both uses (FAQ)', () => {
    const G = scene({ worker: { at: 'arkhangelsk' } });
    expect(option(G, 'summer', 'water', 'village-yana-mouth')?.cost).toBe(12);
    expect(option(G, 'summer', 'water', 'verkhoyansk')?.cost).toBe(13);
    // After two sea uses no portage is left, so Solikamsk is out of reach.
    const H = scene({ worker: { at: 'village-indigirka-mouth' } });
    expect(option(H, 'summer', 'water', 'mangazeya')?.cost).toBe(13);
    expect(option(H, 'summer', 'water', 'yarensk')?.cost).toBe(13);
    expect(option(H, 'summer', 'water', 'solikamsk')).toBeUndefined();
    // One use of the near sea leaves one portage.
    expect(option(H, 'summer', 'water', 'ilimsk')?.cost).toBe(6 + 1 + 2);
  });

  it('R9.4 needs no river: from sea to sea, or from one end of a portage to the other', () => {
    expect(cost('village-don', 'summer', 'water', 'village-volga')).toBe(2);
    expect(cost('okhotsk', 'summer', 'water', 'nizhnekamchatsk')).toBe(6);
    expect(cost('village-transbaikal', 'summer', 'water', 'kyakhta')).toBeUndefined();
  });

  it("R9.5 isn't extended by travel tokens", () => {
    const G = scene({ worker: { at: 'moscow' }, tokens: 3 });
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'tobolsk' })).toBe('R9.1');
    play(G, 'winter1', '0', 'travel', { by: 'sled', to: 'irbit' });
    play(G, 'winter1', '0', 'useTravelToken', 'tobolsk');
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'narym' })).toBe('R8.4');
    expect(playerOf(G, '0').tokens).toBe(2);
  });

  it('R9.6 pays 4 gold for 4 spaces from Verkhoturye to Yeniseysk in winter', () => {
    const found = option(scene({ worker: { at: 'verkhoturye' } }), 'winter', 'sled', 'yeniseysk');
    expect(found?.cost).toBe(4);
    expect(found?.legs).toHaveLength(4);
  });

  it('R9.6 pays 10 gold by water from Arkhangelsk to Yakutsk in summer: sea 6, river 1, portage 2, river 1', () => {
    const G = scene({ worker: { at: 'arkhangelsk' } });
    const found = option(G, 'summer', 'water', 'yakutsk');
    expect(found?.legs.map(({ kind, to, cost }) => [kind, to, cost])).toEqual([
      ['sea', 'village-yenisei-mouth', 6],
      ['river', 'ilimsk', 1],
      ['portage', 'ust-kut', 2],
      ['river', 'yakutsk', 1],
    ]);
    play(G, 'summer', '0', 'travel', { by: 'water', to: 'yakutsk' });
    expect([goldOf(G), workerOf(G, 'w12').at]).toEqual([90, 'yakutsk']);
  });
});
