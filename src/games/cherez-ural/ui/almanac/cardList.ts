/** All cards of a content as the almanac lists them, and which of them are asked for. */
import type { Language } from '../../../../language/language';
import { content as builtIn } from '../../content/index';
import type { BusinessId, Good, SituationId, WorkerId } from '../../content/terms';
import type { BusinessField, Content, Family, SituationField, WorkerField } from '../../content/vocabulary';
import { businessIcons, type Icon, situationIcons, workerIcons } from '../../text/cardIcons';
import { businessText, situationText, workerText } from '../../text/cardText';

export const KINDS = ['business', 'worker', 'situation'] as const;
export type Kind = (typeof KINDS)[number];
/** Printed in public sources, a reconstruction, or replaced by a content pack. */
export const ORIGINS = ['known', 'ours', 'pack'] as const;
export type Origin = (typeof ORIGINS)[number];
type Field = BusinessField | WorkerField | SituationField;

export type AlmanacCard = {
  readonly family: Family | null;
  readonly goods: ReadonlySet<Good>;
  /** Names in both languages, the card's number and its text, in small letters. */
  readonly words: string;
  readonly fields: Readonly<Record<Origin, readonly Field[]>>;
} & (
  | { readonly kind: 'business'; readonly id: BusinessId }
  | { readonly kind: 'worker'; readonly id: WorkerId }
  | { readonly kind: 'situation'; readonly id: SituationId }
);

const BUSINESS_FIELDS = ['family', 'name', 'timing', 'destination', 'cost', 'effects'] as const;
const WORKER_FIELDS = ['name', 'upper', 'lower'] as const;
const SITUATION_FIELDS = ['name', 'effects'] as const;

function goodsOf(icons: readonly Icon[]): ReadonlySet<Good> {
  return new Set(
    icons.flatMap((icon) => ('good' in icon ? [icon.good] : icon.icon === 'anyOf' ? icon.of : [])),
  );
}

function fieldsOf<Name extends Field>(
  names: readonly Name[],
  card: { readonly known: readonly Name[] } & Readonly<Record<Name, unknown>>,
  printed: Readonly<Record<Name, unknown>>,
): AlmanacCard['fields'] {
  const originOf = (name: Name): Origin =>
    JSON.stringify(card[name]) !== JSON.stringify(printed[name])
      ? 'pack'
      : card.known.includes(name)
        ? 'known'
        : 'ours';
  const from = (origin: Origin) => names.filter((name) => originOf(name) === origin);
  return { known: from('known'), ours: from('ours'), pack: from('pack') };
}

const inWords = (...parts: readonly (string | null)[]) => parts.join(' ').toLowerCase();

/** Businesses, workers, situations, each by their numbers. */
export function almanacCards(content: Content, language: Language): readonly AlmanacCard[] {
  const businesses = Object.values(content.businesses).map((card): AlmanacCard => {
    const { cost, reward } = businessIcons(card);
    const { family, destination, sentence, timing } = businessText(card, language);
    return {
      kind: 'business',
      id: card.id,
      family: card.family,
      goods: goodsOf([...cost, ...reward]),
      words: inWords(card.id, card.name.en, card.name.ja, family, destination, sentence, timing),
      fields: fieldsOf(BUSINESS_FIELDS, card, builtIn.businesses[card.id]),
    };
  });
  const workers = Object.values(content.workers).map((card): AlmanacCard => {
    const icons = workerIcons(card);
    const { upper, lower } = workerText(card, language);
    return {
      kind: 'worker',
      id: card.id,
      family: null,
      goods: goodsOf([...icons.upper, ...icons.lower]),
      words: inWords(card.id, card.name.en, card.name.ja, upper, lower),
      fields: fieldsOf(WORKER_FIELDS, card, builtIn.workers[card.id]),
    };
  });
  const situations = Object.values(content.situations).map((card): AlmanacCard => {
    const { sentences } = situationText(card, language);
    return {
      kind: 'situation',
      id: card.id,
      family: null,
      goods: goodsOf(situationIcons(card).flat()),
      words: inWords(card.id, card.name.en, card.name.ja, ...sentences),
      fields: fieldsOf(SITUATION_FIELDS, card, builtIn.situations[card.id]),
    };
  });
  return [...businesses, ...workers, ...situations];
}

export type Filter = {
  readonly kind: Kind | null;
  readonly family: Family | null;
  /** The card shows all of these. */
  readonly goods: readonly Good[];
  /** `known`: nothing else; `ours`, `pack`: at least something. */
  readonly origin: Origin | null;
  readonly query: string;
};

export const NO_FILTER: Filter = { kind: null, family: null, goods: [], origin: null, query: '' };

export function fits(card: AlmanacCard, { kind, family, goods, origin, query }: Filter): boolean {
  if (kind !== null && card.kind !== kind) return false;
  if (family !== null && card.family !== family) return false;
  if (!goods.every((good) => card.goods.has(good))) return false;
  if (origin === 'known' && card.fields.ours.length + card.fields.pack.length > 0) return false;
  if (origin !== null && card.fields[origin].length === 0) return false;
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => card.words.includes(word));
}
