import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { linked, matching, sectionsOf } from '../../../src/app/rules/rulesText';
import { ruleIn, splitAtRules } from '../../../src/game-api/ruleNumbers';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { en } from '../../../src/games/cherez-ural/text/catalogue/en/index';
import { ja } from '../../../src/games/cherez-ural/text/catalogue/ja/index';
import { en as tableEn } from '../../../src/games/cherez-ural/text/table/en/index';
import { ja as tableJa } from '../../../src/games/cherez-ural/text/table/ja/index';
import { LANGUAGES } from '../../../src/language/language';

const { ruleNumber: R } = cherezUralModule;
const numbersIn = (text: string) => new Set(text.match(/R\d+\.\d+/g) ?? []);

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');

describe('rules as linked text', () => {
  it('links numbers in running text, but not a rule’s own number or headings', () => {
    expect(linked('- **R9.4** Sea (R5.5), see §14.', R)).toBe(
      '- **R9.4** Sea ([R5.5](#R5.5)), see [§14](#§14).',
    );
    expect(linked('### R4.1 Markers', R)).toBe('### R4.1 Markers');
  });

  it('finds the paragraphs with all words, under their headings', () => {
    const rules =
      '## §1 One\n\n- **R1.1** A sable.\n- **R1.2** A fur.\n\n## §2 Two\n\n- **R2.1** A fur and a sable.';
    expect(matching(rules, ['sable', 'fur'])).toBe('## §2 Two\n\n- **R2.1** A fur and a sable.');
    expect(matching(rules, ['gold'])).toBe('');
  });

  it('finds the number in a text', () => {
    expect(ruleIn('Not enough gold (R9.4).', R)).toBe('R9.4');
    expect(ruleIn('Nothing.', R)).toBeNull();
  });

  it('uses the game’s numbering: S1.1 is a rule in one game, R9.4 in another', () => {
    const S = /S\d+\.\d+/;
    expect(ruleIn('A craftsman (S1.1).', S)).toBe('S1.1');
    expect(ruleIn('A craftsman (S1.1).', R)).toBeNull();
    expect(splitAtRules('As S1.1 and R9.4 say.', S)).toEqual(['As ', 'S1.1', ' and R9.4 say.']);
    expect(linked('- **S1.1** A craftsman, see S2.3, not R9.4.', S)).toBe(
      '- **S1.1** A craftsman, see [S2.3](#S2.3), not R9.4.',
    );
  });

  it('contains every number that the program uses, in both languages', async () => {
    const named = numbersIn(
      [sourcesOf('src/games/cherez-ural/rules'), JSON.stringify([en, ja, tableEn, tableJa])].join('\n'),
    );
    expect(named.size).toBeGreaterThan(30);
    for (const language of LANGUAGES) {
      const { rules } = await cherezUralModule.loadRules(language);
      const written = new Set([...rules.matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(([, number]) => number));
      expect([...named].filter((number) => !written.has(number))).toEqual([]);
      expect(sectionsOf(rules).length).toBeGreaterThanOrEqual(13);
    }
  });
});
