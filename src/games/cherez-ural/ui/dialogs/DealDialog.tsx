import { type ReactNode, useMemo, useState } from 'react';
import { GOODS, type Good, type WorkerId } from '../../content/terms';
import { canAdd, EMPTY, goldOf, isListed, mostOut, type TwoSided, withPieces } from '../../position/deals';
import type { Intent } from '../../position/legal';
import { foresee } from '../../rules/foresee';
import type { Prices } from '../../rules/prices';
import { upperFirst } from '../../text/words';
import { usePick, useTable } from '../context';
import { GoldIcon, GoodIcon } from '../icons/index';
import { ActionButton } from '../parts/ActionButton';
import { Change, Gold } from '../parts/amounts';
import { Load } from '../parts/Load';
import { Stepper } from '../parts/Stepper';
import { DealOutcome } from './DealOutcome';
import { Frame } from './Frame';

type DealDialogProps = {
  readonly testId: string;
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly emblem: ReactNode;
  readonly worker: WorkerId;
  readonly capacity: number;
  /** Every legal deal: what is sold goes out, what is bought comes in. */
  readonly list: readonly TwoSided[];
  readonly prices: Prices;
  readonly intentOf: (deal: TwoSided) => Intent;
  readonly confirm: string;
};

/** Selling and buying at a table of prices: a trade, or an envoy's sale (R10.4, R6.4). */
export function DealDialog(props: DealDialogProps) {
  const { testId, title, subtitle, emblem, worker, capacity, list, prices, intentOf, confirm } = props;
  const { G, ctx, t, viewer, run, refusal } = useTable();
  const pick = usePick();
  const [deal, setDeal] = useState<TwoSided>(EMPTY);
  const { goods } = G.workers[worker];
  const listed = isListed(deal, list);
  const intent = useMemo(() => intentOf(deal), [intentOf, deal]);
  const foresight = useMemo(
    () => (listed && viewer !== null ? foresee(G, ctx, viewer, [intent]) : null),
    [G, ctx, viewer, listed, intent],
  );
  const empty = GOODS.every((good) => deal.out[good] === undefined && deal.in[good] === undefined);
  const [sales, purchases] = [goldOf(deal.out, prices.sell), goldOf(deal.in, prices.buy)];
  const all = mostOut(list);
  const reason = listed ? null : empty ? t('table.deal.choose') : refusal(intent.move, ...intent.args);
  const close = () => pick({ do: 'close' });
  return (
    <Frame
      testId={testId}
      title={title}
      subtitle={subtitle}
      emblem={emblem}
      aside={
        <div className="deal-carries">
          <span>{t('table.deal.carries')}</span>
          <Load goods={goods} capacity={capacity} size={20} />
        </div>
      }
      size="wide"
      onClose={close}
      foot={
        <>
          <ActionButton
            testId="sell-all"
            label={t('table.deal.sellAll')}
            glyph="trade"
            reason={all === null ? t('table.deal.nothingSells') : null}
            onPress={() => all !== null && setDeal(all)}
          />
          <ActionButton
            testId="clear"
            label={t('table.clear')}
            reason={null}
            onPress={() => setDeal(EMPTY)}
          />
          <span className="gap" />
          <ActionButton testId="cancel" label={t('table.cancel')} reason={null} onPress={close} />
          <ActionButton
            testId="confirm"
            look="primary"
            glyph="check"
            label={
              <>
                {confirm}
                <span className="btn-cost">
                  <GoldIcon />
                  <Change amount={sales - purchases} />
                </span>
              </>
            }
            reason={reason}
            onPress={() => run([intent])}
          />
        </>
      }
    >
      <div className="deal">
        <div className="deal-row deal-heads" aria-hidden="true">
          <span>{t('table.deal.goods')}</span>
          <span>{t('table.deal.has')}</span>
          <span className="deal-sell-head">{t('table.deal.sell')}</span>
          <span className="deal-buy-head">{t('table.deal.buy')}</span>
          <span className="deal-gold">{t('table.deal.gold')}</span>
        </div>
        {GOODS.map((good) => (
          <DealRow
            key={good}
            good={good}
            has={goods[good]}
            deal={deal}
            list={list}
            prices={prices}
            onChange={setDeal}
          />
        ))}
        <div className="deal-sum">
          <span>{t('table.deal.sum', { sales, purchases })}</span>
          <strong data-testid="deal-sum">
            <Change amount={sales - purchases} />
          </strong>
        </div>
        <DealOutcome worker={worker} capacity={capacity} deal={deal} foresight={foresight} reason={reason} />
      </div>
    </Frame>
  );
}

type DealRowProps = {
  readonly good: Good;
  readonly has: number;
  readonly deal: TwoSided;
  readonly list: readonly TwoSided[];
  readonly prices: Prices;
  readonly onChange: (deal: TwoSided) => void;
};

function DealRow({ good, has, deal, list, prices, onChange }: DealRowProps) {
  const { t } = useTable();
  const name = upperFirst(t(`terms.good.${good}`));
  const [sold, bought] = [deal.out[good] ?? 0, deal.in[good] ?? 0];
  const [sell, buy] = [prices.sell[good], prices.buy[good]];
  const gold = sold * (sell ?? 0) - bought * (buy ?? 0);
  return (
    <div className="deal-row">
      <span className="deal-good">
        <GoodIcon good={good} size={24} />
        {name}
      </span>
      <span className="deal-has">
        <span className="visually-hidden">{t('table.deal.has')} </span>
        {has}
      </span>
      <span className="deal-side">
        <span className="deal-price">{sell === null ? '–' : <Gold amount={sell} />}</span>
        {sell === null ? (
          <span className="deal-none">{t('table.deal.notBoughtHere')}</span>
        ) : (
          <span className="deal-stepper">
            <Stepper
              testId={`sell-${good}`}
              label={t('table.deal.sellWhat', { good: name })}
              value={sold}
              canLess={sold > 0}
              canMore={bought === 0 && canAdd(deal, 'out', good, list)}
              onChange={(count) => onChange(withPieces(deal, 'out', good, count))}
            />
            {bought > 0 && <span className="deal-why">{t('table.deal.buying')}</span>}
          </span>
        )}
      </span>
      <span className={`deal-side deal-buys${buy === null ? ' deal-buys-none' : ''}`}>
        <span className="deal-price" data-label={t('table.deal.buy')}>
          {buy === null ? '–' : <Gold amount={buy} />}
        </span>
        {buy === null ? (
          <span className="deal-none">{t('table.deal.notSoldHere')}</span>
        ) : (
          <span className="deal-stepper">
            <Stepper
              testId={`buy-${good}`}
              label={t('table.deal.buyWhat', { good: name })}
              value={bought}
              canLess={bought > 0}
              canMore={sold === 0 && canAdd(deal, 'in', good, list)}
              onChange={(count) => onChange(withPieces(deal, 'in', good, count))}
            />
            {sold > 0 && <span className="deal-why">{t('table.deal.selling')}</span>}
          </span>
        )}
      </span>
      <span className="deal-gold">
        <Change amount={gold} />
      </span>
    </div>
  );
}
