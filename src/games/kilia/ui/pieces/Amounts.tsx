import { memo } from 'react';
import { Change } from '../../../../table/controls/Change';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import { GOODS } from '../../content/terms';
import { type Bag, bagPhrase } from '../../view-model/resources';
import { useWords } from '../context';
import { AnyIcon, CoinIcon, GameIcon, GoodIcon } from '../icons/index';

type AmountsProps = {
  readonly bag: Bag;
  readonly size?: number;
  /** Shows each amount with a plus or minus sign. */
  readonly asChange?: boolean;
};

/** Shows an icon for each kind in a bag, with a number if there are two or more. Coins contain their number. */
export const Amounts = memo(function Amounts({ bag, size = 18, asChange = false }: AmountsProps) {
  const { t } = useWords();
  const { any = 0, coins = 0, contract = 0 } = bag;
  const number = (amount: number) =>
    asChange ? <Change amount={amount} /> : Math.abs(amount) > 1 ? <span>{amount}</span> : null;
  return (
    <span className="flex-line wrap amounts" role="img" aria-label={bagPhrase(bag, t)}>
      {GOODS.map((good) => {
        const amount = bag[good] ?? 0;
        return amount === 0 ? null : (
          <span key={good} className="flex-line nowrap bold gap-3 amount">
            {number(amount)}
            <GoodIcon good={good} size={size} />
          </span>
        );
      })}
      {any !== 0 && (
        <span className="flex-line nowrap bold gap-3 amount">
          {number(any)}
          <AnyIcon size={size} />
        </span>
      )}
      {coins !== 0 && (
        <span className="flex-line nowrap bold gap-3 amount">
          {asChange ? (
            <>
              <Change amount={coins} />
              <CoinIcon size={size} />
            </>
          ) : (
            <CoinIcon size={size * 1.18} amount={coins} />
          )}
        </span>
      )}
      {contract !== 0 && (
        <span className="flex-line nowrap bold gap-3 amount">
          <GameIcon name="newContract" size={size * 1.1} />
        </span>
      )}
    </span>
  );
}, arePropsEqual);
