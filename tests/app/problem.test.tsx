/** Error sentences, in which `*…*` is emphasised. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Problem } from '../../src/app/Problem';

it('emphasises marked words', () => {
  expect(renderToStaticMarkup(<Problem text="Choose *a worker* to act with." />)).toBe(
    '<p class="problem" role="alert">Choose <strong>a worker</strong> to act with.</p>',
  );
  expect(renderToStaticMarkup(<Problem text={null} />)).toBe('');
});

it('uses RuleText wherever a page shows an error', () => {
  const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const plain = sources.filter((file) => {
    const text = readFileSync(join('src/app', file), 'utf8');
    return [...text.matchAll(/className="problem"[^>]*>\s*(?!<RuleText|\s)/g)].length > 0;
  });
  expect(plain).toEqual([]);
});
