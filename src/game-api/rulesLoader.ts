import type { Language } from '../language/language';
import type { GameOffer } from './module';

type File = () => Promise<{ readonly default: string }>;
type Files = { readonly rules: File; readonly rulings: File };

/** Loads rules and rulings in one language only. */
export const rulesLoader =
  (files: Readonly<Record<Language, Files>>): GameOffer['loadRules'] =>
  async (language) => {
    const [rules, rulings] = await Promise.all([files[language].rules(), files[language].rulings()]);
    return { rules: rules.default, rulings: rulings.default };
  };
