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
  [...text.matchAll(/\{\{(\w+)(?:,[^}]+)?\}\}/g)].map(([, name]) => name);

export function testsOfCatalogue(en: ReadonlyMap<string, string>, ja: ReadonlyMap<string, string>): void {
  it('Japanese has the keys of English, without the singulars it does not know', () => {
    const wanted = [...en.keys()].filter((key) => !key.endsWith('_one'));
    expect([...ja.keys()].sort()).toEqual(wanted.sort());
  });

  it('a singular has its plural', () => {
    for (const key of en.keys())
      if (key.endsWith('_one')) expect(en.has(key.replace(/_one$/, '_other')), key).toBe(true);
  });

  it('no text is empty, and Japanese asks for no value that English does not', () => {
    for (const [key, text] of [...en, ...ja]) expect(text, key).not.toBe('');
    for (const [key, text] of ja)
      for (const name of names(text)) expect([...names(en.get(key) ?? ''), 'count'], key).toContain(name);
  });
}
