import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Coverage = {
  readonly game: string;
  /** Folders of the game's own tests: ids of games clash, and another game's test proves nothing. */
  readonly folders: readonly string[];
  /** The numbers of rules and the ids of cards, each of which has a test whose name starts with it. */
  readonly ids: readonly string[];
  /** What such an id looks like. */
  readonly shape: RegExp;
};

/** The ids with which the names of tests begin: the first string of a call, of `it(…)` or of the table behind it; no
 *  group, none that is skipped. */
function testedIds(folders: readonly string[], shape: RegExp): ReadonlySet<string> {
  const name = new RegExp(`(?<!describe|skip|todo)\\(\\s*['"\`](${shape.source})(?:,[^'"\`]*)? .+`, 'g');
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  return new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(name)].map(([, id]) => id)));
}

/** Every rule and every card of a game has a test whose name starts with its id, among the game's own tests. */
export function isCovered({ game, folders, ids, shape }: Coverage): void {
  describe(`${game}: coverage`, () => {
    const tested = testedIds(folders, shape);
    it('every rule and card has a test whose name starts with it', () => {
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => !tested.has(id))).toEqual([]);
    });
    it('no test names a rule or card that there is not', () => {
      expect([...tested].filter((id) => !ids.includes(id))).toEqual([]);
    });
  });
}

/** The numbers of the rules in their Markdown: "- **R9.4** Summer …". */
export const rulesIn = (markdown: string, shape: RegExp): readonly string[] => [
  ...new Set(
    [...markdown.matchAll(new RegExp(`^\\s*- \\*\\*(${shape.source})\\*\\*`, 'gm'))].map(([, id]) => id),
  ),
];
