/** Why a move is not legal, for a player to read. */
import { createExplain, type PlayerNames } from '../../../language/explaining';
import type { Language } from '../../../language/language';
import { RESOURCES, WORKERS } from '../content/terms';
import { METRICS } from '../content/vocabulary';
import { contentOf } from '../rules/contentOf';
import { isMoveName, whyNot } from '../rules/moves';
import type { G } from '../rules/state';
import { isTextKey, translator } from './translate';
import { roadName, rowName, spaceName } from './words';

/** The name of an artifact or a character; an unknown id stays as it is. */
export function cardName(G: G, id: string, language: Language): string {
  const { artifacts, characters } = contentOf(G);
  const card = artifacts.find((each) => each.id === id) ?? characters.find((each) => each.id === id);
  return card === undefined ? id : card[language];
}

/** One value of a refusal in words; numbers also count the sentence's plural. */
function valueInWords(
  G: G,
  name: string,
  value: string | number,
  language: Language,
  names: PlayerNames,
): string | number {
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
        : (names[value] ?? t('refusal.someone'));
    case 'move':
      return isMoveName(value) ? t(`terms.move.${value}`) : value;
    default:
      return value;
  }
}

/** Refusals in sentences that end with their rule. */
export const { explain } = createExplain({
  translator,
  isTextKey,
  whyNot,
  valueInWords: (G: G, name, value, language, names) => ({
    [name]: valueInWords(G, name, value, language, names),
  }),
});
