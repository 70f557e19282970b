import { expect, test } from 'vitest';
import { licenceProblem, packageFolder, readPackage } from '../scripts/licences/packages';

test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'MIT and ISC', 'OFL-1.1'])(
  'accepts %s',
  (license) => {
    expect(licenceProblem({ name: 'a', version: '1.0.0', license })).toBeNull();
  },
);

test.each([
  'GPL-3.0-only',
  'MIT AND GPL-3.0-only',
  'LGPL-3.0-only',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
  undefined,
])('refuses %s and names the package', (license) => {
  expect(licenceProblem({ name: 'some-package', version: '1.2.3', license })).toMatch(
    /^some-package 1\.2\.3 .+/,
  );
});

test('assigns a file to the innermost package, with or without a scope', () => {
  expect(packageFolder('/a/node_modules/@koa/router/dist/index.js')).toBe('/a/node_modules/@koa/router');
  expect(packageFolder('/a/node_modules/x/node_modules/koa/lib/a.js')).toBe(
    '/a/node_modules/x/node_modules/koa',
  );
  expect(packageFolder('/a/src/server/main.ts')).toBeUndefined();
  expect(readPackage('node_modules/koa')).toMatchObject({ name: 'koa', license: 'MIT' });
});
