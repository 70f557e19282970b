/** Tests that every text for players exists in every language. */
import { describe, expect, test } from 'vitest';
import { board } from '../../../src/games/cherez-ural/content/board';
import {
  GOLD_SOURCES,
  GOODS,
  REGIONS,
  SEAS,
  SEASON_PHASES,
  TRACKS,
} from '../../../src/games/cherez-ural/content/terms';
import { FAMILIES } from '../../../src/games/cherez-ural/content/vocabulary';
import { MOVE_NAMES } from '../../../src/games/cherez-ural/rules/moves';
import { isTextKey, translator } from '../../../src/games/cherez-ural/text/catalogue/en/index';
import { placeName } from '../../../src/games/cherez-ural/text/words';
import { nameOnMap } from '../../../src/games/cherez-ural/ui/map/geography';
import { LANGUAGES } from '../../../src/language/language';
import { testsOfCatalogue } from '../shared/catalogue';
import { en, ja } from './textCatalogue';

describe('catalogue', () => {
  testsOfCatalogue(en, ja);

  test('handles plurals, Japanese counters, and values that look like the catalogue’s own marks', () => {
    const [english, japanese] = [translator('en'), translator('ja')];
    expect(english('terms.pieces.fur', { count: 1 })).toBe('1 fur');
    expect(english('terms.pieces.fur', { count: 0 })).toBe('0 furs');
    expect(japanese('terms.pieces.fur', { count: 9 })).toBe('毛皮9つ');
    expect(japanese('terms.pieces.fur', { count: 10 })).toBe('毛皮10個');
    const name = '$& {{worker}} $t(terms.nothing) <b>';
    expect(english('log.endTurn', { name })).toBe(`${name} ends the turn`);
  });

  test("has all terms of the rulebook's closed lists", () => {
    const keys = [
      ...GOODS.flatMap((good) => [`good.${good}`, `goodsOf.${good}`, `pieces.${good}`]),
      ...TRACKS.map((track) => `track.${track}`),
      ...REGIONS.flatMap((region) => [`region.${region}`, `theRegion.${region}`]),
      ...SEAS.map((sea) => `sea.${sea}`),
      ...Object.keys(board.waterSystemNames).map((river) => `waterSystem.${river}`),
      ...FAMILIES.map((family) => `family.${family}`),
      ...GOLD_SOURCES.map((source) => `source.${source}`),
      ...[...SEASON_PHASES, 'draft', 'roundStart', 'placement', 'roundEnd'].map((phase) => `phase.${phase}`),
      ...MOVE_NAMES.map((move) => `move.${move}`),
    ];
    for (const key of keys) expect(isTextKey(`terms.${key}`), key).toBe(true);
  });

  test('has short names of places', () => {
    expect(placeName('ustyug', 'en')).toBe('Ustyug');
    expect(placeName('village-volga', 'en')).toBe('Volga portage village');
    expect(placeName('ust-kut', 'ja')).toBe('ウスチ・クート');
    for (const { id } of board.spaces)
      for (const language of LANGUAGES) expect(placeName(id, language)).toMatch(/^[^()/]+$/);
  });

  test.each(LANGUAGES)('names each place as on the map, and no two alike: %s', (language) => {
    const names = board.spaces.map(({ id }) => placeName(id, language));
    expect(new Set(names).size).toBe(names.length);
    for (const { id } of board.spaces) expect(placeName(id, language)).toContain(nameOnMap(id, language));
  });
});
