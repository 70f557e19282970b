import { memo } from 'react';
import { MOST_TOKENS } from '../../content/setup';
import { GOODS, type Goods } from '../../content/terms';
import { goodsPhrase } from '../../text/words';
import { useWords } from '../context';
import { GoldIcon, GoodIcon, TravelTokenIcon } from '../icons/index';

export function Gold({ amount, size = 15 }: { readonly amount: number; readonly size?: number }) {
  const { t } = useWords();
  return (
    <span className="flex-line to-end gap-3">
      <GoldIcon size={size} />
      <span className="visually-hidden">{t('table.gold')} </span>
      {amount}
    </span>
  );
}

/** Goods as numbers and pieces, `3 ● 1 ▲`; a single piece has no number. */
export function GoodsList({ goods, size = 14 }: { readonly goods: Goods; readonly size?: number }) {
  const { language } = useWords();
  return (
    <span className="flex-line gap-5" role="img" aria-label={goodsPhrase(goods, language)}>
      {GOODS.map((good) => {
        const pieces = goods[good] ?? 0;
        return pieces === 0 ? null : (
          <span key={good} className="flex-line gap-2">
            {pieces > 1 && pieces}
            <GoodIcon good={good} size={size} />
          </span>
        );
      })}
    </span>
  );
}

type TokenSlotsProps = { readonly tokens: number; readonly size?: number };

export const TokenSlots = memo(function TokenSlots({ tokens, size = 14 }: TokenSlotsProps) {
  const { t } = useWords();
  return (
    <span className="flex-line gap-2" role="img" aria-label={t('table.tokens', { count: tokens })}>
      {Array.from({ length: MOST_TOKENS }, (_, slot) =>
        slot < tokens ? (
          <TravelTokenIcon key={slot} size={size} />
        ) : (
          <span key={slot} className="disc token-slot" style={{ width: size, height: size }} />
        ),
      )}
    </span>
  );
});
