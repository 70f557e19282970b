import { SPACES, type Space } from '../../content/terms';
import type { Due, Source } from '../../view-model/payments';
import { useTable } from '../context';
import { CoinIcon, GameIcon, GoodIcon } from '../icons/index';

const HERE = { fill: 'var(--hi-line)' };
const THERE = { fill: 'var(--p4)', stroke: 'var(--p2)', strokeWidth: 0.7 };

/** Returns a function that names a source: "own wood", "wheat, swap", "3 for 1", "merchant". */
export function useSourceWords(): (source: Source) => string {
  const { t } = useTable();
  return (source) => {
    const good = t(`terms.goodLow.${source.good}`);
    switch (source.by) {
      case 'own':
        return t('pay.own', { good });
      case 'swap':
        return t('pay.swap', { good });
      case 'three':
        return t('pay.threeOf', { good });
      case 'merchant':
        return t('pay.merchant');
    }
  };
}

/** Shows the source of a due piece as icons. */
export function SourceIcons({ source, due }: { readonly source: Source | null; readonly due: Due }) {
  if (source === null) return <span className="bold change-bad pay-none">?</span>;
  const { good } = source;
  switch (source.by) {
    case 'own':
      return <GoodIcon good={good} size={36} />;
    case 'swap':
      return (
        <>
          <GoodIcon good={good} size={32} />
          <GameIcon name="swap" size={16} />
          {due !== 'any' && (
            <span className="faint">
              <GoodIcon good={due} size={26} />
            </span>
          )}
        </>
      );
    case 'three':
      return (
        <>
          <GoodIcon good={good} size={25} />
          <GoodIcon good={good} size={25} />
          <GoodIcon good={good} size={25} />
        </>
      );
    case 'merchant':
      return (
        <>
          <CoinIcon size={24} amount={1} />
          <GameIcon name="arrow" size={13} />
          <GameIcon name="merchant" size={19} />
          <GoodIcon good={good} size={28} />
        </>
      );
  }
}

const PLACE: Readonly<Record<Space, readonly [number, number]>> = {
  b1: [0, 12],
  b2: [8, 12],
  b3: [16, 12],
  m1: [4, 6],
  m2: [12, 6],
  t1: [8, 0],
};

/** Marks a merchant's space in a small market. */
export function MiniPyramid({ space }: { readonly space: Space }) {
  return (
    <svg className="" width="24" height="18" viewBox="0 0 24 18" aria-hidden="true">
      {SPACES.map((id) => (
        <rect
          key={id}
          x={PLACE[id][0] + 0.5}
          y={PLACE[id][1] + 0.5}
          width="7"
          height="5"
          rx="1"
          {...(id === space ? HERE : THERE)}
        />
      ))}
    </svg>
  );
}
