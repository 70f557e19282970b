/**
 * Translation: a catalogue for each language, with `{{values}}` in its sentences, `{{cards, card|cards}}` for a number
 * with its noun, and `_one` and `_other` for sentences that depend on a number. No library, because this is all the app
 * needs and i18next alone added 13 KB to the first page.
 */
import { entryOf } from '../rules-kit/indexed';
import type { Language } from './language';
import { late } from './late';

/** Values for the `{{names}}` of a sentence; `count` selects singular or plural. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

export type Translators<Key extends string> = {
  /**
   * Returns the texts of one language: `translator('ja')('home.rules')`. Until they have loaded, it throws their
   * promise, so that the page waits in its nearest `Suspense`.
   * @throws LoadError if loading failed, until a retry
   */
  readonly translator: (language: Language) => Translate<Key>;
  /** Checks whether the catalogue has a text for a computed key. */
  readonly isTextKey: (key: string) => key is Key;
  /**
   * Loads the texts of a language.
   * @throws LoadError
   */
  readonly loadWords: (language: Language) => Promise<void>;
};

type Catalogues = {
  readonly en: object;
  /** Loaded on first use */
  readonly ja: () => Promise<object>;
};

/** Japanese counts things with つ up to nine and with 個 from ten on: `{{count, tsu}}`. */
const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  tsu: (count) => `${count}${count < 10 ? 'つ' : '個'}`,
};

const VALUE = /\{\{([^}]+)\}\}/;

/** A sentence split at its values: text, value, text and so on */
type Sentence = readonly string[];

/** Returns the sentences of a catalogue by key: `card.pay`. */
function sentencesOf(catalogue: object, before = ''): readonly (readonly [string, Sentence])[] {
  return Object.entries(catalogue).flatMap(([key, words]: [string, unknown]) => {
    if (typeof words === 'string') return [[before + key, words.split(VALUE)] as const];
    return typeof words === 'object' && words !== null ? sentencesOf(words, `${before}${key}.`) : [];
  });
}

function filled(value: string, values: TextValues): string {
  const [name = '', format] = value.split(',').map((part) => part.trim());
  const given = values[name];
  // A missing value stays visible.
  if (given === undefined) return `{{${value}}}`;
  if (format === undefined) return String(given);
  const [one, many] = format.split('|');
  // Half points are strings (27½) and plural.
  return many === undefined
    ? entryOf(FORMATS, format)(Number(given))
    : `${given} ${Number(given) === 1 ? one : many}`;
}

/** @returns a function that returns an unknown key unchanged */
function speaker<Key extends string>(
  sentences: ReadonlyMap<string, Sentence>,
  language: Language,
): Translate<Key> {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    const plural = typeof count === 'number' ? sentences.get(`${key}_${plurals.select(count)}`) : undefined;
    const sentence = plural ?? sentences.get(key) ?? [key];
    return sentence.map((part, at) => (at % 2 === 0 ? part : filled(part, values))).join('');
  };
}

const wordLoaders: ((language: Language) => Promise<void>)[] = [];

/** The language that catalogues created from now on load at once, so that a part loaded later is shown without a wait */
let current: Language = 'en';

/**
 * Loads the texts of a language for all catalogues used so far, so that they switch together, and for later ones.
 * @throws LoadError
 */
export const loadLanguage = async (language: Language): Promise<void> => {
  current = language;
  await Promise.all(wordLoaders.map((load) => load(language)));
};

/** Creates translators over the catalogues of all languages. The compiler and `npm test` compare their keys. */
export function createTranslators<Key extends string>(catalogues: Catalogues): Translators<Key> {
  const english = new Map(sentencesOf(catalogues.en));
  const inEnglish = speaker<Key>(english, 'en');
  const japanese = late(async () => speaker<Key>(new Map(sentencesOf(await catalogues.ja())), 'ja'));
  const loadWords = async (language: Language): Promise<void> => {
    if (language === 'ja') await japanese.load();
  };
  wordLoaders.push(loadWords);
  // `translator` throws the failure when the texts are used.
  void loadWords(current).catch(() => undefined);
  return {
    translator: (language) => (language === 'ja' ? japanese.read() : inEnglish),
    isTextKey: (key): key is Key => english.has(key) || english.has(`${key}_other`),
    loadWords,
  };
}
