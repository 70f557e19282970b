import { memo } from 'react';
import { Tip } from '../../../../table/controls/Tip';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Link } from '../../content/links';
import { SPACES, type Space } from '../../content/terms';
import type { MarketView } from '../../view-model/board';
import { payingOf } from '../../view-model/plan';
import { usePast, usePick, useSelected, useTable, useWords } from '../context';
import { AnyIcon, CoinIcon, GameIcon, GoodIcon } from '../icons/index';

/** The rows of the market pyramid, top row first. */
const ROWS: readonly (readonly Space[])[] = [
  SPACES.filter((space) => space.startsWith('t')),
  SPACES.filter((space) => space.startsWith('m')),
  SPACES.filter((space) => space.startsWith('b')),
];

/**
 * Returns a function that describes a market space, such as "Market, the top: empty, open, 3 coins, uses in a turn:
 * 3".
 */
export function useSpaceWords(): (space: MarketView) => string {
  const { t } = useWords();
  return ({ id, good, stack, uses, used, isOpen, bonus }) => {
    const space = t(`terms.space.${id}`);
    if (good === null)
      return t(isOpen ? 'own.spaceEmpty' : 'own.spaceShut', {
        space,
        bonus: t(`terms.bonus.${bonus}`),
        uses,
      });
    const words = t('own.spaceFull', { space, good: t(`terms.goodLow.${good}`), left: uses - used, uses });
    return stack > 1 ? `${words}; ${t('own.spaceStack', { count: stack })}` : words;
  };
}

export function Bonus({ bonus, coins }: { readonly bonus: MarketView['bonus']; readonly coins: number }) {
  switch (bonus) {
    case 'good':
      return <AnyIcon size={19} />;
    case 'coins':
      return <CoinIcon size={26} amount={coins} />;
    case 'sprat':
      return <GameIcon name="sprat" size={23} />;
    case 'contract':
      return <GameIcon name="newContract" size={22} />;
  }
}

type SpaceFaceProps = {
  readonly space: MarketView;
  readonly coins: number;
  /** Activations of it in the shown payment. */
  readonly lit: number;
  /** Coins that the council phase has just removed. */
  readonly gone: number;
};

/**
 * Contents of a market space: a merchant's good or the bonus, and a ring for each use, filled with a coin once
 * used.
 */
const SpaceFace = memo(function SpaceFace({ space, coins, lit, gone }: SpaceFaceProps) {
  const { good, stack, uses, used, bonus } = space;
  return (
    <>
      {good === null ? <Bonus bonus={bonus} coins={coins} /> : <GoodIcon good={good} size={25} />}
      <span className="grid gap-2 uses">
        {Array.from({ length: uses }, (_, index) =>
          index < used + lit ? (
            <CoinIcon key={index} size={12} />
          ) : (
            <span key={index} className="disc use">
              {index < gone && (
                <span className="flex use-leaves">
                  <CoinIcon size={12} />
                </span>
              )}
            </span>
          ),
        )}
      </span>
      {stack > 1 && <span className="bold size-12 absolute corner-8 text-centre space-stack">{stack}</span>}
    </>
  );
}, arePropsEqual);

export const spaceLook = ({ good, zone, isOpen }: MarketView): string =>
  good !== null
    ? `flex-row bare middle min-0 gap-5 relative corner-5 space space-full zone-${zone}`
    : isOpen
      ? 'flex-row bare middle min-0 gap-5 relative corner-5 space'
      : 'flex-row bare middle min-0 gap-5 relative corner-5 space space-shut';

/** The market's six spaces. While a merchant is being placed, its possible spaces are buttons. */
export const MarketPyramid = memo(function MarketPyramid() {
  const { below, board, content } = useTable();
  const { plan } = useSelected();
  const { cameFrom } = usePast();
  const pick = usePick();
  const words = useSpaceWords();
  const view = board(below);
  const paying = payingOf(plan);
  return ROWS.map((row) => (
    <div key={row[0]} className="flex middle gap-4 low market-row">
      {row.map((id) => {
        const space = view.market.find((candidate) => candidate.id === id);
        if (space === undefined) return null;
        const gone = space.used > 0 ? 0 : (cameFrom?.players[below]?.used[id] ?? 0);
        const lit = paying?.payment.merchants[id] ?? 0;
        const isTarget = plan.kind === 'merchant' && plan.spaces.includes(id);
        const isChosen = plan.kind === 'merchant' && plan.space === id;
        const face = <SpaceFace space={space} coins={content.numbers.marketCoins} lit={lit} gone={gone} />;
        const look = `${spaceLook(space)}${lit > 0 || isChosen ? ' ringed space-lit' : ''}${isTarget && !isChosen ? ' space-target' : ''}`;
        return (
          <Tip key={id} text={words(space)}>
            {isTarget ? (
              <button
                type="button"
                className={look}
                data-testid={`space-${id}`}
                data-action={`space-${id}`}
                aria-pressed={isChosen}
                data-link={`market:${id}` satisfies Link}
                data-link-tip=""
                aria-label={words(space)}
                onClick={() => pick({ do: 'pick', picks: { space: id, as: 'merchant' } })}
              >
                {face}
              </button>
            ) : (
              <div
                className={look}
                role="img"
                aria-label={words(space)}
                data-link={`market:${id}` satisfies Link}
                data-link-tip=""
              >
                {face}
              </div>
            )}
          </Tip>
        );
      })}
    </div>
  ));
});

export function Market() {
  const { t } = useTable();
  return (
    <section className="flex-column min-0 boxed relative to-end market panel" aria-label={t('own.market')}>
      <h3 className="nowrap title-13 panel-title">{t('own.market')}</h3>
      <MarketPyramid />
    </section>
  );
}
