import { createInstance } from 'i18next';
import { catalogue, type Language, type TextKey } from './catalogue/index';

/** Values for the `{{names}}` of a sentence; `count` picks its singular or plural. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

const wording = createInstance({
  resources: { en: { translation: catalogue.en }, ja: { translation: catalogue.ja } },
  supportedLngs: ['en', 'ja'],
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

function fixed(language: Language): Translate {
  const t = wording.getFixedT(language);
  return (key, values) => t(key, { ...values });
}

const translators: Readonly<Record<Language, Translate>> = { en: fixed('en'), ja: fixed('ja') };

/** The words of one language: `translator('ja')('refusal.gameOver')`. */
export const translator = (language: Language): Translate => translators[language];

/** Whether the catalogue has words for a key that was put together at run time. */
export const isTextKey = (key: string): key is TextKey =>
  wording.exists(key, { lng: 'en' }) || wording.exists(`${key}_other`, { lng: 'en' });
