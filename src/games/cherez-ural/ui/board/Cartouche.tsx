import { memo } from 'react';
import { defined } from '../../../../rules-kit/indexed';
import { recordOf } from '../../../../rules-kit/records';
import { Track } from '../../../../table/board/Track';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import { board, PRICE_ROWS, type PriceRow, spaceOf } from '../../content/board';
import type { Link } from '../../content/links';
import { TRACK_END } from '../../content/setup';
import { GOODS, type Good, TRACKS } from '../../content/terms';
import { prices } from '../../rules/prices';
import { isExplored } from '../../rules/spaces';
import { playerOf, workerOf } from '../../rules/state/state';
import { usePointed, useTable, useWords } from '../context';
import { ExportMark, GoodIcon, PriceMark } from '../icons/index';

/** One city for each price row, used to look up the row's prices. */
const CITY_OF = recordOf(PRICE_ROWS, (row) => {
  const city = board.spaces.find(({ priceRow }) => priceRow === row);
  return defined(city, `city with the price row ${row}`).id;
});

const [REGION_ROWS, MARKED_ROWS] = [PRICE_ROWS.slice(0, 4), PRICE_ROWS.slice(4)];

export const Tracks = memo(function Tracks() {
  const { G, t } = useTable();
  return (
    <div className="tracks">
      <h2 className="faded cartouche-title">{t('table.tracks')}</h2>
      {TRACKS.map((track) => (
        <Track
          key={track}
          link={`track:${track}` satisfies Link}
          label={t(`terms.track.${track}`)}
          sign={<ExportMark track={track} size={18} />}
          end={TRACK_END}
          markers={G.turnOrder.map((playerID) => ({ playerID, at: playerOf(G, playerID).tracks[track] }))}
        />
      ))}
    </div>
  );
});

type PriceCellsProps = { readonly row: PriceRow; readonly sells: Readonly<Record<Good, number | null>> };

const PriceCells = memo(function PriceCells({ row, sells }: PriceCellsProps) {
  const { t } = useWords();
  return GOODS.map((good) => {
    const [sell, printed] = [sells[good], board.sellPrices[row][good]];
    const buy = board.buyPrices[row][good];
    const look = `price${sell === printed ? '' : ' bold warned price-changed'}${buy === null ? '' : ' price-both'}`;
    return (
      <td key={good} className={look}>
        <span>{sell ?? '–'}</span>
        {buy !== null && <span className="visually-hidden">{t('table.buysFor', { gold: buy })}</span>}
      </td>
    );
  });
}, arePropsEqual);

const RowName = memo(function RowName({ row }: { readonly row: PriceRow }) {
  const { t } = useWords();
  const mark = spaceOf(CITY_OF[row]).boardMark;
  return mark === null ? t(`table.shortRow.${row}`) : <PriceMark mark={mark} size={11} />;
});

function PriceRows({ rows, lit }: { readonly rows: readonly PriceRow[]; readonly lit: PriceRow | null }) {
  const { G, t } = useTable();
  return (
    <table className="size-12 prices">
      <thead>
        <tr>
          <td />
          {GOODS.map((good) => (
            <th key={good} scope="col" data-link={`good:${good}` satisfies Link}>
              <GoodIcon good={good} size={12} />
              <span className="visually-hidden">{t(`terms.good.${good}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className={row === lit ? 'bold lit-plain' : undefined}>
            <th scope="row" data-link={`row:${row}` satisfies Link}>
              <span className="visually-hidden">{t(`terms.priceRow.${row}`)}</span>
              <span aria-hidden="true">
                <RowName row={row} />
              </span>
            </th>
            <PriceCells row={row} sells={prices(G, CITY_OF[row]).sell} />
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
      <h2 className="faded cartouche-title">
        {t('table.prices')}{' '}
        <span className="faded price-key">
          <span className="price-sample" aria-hidden="true" /> {t('table.pricesKey')}
        </span>
      </h2>
      <div className="grid at-top price-columns">
        <PriceRows rows={REGION_ROWS} lit={lit} />
        <PriceRows rows={MARKED_ROWS} lit={lit} />
        <p className="faded price-marks">
          {t('table.marks')}
          <span className="price-mark-names" aria-hidden="true">
            {MARKED_ROWS.map((row) => (
              <span key={row} className="flex-line nowrap gap-2">
                <RowName row={row} />
                {t(`table.shortRow.${row}`)}
              </span>
            ))}
          </span>
        </p>
      </div>
    </div>
  );
}

/**
 * Returns the price row of the acting worker's city or of the picked destination; null if no trade is possible there.
 */
export function useLitRow(): PriceRow | null {
  const { G, acting } = useTable();
  const { picked } = usePointed();
  const at = picked?.space ?? (acting === null ? null : workerOf(G, acting).at);
  return at !== null && isExplored(G, at) ? spaceOf(at).priceRow : null;
}

/** The tracks and the price table, in the corner of the map that the board leaves free. */
export const Cartouche = memo(function Cartouche({ lit }: { readonly lit: PriceRow | null }) {
  return (
    <div className="flex gap-9 absolute paper cartouche">
      <Tracks />
      <Prices lit={lit} />
    </div>
  );
});

export const CornerPrices = () => <Cartouche lit={useLitRow()} />;
