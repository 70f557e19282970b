import { useState } from 'react';
import { RuleText } from '../../../../game-api/lookUp';
import { board, PRICE_ROWS, type PriceRow, type Space } from '../../content/board';
import { TRACK_END } from '../../content/setup';
import { GOODS, TRACKS } from '../../content/terms';
import type { Pelts } from '../../content/vocabulary';
import { listComma, placeName } from '../../text/words';
import { ExportMark, GoodIcon, PriceMark, Sign } from '../icons/index';
import { useWords } from '../words';
import { ChitSample } from './MapSample';
import { useSay } from './words';

/** The printed prices. */
function Prices() {
  const { t } = useWords();
  const say = useSay();
  const markOf = (row: PriceRow) => board.spaces.find(({ priceRow }) => priceRow === row)?.boardMark ?? null;
  return (
    <section>
      <h2>{say('board.prices')}</h2>
      <p className="almanac-note">
        <RuleText text={say('board.pricesNote')} />
      </p>
      <div className="almanac-scroll">
        <table className="almanac-table">
          <thead>
            <tr>
              <th scope="col">{say('board.place')}</th>
              {GOODS.map((good) => (
                <th key={good} scope="col">
                  <GoodIcon good={good} size={16} title={t(`terms.good.${good}`)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PRICE_ROWS.map((row) => {
              const mark = markOf(row);
              return (
                <tr key={row}>
                  <th scope="row">
                    {mark !== null && <PriceMark mark={mark} size={13} />} {t(`terms.priceRow.${row}`)}
                  </th>
                  {GOODS.map((good) => (
                    <td key={good}>
                      {board.sellPrices[row][good] ?? '–'} / {board.buyPrices[row][good] ?? '–'}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Exports() {
  const { t, language } = useWords();
  const say = useSay();
  return (
    <section>
      <h2>{say('board.exports')}</h2>
      <p className="almanac-note">
        <RuleText text={say('board.exportsNote', { end: TRACK_END })} />
      </p>
      <ul className="almanac-list">
        {TRACKS.map((track) => (
          <li key={track}>
            <ExportMark track={track} size={24} />
            <strong>{t(`terms.track.${track}`)}</strong>
            {listComma(
              board.spaces
                .filter(({ exportTrack }) => exportTrack === track)
                .map(({ id }) => placeName(id, language)),
              language,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chits() {
  const { content } = useWords();
  const say = useSay();
  const rows: readonly [string, readonly Pelts[]][] = [
    [say('board.siberia'), content.siberiaChits],
    [say('board.farEast'), content.farEastChits],
  ];
  return (
    <section>
      <h2>{say('board.chits')}</h2>
      <p className="almanac-note">
        <RuleText text={say('board.chitsNote')} />
      </p>
      {rows.map(([name, chits]) => (
        <div key={name} className="almanac-chits">
          <strong>{name}</strong>
          {chits.map(({ sable, fur }, index) => (
            <span key={index} className="almanac-chit">
              <ChitSample face={{ kind: 'harvestUp', sable, fur }} />
              <span>
                {sable}+{fur}
              </span>
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}

function Signs({ space }: { readonly space: Space }) {
  const { t } = useWords();
  return (
    <span className="almanac-signs">
      {space.explorationSpot && <Sign name="explore" size={15} title={t('terms.chit.explorationSpot')} />}
      {space.huntingSpot && <Sign name="hunt" size={15} title={t('terms.chit.huntingSpot')} />}
      {space.exportTrack !== null && (
        <ExportMark track={space.exportTrack} size={17} title={t(`terms.track.${space.exportTrack}`)} />
      )}
      {space.boardMark !== null && space.priceRow !== null && (
        <PriceMark mark={space.boardMark} size={13} title={t(`terms.priceRow.${space.priceRow}`)} />
      )}
    </span>
  );
}

function Spaces() {
  const { t, language } = useWords();
  const say = useSay();
  const [query, setQuery] = useState('');
  const rows = board.spaces.map((space) => {
    const { name, region, sea, waterSystem, kind } = space;
    const cells = {
      kind: t(`terms.spaceKind.${kind}`),
      region: t(`terms.region.${region}`),
      water: waterSystem === null ? '' : waterName(waterSystem),
      sea: sea === null ? '' : t(`terms.sea.${sea}`),
    };
    const words = [name.en, name.ja, name.ru, ...Object.values(cells)].join(' ').toLowerCase();
    return { space, cells, words };
  });
  const found = rows.filter(({ words }) =>
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word)),
  );
  return (
    <section>
      <h2>{say('board.spaces')}</h2>
      <input
        type="search"
        aria-label={say('board.searchSpaces')}
        placeholder={say('board.searchSpaces')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <output className="almanac-note">
        {say('board.spacesFound', { count: found.length, all: rows.length })}
      </output>
      <div className="almanac-scroll">
        <table className="almanac-table">
          <thead>
            <tr>
              {(['name', 'kind', 'region', 'water', 'sea', 'signs'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(`board.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ space, cells }) => (
              <tr key={space.id}>
                <th scope="row">
                  {space.name[language]} <small lang="ru">{space.name.ru}</small>
                </th>
                <td>{cells.kind}</td>
                <td>{cells.region}</td>
                <td>{cells.water}</td>
                <td>{cells.sea}</td>
                <td>
                  <Signs space={space} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );

  function waterName(system: string): string {
    const known = WATER_SYSTEMS.find((name) => name === system);
    return known === undefined ? system : t(`terms.waterSystem.${known}`);
  }
}

const WATER_SYSTEMS = [
  'northern-dvina',
  'pechora',
  'volga',
  'don',
  'ob',
  'taz',
  'yenisei',
  'lena',
  'yana',
  'indigirka',
  'anadyr',
  'kamchatka',
  'amur',
] as const;

/** What is printed on the board, and on the chits that lie on it. */
export function BoardFacts() {
  return (
    <>
      <Prices />
      <Exports />
      <Chits />
      <Spaces />
    </>
  );
}
