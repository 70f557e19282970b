import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Coverage = {
  readonly game: string;
  /** Folders of the game's own tests. Other folders don't count, because ids of different games clash. */
  readonly folders: readonly string[];
  /** Rule numbers and card ids that need a test whose name starts with them. */
  readonly ids: readonly string[];
  /** Pattern of these ids. */
  readonly shape: RegExp;
};

/**
 * Returns the ids at the start of test names. They are the first string of a call, either of `it(…)` or of a
 * function that defines tests. Ignores groups and skipped tests.
 */
function testedIds(folders: readonly string[], shape: RegExp): ReadonlySet<string> {
  const name = new RegExp(`(?<!describe|skip|todo)\\(\\s*['"\`](${shape.source})(?:,[^'"\`]*)? .+`, 'g');
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  return new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(name)].flatMap(([, id]) => id ?? [])),
  );
}

/** Checks that every rule and every card of a game has its own test, whose name starts with the id. */
export function isCovered({ game, folders, ids, shape }: Coverage): void {
  describe(`${game}: coverage`, () => {
    const tested = testedIds(folders, shape);
    it('tests every rule and card under its id', () => {
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => !tested.has(id))).toEqual([]);
    });
    it('names only rules and cards that exist', () => {
      expect([...tested].filter((id) => !ids.includes(id))).toEqual([]);
    });
  });
}

/** Returns the rule numbers in Markdown: "- **R9.4** Summer …". */
export const rulesIn = (markdown: string, shape: RegExp): readonly string[] => [
  ...new Set(
    [...markdown.matchAll(new RegExp(`^\\s*- \\*\\*(${shape.source})\\*\\*`, 'gm'))].flatMap(
      ([, id]) => id ?? [],
    ),
  ),
];
