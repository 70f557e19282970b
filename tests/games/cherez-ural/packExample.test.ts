import { expect, it } from 'vitest';
import example from '../../../docs/cherez-ural/content-pack.example.json' with { type: 'json' };
import { cherezUral } from '../../../src/games/cherez-ural/index';
import { contentWith } from '../../../src/games/cherez-ural/rules/content-pack/contentOf';
import { entryOf } from '../../../src/rules-kit/indexed';

it('accepts the content pack shown in the docs', () => {
  expect(
    cherezUral.validateSetupData?.({ contentPack: JSON.parse(JSON.stringify(example)) }, 2),
  ).toBeUndefined();
  const content = contentWith(example);
  expect(entryOf(content.businesses, 'p19').cost).toEqual({ goods: { fur: 2 } });
  expect(entryOf(content.businesses, 'p19').destination).toEqual({ in: 'exportCities', track: 'westEurope' });
});
