/** Tests that every catalogue of texts passes. */
import { expect, it } from 'vitest';

type Words = { readonly [key: string]: string | Words };

/** Returns every text by key. */
export function flatten(words: Words, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') flat.set(`${path}${key}`, value);
    else for (const [inner, text] of flatten(value, `${path}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Returns the values that a text uses. */
export const names = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:,[^}]+)?\}\}/g)].flatMap(([, name]) => name ?? []);

export function testsOfCatalogue(en: ReadonlyMap<string, string>, ja: ReadonlyMap<string, string>): void {
  it('has the same keys in Japanese as in English, except singulars', () => {
    const wanted = [...en.keys()].filter((key) => !key.endsWith('_one'));
    expect([...ja.keys()].sort()).toEqual(wanted.sort());
  });

  it('has a plural for every singular', () => {
    for (const key of en.keys())
      if (key.endsWith('_one')) expect(en.has(key.replace(/_one$/, '_other')), key).toBe(true);
  });

  it('has no empty text, and no value in Japanese that English lacks', () => {
    for (const [key, text] of [...en, ...ja]) expect(text, key).not.toBe('');
    for (const [key, text] of ja)
      for (const name of names(text)) expect([...names(en.get(key) ?? ''), 'count'], key).toContain(name);
  });
}
