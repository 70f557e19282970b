import { TextGrid } from '../../../../table/text/TextGrid';
import { board, PRICE_ROWS } from '../../content/board';
import { GOODS } from '../../content/terms';
import { queries } from '../../queries';
import { useText } from '../context';

/** The round's prices, one row for each place that has its own. */
export function Prices() {
  const { G, say, t } = useText();
  return (
    <TextGrid
      corner={say('priceRow')}
      columns={(['sellOf', 'buyOf'] as const).flatMap((way) =>
        GOODS.map((good) => ({ key: `${way}${good}`, name: say(way, { good: t(`terms.good.${good}`) }) })),
      )}
      rows={PRICE_ROWS.flatMap((row) => {
        const city = board.spaces.find(({ priceRow }) => priceRow === row);
        if (city === undefined) return [];
        const { sell } = queries.prices(G, city.id);
        const prices = [
          ...GOODS.map((good) => sell[good]),
          ...GOODS.map((good) => board.buyPrices[row][good]),
        ];
        return [
          {
            key: row,
            name: t(`terms.priceRow.${row}`),
            cells: prices.map((price) => price ?? say('notPossible')),
          },
        ];
      })}
    />
  );
}
