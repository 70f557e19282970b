import { GOODS, type Zone } from '../../content/terms';
import type { Contract } from '../../content/vocabulary';
import { takenBy } from '../../view-model/payments';
import type { Paying } from '../../view-model/plan';
import { isEmptyBag, rewardOf } from '../../view-model/resources';
import { useTable } from '../context';
import { CoinIcon, Flag, GameIcon, GoodIcon } from '../icons/index';
import { Amounts } from '../pieces/Amounts';

type AfterwardsProps = {
  readonly paying: Paying;
  readonly contract: Contract | null;
  readonly zone: Zone | null;
};

/** Shows what a payment would leave, what it gains, and which goals it brings closer. */
export function Afterwards({ paying, contract, zone }: AfterwardsProps) {
  const { t, board, below, content } = useTable();
  const view = board(below);
  const coins = takenBy(view, paying.payment).coins + paying.coins;
  const cells = [
    ...GOODS.map((good) => ({
      key: good,
      sign: <GoodIcon good={good} size={20} title={t(`terms.goodLow.${good}`)} />,
      has: view.goods[good],
      left: view.goods[good] - (paying.payment.goods[good] ?? 0),
    })),
    {
      key: 'coins',
      sign: <CoinIcon size={20} title={t('pay.coins')} />,
      has: view.coins,
      left: view.coins - coins,
    },
  ];
  const per = content.numbers.contractsPerChip;
  const fulfilled = view.fulfilled.length + 1;
  return (
    <section className="flex-column gap-9 afterwards">
      <h3 className="nowrap title-13 panel-title">{t('pay.after')}</h3>
      <div className="grid gap-6 after-cells">
        {cells.map(({ key, sign, has, left }) => (
          <span key={key} className="centred nowrap gap-4 corner-6 chip pale-edge after-cell">
            {sign}
            {left === has ? (
              has
            ) : (
              <span>
                {has} → <strong className="change-bad">{left}</strong>
              </span>
            )}
          </span>
        ))}
      </div>
      {contract !== null && (
        <>
          <p className="flex-row gap-7 semibold corner-6 chip pale-edge after-line">
            {!isEmptyBag(rewardOf(contract)) && (
              <>
                + <Amounts bag={rewardOf(contract)} size={18} />
              </>
            )}
            <span className="gap" />
            <strong className="change-good">+{contract.points}</strong> <Flag size={16} />
          </p>
          <p className="flex-row gap-7 semibold corner-6 chip pale-edge after-line">
            <GameIcon name="wheel" size={18} />
            {fulfilled % per === 0
              ? t('pay.bringsNow', { count: fulfilled })
              : t('pay.brings', { count: fulfilled, next: Math.ceil(fulfilled / per) * per })}
          </p>
        </>
      )}
      {zone !== null && (
        <p className="flex-row gap-7 semibold corner-6 chip pale-edge after-line">
          {t('pay.expands', { zone: t(`terms.zone.${zone}`) })}
        </p>
      )}
    </section>
  );
}
