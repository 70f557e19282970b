/** Versions that are saved with every game. */
import { expect, it } from 'vitest';
import { content } from '../../../src/games/terramara';
import { CONTENT_HASH } from '../../../src/games/terramara/rules/edition';
import { hashOf } from '../../../src/rules-kit/contentHash';

it('the built-in content has the hash that edition.ts says', () => {
  expect(hashOf(content)).toBe(CONTENT_HASH);
});
