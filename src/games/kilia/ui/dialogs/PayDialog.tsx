import { type KeyboardEvent, useState } from 'react';
import { entryOf, itemAt } from '../../../../rules-kit/indexed';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { MoveFoot } from '../../../../table/dialogs/MoveFoot';
import { OptionButton } from '../../../../table/dialogs/OptionButton';
import { RadioGroup } from '../../../../table/dialogs/RadioGroup';
import { readKey } from '../../../../table/keys/readKey';
import {
  byOwnGoods,
  offersFor,
  paymentOf,
  type Source,
  samePayment,
  type Tile,
  tilesOf,
} from '../../view-model/payments';
import { intentOf, type Paying, type Plan } from '../../view-model/plan';
import { bagPhrase, rewardOf } from '../../view-model/resources';
import { PaySum } from '../actions/Primary';
import { usePick, useTable } from '../context';
import { AnyIcon, CoinIcon, GameIcon, GoodIcon, ZoneIcon } from '../icons/index';
import { Afterwards } from './Afterwards';
import { MiniPyramid, SourceIcons, useSourceWords } from './SourceIcons';
import { WholePayments } from './WholePayments';

type PayDialogProps = {
  readonly plan: Extract<Plan, { kind: 'expand' | 'fulfil' }>;
  readonly onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus between buttons in a row with the left and right arrow keys. */
function stepAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[readKey(event) ?? ''];
  if (step === undefined) return;
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:not([aria-disabled="true"])'),
  ];
  const at = document.activeElement instanceof HTMLElement ? buttons.indexOf(document.activeElement) : -1;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/**
 * Composes a payment piece by piece (R4.3): a tile per due piece, a tray with its sources, the list of whole
 * payments, and the remaining supply.
 */
