import type { Language } from '../../../../language/language';
import { type AlmanacCard, fieldsOf } from '../../../../table/cards/almanac';
import { content as builtIn } from '../../content/index';
import { type ArtifactId, type CharacterId, RESOURCES } from '../../content/terms';
import type { Content, Effect } from '../../content/vocabulary';
import { artifactText, characterText, effectsText } from '../../text/cardText';

export const KINDS = ['artifact', 'character', 'startCard', 'bonusTile'] as const;
export type TerramaraCard = AlmanacCard<Field> &
  (
    | { readonly kind: 'artifact'; readonly id: ArtifactId }
    | { readonly kind: 'startCard' | 'bonusTile'; readonly id: string }
    | { readonly kind: 'character'; readonly id: CharacterId }
  );

const ARTIFACT_FIELDS = ['level', 'name', 'category', 'cost', 'vp', 'effect'] as const;
const CHARACTER_FIELDS = ['texts', 'name'] as const;
const TILE_FIELDS = ['level', 'do'] as const;
const START_FIELDS = ['do'] as const;
type Field = (
  | typeof ARTIFACT_FIELDS
  | typeof CHARACTER_FIELDS
  | typeof TILE_FIELDS
  | typeof START_FIELDS
)[number];

const inWords = (...parts: readonly string[]) => parts.join(' ').toLowerCase();

/** Returns every resource that a record mentions. */
const marksOf = (...records: readonly unknown[]): ReadonlySet<string> => {
  const text = JSON.stringify(records);
  return new Set(RESOURCES.filter((kind) => text.includes(`"${kind}"`)));
};

const printedOf = <Item extends { readonly id: string }>(items: readonly Item[], item: Item): Item =>
  items.find(({ id }) => id === item.id) ?? item;

/** Lists artifacts, characters, start cards and bonus tiles by number. */
export function almanacCards(content: Content, language: Language): readonly TerramaraCard[] {
  const artifacts = content.artifacts.map((card): TerramaraCard => {
    const printed = printedOf(builtIn.artifacts, card);
    const named = (each: typeof card) => ({ ...each, name: [each.en, each.ja] });
    return {
      kind: 'artifact',
      id: card.id,
      group: card.category,
      marks: marksOf(card.cost, card.effect),
      words: inWords(card.id, card.en, card.ja, artifactText(card, language)),
      fields: fieldsOf(ARTIFACT_FIELDS, { ...named(card), known: ['level'] }, named(printed)),
    };
  });
  const characters = content.characters.map((card): TerramaraCard => {
    const told = (each: typeof card) => ({ texts: each.adultVp ?? [], name: [each.en, each.ja] });
    return {
      kind: 'character',
      id: card.id,
      group: null,
      marks: new Set(),
      words: inWords(
        card.id,
        card.en,
        card.ja,
        characterText(card, 'child', language),
        characterText(card, 'adult', language),
      ),
      fields: fieldsOf(
        CHARACTER_FIELDS,
        { ...told(card), known: card.adultVp === undefined ? ['texts'] : [] },
        told(printedOf(builtIn.characters, card)),
      ),
    };
  });
  const dealt = (kind: 'startCard' | 'bonusTile', id: string, effects: readonly Effect[]) => ({
    kind,
    id,
    group: null,
    marks: marksOf(effects),
    words: inWords(id, effectsText(effects, language)),
  });
  const startCards = content.startCards.map(
    (card): TerramaraCard => ({
      ...dealt('startCard', card.id, card.do),
      fields: fieldsOf(START_FIELDS, { ...card, known: [] }, printedOf(builtIn.startCards, card)),
    }),
  );
  const tiles = content.bonusTiles.map(
    (card): TerramaraCard => ({
      ...dealt('bonusTile', card.id, card.do),
      fields: fieldsOf(TILE_FIELDS, { ...card, known: ['level'] }, printedOf(builtIn.bonusTiles, card)),
    }),
  );
  return [...artifacts, ...characters, ...startCards, ...tiles];
}
