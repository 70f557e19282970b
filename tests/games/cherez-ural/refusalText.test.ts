/** Tests that every refusal has a readable sentence in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explain, refusalSentence } from '../../../src/games/cherez-ural/text/explain';
import { entryOf } from '../../../src/rules-kit/indexed';
import { names } from '../shared/catalogue';
import { moment, scene } from './table';
import { en, ja } from './textCatalogue';

type RefusalInSource = { rule: string; reason: string; values: string[] };

const rulesSource = readdirSync('src/games/cherez-ural/rules', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/games/cherez-ural/rules/${file}`, 'utf8'))
  .join('\n');

/** Every `refuse('R9.1', 'ownSpace', { … })` of the rules. */
const refusals: readonly RefusalInSource[] = [
  ...rulesSource.matchAll(/(?<!\.)\brefuse\(\s*([^,()]+),\s*(['`])([^'`]+)\2(?:,\s*\{([^}]*)\})?/g),
].map(([, rule = '', , reason = '', values = '']) => ({
  rule: rule.match(/R\d+\.\d+/)?.[0] ?? 'R9.1',
  reason,
  values: [...values.matchAll(/(?:^|,)\s*(\w+)\s*(?=:|,|$)/g)].flatMap(([, name]) => name ?? []),
}));

/** Returns the reason keys of a refusal. Only `tooFar` is built at run time. */
const reasonsOf = ({ reason }: RefusalInSource): string[] =>
  reason.startsWith('tooFar.$') ? ['sled', 'land', 'water'].map((way) => `tooFar.${way}`) : [reason];

describe('refusals', () => {
  const sample: Record<string, string | number> = {
    space: 'tobolsk',
    card: 'p07',
    worker: 'w07',
    good: 'fur',
    season: 'summer',
    destination: 'p02',
    move: 'travel',
    player: '3',
    players: 4,
    need: 5,
    have: 3,
    most: 2,
    capacity: 4,
    pieces: 1,
  };

  test('finds all refusals in the source', () => {
    const calls = [...rulesSource.matchAll(/(?<!\.)\brefuse\((?!at:)/g)];
    expect(refusals).toHaveLength(calls.length);
  });

  test('has one sentence per reason, and no sentence without a reason', () => {
    const said = new Set(
      [...en.keys()]
        .filter((key) => key.startsWith('refusal.'))
        .map((key) => key.replace(/^refusal\./, '').replace(/_(one|other)$/, '')),
    );
    expect([...said].sort()).toEqual([...new Set(refusals.flatMap(reasonsOf))].sort());
  });

  test('has all values that its sentences use', () => {
    for (const refusal of refusals) {
      const { values } = refusal;
      const given = [...values, ...(values.includes('players') ? ['gate'] : []), 'count'];
      for (const reason of reasonsOf(refusal)) {
        for (const words of [en, ja]) {
          const text = words.get(`refusal.${reason}`) ?? words.get(`refusal.${reason}_other`) ?? '';
          expect(text, reason).not.toBe('');
          for (const name of names(text)) expect(given, reason).toContain(name);
        }
      }
    }
  });

  test('ends each full sentence with the rule', () => {
    const G = scene({});
    for (const refusal of refusals) {
      const values = Object.fromEntries(refusal.values.map((name) => [name, entryOf(sample, name)]));
      for (const reason of reasonsOf(refusal)) {
        const refused = { rule: refusal.rule, reason, values };
        expect(refusalSentence(G, refused, 'en')).toMatch(/^\S[^{}]* \(R\d+\.\d+\)\.$/);
        expect(refusalSentence(G, refused, 'ja')).toMatch(/^\S[^{}]* \(R\d+\.\d+\)。$/);
      }
    }
  });

  test('shows values in the reader’s words', () => {
    const G = scene({});
    const say = (reason: string, values: Record<string, string | number>, language: 'en' | 'ja') =>
      refusalSentence(G, { rule: 'R6.1', reason, values }, language);
    expect(say('notInHand', { card: 'p20' }, 'en')).toBe(
      'Furs of Ustyug is not in your hand; each business card can be completed once, from the hand (R6.1).',
    );
    expect(say('returnFirst', { pieces: 1 }, 'en')).toContain('1 piece of goods more than');
    expect(say('returnFirst', { pieces: 2 }, 'en')).toContain('2 pieces of goods more than');
    expect(say('notBoughtHere', { good: 'sable' }, 'ja')).toContain('高級毛皮を');
    expect(say('farEastClosed', { players: 4 }, 'en')).toContain(
      'when Irkutsk, Selenginsk and Kirensk are explored',
    );
    expect(say('farEastClosed', { players: 2 }, 'ja')).toContain('イルクーツクまたはキレンスクが探検済み');
    expect(say('noSuchSpace', { space: 'atlantis' }, 'en')).toContain('“atlantis”');
  });

  test('R10.1 explains where exploring starts, and explains no legal move', () => {
    const G = scene({ worker: { at: 'tobolsk' } });
    const ask = (language?: 'en' | 'ja') =>
      explain(G, moment('winter1', '0'), '0', 'explore', ['irkutsk'], language);
    expect(ask()).toBe('Exploring starts in Moscow, or in St. Petersburg once it is explored (R10.1).');
    expect(ask('ja')).toBe(
      '探検は、ワーカーがモスクワ、または探検済みのペテルブルクにいる時だけ行えます (R10.1)。',
    );
    expect(explain(G, moment('winter1', '0'), '0', 'gatherInformation', [])).toBeNull();
  });
});
