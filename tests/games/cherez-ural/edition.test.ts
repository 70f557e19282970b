/** Tests that the edition changes with rules and values, so that games continue with those they started with. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentsOf } from '../../../src/game-api/contents';
import { board } from '../../../src/games/cherez-ural/content/board';
import { content } from '../../../src/games/cherez-ural/content/index';
import * as setup from '../../../src/games/cherez-ural/content/setup';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { contentLibrary, contentOf } from '../../../src/games/cherez-ural/rules/content-pack/contentOf';
import { CONTENT_HASH, RULES_VERSION } from '../../../src/games/cherez-ural/rules/content-pack/edition';
import { hashOf } from '../../../src/rules-kit/contentHash';
import { entryOf } from '../../../src/rules-kit/indexed';
import { scene } from './table';

/**
 * Hash of the golden games, the printed board and the setup, by rules version. After a changed value, put the received
 * hash in place of the current version's. After a changed rule, raise `RULES_VERSION` (rules/content-pack/edition.ts)
 * and add a line with the reason.
 */
const KNOWN_VERSIONS: Readonly<Record<number, string>> = {
  1: '2f986b4b67c019e8008ca436cb3feda6',
  // Pilgrimage markers don't run out; an envoy's cost is taken before its sale.
  2: '0437ffea6aaefe550ab63750393c0a79',
};

describe('edition', () => {
  it('has the hash of the content; if not, write the received one into rules/content-pack/edition.ts', () => {
    expect(hashOf(content)).toBe(CONTENT_HASH);
  });

  it('has the golden games of its rules version; if not, see KNOWN_VERSIONS', () => {
    const golden = readFileSync(new URL('./golden.json', import.meta.url), 'utf8');
    expect(hashOf([golden, board, { ...setup }])).toBe(KNOWN_VERSIONS[RULES_VERSION]);
  });
});

describe('content by its hash', () => {
  const changed = {
    ...content,
    businesses: { ...content.businesses, p20: { ...content.businesses.p20, cost: { gold: 7 } } },
  };

  it('can be added from outside and is then used by the rules', () => {
    const hash = hashOf(changed);
    expect(contentLibrary.snapshot(hash)).toBeUndefined();
    contentLibrary.add(hash, JSON.parse(JSON.stringify(changed)));
    expect(contentLibrary.snapshot(hash)).toEqual(changed);
    expect(entryOf(contentOf({ ...scene({}), content: hash }).businesses, 'p20').cost).toEqual({ gold: 7 });
  });

  it('is refused if its hash is wrong; a refusal for an invalid card names the card', () => {
    expect(() => contentLibrary.add('0'.repeat(32), changed)).toThrow(/expected 0{32}, got/);
    const cases: [RegExp, object][] = [
      [
        /p20\.cost\.gold/,
        { ...changed, businesses: { p20: { ...changed.businesses.p20, cost: { gold: -1 } } } },
      ],
      [/under its own id/, { ...changed, workers: { w02: changed.workers.w01 } }],
      [/farEastChits/, { ...changed, farEastChits: undefined }],
      [
        /p20\.destination is null/,
        { ...changed, businesses: { p20: { ...content.businesses.p10, destination: null, id: 'p20' } } },
      ],
    ];
    for (const [sentence, wrong] of cases) {
      const snapshot: unknown = JSON.parse(JSON.stringify(wrong));
      expect(() => contentLibrary.add(hashOf(snapshot), snapshot)).toThrow(sentence);
    }
  });

  it('throws an error with the hash of unknown content', () => {
    expect(() => contentOf({ ...scene({}), content: 'f'.repeat(32) })).toThrow(/hash f{32}/);
  });

  it("applies a pack to the current content once, and refuses a content hash in players' options", async () => {
    const pack = { title: 'mine', businesses: { p33: { cost: { gold: 1 } } } };
    const { ofNewGame } = contentsOf(contentLibrary);
    const hash = ofNewGame({ contentPack: pack });
    expect(contentLibrary.snapshot(hash)).toMatchObject({ businesses: { p33: { cost: { gold: 1 } } } });
    expect(ofNewGame({ contentPack: { title: 'like now' } })).toBe(contentLibrary.current);
    expect(ofNewGame(undefined)).toBe(contentLibrary.current);
    const { cherezUral } = await import('../../../src/games/cherez-ural');
    expect(cherezUral.validateSetupData?.({ content: hash } as never, 2)).toMatch(/content/);
  });

  it('adds the content hash to states from before states had one', () => {
    const { content: _, ...old } = scene({});
    const named = { ...old, content: contentLibrary.current };
    expect(cherezUralModule.contents?.named({ ...old, contentPack: null }, contentLibrary.current)).toEqual(
      named,
    );
    expect(cherezUralModule.contents?.named(named, 'another')).toBe(named);
  });
});
