import { useCallback, useMemo } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { ChoiceDialog, type Option } from '../../../../table/dialogs/ChoiceDialog';
import { type BusinessId, GOODS, type Goods } from '../../content/terms';
import { type BusinessArgs, type BusinessChoice, envoyPrices } from '../../rules/actions/business';
import type { Deal } from '../../rules/actions/trade';
import { workerOf } from '../../rules/state/state';
import { workerSummary } from '../../rules/workerSummary';
import type { Intent } from '../../view-model/legal';
import { BusinessFace } from '../cards/BusinessFace';
import { usePick, useTable } from '../context';
import { useLateWords } from '../lateWords';
import { GoodsList } from '../parts/amounts';
import { PlayerShield } from '../parts/PlayerShield';
import { DealDialog } from './DealDialog';
import { FaceDialog } from './FaceDialog';
import type { GoodsDeal } from './goods';
import { Foreseen } from './Outcome';

const isDeal = (choice: BusinessChoice): choice is Deal => 'sell' in choice && 'buy' in choice;

const goodsKey = (goods: Goods): string =>
  GOODS.flatMap((good) => (goods[good] === undefined ? [] : [`${good}${goods[good]}`])).join('-');

const intentOf = (args: BusinessArgs): Intent => ({ move: 'completeBusiness', args: [args] });

/** R11.4. */
export function BusinessDialog({ card }: { readonly card: BusinessId }) {
  const { G, legal, acting, content, language, t, seat, spaceName, workerName } = useTable();
  const late = useLateWords();
  const ways = legal.completeBusiness.get(card);
  const deals = useMemo(
    () =>
      (ways ?? []).flatMap(({ choice }) =>
        choice !== undefined && isDeal(choice) ? [{ out: choice.sell, in: choice.buy }] : [],
      ),
    [ways],
  );
  const dealIntent = useCallback(
    (deal: GoodsDeal) => intentOf({ card, choice: { sell: deal.out, buy: deal.in } }),
    [card],
  );
  const options = useMemo(
    () =>
      (ways ?? []).map((args): Option<Intent> => {
        const goods = args.choice === undefined || isDeal(args.choice) ? {} : args.choice;
        return {
          key: goodsKey(goods) || 'only',
          label: <GoodsList goods={goods} size={22} />,
          intent: intentOf(args),
        };
      }),
    [ways],
  );
  const pick = usePick();
  if (ways === undefined || acting === null)
    return <FaceDialog card={card} onClose={() => pick({ do: 'close' })} />;
  const { name } = entryOf(content.businesses, card);
  const { owner, at } = workerOf(G, acting);
  const subtitle =
    at === null
      ? workerName(acting)
      : t('table.workerAt', { worker: workerName(acting), place: spaceName(at) });
  const emblem = <PlayerShield colour={seat(owner).colour} worker={acting} size={36} />;
  const prices = envoyPrices(G, entryOf(content.businesses, card), acting);
  if (deals.length > 0 && prices !== null) {
    return (
      <DealDialog
        testId="envoy-dialog"
        title={name[language]}
        subtitle={subtitle}
        emblem={emblem}
        worker={acting}
        capacity={workerSummary(G, acting).capacity}
        list={deals}
        prices={prices}
        card={card}
        intentOf={dealIntent}
        confirm={t('table.action.complete')}
      />
    );
  }
  return (
    <ChoiceDialog
      testId="business-dialog"
      title={name[language]}
      subtitle={subtitle}
      emblem={emblem}
      beside={<BusinessFace id={card} />}
      question={late('business.question')}
      options={options}
      confirm={t('table.action.complete')}
      outcome={(intent) => <Foreseen worker={acting} intent={intent} />}
      onClose={() => pick({ do: 'close' })}
    />
  );
}
