import { entryOf } from '../../../../rules-kit/indexed';
import type { ActionId, ContractId } from '../../content/terms';
import type { PaidFor } from '../../rules/defaultPayment';
import { PaymentChips } from '../actions/NextStep';
import { useTable } from '../context';

type ReadyPaymentProps = {
  readonly what: PaidFor;
  /** The column (from 1) and price of the card, for expansions. */
  readonly column?: { readonly column: number; readonly cost: number };
};

/** Shows the default payment. It is only mounted on hover or focus, because finding the payment takes time. */
function ReadyPayment({ what, column }: ReadyPaymentProps) {
  const { t, readyPayment, content } = useTable();
  const payment = readyPayment(what, column === undefined ? undefined : column.column - 1);
  if (payment === null) return null;
  const coins =
    'contract' in what ? (entryOf(content.contract, what.contract).cost.coins ?? 0) : (column?.cost ?? 0);
  return (
    <span className="flex-row wrap gap-5 semibold line-above full-pays">
      {t('face.pays')}
      <PaymentChips paying={{ cost: {}, coins, payments: [payment], payment }} />
    </span>
  );
}

/** Shows the default payment for a card in the row that can expand its zone. */
export function ReadyExpansion({ id }: { readonly id: ActionId }) {
  const { legal, columns, content } = useTable();
  const { zone } = entryOf(content.action, id);
  if (legal.expand.get(id)?.has(zone) !== true) return null;
  return <ReadyPayment what={{ zone }} column={columns.find(({ card }) => card === id)} />;
}

/** Shows the default payment for the player's contract if it can be fulfilled. */
export function ReadyFulfilment({ id }: { readonly id: ContractId }) {
  const { legal } = useTable();
  return legal.fulfilContract.has(id) ? <ReadyPayment what={{ contract: id }} /> : null;
}
