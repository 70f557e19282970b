/** Turns refusals into sentences of a game's catalogue. */
import type { Refusal } from '../rules-kit/refusal';
import type { Language } from './language';
import type { TextValues, Translate } from './translator';

/** Keys that every catalogue has */
type Fixed = 'refusal.notLegal' | 'terms.ruled';

/** Names of the players by seat. Without them sentences contain no names. */
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
  /** Returns a value of a refusal as text, by its name in the sentence. A number may also select the plural. */
  readonly valueInWords: (
    G: G,
    name: string,
    value: string | number,
    language: Language,
    names: PlayerNames,
  ) => TextValues;
  /** Returns texts that combine several values. */
  readonly together?: (refusal: Refusal, language: Language) => TextValues;
};

export function createExplain<G, Moment, Key extends string>(game: Explaining<G, Moment, Key>) {
  const { translator, isTextKey, whyNot, valueInWords, together } = game;

  /** Returns a refusal as a full sentence that ends with its rule: "… (R10.1)." */
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
    /** Returns a sentence with the rule that forbids the move; null if the move is legal. */
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
