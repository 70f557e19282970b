/** Refusals in sentences, from a game's catalogue. */
import type { Refusal } from '../rules-kit/refusal';
import type { Language } from './language';
import type { TextValues, Translate } from './translator';

/** What every catalogue has for them. */
type Fixed = 'refusal.notLegal' | 'terms.ruled';

/** What the players at a table are called, by their seats; without them a sentence names nobody. */
export type PlayerNames = Readonly<Record<string, string>>;

type Explaining<G, Moment, Key extends string> = {
  readonly translator: (language: Language) => Translate<Key | Fixed>;
  readonly isTextKey: (key: string) => key is Key | Fixed;
  readonly whyNot: (
    G: G,
    moment: Moment,
    playerID: string,
    move: string,
    args: readonly unknown[],
  ) => Refusal | null;
  /** One value of a refusal in words, by its name in the sentence; a number may count the sentence's plural too. */
  readonly valueInWords: (
    G: G,
    name: string,
    value: string | number,
    language: Language,
    names: PlayerNames,
  ) => TextValues;
  /** What is made of several values together. */
  readonly together?: (refusal: Refusal, language: Language) => TextValues;
};

export function createExplain<G, Moment, Key extends string>(game: Explaining<G, Moment, Key>) {
  const { translator, isTextKey, whyNot, valueInWords, together } = game;

  /** A refusal as one full sentence that ends with its rule: "… (R10.1)." */
  function refusalSentence(G: G, refusal: Refusal, language: Language, names: PlayerNames = {}): string {
    const t = translator(language);
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(refusal.values ?? {}))
      Object.assign(values, valueInWords(G, name, value, language, names));
    Object.assign(values, together?.(refusal, language));
    const key = `refusal.${refusal.reason}`;
    const sentence = t(isTextKey(key) ? key : 'refusal.notLegal', values);
    return t('terms.ruled', { sentence, rule: refusal.rule });
  }

  return {
    refusalSentence,
    /** Why a move is not legal, in one sentence that names the rule; null: it is legal. */
    explain: (
      G: G,
      moment: Moment,
      playerID: string,
      move: string,
      args: readonly unknown[],
      language: Language = 'en',
      names: PlayerNames = {},
    ): string | null => {
      const refusal = whyNot(G, moment, playerID, move, args);
      return refusal === null ? null : refusalSentence(G, refusal, language, names);
    },
  };
}
