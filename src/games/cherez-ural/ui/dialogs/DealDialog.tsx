import { type ReactNode, useMemo } from 'react';
import { countOf, worthOf } from '../../../../rules-kit/bag';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { Change } from '../../../../table/controls/Change';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { MoveFoot } from '../../../../table/dialogs/MoveFoot';
import { ResourceStepper } from '../../../../table/resources/ResourceStepper';
import { type ChosenResources, useResources } from '../../../../table/resources/useResources';
import { type BusinessId, GOODS, type Good, type Goods, type WorkerId } from '../../content/terms';
import { foresee } from '../../rules/foresee';
import type { Prices } from '../../rules/prices';
import { workerOf } from '../../rules/state/state';
import type { Intent } from '../../view-model/legal';
import { usePick, useTable } from '../context';
import { GLYPHS } from '../icons/glyphs';
import { GoldIcon } from '../icons/index';
import { useLateWords } from '../lateWords';
import { Gold, GoodsList } from '../parts/amounts';
import { Load } from '../parts/Load';
import { DealOutcome } from './DealOutcome';
import { GoodName, type GoodsDeal, useGoodName } from './goods';

type DealDialogProps = {
  readonly testId: string;
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly emblem: ReactNode;
  readonly worker: WorkerId;
  readonly capacity: number;
  readonly list: readonly GoodsDeal[];
  readonly prices: Prices;
  /** The envoy card; absent for a trade. */
  readonly card?: BusinessId;
  readonly intentOf: (deal: GoodsDeal) => Intent;
  readonly confirm: string;
};

/** A trade or an envoy's deal (R10.4, R6.4). */
export function DealDialog(props: DealDialogProps) {
  const { worker, capacity, list, prices, card, intentOf, confirm, ...head } = props;
  const { G, ctx, t, viewer, run, refusal } = useTable();
  const late = useLateWords();
  const pick = usePick();
  const bags = useResources(GOODS, list);
  const { chosen: deal, setChosen, empty, isEmpty, isListed, mostOut } = bags;
  const { goods } = workerOf(G, worker);
  const listed = isListed(deal);
  const intent = useMemo(() => intentOf(deal), [intentOf, deal]);
  const foresight = useMemo(
    () => (listed && viewer !== null ? foresee(G, ctx, viewer, [intent]) : null),
    [G, ctx, viewer, listed, intent],
  );
  const [sales, purchases] = [worthOf(GOODS, deal.out, prices.sell), worthOf(GOODS, deal.in, prices.buy)];
  const all = mostOut();
  const reason = listed ? null : isEmpty(deal) ? late('deal.choose') : refusal(intent.move, ...intent.args);
  const close = () => pick({ do: 'close' });
  return (
    <Dialog
      {...head}
      aside={
        <div className="flex-column faded gap-2 size-12 at-bottom deal-carries">
          <span>{late('deal.carries')}</span>
          <Load goods={goods} capacity={capacity} size={20} />
        </div>
      }
      size="wide"
      onClose={close}
      foot={
        <MoveFoot
          confirm={
            <>
              {confirm}
              <span className="btn-cost">
                <GoldIcon />
                <Change amount={sales - purchases} />
              </span>
            </>
          }
          reason={reason}
          onConfirm={() => run([intent])}
          onCancel={close}
        >
          <ActionButton
            testId="sell-all"
            label={late('deal.sellAll')}
            glyph={GLYPHS.trade}
            reason={all === null ? late('deal.nothingSells') : null}
            onPress={() => all !== null && setChosen(all)}
          />
          <ActionButton testId="clear" label={t('kit.clear')} onPress={() => setChosen(empty)} />
        </MoveFoot>
      }
    >
      <div className="deal">
        <div
          className="grid across faded gap-10 line-below deal-row size-12-5 semibold deal-heads"
          aria-hidden="true"
        >
          <span>{late('deal.goods')}</span>
          <span>{late('deal.has')}</span>
          <span className="deal-sell-head">{late('deal.sell')}</span>
          <span className="deal-buy-head">{late('deal.buy')}</span>
          <span className="text-right">{late('deal.gold')}</span>
        </div>
        {GOODS.map((good) => (
          <DealRow key={good} good={good} has={goods[good]} bags={bags} prices={prices} />
        ))}
        <div className="flex-row faded to-end deal-sum">
          <DealPart way="sell" goods={deal.out} gold={sales} />
          <DealPart way="buy" goods={deal.in} gold={purchases} />
          <strong className="text-right" data-testid="deal-sum">
            <Change amount={sales - purchases} />
          </strong>
        </div>
        <DealOutcome {...{ worker, capacity, deal, card, foresight, reason }} />
      </div>
    </Dialog>
  );
}

