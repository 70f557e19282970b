import { useState } from 'react';
import { Figure } from '../../../../../table/charts/Figure';
import { GOODS, type PlayerID } from '../../../content/terms';
import { type GameHistory, salesByPlace } from '../../../position/gameHistory';
import { useTable } from '../../context';
import { GoodIcon } from '../../icons/index';
import { SalesChart } from './SalesChart';

/** More places than these stand only in the table. */
const MOST_PLACES = 14;

/** Where goods were sold, by whom and for how much. */
export function Sales({ history }: { readonly history: GameHistory }) {
  const { G, t, seat, spaceName } = useTable();
  const [whose, setWhose] = useState<PlayerID | null>(null);
  const places = salesByPlace(history.sales, whose);
  const left = places.length - MOST_PLACES;
  const choices: readonly (PlayerID | null)[] = [null, ...G.turnOrder];
  const caption = t('lookBack.charts.salesCaption');
  return (
    <Figure
      caption={caption}
      aside={
        choices.length > 2 && (
          <fieldset className="chart-whose">
            <legend className="visually-hidden">{t('lookBack.charts.player')}</legend>
            {choices.map((playerID) => (
              <label key={playerID ?? 'all'} className={playerID === whose ? 'chart-chosen' : ''}>
                <input
                  type="radio"
                  name="whose-sales"
                  className="visually-hidden"
                  checked={playerID === whose}
                  onChange={() => setWhose(playerID)}
                />
                {playerID === null ? t('lookBack.charts.all') : seat(playerID).name}
              </label>
            ))}
          </fieldset>
        )
      }
      chart={
        <>
          <ul className="chart-key">
            {GOODS.map((good) => (
              <li key={good}>
                <GoodIcon good={good} size={15} /> {t(`terms.good.${good}`)}
              </li>
            ))}
          </ul>
          {places.length === 0 ? (
            <p>{t('lookBack.charts.noSales')}</p>
          ) : (
            <SalesChart places={places.slice(0, MOST_PLACES)} label={caption} />
          )}
          {left > 0 && <p className="chart-more">{t('lookBack.charts.more', { count: left })}</p>}
        </>
      }
      table={
        <table className="chart-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lookBack.charts.place')}</th>
              {GOODS.map((good) => (
                <th key={good} scope="col">
                  {t('lookBack.charts.goodPieces', { good: t(`terms.good.${good}`) })}
                </th>
              ))}
              <th scope="col">{t('lookBack.charts.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ at, gold, goods }) => (
              <tr key={at}>
                <th scope="row">{spaceName(at)}</th>
                {GOODS.map((good) => (
                  <td key={good}>
                    {goods[good].pieces === 0
                      ? '–'
                      : t('lookBack.charts.piecesFor', {
                          pieces: goods[good].pieces,
                          gold: goods[good].gold,
                        })}
                  </td>
                ))}
                <td>{gold}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
