/** Phrases shared by cards, refusals, moves and the log. */
import type { Language } from '../../../language/language';
import { listed } from '../../../language/lists';
import type { Bag } from '../../../rules-kit/bag';
import { type ContractId, GOODS, type Good, type Zone } from '../content/terms';
import type { Ability, Cell, ContractCost, ContractReward } from '../content/vocabulary';
import { contractCard } from '../rules/content-pack/contentOf';
import type { G } from '../rules/state/state';
import { termsIn } from './catalogue/en/terms';

type Goods = Bag<Good>;

export const zoneName = (zone: Zone, language: Language): string => termsIn(language)(`terms.zone.${zone}`);
export const goodName = (good: Good, language: Language): string => termsIn(language)(`terms.good.${good}`);

export const pieces = (good: Good | 'any', count: number, language: Language): string =>
  termsIn(language)(`terms.pieces.${good}`, { count });

export const coinsPhrase = (count: number, language: Language): string =>
  termsIn(language)('terms.coins', { count });

/** Lists the goods that are there, in the rulebook's order: "2 salt", "1 brick". */
const goodsItems = (goods: Goods, language: Language): string[] =>
  GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [pieces(good, count, language)];
  });

/** Joins items: "2 salt, 1 brick and 3 coins". An empty list gives "nothing". */
export const phraseOf = (items: readonly string[], language: Language): string =>
  items.length === 0 ? termsIn(language)('terms.nothing') : listed(items, language);

export function costItems(cost: ContractCost | ContractReward, language: Language): string[] {
  const { any = 0, coins = 0 } = cost;
  return [
    ...goodsItems(cost, language),
    ...(any > 0 ? [pieces('any', any, language)] : []),
    ...(coins > 0 ? [coinsPhrase(coins, language)] : []),
    ...('contract' in cost && (cost.contract ?? 0) > 0 ? [termsIn(language)('terms.newContract')] : []),
  ];
}

export function gainItems(
  { goods, coins, sprats = 0 }: { readonly goods: Goods; readonly coins: number; readonly sprats?: number },
  language: Language,
): string[] {
  return [
    ...goodsItems(goods, language),
    ...(coins > 0 ? [coinsPhrase(coins, language)] : []),
    ...(sprats > 0 ? [termsIn(language)('terms.sprats', { count: sprats })] : []),
  ];
}

/** Counts the goods and coins on cells of buildings. */
export function cellsSum(cells: readonly Cell[]): { readonly goods: Goods; readonly coins: number } {
  const goods: { [Each in Good]?: number } = {};
  let coins = 0;
  for (const cell of cells) {
    if (cell === 'coin') coins += 1;
    else if (cell !== null) goods[cell] = (goods[cell] ?? 0) + 1;
  }
  return { goods, coins };
}

/** Names a contract by its cost, because contracts have no names. */
export function contractName(G: Pick<G, 'content'>, id: ContractId, language: Language): string {
  const card = contractCard(G, id);
  const cost = phraseOf(costItems(card.cost, language), language);
  return termsIn(language)(card.starting === undefined ? 'terms.contract' : 'terms.startingContract', {
    cost,
  });
}

/** Names an ability: "swapping salt and wood in payments", "1 point for each wood at the end". */
export function abilityName(ability: Ability, language: Language): string {
  return termsIn(language)(`terms.ability.${ability.kind}`, abilityValues(ability, language));
}

export const abilitySentence = (ability: Ability, language: Language): string =>
  termsIn(language)(`terms.abilitySays.${ability.kind}`, abilityValues(ability, language));

function abilityValues(ability: Ability, language: Language): Readonly<Record<string, string>> {
  switch (ability.kind) {
    case 'swap':
      return { a: goodName(ability.goods[0], language), b: goodName(ability.goods[1], language) };
    case 'extra':
      return { zone: zoneName(ability.zone, language) };
    case 'points':
      return { good: goodName(ability.good, language) };
  }
}

/** Lists what a payment takes: own goods, deliveries and coins. */
export function paymentPhrase(goods: Goods, delivered: Goods, coins: number, language: Language): string {
  const deliveries = goodsItems(delivered, language).map((each) =>
    termsIn(language)('terms.delivered', { goods: each }),
  );
  return phraseOf(
    [...goodsItems(goods, language), ...deliveries, ...(coins > 0 ? [coinsPhrase(coins, language)] : [])],
    language,
  );
}
