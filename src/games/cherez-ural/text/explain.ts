import { createExplain } from '../../../language/explaining';
import type { Language } from '../../../language/language';
import type { TextValues } from '../../../language/translator';
import { GOODS } from '../content/terms';
import { businessCard, contentOf } from '../rules/content-pack/contentOf';
import { isMoveName, whyNot } from '../rules/moves';
import type { G } from '../rules/state/state';
import { destinationText } from './cardText';
import { isTextKey, translator } from './catalogue/en/index';
import { farEastGate } from './farEastGate';
import { placeName } from './words';

function cardName(G: G, id: string, language: Language): string {
  const { businesses, workers } = contentOf(G);
  const card = [...Object.values(businesses), ...Object.values(workers)].find((each) => each.id === id);
  return card === undefined ? id : card.name[language];
}

/** Words one value of a refusal. A number also selects the sentence's plural form. */
function valueInWords(G: G, name: string, value: string | number, language: Language): TextValues {
  if (name === 'players') return { gate: farEastGate(Number(value), language) };
  if (typeof value === 'number') return { [name]: value, count: value };
  const t = translator(language);
  switch (name) {
    case 'space':
      return { space: placeName(value, language) };
    case 'card':
    case 'worker':
      return { [name]: cardName(G, value, language) };
    case 'good': {
      const good = GOODS.find((kind) => kind === value);
      return { good: good === undefined ? value : t(`terms.goodsOf.${good}`) };
    }
    case 'destination': {
      const { destination } = businessCard(G, value);
      return { destination: destination === null ? '' : destinationText(destination, language) };
    }
    case 'season':
      return { season: t(value === 'summer' ? 'terms.season.summer' : 'terms.season.winter') };
    case 'move':
      return { move: isMoveName(value) ? t(`terms.move.${value}`) : value };
    default:
      return { [name]: value };
  }
}

export const { refusalSentence, explain } = createExplain({ translator, isTextKey, whyNot, valueInWords });
