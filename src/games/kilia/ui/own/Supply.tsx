import { memo } from 'react';
import { usePlayers } from '../../../../table/context';
import { Tip } from '../../../../table/controls/Tip';
import { PresenceMark } from '../../../../table/frame/players/PresenceMark';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Link } from '../../content/links';
import type { Good } from '../../content/terms';
import type { BoardView, ZoneView } from '../../view-model/board';
import { payingOf } from '../../view-model/plan';
import { bagPhrase } from '../../view-model/resources';
import { usePick, useSelected, useTable, useWords } from '../context';
import { CoinIcon, Flag, GameIcon, GoodIcon, Seal, ZoneIcon } from '../icons/index';
import { pieceOf } from '../pieces/names';

type ChipsProps = Pick<BoardView, 'zone' | 'chips' | 'extraMarkers'> & {
  readonly all: number;
  readonly size?: number;
};

/** Scoring chips: a seal if unused, a dashed ring if used. Goods that serve as markers follow. */
export const Chips = memo(function Chips({ zone, chips, extraMarkers, all, size = 17 }: ChipsProps) {
  const { t } = useWords();
  const words = [
    t('own.chips', { left: chips }),
    ...(extraMarkers > 0 ? [t('own.extraMarkers', { count: extraMarkers })] : []),
  ].join(t('kit.comma'));
  return (
    <Tip text={words} side="left">
      <span className="flex-line rigid gap-1 chips" role="img" aria-label={words}>
        {Array.from({ length: all }, (_, index) => (
          <Seal key={index} zone={zone} used={index >= chips} size={size} />
        ))}
        {extraMarkers > 0 && <span className="bold size-12 chips-more">+{extraMarkers}</span>}
      </span>
    </Tip>
  );
}, arePropsEqual);

type GoodAmountProps = {
  readonly good: Good;
  readonly amount: number;
  readonly size: number;
  readonly title?: string;
};

/** A good's icon with the player's amount. */
export function GoodAmount({ good, amount, size, title }: GoodAmountProps) {
  return (
    <span
      className={
        amount === 0 ? 'flex-line nowrap faded plain gap-3 amount' : 'flex-line nowrap bold gap-3 amount'
      }
    >
      <GoodIcon good={good} size={size} title={title} />
      {amount}
    </span>
  );
}

export function Coins({ coins, size = 20 }: { readonly coins: number; readonly size?: number }) {
  const { t } = useWords();
  return (
    <span
      className="flex-line rigid bold size-17 gap-4"
      role="img"
      aria-label={t('terms.pieces.coins', { count: coins })}
    >
      <CoinIcon size={size} />
      {coins}
    </span>
  );
}

type SquaresProps = {
  readonly zone: ZoneView;
  /** Whether the chosen card goes to the next square. */
  readonly isTarget: boolean;
  /** Shows the next square's cost with the good's icon instead of only the number. */
  readonly showsGood?: boolean;
};

/** A zone's five squares: printed symbol, cards, the next card's cost, later ones. */
export const Squares = memo(function Squares({ zone, isTarget, showsGood = false }: SquaresProps) {
  const { zone: kind, cards, costs, good } = zone;
  return (
    <span className={`rigid gap-2 inline-flex squares zone-${kind}`} aria-hidden="true">
      <span className="flex-line middle faded gap-1 size-12 semibold corner-4 square square-printed">
        <ZoneIcon zone={kind} size={15} />
      </span>
      {costs.map((cost, index) => {
        const card = cards[index];
        if (card === 'sprat')
          return (
            <span
              key={index}
              className="flex-line middle faded gap-1 size-12 semibold corner-4 square square-card square-sprat"
            >
              <GameIcon name="sprat" size={18} />
            </span>
          );
        if (card !== undefined)
          return (
            <span
              key={index}
              className="flex-line middle faded gap-1 size-12 semibold corner-4 square square-card"
              data-piece={pieceOf(card)}
            >
              <ZoneIcon zone={kind} size={15} />
            </span>
          );
        const isNext = index === cards.length;
        return (
          <span
            key={index}
            className={`flex-line middle faded gap-1 size-12 semibold corner-4 clear-edge dashed pale-edge square${isNext ? (isTarget ? ' inked lit-thick' : ' inked square-next') : ''}`}
          >
            {cost}
            {isNext && showsGood && <GoodIcon good={good} size={12} />}
          </span>
        );
      })}
    </span>
  );
}, arePropsEqual);

