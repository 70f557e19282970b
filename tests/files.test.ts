import { readdirSync } from 'node:fs';
import path from 'node:path';
import groupBy from 'lodash/groupBy';
import { expect, it } from 'vitest';

it('has no two modules whose paths differ only in case, because some file systems ignore it', () => {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(modules.length).toBeGreaterThan(100);
  const byName = groupBy(modules, (file) => file.toLowerCase().slice(0, -path.extname(file).length));
  expect(Object.values(byName).filter(({ length }) => length > 1)).toEqual([]);
});
