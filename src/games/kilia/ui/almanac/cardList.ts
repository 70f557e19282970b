import type { Language } from '../../../../language/language';
import { entryOf } from '../../../../rules-kit/indexed';
import { type AlmanacCard, fieldsOf } from '../../../../table/cards/almanac';
import type { ActionId, ContractId, Good } from '../../content/terms';
import { GOODS } from '../../content/terms';
import type { Translate } from '../../text/table/en';
import { abilityName, abilitySentence } from '../../text/words';
import type { IndexedContent } from '../../view-model/contentIndex';
import { type Bag, bagPhrase, costOf, rewardOf } from '../../view-model/resources';

export const KINDS = ['action', 'contract'] as const;
export type KiliaCard = AlmanacCard<Field> &
  (
    | { readonly kind: 'action'; readonly id: ActionId }
    | { readonly kind: 'contract'; readonly id: ContractId }
  );

const ACTION_FIELDS = ['zone', 'ability', 'warehouse'] as const;
const CONTRACT_FIELDS = ['cost', 'reward', 'points'] as const;
type Field = (typeof ACTION_FIELDS | typeof CONTRACT_FIELDS)[number];

const goodsIn = (bag: Bag): Good[] => GOODS.filter((good) => (bag[good] ?? 0) > 0);

/** Lists action cards and contracts by number. `builtIn` is the content without a pack. */
export function almanacCards(
  content: IndexedContent,
  builtIn: IndexedContent,
  t: Translate,
  language: Language,
): readonly KiliaCard[] {
  const actions = content.actionCards.map((card): KiliaCard => {
    const { id, zone, ability, warehouse } = card;
    return {
      kind: 'action',
      id,
      group: zone,
      marks: new Set(GOODS.filter((good) => warehouse.includes(good) || content.zone[zone].good === good)),
      words: [id, t(`terms.zone.${zone}`), abilityName(ability, language), abilitySentence(ability, language)]
        .join(' ')
        .toLowerCase(),
      // It is known that every card has a zone. Which card has which zone is this project's choice
      // (docs/kilia/rules.md).
      fields: fieldsOf(ACTION_FIELDS, { ...card, known: [] }, entryOf(builtIn.action, id)),
    };
  });
  const contracts = content.contracts.map((card): KiliaCard => {
    const { id } = card;
    const [cost, reward] = [costOf(card), rewardOf(card)];
    return {
      kind: 'contract',
      id,
      group: null,
      marks: new Set([...goodsIn(cost), ...goodsIn(reward)]),
      words: [id, bagPhrase(cost, t), bagPhrase(reward, t)].join(' ').toLowerCase(),
      fields: fieldsOf(CONTRACT_FIELDS, { ...card, known: [] }, entryOf(builtIn.contract, id)),
    };
  });
  return [...actions, ...contracts];
}
