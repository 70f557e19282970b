/** Why a move is not legal, for a player to read. */
import type { Language } from '../../../language/language';
import type { Refusal } from '../../../rules-kit/refusal';
import { COLOURS, GOODS, type PlayerID, SPACES, ZONES } from '../content/terms';
import { isMoveName, whyNot } from '../rules/moves';
import type { G, Moment } from '../rules/state';
import { isTextKey, type TextValues, translator } from './translate';
import { goodName, phraseOf, pieces, zoneName } from './words';

/** One value of a refusal in words; numbers also count the sentence's plural. */
function valueInWords(name: string, value: string | number, language: Language): TextValues {
  if (typeof value === 'number') return name === 'have' ? { [name]: value } : { [name]: value, count: value };
  const t = translator(language);
  const known = <Word extends string>(words: readonly Word[]) => words.find((word) => word === value);
  switch (name) {
    case 'good': {
      const good = known(GOODS);
      return { good: good === undefined ? value : goodName(good, language) };
    }
    case 'zone': {
      const zone = known(ZONES);
      return { zone: zone === undefined ? value : zoneName(zone, language) };
    }
    case 'colour': {
      const colour = known(COLOURS);
      return { colour: colour === undefined ? value : t(`terms.colour.${colour}`) };
    }
    case 'space': {
      const space = known(SPACES);
      return { space: space === undefined ? value : t(`terms.space.${space}`) };
    }
    case 'move':
      return { move: isMoveName(value) ? t(`terms.move.${value}`) : value };
    default:
      return { [name]: value };
  }
}

/** A refusal as one full sentence that ends with its rule: "… (R3.3)." */
export function refusalSentence(refusal: Refusal, language: Language): string {
  const t = translator(language);
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal.values ?? {}))
    Object.assign(values, valueInWords(name, value, language));
  const lacks = ([...GOODS, 'any'] as const).flatMap((good) => {
    const count = refusal.values?.[good];
    return typeof count === 'number' && count > 0 ? [pieces(good, count, language)] : [];
  });
  if (lacks.length > 0) values.goods = phraseOf(lacks, language);
  const key = `refusal.${refusal.reason}`;
  const sentence = t(isTextKey(key) ? key : 'refusal.notLegal', values);
  return t('terms.ruled', { sentence, rule: refusal.rule });
}

/** Why a move is not legal, in one sentence that names the rule; null: it is legal. */
export function explain(
  G: G,
  ctx: Moment,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
  language: Language = 'en',
): string | null {
  const refusal = whyNot(G, ctx, playerID, move, args);
  return refusal === null ? null : refusalSentence(refusal, language);
}
