import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../../src/games/terramara/content/terms';
import { endsAsItDid, type GoldenGame } from '../shared/golden';
import { terramaraContract } from './contract';
import games from './golden.json' with { type: 'json' };

const golden = games as unknown as readonly (GoldenGame & { readonly shows: readonly string[] })[];

describe('golden games', () => {
  it('are at least 40 and cover every player count, option and adult character', () => {
    expect(golden.length).toBeGreaterThanOrEqual(40);
    const settings = new Set(
      golden.map(({ numPlayers, setupData }) => `${numPlayers} ${JSON.stringify(setupData)}`),
    );
    for (const numPlayers of [2, 3, 4])
      for (const setupData of ['{}', '{"firstGame":true}'])
        expect(settings).toContain(`${numPlayers} ${setupData}`);
    expect(settings).toContain('2 {"firstGame":true,"neutralFour":true}');
    const shown = new Set(golden.flatMap(({ shows }) => shows));
    for (const character of CHARACTERS) expect(shown).toContain(`${character} adult`);
    expect([...shown].filter((what) => what.endsWith(' child')).length).toBeGreaterThanOrEqual(6);
    for (const what of ['flags', 'caravans at the camp', 'reserved, not built', 'a tie in points'])
      expect(shown).toContain(what);
  });
});

endsAsItDid(terramaraContract.module, golden);
