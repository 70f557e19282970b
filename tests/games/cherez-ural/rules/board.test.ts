/** Tests section 5: the board. */
import { describe, expect, it } from 'vitest';
import { board, queries, scenario } from '../../../../src/games/cherez-ural';
import { SPACES, type SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { playerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { itemAt } from '../../../../src/rules-kit/indexed';
import { goldOf, goodsOf, play, refusal, scene } from '../table';

const ids = (filter: (space: (typeof board.spaces)[number]) => boolean) =>
  board.spaces
    .filter(filter)
    .map(({ id }) => id)
    .sort();

/** Lists the spaces reached by one water leg of a kind. */
function oneLeg(from: SpaceId, kind: 'river' | 'portage' | 'sea'): string[] {
  const G = scene({ worker: { at: from } });
  return queries
    .travelOptions(G, 'w12', 'summer')
    .filter(({ by, legs }) => by === 'water' && legs.length === 1 && itemAt(legs, 0).kind === kind)
    .map(({ to }) => to)
    .sort();
}

describe('§5 board', () => {
  it('R5.1 has 68 spaces, each in one of four regions', () => {
    expect(board.spaces).toHaveLength(68);
    expect(board.spaces.map(({ id }) => id)).toEqual(SPACES);
    for (const { region } of board.spaces)
      expect(['russia', 'west-siberia', 'east-siberia', 'far-east']).toContain(region);
    expect(ids(({ region, kind }) => region === 'east-siberia' && kind !== 'village')).toEqual(
      ['ilimsk', 'irkutsk', 'kirensk', 'kyakhta', 'nerchinsk', 'selenginsk', 'ust-kut'].sort(),
    );
  });

  it('R5.2 has base cities that trade like other cities', () => {
    expect(ids(({ kind }) => kind === 'baseCity')).toEqual([
      'irkutsk',
      'moscow',
      'petersburg',
      'tobolsk',
      'yakutsk',
    ]);
    const G = scene({ worker: { at: 'tobolsk', goods: { fur: 1 } } });
    play(G, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: {} });
    expect(goldOf(G)).toBe(102);
  });

  it('R5.2 has villages without trade, which are never a destination', () => {
    const G = scene({ worker: { at: 'village-chusovaya', goods: { chinese: 3 } }, hand: ['p08'] });
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { chinese: 1 }, buy: {} })).toBe('R10.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p08' })).toBe('R6.4');
  });

  it('R5.3 has an unexplored city while a chit is on its exploration spot', () => {
    const G = scenario({
      numPlayers: 4,
      chits: { exploration: { kirensk: null, yakutsk: 'noExploration' } },
    });
    // A harvest chit, a no-exploration chit, an emptied spot, a spot empty from the start, no spot.
    expect(queries.isExplored(G, 'irkutsk')).toBe(false);
    expect(queries.isExplored(G, 'yakutsk')).toBe(false);
    expect(queries.isExplored(G, 'kirensk')).toBe(true);
    expect(queries.isExplored(G, 'arkhangelsk')).toBe(true);
    expect(queries.isExplored(G, 'narym')).toBe(true);
  });

  it('R5.4 puts two spaces joined by a route at distance 1, and counts Lake Baikal as a river', () => {
    const G = scene({ worker: { at: 'irkutsk' } });
    const to = (id: string) => queries.travelOptions(G, 'w12', 'winter').find((option) => option.to === id);
    expect(to('selenginsk')?.cost).toBe(1);
    expect(to('ilimsk')?.cost).toBe(1);
    expect(to('village-lena-upper')?.cost).toBe(1);
    expect(to('kyakhta')?.cost).toBe(2);
  });

  it('R5.4 joins exactly the spaces connected by river lines in one water system', () => {
    expect(oneLeg('tver', 'river')).toEqual(
      [
        'astrakhan',
        'kazan',
        'makaryev',
        'moscow',
        'perm',
        'solikamsk',
        'tula',
        'village-chusovaya',
        'village-volga',
      ].sort(),
    );
    expect(oneLeg('kyakhta', 'river')).toEqual(
      [
        'ilimsk',
        'irkutsk',
        'selenginsk',
        'village-tunguska',
        'village-tunguska-upper',
        'village-turukhansk',
        'village-yenisei-mouth',
        'yeniseysk',
      ].sort(),
    );
    expect(oneLeg('mangazeya', 'river')).toEqual(['village-taz-mouth']);
  });

  it('R5.4 names the same water system for exactly the spaces joined by river lines', () => {
    const system = new Map(board.spaces.map(({ id, waterSystem }) => [id, waterSystem]));
    for (const { between, kind } of board.routes)
      if (kind === 'river') expect(system.get(between[0])).toBe(system.get(between[1]));
    for (const { id, waterSystem } of board.spaces) {
      const others = ids((space) => space.waterSystem === waterSystem && space.id !== id);
      expect(oneLeg(id, 'river')).toEqual(waterSystem === null ? [] : others);
    }
  });

  it('R5.4 has no water move from St Petersburg, and only the Pacific from Okhotsk', () => {
    const water = (at: SpaceId) =>
      queries
        .travelOptions(scene({ worker: { at } }), 'w12', 'summer')
        .filter(({ by }) => by === 'water')
        .map(({ to, cost }) => `${to} ${cost}`)
        .sort();
    expect(water('petersburg')).toEqual([]);
    expect(water('okhotsk')).toEqual(
      [
        'nizhnekamchatsk 6',
        'village-anadyr-mouth 6',
        'village-amur-mouth 6',
        'verkhnekamchatsk 7',
        'anadyrsk 7',
        'albazin 7',
        'nerchinsk 7',
      ].sort(),
    );
  });

  it('R5.5 lists the adjacent seas', () => {
    expect(oneLeg('arkhangelsk', 'sea')).toEqual(
      [
        'village-ob-mouth',
        'village-taz-mouth',
        'village-yenisei-mouth',
        'village-indigirka-mouth',
        'village-yana-mouth',
        // Portages to the mouths of the Pechora and the Lena are cheaper (R9.4).
      ].sort(),
    );
    const pacific = oneLeg('village-amur-mouth', 'sea');
    expect(pacific).toEqual(['nizhnekamchatsk', 'okhotsk', 'village-anadyr-mouth']);
    const yana = oneLeg('village-yana-mouth', 'sea');
    expect(yana).toContain('village-lena-mouth');
    expect(yana).toContain('arkhangelsk');
    expect(yana).not.toContain('village-anadyr-mouth');
  });

  it('R5.5 lets no sled, land transport or token cross a sea', () => {
    const G = scene({ worker: { at: 'arkhangelsk' }, tokens: 1 });
    expect(refusal(G, 'winter1', '0', 'travel', { by: 'sled', to: 'village-ob-mouth' })).toBe('R9.1');
    expect(refusal(G, 'summer', '0', 'travel', { by: 'land', to: 'village-pechora-mouth' })).toBe('R9.3');
    expect(refusal(G, 'summer', '0', 'useTravelToken', 'village-pechora-mouth')).toBe('R11.2');
  });

  it('R5.6 has three export cities for West Europe, one for the Middle East and three for China', () => {
    expect(ids(({ exportTrack }) => exportTrack === 'westEurope')).toEqual([
      'arkhangelsk',
      'mangazeya',
      'petersburg',
    ]);
    expect(ids(({ exportTrack }) => exportTrack === 'middleEast')).toEqual(['astrakhan']);
    expect(ids(({ exportTrack }) => exportTrack === 'china')).toEqual(['albazin', 'kyakhta', 'nerchinsk']);
  });

  it('R5.7 takes goods from the worker, and gold and tokens from the player', () => {
    const G = scene({
      worker: { at: 'tobolsk', goods: { chinese: 1, daily: 3 } },
      second: { id: 'w11', at: 'tobolsk', goods: { daily: 3 } },
      hand: ['p02'],
      tokens: 0,
      turn: { worker: 'w12' },
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p02' });
    expect(goodsOf(G, 'w12')).toEqual({ chinese: 1 });
    expect(goodsOf(G, 'w11')).toEqual({ daily: 3 });
    expect([goldOf(G), playerOf(G, '0').tokens]).toEqual([117, 1]);
    // The other worker's goods don't count for this worker.
    const H = scene({
      worker: { at: 'tobolsk' },
      second: { id: 'w11', at: 'tobolsk', goods: { daily: 3 } },
      hand: ['p02'],
      turn: { worker: 'w12' },
    });
    expect(refusal(H, 'winter1', '0', 'completeBusiness', { card: 'p02' })).toBe('R6.4');
  });
});
