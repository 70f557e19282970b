import { PrimarySlot, type PrimaryStep } from '../../../../table/frame/bar/PrimarySlot';
import { dealOf, dealWords } from '../../view-model/deal';
import { takenBy } from '../../view-model/payments';
import { intentOf, type Paying } from '../../view-model/plan';
import { type Bag, isEmptyBag, sumBags } from '../../view-model/resources';
import { useOpenDialog, usePick, useSelected, useTable } from '../context';
import { GameIcon, ZoneIcon } from '../icons/index';
import { Amounts } from '../pieces/Amounts';
import { PointsAmount } from '../pieces/PointsAmount';

/** Shows goods and coins on a button. */
function Sum({ bag }: { readonly bag: Bag }) {
  return <Amounts bag={bag} size={16} />;
}

/** Shows the total of a payment on its button. */
export function PaySum({ paying }: { readonly paying: Paying }) {
  const { board, below } = useTable();
  const { own, coins } = takenBy(board(below), paying.payment);
  const sum = sumBags(own, { coins: coins + paying.coins });
  return isEmptyBag(sum) ? null : (
    <span className="btn-cost">
      <Sum bag={sum} />
    </span>
  );
}

/** Returns what the plan's move costs and brings. */
function useDeal(): Pick<PrimaryStep, 'cost' | 'gain'> {
  const table = useTable();
  const { plan } = useSelected();
  const { t } = table;
  const deal = dealOf(table, plan);
  const { cost, gain, sprats, points } = deal;
  const words = dealWords(deal, t);
  return {
    cost: words.cost === null ? null : { drawn: <Sum bag={cost} />, words: words.cost },
    gain:
      words.gain === null
        ? null
        : {
            words: words.gain,
            drawn: (
              <>
                {!isEmptyBag(gain) && <Sum bag={gain} />}
                {sprats > 0 && <GameIcon name="sprat" size={18} />}
                {points > 0 && <PointsAmount amount={points} />}
              </>
            ),
          },
  };
}

function useStep(): PrimaryStep | null {
  const table = useTable();
  const { t, run, current, seat, board, below } = table;
  const { plan } = useSelected();
  const pick = usePick();
  const intent = intentOf(plan);
  const press = () => {
    if (intent !== null) run([intent]);
  };
  const first = t('action.pickFirst');
  switch (plan.kind) {
    case 'expand':
      return {
        label: t('action.expand', { zone: t(`terms.zone.${plan.zone}`) }),
        sign: <ZoneIcon zone={plan.zone} size={17} />,
        press,
      };
    case 'merchant': {
      const space = board(below).market.find(({ id }) => id === plan.space);
      return {
        label:
          space === undefined
            ? t('action.place')
            : t('action.placeAt', { space: t(`terms.space.${space.id}`) }),
        sign: <GameIcon name="merchant" size={18} />,
        reason: intent === null ? t('hint.chooseSpace') : null,
        press,
      };
    }
    case 'fulfil':
      return {
        label: t('action.fulfil'),
        sign: <GameIcon name="contract" size={18} />,
        press,
      };
    case 'blocked':
      return { label: t('action.chooseCard'), reason: plan.reason };
    case 'chooseZone':
      return { label: t('action.chooseZone'), reason: t('hint.sprat') };
    case 'contract':
      return plan.taken === null
        ? { label: t('action.chooseContract'), reason: t('action.pickContract') }
        : { label: t('action.take'), sign: <GameIcon name="contract" size={18} />, press };
    case 'ability':
      return plan.taken === null
        ? { label: t('action.chooseAbility'), reason: first }
        : { label: t('action.takeAbility'), sign: <ZoneIcon zone="university" size={17} />, press };
    case 'building':
      return plan.taken === null
        ? { label: t('action.chooseBuilding'), reason: first }
        : {
            label: t('action.build', { plot: plan.plot + 1 }),
            sign: <ZoneIcon zone="warehouse" size={17} />,
            press,
          };
    case 'colour':
      return plan.colour === null
        ? { label: t('action.chooseColour'), reason: t('hint.colourFirst') }
        : { label: t('action.takeColour', { colour: t(`terms.colour.${plan.colour}`) }), press };
    case 'windows':
      return {
        label: t('action.windows'),
        sign: <ZoneIcon zone="shipyard" size={17} />,
        press: () => pick({ do: 'pick', picks: { isAside: false } }),
      };
    case 'chooseCard':
      return { label: t('action.chooseCard'), reason: first };
    case 'wait':
      return {
        label: t('action.wait', { name: current === null ? '' : seat(current).name }),
        reason: t('hint.wait', { name: current === null ? '' : seat(current).name }).replaceAll('*', ''),
      };
    case 'over':
      return { label: t('action.over'), reason: t('kit.gameOver') };
    case 'good':
    case 'endTurn':
      return null;
  }
}

export function Primary() {
  const step = useStep();
  const deal = useDeal();
  const { picks, plan } = useSelected();
  const dialog = useOpenDialog();
  if (step === null) return null;
  const inDialog = dialog !== null || (plan.kind === 'windows' && !picks.isAside);
  return <PrimarySlot step={{ ...step, ...deal, move: intentOf(plan)?.move }} inDialog={inDialog} />;
}