type DealPartProps = {
  readonly way: keyof typeof WAYS;
  readonly goods: Goods;
  readonly gold: number;
};

/** One half of the summary: "Sell 2 furs 8". */
function DealPart({ way, goods, gold }: DealPartProps) {
  const late = useLateWords();
  if (countOf(GOODS, goods) === 0) return null;
  return (
    <span className="flex-line gap-6">
      {late(`deal.${way}`)} <GoodsList goods={goods} size={16} /> <Gold amount={gold} />
    </span>
  );
}

type DealRowProps = {
  readonly good: Good;
  readonly has: number;
  readonly bags: ChosenResources<Good>;
  readonly prices: Prices;
};

function DealRow({ good, has, bags, prices }: DealRowProps) {
  const late = useLateWords();
  const [sold, bought] = [bags.chosen.out[good] ?? 0, bags.chosen.in[good] ?? 0];
  const [sell, buy] = [prices.sell[good], prices.buy[good]];
  return (
    <div className="grid across gap-10 line-below deal-row">
      <span className="bag-kind">
        <GoodName good={good} />
      </span>
      <span className="size-15 deal-has">
        <span className="visually-hidden">{late('deal.has')} </span>
        {has}
      </span>
      <DealSide way="sell" good={good} price={sell} bags={bags} isOff={bought > 0} />
      <DealSide way="buy" good={good} price={buy} bags={bags} isOff={sold > 0} />
      <span className="size-17 text-right deal-gold">
        <Change amount={sold * (sell ?? 0) - bought * (buy ?? 0)} />
      </span>
    </div>
  );
}

const WAYS = {
  sell: { side: 'out', none: 'deal.notBoughtHere', off: 'deal.buying' },
  buy: { side: 'in', none: 'deal.notSoldHere', off: 'deal.selling' },
} as const;

type DealSideProps = {
  readonly way: keyof typeof WAYS;
  readonly good: Good;
  /** Null if this good isn't traded in this direction here. */
  readonly price: number | null;
  readonly bags: ChosenResources<Good>;
  /** The good is already traded in the other direction. */
  readonly isOff: boolean;
};

function DealSide({ way, good, price, bags, isOff }: DealSideProps) {
  const late = useLateWords();
  const name = useGoodName()(good);
  const { side, none, off } = WAYS[way];
  return (
    <span
      className={`grid across gap-10 deal-side deal-${way}s${price === null ? ` deal-${way}s-none` : ''}`}
    >
      <span className="size-15 text-right deal-price" data-label={late(`deal.${way}`)}>
        {price === null ? '–' : <Gold amount={price} />}
      </span>
      {price === null ? (
        <span className="faded">{late(none)}</span>
      ) : (
        <span className="relative deal-stepper">
          <ResourceStepper
            bags={bags}
            side={side}
            kind={good}
            testId={`${way}-${good}`}
            label={late(`deal.${way}What`, { good: name })}
            isOff={isOff}
            hasMost
          />
          {isOff && <span className="block nowrap size-12 warned deal-why">{late(off)}</span>}
        </span>
      )}
    </span>
  );
}
