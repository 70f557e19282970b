import { memo } from 'react';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import { GOODS, type Good } from '../../content/terms';
import type { Stock } from '../../rules/state/state';
import { goodsPhrase } from '../../text/words';
import { useWords } from '../context';
import { GoodIcon } from '../icons/index';

const piecesOf = (goods: Readonly<Stock>): Good[] =>
  GOODS.flatMap((good) => Array.from({ length: goods[good] }, () => good));

type LoadProps = {
  readonly goods: Readonly<Stock>;
  readonly capacity: number;
  /** The previous goods. Pieces beyond these are highlighted as new. */
  readonly before?: Readonly<Stock>;
  readonly size?: number;
};

/** A worker's goods in its slots. Pieces over the capacity get extra, marked slots. */
export const Load = memo(function Load({ goods, capacity, before, size = 12 }: LoadProps) {
  const { t, language } = useWords();
  const pieces = piecesOf(goods);
  const seen: Record<Good, number> = { daily: 0, chinese: 0, fur: 0, sable: 0 };
  const slots = Array.from({ length: Math.max(capacity, pieces.length) }, (_, slot) => {
    const good = pieces[slot];
    if (good === undefined) return { slot, good: null, look: 'centred chip dashed slot slot-empty' };
    seen[good] += 1;
    const isNew = before !== undefined && seen[good] > before[good];
    const look =
      slot >= capacity
        ? 'centred chip slot slot-over'
        : isNew
          ? 'centred chip lit slot slot-new'
          : 'centred chip slot';
    return { slot, good, look };
  });
  return (
    <span
      className="flex-line gap-2 load"
      role="img"
      aria-label={t('table.load', { goods: goodsPhrase(goods, language), pieces: pieces.length, capacity })}
    >
      {slots.map(({ slot, good, look }) => (
        <span key={slot} className={look}>
          {good !== null && <GoodIcon good={good} size={size} />}
        </span>
      ))}
    </span>
  );
}, arePropsEqual);
