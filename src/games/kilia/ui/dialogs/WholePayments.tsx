import { useState } from 'react';
import type { Payment } from '../../rules/state/state';
import { samePayment, takenBy } from '../../view-model/payments';
import { isEmptyBag } from '../../view-model/resources';
import { useTable } from '../context';
import { CoinIcon, GameIcon } from '../icons/index';
import { Amounts } from '../pieces/Amounts';

/** Number of payments shown before the player presses "more". */
const FIRST = 10;

type WholePaymentsProps = {
  readonly payments: readonly Payment[];
  readonly chosen: Payment;
  /** Whether the chosen payment isn't in the list. It then appears on top. */
  readonly isOwn: boolean;
  readonly extraCoins: number;
  readonly onChoose: (payment: Payment) => void;
};

/** Lists whole payments by own goods used, then by coins. */
export function WholePayments({ payments, chosen, isOwn, extraCoins, onChoose }: WholePaymentsProps) {
  const { t, board, below } = useTable();
  const [all, setAll] = useState(false);
  const shown = all ? payments : payments.slice(0, FIRST);
  const row = (payment: Payment) => {
    const { own, delivered, coins } = takenBy(board(below), payment);
    return (
      <>
        <Amounts bag={own} size={17} />
        {coins > 0 && (
          <>
            {!isEmptyBag(own) && <span>+</span>}
            <GameIcon name="merchant" size={16} />
            <Amounts bag={delivered} size={17} />
          </>
        )}
        {coins + extraCoins > 0 && <CoinIcon size={21} amount={coins + extraCoins} />}
      </>
    );
  };
  return (
    <fieldset className="flex-column gap-6 whole">
      <legend className="nowrap title-13 panel-title">{t('pay.whole')}</legend>
      {isOwn && (
        <p className="option option-chosen whole-row">
          <span className="semibold">{t('pay.yours')}</span>
          {row(chosen)}
        </p>
      )}
      {shown.map((payment, index) => {
        const isChosen = !isOwn && samePayment(payment, chosen);
        return (
          <label
            key={JSON.stringify(payment)}
            className={isChosen ? 'option option-chosen whole-row' : 'option whole-row'}
          >
            <input
              type="radio"
              name="whole-payment"
              checked={isChosen}
              data-testid={`whole-${index}`}
              onChange={() => onChoose(payment)}
            />
            {row(payment)}
          </label>
        );
      })}
      {shown.length < payments.length && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {t('pay.moreWhole', { count: payments.length - shown.length })}
        </button>
      )}
    </fieldset>
  );
}
