import { useState } from 'react';
import { Choice } from '../../../../../table/charts/Choice';
import { Figure } from '../../../../../table/charts/Figure';
import { type StackKind, Stacks } from '../../../../../table/charts/Stacks';
import { Grid } from '../../../../../table/controls/Grid';
import { GOODS, type Good, type PlayerID } from '../../../content/terms';
import { type GameHistory, salesByPlace } from '../../../position/gameHistory';
import { useTable } from '../../context';
import { GoodIcon, GoodShape } from '../../icons/index';
import { GOOD_COLOURS } from '../../icons/palette';

/** Everybody, among the ids of players. */
const ALL = 'all';
/** More places than these stand only in the table. */
const MOST_PLACES = 14;

const KINDS = GOODS.map((good): StackKind<Good> => {
  const { tint, edge } = GOOD_COLOURS[good];
  return { kind: good, fill: tint, edge, shape: <GoodShape good={good} /> };
});

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
            <Stacks
              label={caption}
              kinds={KINDS}
              rows={places.slice(0, MOST_PLACES).map(({ at, gold, goods }) => ({
                key: at,
                name: spaceName(at),
                total: gold,
                parts: {
                  daily: goods.daily.gold,
                  chinese: goods.chinese.gold,
                  fur: goods.fur.gold,
                  sable: goods.sable.gold,
                },
              }))}
            />
          )}
          {left > 0 && <p className="chart-more">{t('lookBack.charts.more', { count: left })}</p>}
        </>
      }
      table={
        <Grid
          className="chart-table"
          caption={caption}
          corner={t('lookBack.charts.place')}
          columns={[
            ...GOODS.map((good) => ({
              key: good,
              name: t('lookBack.charts.goodPieces', { good: t(`terms.good.${good}`) }),
            })),
            { key: 'sum', name: t('lookBack.charts.sum') },
          ]}
          rows={places.map(({ at, gold, goods }) => ({
            key: at,
            name: spaceName(at),
            cells: [
              ...GOODS.map((good) =>
                goods[good].pieces === 0 ? '–' : t('lookBack.charts.piecesFor', goods[good]),
              ),
              gold,
            ],
          }))}
        />
      }
    />
  );
}
