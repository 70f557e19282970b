import { expect, test } from 'vitest';
import { newKey } from '../../src/app/online/person/personKey';
import { randomText } from '../../src/server/matches/matchData';

test('ends in a letter or digit when ids, credentials, tokens and keys are made', () => {
  for (const make of [() => randomText(9), () => randomText(24), () => randomText(32), newKey])
    for (let nth = 0; nth < 500; nth++) expect(make()).toMatch(/^[\w-]+[A-Za-z0-9]$/);
});
