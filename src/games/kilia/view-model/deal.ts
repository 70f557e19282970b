/** Determines what the main button's move costs and brings at once. Effects that follow are in the hint. */
import { entryOf } from '../../../rules-kit/indexed';
import type { ActionId, ContractId } from '../content/terms';
import { takenBy } from './payments';
import type { Plan } from './plan';
import { type Bag, bagPhrase, isEmptyBag, rewardOf, sumBags } from './resources';
import type { Table } from './table';

export type Deal = {
  /** Goods and coins, including those for merchants and the column's price. */
  readonly cost: Bag;
  readonly gain: Bag;
  readonly sprats: number;
  readonly points: number;
};

const NOTHING: Deal = { cost: {}, gain: {}, sprats: 0, points: 0 };

/** Returns the price of the column that holds a card or contract. */
const priceOf = ({ columns }: Table, taken: ActionId | ContractId | null): Bag => ({
  coins:
    taken === null
      ? 0
      : (columns.find(({ card, contract }) => card === taken || contract === taken)?.cost ?? 0),
});

/** Returns the bonus of a market space, which only its first merchant gains (R5.3). */
function bonusOf(table: Table, plan: Extract<Plan, { kind: 'merchant' }>): Pick<Deal, 'gain' | 'sprats'> {
  const { board, below, content } = table;
  const space = board(below).market.find(({ id }) => id === plan.space);
  if (space === undefined || space.stack > 0) return NOTHING;
  switch (space.bonus) {
    case 'good':
      return { gain: { any: 1 }, sprats: 0 };
    case 'coins':
      return { gain: { coins: content.numbers.marketCoins }, sprats: 0 };
    case 'contract':
      return { gain: { contract: 1 }, sprats: 0 };
    case 'sprat':
      return { gain: {}, sprats: 1 };
  }
}

export function dealOf(table: Table, plan: Plan): Deal {
  const { board, below, content } = table;
  switch (plan.kind) {
    case 'expand':
    case 'fulfil': {
      const { own, coins } = takenBy(board(below), plan.paying.payment);
      const cost = sumBags(own, { coins: coins + plan.paying.coins });
      if (plan.kind === 'expand') return { ...NOTHING, cost };
      const contract = entryOf(content.contract, plan.contract);
      return { ...NOTHING, cost, gain: rewardOf(contract), points: contract.points };
    }
    case 'merchant':
      return { ...NOTHING, ...bonusOf(table, plan), cost: priceOf(table, plan.card) };
    case 'contract':
    case 'ability':
    case 'building':
      return { ...NOTHING, cost: priceOf(table, plan.taken) };
    default:
      return NOTHING;
  }
}

/** Describes what the move costs and brings; null if nothing. */
export function dealWords(
  { cost, gain, sprats, points }: Deal,
  t: Table['t'],
): { readonly cost: string | null; readonly gain: string | null } {
  const brings = [
    !isEmptyBag(gain) && bagPhrase(gain, t),
    sprats > 0 && t('terms.bonus.sprat'),
    points > 0 && t('terms.points', { count: points }),
  ].filter((part) => part !== false);
  return {
    cost: isEmptyBag(cost) ? null : bagPhrase(cost, t),
    gain: brings.length === 0 ? null : brings.join(t('kit.comma')),
  };
}
