import { createExplain } from '../../../language/explaining';
import type { Language } from '../../../language/language';
import type { TextValues } from '../../../language/translator';
import { FAR_EAST_GATE, forPlayers } from '../content/setup';
import { GOODS } from '../content/terms';
import { businessCard, contentOf } from '../rules/content-pack/contentOf';
import { isMoveName, whyNot } from '../rules/moves';
import type { G } from '../rules/state/state';
import { destinationText } from './cardText';
import { isTextKey, translator } from './catalogue/en/index';
import { listAnd, listOr, placeName } from './words';

/** Describes what opens the Far East for this number of players (R10.1, R14.3 to R14.5). */
function farEastGate(players: number, language: Language): string {
  const { need, cities } = forPlayers(FAR_EAST_GATE, players);
  const names = cities.map((city) => placeName(city, language));
  return translator(language)(`terms.farEastGate.${need}`, {
    cities: need === 'all' ? listAnd(names, language) : listOr(names, language),
  });
}

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
