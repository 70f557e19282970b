/** The rulings in both languages: the same entries, each with its reason, and the Japanese ones in Japanese. */
import { describe, expect, it } from 'vitest';
import { linked, matching } from '../../src/app/rules/rulesText';
import { modules } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';

const CELLS = /^\| (?!---)(.*) \|$/;

/** Returns the outline of a file of rulings: headings and table rows with the rules they name, and the number of reasons. */
function outlineOf(markdown: string, ruleNumber: RegExp) {
  const numbers = (text: string) => text.match(new RegExp(ruleNumber, 'g')) ?? [];
  const lines = markdown.split('\n');
  const rows = lines.flatMap((line) => CELLS.exec(line)?.[1]?.split(' | ') ?? []);
  return {
    headings: lines
      .filter((line) => line.startsWith('#'))
      .map((line) => [line.split(' ')[0], ...numbers(line), ...(line.match(/§\d+/g) ?? [])]),
    rows: lines.flatMap((line) => {
      const cells = CELLS.exec(line)?.[1]?.split(' | ');
      return cells === undefined ? [] : [[cells.length, ...numbers(itemAt(cells, 0))]];
    }),
    reasons:
      (markdown.match(/_(?:Why:|理由：)_ \S/g)?.length ?? 0) + rows.filter((cell) => cell !== '').length,
    named: numbers(markdown),
  };
}

describe.each(modules)('the rulings of $name', ({ loadRules, ruleNumber }) => {
  it('have the same entries in the same order in both languages, each with its reason', async () => {
    const en = outlineOf((await loadRules('en')).rulings, ruleNumber);
    expect(en.headings.length + en.rows.length).toBeGreaterThan(30);
    expect(en.reasons).toBeGreaterThan(20);
    expect(outlineOf((await loadRules('ja')).rulings, ruleNumber)).toEqual(en);
  });

  it('name only rules that exist', async () => {
    for (const language of ['en', 'ja'] as const) {
      const { rules, rulings } = await loadRules(language);
      const known = new Set(
        [...rules.matchAll(new RegExp(`\\*\\*(${ruleNumber.source})\\*\\*`, 'g'))].map(([, id]) => id),
      );
      expect((rulings.match(new RegExp(ruleNumber, 'g')) ?? []).filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('leave no sentence untranslated', async () => {
    const { rulings } = await loadRules('ja');
    expect(rulings.match(/[A-Za-z]{2,}[ ,.]+[A-Za-z]{2,}/g)).toBeNull();
    const silent = rulings.split('\n').filter((line) => line !== '' && !/[ぁ-んァ-ヶ一-龠]/.test(line));
    expect(silent.filter((line) => !/^\|[ -|]*$/.test(line))).toEqual([]);
  });

  it('are found and linked in Japanese', async () => {
    const { rulings } = await loadRules('ja');
    const found = matching(rulings, ['手番']);
    expect(found).toContain('手番');
    expect(found.length).toBeLessThan(rulings.length);
    expect(linked(rulings, ruleNumber)).toMatch(/\[[RS]\d+\.\d+\]\(#[RS]\d+\.\d+\)/);
  });
});
