import { SCROLLED_BY_KEYS } from '../../../../table/scrolls';
import { board, PRICE_ROWS } from '../../content/board';
import { GOODS } from '../../content/terms';
import { queries } from '../../queries';
import { useText } from '../context';

/** The round's prices, one row for each place that has its own. */
export function Prices() {
  const { G, say, t } = useText();
  return (
    <div className="text-wide" {...SCROLLED_BY_KEYS}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('priceRow')}</th>
            {GOODS.map((good) => (
              <th key={good} scope="col">
                {say('sellOf', { good: t(`terms.good.${good}`) })}
              </th>
            ))}
            {GOODS.map((good) => (
              <th key={good} scope="col">
                {say('buyOf', { good: t(`terms.good.${good}`) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRICE_ROWS.map((row) => {
            const city = board.spaces.find(({ priceRow }) => priceRow === row);
            if (city === undefined) return null;
            const { sell } = queries.prices(G, city.id);
            return (
              <tr key={row}>
                <th scope="row">{t(`terms.priceRow.${row}`)}</th>
                {GOODS.map((good) => (
                  <td key={good}>{sell[good] ?? say('notPossible')}</td>
                ))}
                {GOODS.map((good) => (
                  <td key={good}>{board.buyPrices[row][good] ?? say('notPossible')}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
