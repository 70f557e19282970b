/** What the offers of several games say alike. */
import type { Language } from '../language/language';
import type { GameOffer, SetupOption } from './module';

/** For a game whose `setupData` takes a `contentPack`. */
export const CONTENT_PACK: SetupOption = {
  kind: 'file',
  field: 'contentPack',
  label: { en: 'Content pack', ja: 'コンテンツパック' },
  hint: {
    en: 'A JSON file with the values printed in your box; it replaces those that are ours.',
    ja: 'お手元の製品の値を書いた JSON ファイル。独自の値を置き換えます。',
  },
};

type File = () => Promise<{ readonly default: string }>;

/** The rules in the language that is read, and the rulings, which are kept in one. */
export const rulesLoader =
  (files: Readonly<Record<Language | 'rulings', File>>): GameOffer['loadRules'] =>
  async (language) => {
    const [rules, rulings] = await Promise.all([files[language](), files.rulings()]);
    return { rules: rules.default, rulings: rulings.default };
  };