/** Returns a function that describes a zone in words. */
export function useZoneWords(): (view: ZoneView) => string {
  const { t } = useWords();
  return ({ zone, cards, next, good, isOwn }) =>
    [
      t('own.zoneRow', { zone: t(`terms.zone.${zone}`), count: cards.length }),
      next === null ? t('own.zoneFull') : t('own.zoneNext', { cost: bagPhrase({ [good]: next }, t) }),
      ...(isOwn ? [t('own.three')] : []),
    ].join('; ');
}

/** Name, chips and coins, then a row per zone with its good on the left. */
export const Supply = memo(function Supply() {
  const { t, below, board, seat, content } = useTable();
  const { current, viewer } = usePlayers();
  const { plan } = useSelected();
  const pick = usePick();
  const zoneWords = useZoneWords();
  const view = board(below);
  const player = seat(below);
  const paying = payingOf(plan);
  // Its second line leaves no room for the tag. The colour of the panel's edge conveys the same.
  const isLong = player.name.length > 18;
  return (
    <section
      className={`flex-column narrow clip boxed supply panel player-${player.colour}`}
      aria-label={t('own.supply', { name: player.name })}
    >
      <div className="flex-row rigid gap-7 shaded line-below supply-head">
        <Seal zone={view.zone} size={24} />
        <div className="flex-row wrap grow narrow clip supply-who">
          <h2
            className={
              isLong
                ? 'flex-row bold size-12 break-words supply-name supply-name-long'
                : 'flex-row bold size-15 break-words supply-name'
            }
          >
            {player.name}
          </h2>
          {current === below && !isLong && (
            <span className="rigid player-turn">{t(below === viewer ? 'kit.yourTurn' : 'kit.acts')}</span>
          )}
        </div>
        <PresenceMark playerID={below} />
        {view.sprats + view.newSprats > 0 && (
          <span
            className="flex-line rigid gap-1 chips"
            role="img"
            aria-label={`${t('terms.sprat')}: ${view.sprats + view.newSprats}`}
          >
            <GameIcon name="sprat" size={24} />
            {view.sprats + view.newSprats > 1 && view.sprats + view.newSprats}
          </span>
        )}
        <Chips {...view} all={content.setup.chips} />
        <Coins coins={view.coins} />
      </div>
      {view.zones.map((zone) => {
        const picksZone = plan.kind === 'chooseZone' && plan.zones.includes(zone.zone);
        const isTarget = plan.kind === 'expand' && plan.zone === zone.zone;
        const used = paying?.payment.goods[zone.good] ?? 0;
        const row = (
          <>
            <span
              className={
                view.goods[zone.good] === 0
                  ? 'flex-line rigid faded plain gap-6 zone-good'
                  : 'flex-line rigid bold gap-6 zone-good'
              }
            >
              <GoodIcon good={zone.good} size={23} />
              <span className={used > 0 ? 'change-bad' : undefined}>{view.goods[zone.good]}</span>
            </span>
            <span className="flex-line grow narrow nowrap gap-6 zone-name">
              <ZoneIcon zone={zone.zone} size={17} />
              <span className="cut">{t(`terms.zone.${zone.zone}`)}</span>
              {zone.isOwn && (
                <span className="flex-line gap-1 cut zone-three" title={t('own.three')}>
                  <Flag size={13} />
                  {content.numbers.ownZonePoints}
                </span>
              )}
            </span>
            <Squares zone={zone} isTarget={isTarget} showsGood />
            <span className="visually-hidden">
              {t(`terms.pieces.${zone.good}`, { count: view.goods[zone.good] })}. {zoneWords(zone)}
            </span>
          </>
        );
        return picksZone ? (
          <button
            key={zone.zone}
            type="button"
            className="flex-row bare grow gap-6 low zone-row zone-row-now full-width left"
            data-testid={`zone-${zone.zone}`}
            onClick={() => pick({ do: 'pick', picks: { card: 'sprat', zone: zone.zone } })}
          >
            {row}
          </button>
        ) : (
          <div
            key={zone.zone}
            className={
              isTarget
                ? 'flex-row grow gap-6 low line-below zone-row zone-row-now'
                : 'flex-row grow gap-6 low line-below zone-row'
            }
            data-link={`zone:${zone.zone}` satisfies Link}
          >
            {row}
          </div>
        );
      })}
    </section>
  );
});
