import { memo } from 'react';
import { board, PRICE_ROWS, type PriceRow } from '../../content/board';
import type { PlayerColour } from '../../content/playerColours';
import { TRACK_END } from '../../content/setup';
import { GOODS, type Good, type SpaceId, TRACKS, type Track } from '../../content/terms';
import { queries } from '../../queries';
import { isExplored } from '../../rules/spaces';
import { useTable } from '../context';
import { ExportMark, GoodIcon, PriceMark } from '../icons/index';
import { saysSame } from '../parts/kept';
import { PlayerShield } from '../parts/PlayerShield';
import { useWords } from '../words';

/** A city of each price row, through which the round's prices are asked for. */
const CITY_OF: Readonly<Record<PriceRow, SpaceId>> = Object.fromEntries(
  PRICE_ROWS.map((row) => [row, board.spaces.find(({ priceRow }) => priceRow === row)?.id ?? '']),
) as Record<PriceRow, SpaceId>;

export const Tracks = memo(function Tracks() {
  const { G, t, seat } = useTable();
  return (
    <div className="tracks">
      <h2 className="cartouche-title">{t('table.tracks')}</h2>
      {TRACKS.map((track) => (
        <TrackRow
          key={track}
          track={track}
          shields={G.turnOrder.map((playerID) => {
            const { name, colour } = seat(playerID);
            return { name, colour, at: G.players[playerID].tracks[track] };
          })}
        />
      ))}
    </div>
  );
});

type TrackRowProps = {
  readonly track: Track;
  readonly shields: readonly { readonly name: string; readonly colour: PlayerColour; readonly at: number }[];
};

const TrackRow = memo(function TrackRow({ track, shields }: TrackRowProps) {
  const { t } = useWords();
  return (
    <div className="track">
      <ExportMark track={track} size={18} />
      <ol className="track-cells" aria-label={t(`terms.track.${track}`)}>
        {Array.from({ length: TRACK_END + 1 }, (_, step) => step).map((step) => {
          const here = shields.filter(({ at }) => at === step);
          return (
            <li key={step} className={`track-cell${here.length > 1 ? ' track-cell-shared' : ''}`}>
              {here.length === 0 && <span className="track-step">{step}</span>}
              {here.length > 0 && (
                <span
                  role="img"
                  aria-label={`${step}: ${here.map(({ name }) => name).join(t('table.comma'))}`}
                  className="track-shields"
                >
                  {here.map(({ colour }) => (
                    <PlayerShield key={colour} colour={colour} size={here.length > 1 ? 6.4 : 12} />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}, saysSame);

type PriceCellsProps = { readonly row: PriceRow; readonly sells: Readonly<Record<Good, number | null>> };

const PriceCells = memo(function PriceCells({ row, sells }: PriceCellsProps) {
  const { t } = useWords();
  return GOODS.map((good) => {
    const [sell, printed] = [sells[good], board.sellPrices[row][good]];
    const buy = board.buyPrices[row][good];
    const look = `price${sell === printed ? '' : ' price-changed'}${buy === null ? '' : ' price-both'}`;
    return (
      <td key={good} className={look}>
        <span>{sell ?? '–'}</span>
        {buy !== null && <span className="visually-hidden">{t('table.buysFor', { gold: buy })}</span>}
      </td>
    );
  });
}, saysSame);

const SHORT = ['russia', 'west-siberia', 'east-siberia', 'far-east'] as const;

/** The printed mark of a special row, or the region's name short enough for the corner. */
const RowName = memo(function RowName({ row }: { readonly row: PriceRow }) {
  const { t } = useWords();
  const mark = board.space[CITY_OF[row]].boardMark;
  const region = SHORT.find((name) => name === row);
  return mark === null ? t(`table.shortRow.${region ?? 'russia'}`) : <PriceMark mark={mark} size={11} />;
});

function PriceRows({ rows, lit }: { readonly rows: readonly PriceRow[]; readonly lit: PriceRow | null }) {
  const { G, t } = useTable();
  return (
    <table className="prices">
      <thead>
        <tr>
          <td />
          {GOODS.map((good) => (
            <th key={good} scope="col">
              <GoodIcon good={good} size={12} />
              <span className="visually-hidden">{t(`terms.good.${good}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className={row === lit ? 'price-row-lit' : undefined}>
            <th scope="row">
              <span className="visually-hidden">{t(`terms.priceRow.${row}`)}</span>
              <span aria-hidden="true">
                <RowName row={row} />
              </span>
            </th>
            <PriceCells row={row} sells={queries.prices(G, CITY_OF[row]).sell} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Prices({ lit }: { readonly lit: PriceRow | null }) {
  const { t } = useTable();
  return (
    <div className="price-tables">
      <h2 className="cartouche-title">
        {t('table.prices')}{' '}
        <span className="price-key">
          <span className="price-sample" aria-hidden="true" /> {t('table.pricesKey')}
        </span>
      </h2>
      <div className="price-columns">
        <PriceRows rows={PRICE_ROWS.slice(0, 4)} lit={lit} />
        <PriceRows rows={PRICE_ROWS.slice(4)} lit={lit} />
      </div>
    </div>
  );
}

/** The price row of a space where trade is possible; null: there is none. */
export const rowOf = (G: Parameters<typeof isExplored>[0], space: SpaceId | null): PriceRow | null =>
  space !== null && isExplored(G, space) ? board.space[space].priceRow : null;

/** The tracks and the price table, in the corner of the map that the board leaves free. */
export const Cartouche = memo(function Cartouche({ lit }: { readonly lit: PriceRow | null }) {
  return (
    <div className="cartouche">
      <Tracks />
      <Prices lit={lit} />
    </div>
  );
});
