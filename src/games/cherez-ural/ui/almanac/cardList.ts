import type { Language } from '../../../../language/language';
import { entryOf } from '../../../../rules-kit/indexed';
import { type AlmanacCard, fieldsOf } from '../../../../table/cards/almanac';
import { content as builtIn } from '../../content/index';
import type { BusinessId, Good, SituationId, WorkerId } from '../../content/terms';
import type { Content } from '../../content/vocabulary';
import { businessIcons, type Icon, situationIcons, workerIcons } from '../../text/cardIcons';
import { businessText, situationText, workerText } from '../../text/cardText';

export const KINDS = ['business', 'worker', 'situation'] as const;
export type CherezUralCard = AlmanacCard<Field> &
  (
    | { readonly kind: 'business'; readonly id: BusinessId }
    | { readonly kind: 'worker'; readonly id: WorkerId }
    | { readonly kind: 'situation'; readonly id: SituationId }
  );

const BUSINESS_FIELDS = ['family', 'name', 'timing', 'destination', 'cost', 'effects'] as const;
const WORKER_FIELDS = ['name', 'upper', 'lower'] as const;
const SITUATION_FIELDS = ['name', 'effects'] as const;
type Field = (typeof BUSINESS_FIELDS | typeof WORKER_FIELDS | typeof SITUATION_FIELDS)[number];

function goodsOf(icons: readonly Icon[]): ReadonlySet<Good> {
  return new Set(
    icons.flatMap((icon) => ('good' in icon ? [icon.good] : icon.icon === 'anyOf' ? icon.of : [])),
  );
}

const inWords = (...parts: readonly (string | null)[]) => parts.join(' ').toLowerCase();

/** Returns businesses, workers and situations, each group in the order of its ids. */
export function almanacCards(content: Content, language: Language): readonly CherezUralCard[] {
  const businesses = Object.values(content.businesses).map((card): CherezUralCard => {
    const { cost, reward } = businessIcons(card);
    const { family, destination, sentence, timing } = businessText(card, language);
    return {
      kind: 'business',
      id: card.id,
      group: card.family,
      marks: goodsOf([...cost, ...reward]),
      words: inWords(card.id, card.name.en, card.name.ja, family, destination, sentence, timing),
      fields: fieldsOf(BUSINESS_FIELDS, card, entryOf(builtIn.businesses, card.id)),
    };
  });
  const workers = Object.values(content.workers).map((card): CherezUralCard => {
    const icons = workerIcons(card);
    const { upper, lower } = workerText(card, language);
    return {
      kind: 'worker',
      id: card.id,
      group: null,
      marks: goodsOf([...icons.upper, ...icons.lower]),
      words: inWords(card.id, card.name.en, card.name.ja, upper, lower),
      fields: fieldsOf(WORKER_FIELDS, card, entryOf(builtIn.workers, card.id)),
    };
  });
  const situations = Object.values(content.situations).map((card): CherezUralCard => {
    const { sentences } = situationText(card, language);
    return {
      kind: 'situation',
      id: card.id,
      group: null,
      marks: goodsOf(situationIcons(card).flat()),
      words: inWords(card.id, card.name.en, card.name.ja, ...sentences),
      fields: fieldsOf(SITUATION_FIELDS, card, entryOf(builtIn.situations, card.id)),
    };
  });
  return [...businesses, ...workers, ...situations];
}
