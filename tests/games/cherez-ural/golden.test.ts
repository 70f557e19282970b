import { describe, expect, it } from 'vitest';
import { endsAsItDid, type GoldenGame } from '../shared/golden';
import { cherezUralContract } from './contract';
import games from './golden.json' with { type: 'json' };

const golden = games as unknown as readonly (GoldenGame & { readonly shows: readonly string[] })[];

describe('golden games', () => {
  it('covers every player count, option, situation card and tie with at least 40 games', () => {
    expect(golden.length).toBeGreaterThanOrEqual(40);
    const settings = new Set(
      golden.map(({ numPlayers, setupData }) => `${numPlayers} ${JSON.stringify(setupData)}`),
    );
    for (const setting of [
      '1 {}',
      '1 {"soloOrder":"normal"}',
      '1 {"soloOrder":"hard"}',
      '1 {"soloOrder":"veryHard"}',
      '2 {}',
      '3 {}',
      '4 {}',
      '4 {"draft":true}',
      '4 {"firstGameSets":true}',
    ])
      expect(settings).toContain(setting);
    const shown = new Set(golden.flatMap(({ shows }) => shows));
    for (const card of ['s01', 's02', 's03', 's04', 's05', 's06'])
      expect(shown).toContain(`situation ${card}`);
    for (const shape of ['2', '2-1', '1-2', '3', '2-1-1', '1-2-1', '1-1-2', '2-2', '3-1', '1-3', '4'])
      expect(shown).toContain(`track tie ${shape}`);
    expect(shown).toContain('tie for the win');
  });
});

endsAsItDid(cherezUralContract.module, golden);
