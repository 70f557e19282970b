import { expect, it } from 'vitest';
import { en } from '../../src/app/online/text/en';
import { ja } from '../../src/app/online/text/ja';

it('mentions both kinds of clock before one is chosen', () => {
  expect(en.create.clockHint).toContain('for the whole game, or for each turn');
  expect(ja.create.clockHint).toContain('ゲーム全体または1手番ごと');
});
