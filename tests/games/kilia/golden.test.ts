import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '../../../src/games/kilia/content/index';
import { CONTENT_HASH, RULES_VERSION } from '../../../src/games/kilia/rules/content-pack/edition';
import { hashOf } from '../../../src/rules-kit/contentHash';
import { endsAsItDid, type GoldenGame } from '../shared/golden';
import { kiliaContract } from './contract';
import games from './golden.json' with { type: 'json' };

const golden = games as unknown as readonly (GoldenGame & { readonly shows: readonly string[] })[];

/**
 * Hash of the golden games and the content, by rules version. After a changed value, put the received hash in place of
 * the current version's. After a changed rule, raise `RULES_VERSION` (rules/content-pack/edition.ts) and add a line
 * with the reason.
 */
const KNOWN_VERSIONS: Readonly<Record<number, string>> = {
  1: 'f2312d53e4b86e4a1163af8dbc3031fe',
  // A refresh comes after taking a reward: the games play the same moves in another order, with the same results.
  2: 'adc53a856824545c2a816106a6842c29',
};

describe('the edition', () => {
  it('has the hash of the content; if not, write the received one into rules/content-pack/edition.ts', () => {
    expect(hashOf(content)).toBe(CONTENT_HASH);
  });

  it('has the golden games of its rules version; if not, see KNOWN_VERSIONS', () => {
    const file = readFileSync(new URL('./golden.json', import.meta.url), 'utf8');
    expect(hashOf([file, CONTENT_HASH])).toBe(KNOWN_VERSIONS[RULES_VERSION]);
  });
});

describe('golden games', () => {
  it('are at least 40 and cover every player count, option, achievement and kind of ability', () => {
    expect(golden.length).toBeGreaterThanOrEqual(40);
    expect(new Set(golden.map(({ numPlayers }) => numPlayers))).toEqual(new Set([2, 3, 4]));
    const options = new Set(golden.flatMap(({ setupData }) => Object.keys(setupData)));
    expect([...options].sort()).toEqual(['colours', 'extraWheel', 'startPlayer']);
    const shown = new Set(golden.flatMap(({ shows }) => shows));
    for (const { id } of content.achievements) expect(shown).toContain(`achievement ${id}`);
    for (const kind of ['swap', 'extra', 'points']) expect(shown).toContain(`ability ${kind}`);
    for (const rest of ['ship 5', 'sprat eaten', 'sprat expansion', 'tie in points', 'more than 4 markers'])
      expect(shown).toContain(rest);
  });
});

endsAsItDid(kiliaContract.module, golden);
