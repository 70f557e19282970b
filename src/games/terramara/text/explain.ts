import { createExplain, type PlayerNames } from '../../../language/explaining';
import type { Language } from '../../../language/language';
import type { TextValues } from '../../../language/translator';
import { readBag } from '../../../rules-kit/readArguments';
import { entriesOf } from '../../../rules-kit/records';
import { RESOURCES, WORKERS } from '../content/terms';
import { METRICS } from '../content/vocabulary';
import { contentOf } from '../rules/content-pack/contentOf';
import { isMoveName, whyNot } from '../rules/moves';
import type { G } from '../rules/state/state';
import { draftCardName, tileText } from './cardText';
import { isTextKey, translator } from './catalogue/en/index';
import { join, resourcesPhrase, roadName, rowName, spaceName } from './words';

const readResources = readBag(RESOURCES);

/** Formats prices, which the rules pass as JSON: a list of bags, each of which pays. */
function costsText(costs: string, language: Language): string {
  const bags: readonly unknown[] = JSON.parse(costs);
  return join(
    bags.map((bag) => resourcesPhrase(readResources(bag) ?? {}, language)),
    language,
    'or',
  );
}

/** Returns a caravan's place and its possible next stops. */
const stopValues = (G: G, from: string, language: Language): TextValues => ({
  from: roadName(from, language),
  ways: join(
    entriesOf(contentOf(G).road.next)
      .flatMap(([stop, next]) => (stop === from ? next : []))
      .map((to) => roadName(to, language)),
    language,
    'or',
  ),
});

function moveValues(move: string, language: Language): TextValues {
  if (!isMoveName(move)) return { move };
  const t = translator(language);
  return { move: t(`terms.move.${move}`), needs: t(`refusal.needs.${move}`) };
}

/** Returns the wording of one value of a refusal. Numbers also select the plural form. */
function valueInWords(
  G: G,
  name: string,
  value: string | number,
  language: Language,
  names: PlayerNames,
): string | number {
  const t = translator(language);
  if (name === 'caravan') return t(value === 1 ? 'terms.caravan.first' : 'terms.caravan.second');
  if (typeof value === 'number') return name === 'row' || name === 'round' ? rowName(value) : value;
  const oneOf = <Word extends string>(words: readonly Word[]): Word | undefined =>
    words.find((word) => word === value);
  switch (name) {
    case 'space':
      return spaceName(value, language);
    case 'road':
      return roadName(value, language);
    case 'card':
      return draftCardName(G, value, language);
    case 'costs':
      return costsText(value, language);
    case 'tile':
      return tileText(contentOf(G), value, language);
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
    case 'phase': {
      const key = `terms.phase.${value}`;
      return isTextKey(key) ? t(key) : value;
    }
    default:
      return value;
  }
}

export const { explain } = createExplain({
  translator,
  isTextKey,
  whyNot,
  valueInWords: (G: G, name, value, language, names) => {
    if (name === 'move') return moveValues(String(value), language);
    if (name === 'from') return stopValues(G, String(value), language);
    return { [name]: valueInWords(G, name, value, language, names) };
  },
});
