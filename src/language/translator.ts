/** One way to words: a catalogue for each language, read through i18next. */
import { createInstance } from 'i18next';
import { LANGUAGES, type Language } from './language';

/** Values for the `{{names}}` of a sentence; `count` picks its singular or plural. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

export type Translators<Key extends string> = {
  /** The words of one language: `translator('ja')('home.rules')`. While they are not here yet it throws the promise
   *  of them, for which a page waits in its nearest `Suspense`. */
  readonly translator: (language: Language) => Translate<Key>;
  /** Whether the catalogue has words for a key that was put together at run time. */
  readonly isTextKey: (key: string) => key is Key;
  /** Fetches the words of a language; a language that can't be fetched speaks English. */
  readonly loadWords: (language: Language) => Promise<void>;
};

type Catalogues = {
  readonly en: object;
  /** Fetched when they are first asked for. */
  readonly ja: () => Promise<object>;
};

/** How many sentences are kept: some megabyte. */
const MOST_KNOWN = 10_000;

/** Translators over the catalogues of all languages; their keys are compared by the compiler and in `npm test`. */
export function createTranslators<Key extends string>(catalogues: Catalogues): Translators<Key> {
  const wording = createInstance({
    resources: { en: { translation: catalogues.en } },
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    nsSeparator: false,
    // React and the terminal escape for themselves.
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
  });
  void wording.init();
  // Japanese counts things with つ up to nine, and with 個 from ten on.
  wording.services.formatter?.add('tsu', (count: number) => `${count}${count < 10 ? 'つ' : '個'}`);
  const fixed = (language: Language): Translate<Key> => {
    const t = wording.getFixedT(language);
    // A position asks for hundreds of words, nearly all of them as the one before.
    const known = new Map<string, string>();
    return (key, values) => {
      const asked = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
      const found = known.get(asked);
      if (found !== undefined) return found;
      const words = t(key as string, { ...values });
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(asked, words);
      return words;
    };
  };
  const translators: Partial<Record<Language, Translate<Key>>> = { en: fixed('en') };
  const loadJapanese = async () => {
    try {
      wording.addResourceBundle('ja', 'translation', await catalogues.ja());
      translators.ja = fixed('ja');
    } catch {
      // Better words that can be read than none.
      translators.ja = translators.en;
    }
  };
  let japanese: Promise<void> | null = null;
  const loadWords = async (language: Language): Promise<void> => {
    if (translators[language] !== undefined) return;
    japanese ??= loadJapanese();
    await japanese;
  };
  return {
    translator: (language) => {
      const found = translators[language];
      if (found === undefined) throw loadWords(language);
      return found;
    },
    isTextKey: (key): key is Key =>
      wording.exists(key, { lng: 'en' }) || wording.exists(`${key}_other`, { lng: 'en' }),
    loadWords,
  };
}
