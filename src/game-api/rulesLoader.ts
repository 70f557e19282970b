import type { Language } from '../language/language';
import type { GameOffer } from './module';

type File = () => Promise<{ readonly default: string }>;

/** The rules in the language that is read, and the rulings, which are kept in one. */
export const rulesLoader =
  (files: Readonly<Record<Language | 'rulings', File>>): GameOffer['loadRules'] =>
  async (language) => {
    const [rules, rulings] = await Promise.all([files[language](), files.rulings()]);
    return { rules: rules.default, rulings: rulings.default };
  };
