/** Versions that are saved with every game. */
import { expect, it } from 'vitest';
import { content } from '../../../src/games/terramara';
import { CONTENT_HASH } from '../../../src/games/terramara/rules/content-pack/edition';
import { hashOf } from '../../../src/rules-kit/contentHash';

it('has the hash of the content; if not, write the received one into rules/content-pack/edition.ts', () => {
  expect(hashOf(content)).toBe(CONTENT_HASH);
});
