/** Tests Cossack, Boatman and Sled Driver, who travel farther or cheaper. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../../src/games/cherez-ural';
import type { BusinessId, SpaceId, WorkerId } from '../../../../../src/games/cherez-ural/content/terms';
import { CHITS, goldOf, play, scene } from '../../table';

describe('w03 Cossack', () => {
  const land = (attached: readonly BusinessId[] = []) =>
    queries
      .travelOptions(scene({ worker: { id: 'w03', at: 'moscow', attached } }), 'w03', 'summer')
      .filter(({ by }) => by === 'land');

  it('w03 travels up to 4 spaces by land in summer, at 1 gold a space', () => {
    const options = land();
    expect(options.find(({ to }) => to === 'irbit')?.cost).toBe(4);
    expect(options.find(({ to }) => to === 'tver')?.cost).toBe(1);
    expect(Math.max(...options.map(({ cost }) => cost))).toBe(4);
    expect(options.some(({ to }) => to === 'tobolsk')).toBe(false);
  });

  it('w03 travels 5 spaces at 1 gold each with Better Transport', () => {
    expect(land(['p35']).find(({ to }) => to === 'tobolsk')?.cost).toBe(5);
    expect(Math.max(...land(['p35']).map(({ cost }) => cost))).toBe(5);
  });

  it('w03 travels normally in winter and on water', () => {
    const of = (id: WorkerId, season: 'winter' | 'summer', by: string) =>
      queries
        .travelOptions(scene({ worker: { id, at: 'kazan' } }), id, season)
        .filter((option) => option.by === by)
        .map(({ to, cost }) => [to, cost]);
    expect(of('w03', 'winter', 'sled')).toEqual(of('w12', 'winter', 'sled'));
    expect(of('w03', 'summer', 'water')).toEqual(of('w12', 'summer', 'water'));
  });

  it('w03 gives 2 gold each time another player’s worker explores, but not for one’s own', () => {
    const G = scene({
      worker: { id: 'w12', at: 'moscow' },
      chits: { exploration: { irkutsk: CHITS['1+1'] } },
      others: { '1': { gold: 50, workers: [{ id: 'w03', at: 'tobolsk' }] } },
    });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect([goldOf(G, '0'), goldOf(G, '1')]).toEqual([100, 52]);
    const H = scene({
      worker: { id: 'w03', at: 'moscow' },
      chits: { exploration: { irkutsk: CHITS['1+1'] } },
    });
    play(H, 'winter1', '0', 'explore', 'irkutsk');
    expect(goldOf(H)).toBe(100);
  });

  it('w03 gives nothing before its card is revealed', () => {
    const G = scene({
      worker: { id: 'w12', at: 'moscow' },
      chits: { exploration: { irkutsk: CHITS['1+1'] } },
      others: { '1': { gold: 50, workerHand: ['w03'] } },
    });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect(goldOf(G, '1')).toBe(50);
  });
});

describe('w09 Boatman', () => {
  const to = (id: WorkerId, at: SpaceId, place: string, attached: readonly BusinessId[] = []) =>
    queries
      .travelOptions(scene({ worker: { id, at, attached } }), id, 'summer')
      .find((option) => option.by === 'water' && option.to === place)?.cost;

  it('w09 crosses one sea or two adjacent seas for 0 gold, but pays for rivers and portages', () => {
    expect(to('w09', 'arkhangelsk', 'village-yenisei-mouth')).toBe(0);
    expect(to('w09', 'arkhangelsk', 'village-lena-mouth')).toBe(0);
    // The example of R9.6 with the Boatman: over both seas and up the Lena for 1 gold.
    expect(to('w09', 'arkhangelsk', 'yakutsk')).toBe(1);
    expect(to('w09', 'ilimsk', 'ust-kut')).toBe(2);
  });

  it('w09 is limited to two portages and seas', () => {
    // By the sea to the Lena no crossing is left for the portage; by the Yenisei the cost is 0 + 1 + 2.
    expect(to('w09', 'arkhangelsk', 'ust-kut')).toBe(1);
    expect(to('w09', 'yarensk', 'voronezh')).toBeUndefined();
    expect(to('w09', 'village-yana-mouth', 'solikamsk')).toBeUndefined();
  });

  it('w09 can cross a sea without any gold', () => {
    const G = scene({ worker: { id: 'w09', at: 'arkhangelsk' }, gold: 0 });
    play(G, 'summer', '0', 'travel', { by: 'water', to: 'village-ob-mouth' });
    expect(goldOf(G)).toBe(0);
  });
});

describe('w10 Sled Driver', () => {
  const sled = (attached: readonly BusinessId[] = []) =>
    queries.travelOptions(scene({ worker: { id: 'w10', at: 'moscow', attached } }), 'w10', 'winter');
  const cost = (place: string, attached: readonly BusinessId[] = []) =>
    sled(attached).find(({ to }) => to === place)?.cost;

  it('w10 travels up to 6 spaces in winter, the first 2 free', () => {
    // Moscow, Makaryev, Kazan, Perm (3), Irbit (4), Tobolsk (5), Narym (6), Yeniseysk (7).
    expect([cost('perm'), cost('irbit'), cost('tobolsk')]).toEqual([1, 2, 3]);
    expect([cost('narym'), cost('yeniseysk')]).toEqual([4, undefined]);
  });

  it('w10 travels 8 spaces with Better Transport, 2 of them free', () => {
    // Ilimsk is the 8th space, Irkutsk the 9th.
    expect([cost('tobolsk', ['p32']), cost('narym', ['p32']), cost('yeniseysk', ['p32'])]).toEqual([3, 4, 5]);
    expect([cost('ilimsk', ['p32']), cost('irkutsk', ['p32'])]).toEqual([6, undefined]);
  });

  it('w10 travels normally in summer', () => {
    const of = (id: WorkerId) =>
      queries
        .travelOptions(scene({ worker: { id, at: 'kazan' } }), id, 'summer')
        .map(({ to, cost }) => [to, cost]);
    expect(of('w10')).toEqual(of('w12'));
  });
});
