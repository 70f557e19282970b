import { useState } from 'react';
import { Choice } from '../../../../../table/charts/Choice';
import { Figure } from '../../../../../table/charts/Figure';
import { GOODS, type PlayerID } from '../../../content/terms';
import { type GameHistory, salesByPlace } from '../../../position/gameHistory';
import { useTable } from '../../context';
import { GoodIcon } from '../../icons/index';
import { SalesChart } from './SalesChart';

/** Everybody, among the ids of players. */
const ALL = 'all';
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
          <Choice
            legend={t('lookBack.charts.player')}
            choices={choices.map((id) => ({
              id: id ?? ALL,
              name: id === null ? t('lookBack.charts.all') : seat(id).name,
            }))}
            chosen={whose ?? ALL}
            onChoose={(id) => setWhose(id === ALL ? null : id)}
          />
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
