/** One way to words: a catalogue for each language, with `{{values}}` in its sentences, `{{cards, card|cards}}` for a
 *  number with its noun, and `_one` and `_other` for sentences that count as a whole. No library, since no more than that is asked for and i18next alone was 13 KB of the first page. */
import type { Language } from './language';
import { addFailedLoad, LoadError, loadPatiently } from './loading';

/** Values for the `{{names}}` of a sentence; `count` picks its singular or plural. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

export type Translators<Key extends string> = {
  /** The words of one language: `translator('ja')('home.rules')`. While they are not here yet it throws the promise
   *  of them, for which a page waits in its nearest `Suspense`.
   *  @throws LoadError where they could not be fetched, until a retry */
  readonly translator: (language: Language) => Translate<Key>;
  /** Whether the catalogue has words for a key that was put together at run time. */
  readonly isTextKey: (key: string) => key is Key;
  /** Fetches the words of a language. @throws LoadError */
  readonly loadWords: (language: Language) => Promise<void>;
};

type Catalogues = {
  readonly en: object;
  /** Fetched when they are first asked for. */
  readonly ja: () => Promise<object>;
};

/** Japanese counts things with つ up to nine, and with 個 from ten on: `{{count, tsu}}`. */
const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  tsu: (count) => `${count}${count < 10 ? 'つ' : '個'}`,
};

const VALUE = /\{\{([^}]+)\}\}/;

/** A sentence cut at its values: text, value, text and so on. */
type Sentence = readonly string[];

/** The sentences of a catalogue by their keys: `card.pay`. */
function sentencesOf(catalogue: object, before = ''): readonly (readonly [string, Sentence])[] {
  return Object.entries(catalogue).flatMap(([key, words]: [string, unknown]) => {
    if (typeof words === 'string') return [[before + key, words.split(VALUE)] as const];
    return typeof words === 'object' && words !== null ? sentencesOf(words, `${before}${key}.`) : [];
  });
}

function filled(value: string, values: TextValues): string {
  const [name, format] = value.split(',').map((part) => part.trim());
  const given = values[name];
  // What nobody gave stays to be seen.
  if (given === undefined) return `{{${value}}}`;
  if (format === undefined) return String(given);
  const [one, many] = format.split('|');
  // Half points come as words (27½), and are many.
  return many === undefined ? FORMATS[format](Number(given)) : `${given} ${Number(given) === 1 ? one : many}`;
}

/** @returns a function that gives a key that the catalogue lacks back as it is. */
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

/** Fetches the words of a language for everything that is on the device so far: all of it changes together.
 *  @throws LoadError */
export const loadLanguage = async (language: Language): Promise<void> => {
  await Promise.all(wordLoaders.map((load) => load(language)));
};

/** Translators over the catalogues of all languages; their keys are compared by the compiler and in `npm test`. */
export function createTranslators<Key extends string>(catalogues: Catalogues): Translators<Key> {
  const english = new Map(sentencesOf(catalogues.en));
  const translators: Partial<Record<Language, Translate<Key>>> = { en: speaker(english, 'en') };
  let failure: LoadError | null = null;
  let japanese: Promise<void> | null = null;
  const loadJapanese = async () => {
    try {
      translators.ja = speaker(new Map(sentencesOf(await loadPatiently(catalogues.ja))), 'ja');
      failure = null;
    } catch (error) {
      failure = error instanceof LoadError ? error : new LoadError(error);
      addFailedLoad(() => {
        failure = null;
      }, true);
      throw failure;
    } finally {
      japanese = null;
    }
  };
  const loadWords = async (language: Language): Promise<void> => {
    if (translators[language] !== undefined) return;
    japanese ??= loadJapanese();
    await japanese;
  };
  wordLoaders.push(loadWords);
  return {
    translator: (language) => {
      const found = translators[language];
      if (found !== undefined) return found;
      if (failure !== null) throw failure;
      // React asks again once the promise is settled, and gets the failure then.
      throw loadWords(language).catch(() => undefined);
    },
    isTextKey: (key): key is Key => english.has(key) || english.has(`${key}_other`),
    loadWords,
  };
}