export function PayDialog({ plan, onClose }: PayDialogProps) {
  const { t, board, below, content, run } = useTable();
  const pick = usePick();
  const view = board(below);
  const { paying } = plan;
  const [tiles, setTiles] = useState<readonly Tile[]>(() => tilesOf(view, paying.cost, paying.payment) ?? []);
  const [open, setOpen] = useState<number | null>(null);
  const words = useSourceWords();
  const payment = paymentOf(tiles);
  const now: Paying = { ...paying, payment };
  const covered = tiles.every(({ source }) => source !== null);
  const offers = open === null ? [] : offersFor(view, tiles, open, view.coins - paying.coins);
  const choose = (at: number, source: Source) =>
    setTiles(tiles.map((tile, index) => (index === at ? { ...tile, source } : tile)));
  const groups = tiles.reduce<{ due: Tile['due']; at: number[] }[]>((all, { due }, at) => {
    const last = all[all.length - 1];
    if (last?.due === due) last.at.push(at);
    else all.push({ due, at: [at] });
    return all;
  }, []);
  const isContract = plan.kind === 'fulfil';
  const contract = isContract ? entryOf(content.contract, plan.contract) : null;
  const cost = bagPhrase(paying.cost, t);
  const from = (good: Tile['due']) =>
    good === 'any' ? t('pay.fromAny') : t('pay.from', { good: t(`terms.goodLow.${good}`) });
  const due = open === null ? null : (tiles[open]?.due ?? null);
  return (
    <Dialog
      testId="pay-dialog"
      size="wide"
      emblem={isContract ? <GameIcon name="contract" size={38} /> : <ZoneIcon zone={plan.zone} size={34} />}
      title={
        isContract ? t('pay.title.fulfil') : t('pay.title.expand', { zone: t(`terms.zone.${plan.zone}`) })
      }
      subtitle={
        contract === null
          ? t('pay.subtitleExpand', { cost })
          : t('pay.subtitleFulfil', {
              cost,
              reward: bagPhrase(rewardOf(contract), t),
              points: contract.points,
            })
      }
      onClose={onClose}
      foot={
        <MoveFoot
          confirm={
            <>
              {isContract ? t('action.fulfil') : t('action.expand', { zone: t(`terms.zone.${plan.zone}`) })}
              <PaySum paying={now} />
            </>
          }
          reason={covered ? null : t('pay.notCovered')}
          onConfirm={() => {
            const intent = intentOf({ ...plan, paying: now });
            if (intent === null) return;
            onClose();
            run([intent]);
          }}
          onCancel={() => {
            if (covered) pick({ do: 'pick', picks: { payment } });
            onClose();
          }}
        >
          <span className="faded">{t('pay.exact')}</span>
        </MoveFoot>
      }
    >
      <div className="flex-column gap-10 pay">
        <h3 className="nowrap title-13 panel-title">{t('pay.pieces')}</h3>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go from tile to tile */}
        <div className="flex wrap pay-tiles" onKeyDown={stepAlong}>
          {groups.map(({ due: kind, at }) => (
            <div key={at[0]} className="flex wrap well gap-6 corner-9 pay-group">
              {at.map((index) => {
                const { source } = itemAt(tiles, index);
                const label = t('pay.tile', {
                  due: kind === 'any' ? t('terms.bonus.good') : t(`terms.goodLow.${kind}`),
                  source: source === null ? t('pay.missing') : words(source),
                });
                return (
                  <button
                    key={index}
                    type="button"
                    className={`flex-column bare clip chip corner-7 pay-tile${open === index ? ' ringed' : ''}${source === null ? ' pay-tile-missing' : ''}`}
                    data-testid={`tile-${index}`}
                    aria-expanded={open === index}
                    onClick={() => setOpen(open === index ? null : index)}
                  >
                    {/* The complete text is the button's accessible name. */}
                    <span className="visually-hidden">{label}</span>
                    <span className="flex-row rigid middle faded gap-6 size-12-5 pay-due" aria-hidden="true">
                      {kind === 'any' ? <AnyIcon size={15} /> : <GoodIcon good={kind} size={15} />}
                      {t('pay.due')}
                    </span>
                    <span className="flex-row grow middle gap-4" aria-hidden="true">
                      <SourceIcons source={source} due={kind} />
                    </span>
                    <span
                      className={`flex-row rigid spread gap-6 size-12-5 semibold line-above pay-caption${open === index ? ' lit-plain' : ''}`}
                      aria-hidden="true"
                    >
                      {source === null ? t('pay.missing') : words(source)}
                      {source?.by === 'merchant' && <MiniPyramid space={source.space} />}
                    </span>
                  </button>
                );
              })}
            </div>
          ))}
          {paying.coins > 0 && (
            <div className="flex wrap well gap-6 corner-9 pay-group">
              <div className="flex-column clip chip corner-7 pay-tile">
                <span className="flex-row rigid middle faded gap-6 size-12-5 pay-due">{t('pay.due')}</span>
                <span className="flex-row grow middle gap-4">
                  <CoinIcon size={34} amount={paying.coins} />
                </span>
                <span className="flex-row rigid spread gap-6 size-12-5 semibold line-above pay-caption">
                  {t('pay.coins')}
                </span>
              </div>
            </div>
          )}
        </div>
        {open !== null && due !== null && (
          <RadioGroup className="flex-row wrap gap-8 corner-9 pay-tray" label={from(due)}>
            <strong className="pay-tray-title">{from(due)}</strong>
            {offers.map(({ source, left, off }) => {
              const chosen = JSON.stringify(source) === JSON.stringify(tiles[open]?.source);
              const key = `${source.by}-${source.by === 'merchant' ? source.space : source.good}`;
              const after =
                off === null
                  ? source.by === 'merchant'
                    ? t('pay.uses', { count: left })
                    : t('pay.has', { count: left })
                  : t(`pay.off.${off}`);
              return (
                <OptionButton
                  key={key}
                  testId={`source-${key}`}
                  isChosen={chosen}
                  refusal={chosen ? null : off && after}
                  onPress={() => choose(open, source)}
                >
                  {source.by === 'merchant' && <CoinIcon size={20} amount={1} />}
                  <GoodIcon good={source.good} size={22} />
                  <span className="grid size-12-5 pay-offer-words">
                    <strong>{words(source)}</strong>
                    <span className="faded">{after}</span>
                  </span>
                </OptionButton>
              );
            })}
          </RadioGroup>
        )}
        <div className="grid line-above pay-lower">
          <WholePayments
            payments={byOwnGoods(paying.payments)}
            chosen={payment}
            isOwn={covered && !paying.payments.some((listed) => samePayment(listed, payment))}
            extraCoins={paying.coins}
            onChoose={(whole) => setTiles(tilesOf(view, paying.cost, whole) ?? tiles)}
          />
          <Afterwards paying={now} contract={contract} zone={isContract ? null : plan.zone} />
        </div>
      </div>
    </Dialog>
  );
}
