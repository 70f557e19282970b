/** Why a move is not legal, for a player to read. */
import type { Language } from '../../../language/language';
import type { Refusal } from '../../../rules-kit/refusal';
import { type PlayerID, RESOURCES, WORKERS } from '../content/terms';
import { METRICS } from '../content/vocabulary';
import { contentOf } from '../rules/contentOf';
import { isMoveName, whyNot } from '../rules/moves';
import type { G, Moment } from '../rules/state';
import { isTextKey, translator } from './translate';
import { roadName, rowName, spaceName } from './words';

/** The name of an artifact or a character; an unknown id stays as it is. */
export function cardName(G: G, id: string, language: Language): string {
  const { artifacts, characters } = contentOf(G);
  const card = artifacts.find((each) => each.id === id) ?? characters.find((each) => each.id === id);
  return card === undefined ? id : card[language];
}

/** One value of a refusal in words; numbers also count the sentence's plural. */
function valueInWords(G: G, name: string, value: string | number, language: Language): string | number {
  const t = translator(language);
  if (typeof value === 'number') return name === 'row' ? rowName(value) : value;
  const oneOf = <Word extends string>(words: readonly Word[]): Word | undefined =>
    words.find((word) => word === value);
  switch (name) {
    case 'space':
      return spaceName(value, language);
    case 'road':
      return roadName(value, language);
    case 'card':
      return cardName(G, value, language);
    case 'worker': {
      const worker = oneOf(WORKERS);
      return worker === undefined ? value : t(`terms.worker.${worker}`);
    }
    case 'resource': {
      const resource = oneOf(RESOURCES);
      return resource === undefined ? value : t(`terms.resource.${resource}`);
    }
    case 'metric': {
      const metric = oneOf(METRICS);
      return metric === undefined ? value : t(`terms.metric.${metric}`);
    }
    case 'owner':
      return value === 'n0' || value === 'n1'
        ? t(`terms.neutral.${value}`)
        : t('refusal.player', { player: Number(value) + 1 });
    case 'move':
      return isMoveName(value) ? t(`terms.move.${value}`) : value;
    default:
      return value;
  }
}

/** A refusal as one full sentence that ends with its rule: "… (S4.4)." */
export function refusalSentence(G: G, refusal: Refusal, language: Language): string {
  const t = translator(language);
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal.values ?? {}))
    values[name] = valueInWords(G, name, value, language);
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
  return refusal === null ? null : refusalSentence(G, refusal, language);
}
