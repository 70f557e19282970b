import { entryOf, itemAt } from '../../../../rules-kit/indexed';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { GOODS } from '../../content/terms';
import { NO_PAYMENT } from '../../view-model/plan';
import { usePick, useSelected, useTable } from '../context';
import { CoinIcon, GameIcon, GoodIcon, ZoneIcon } from '../icons/index';

/** Other options in the open step: a card's other use, turning a building, declining, the four goods. */
export function StepButtons() {
  const table = useTable();
  const { t, legal, run } = table;
  const { plan, picks } = useSelected();
  const pick = usePick();
  const skip = (label: string) => (
    <ActionButton
      testId="skip"
      label={label}
      reason={legal.skipImprovement ? null : t('kit.notNow')}
      onPress={() => run([{ move: 'skipImprovement', args: [] }])}
    />
  );
  switch (plan.kind) {
    case 'expand':
      return plan.card === 'sprat' || !legal.placeMerchant.has(plan.card) ? null : (
        <ActionButton
          testId="as-merchant"
          sign={<GameIcon name="merchant" size={17} />}
          label={t('action.merchant')}
          reason={null}
          onPress={() => pick({ do: 'pick', picks: { as: 'merchant', payment: null } })}
        />
      );
    case 'merchant':
      return legal.expand.has(plan.card) ? (
        <ActionButton
          testId="as-expand"
          sign={<ZoneIcon zone={entryOf(table.content.action, plan.card).zone} size={16} />}
          label={t('action.expandInstead')}
          reason={null}
          onPress={() => pick({ do: 'pick', picks: { as: 'expand', space: null } })}
        />
      ) : null;
    case 'contract':
      return skip(t('action.noContract'));
    case 'ability':
      return skip(t('action.noAbility'));
    case 'building':
      return (
        <>
          {plan.taken !== null && plan.turns && (
            <ActionButton
              testId="turn"
              sign={<GameIcon name="swap" size={16} />}
              label={t('action.turn')}
              reason={null}
              onPress={() => pick({ do: 'pick', picks: { turned: picks.turned !== true } })}
            />
          )}
          {skip(t('action.noBuilding'))}
        </>
      );
    case 'good':
      return GOODS.map((good, index) => (
        <ActionButton
          key={good}
          testId={index === 0 ? 'confirm' : `good-${good}`}
          sign={<GoodIcon good={good} size={20} />}
          label={t(`terms.good.${good}`)}
          reason={legal.chooseGood.includes(good) ? null : t('kit.notNow')}
          onPress={() => run([{ move: 'chooseGood', args: [good] }])}
        />
      ));
    default:
      return null;
  }
}

/** Actions allowed before and after the main action (R3.7), and the refresh (R3.1). */
export function FreeActions() {
  const { t, legal, refusal, run, board, below, content } = useTable();
  const { plan, picks } = useSelected();
  const pick = usePick();
  const { contracts, sprats } = board(below);
  const ready = contracts.filter((id) => legal.fulfilContract.has(id));
  const whyNot = (why: string | null) =>
    why === null ? t('action.noContractReady') : t('action.contractShort', { why });
  const eats = legal.eatSprat.length > 0;
  const expands = legal.expand.has('sprat');
  if (plan.kind === 'colour' || plan.kind === 'windows' || plan.kind === 'good') return null;
  return (
    <>
      <ActionButton
        testId="move-fulfilContract"
        sign={<GameIcon name="contract" size={17} />}
        label={ready.length === 0 ? t('action.contractNone') : t('action.contract', { count: ready.length })}
        hint={t('action.contractHint')}
        reason={
          ready.length > 0
            ? null
            : contracts.length === 0
              ? t('action.noContractReady')
              : whyNot(refusal('fulfilContract', { contract: itemAt(contracts, 0), payment: NO_PAYMENT }))
        }
        onPress={() => {
          const at = picks.contract === null ? -1 : ready.indexOf(picks.contract);
          pick({
            do: 'pick',
            picks: { contract: ready[(at + 1) % ready.length], card: null, zone: null, payment: null },
          });
        }}
      />
      {(sprats > 0 || eats || expands) && (
        <ActionButton
          testId="move-sprat"
          sign={<GameIcon name="sprat" size={19} />}
          label={t('action.sprat')}
          hint={t('action.spratHint')}
          reason={eats || expands ? null : (refusal('eatSprat', 'coin') ?? t('action.noSprat'))}
          onPress={() => pick({ do: 'open', dialog: { kind: 'sprat' } })}
        />
      )}
      <ActionButton
        testId="move-refresh"
        sign={<GameIcon name="cards" size={17} />}
        label={
          <>
            {t('action.refresh')} <CoinIcon size={21} amount={content.numbers.refreshPrice} />
          </>
        }
        hint={t('action.refreshHint')}
        reason={legal.refresh ? null : (refusal('refresh') ?? t('kit.notNow'))}
        onPress={() => run([{ move: 'refresh', args: [] }])}
      />
      <ActionButton
        testId="move-payCoins"
        sign={<GameIcon name="wheel" size={16} />}
        label={<CoinIcon size={22} amount={content.numbers.coinAchievement} />}
        spoken={t('action.coins')}
        hint={t('wheel.pay')}
        reason={legal.payCoins ? null : (refusal('payCoins') ?? t('kit.notNow'))}
        onPress={() => run([{ move: 'payCoins', args: [] }])}
      />
    </>
  );
}

/** Ends the turn. Gives up an unused extra action. */
export function EndTurn() {
  const { t, legal, refusal, run } = useTable();
  const { plan } = useSelected();
  const reason = legal.endTurn ? null : (refusal('endTurn') ?? t('action.endFirst'));
  return (
    <ActionButton
      testId={plan.kind === 'endTurn' ? 'confirm' : 'end-turn'}
      look="end"
      glyph={reason === null ? undefined : 'lock'}
      label={t('action.endTurn')}
      reason={reason}
      hint={t('kit.history.endsUndo.turn')}
      onPress={() => run([{ move: 'endTurn', args: [] }])}
    />
  );
}
