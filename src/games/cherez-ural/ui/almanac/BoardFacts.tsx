import { Fragment, type ReactNode, useState } from 'react';
import { RuleText } from '../../../../game-api/lookUp';
import { Grid } from '../../../../table/controls/Grid';
import { board, PRICE_ROWS, type PriceRow, type Space } from '../../content/board';
import { TRACK_END } from '../../content/setup';
import { GOODS, TRACKS, type Track } from '../../content/terms';
import type { Pelts } from '../../content/vocabulary';
import { sayer } from '../../text/almanac/en';
import { isTextKey } from '../../text/table/en/index';
import { listComma, placeName } from '../../text/words';
import { useWords } from '../context';
import { ExportMark, GameIcon, GoodIcon, PriceMark } from '../icons/index';
import { ChitSample } from './MapSample';

type FactsProps = { readonly title: string; readonly note: string; readonly children: ReactNode };

const Facts = ({ title, note, children }: FactsProps) => (
  <section>
    <h2>{title}</h2>
    <p className="almanac-note">
      <RuleText text={note} />
    </p>
    {children}
  </section>
);

/** A horizontally scrolling table, wider than a phone. Focusable, so that keys can scroll it. */
const Wide = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
  <section className="almanac-scroll" aria-label={name} tabIndex={0}>
    {children}
  </section>
);

function Prices() {
  const { t, language } = useWords();
  const say = sayer(language);
  const markOf = (row: PriceRow) => board.spaces.find(({ priceRow }) => priceRow === row)?.boardMark ?? null;
  return (
    <Facts title={say('board.prices')} note={say('board.pricesNote')}>
      <Wide name={say('board.prices')}>
        <Grid
          className="almanac-table"
          corner={say('board.place')}
          columns={GOODS.map((good) => ({
            key: good,
            name: <GoodIcon good={good} size={16} title={t(`terms.good.${good}`)} />,
          }))}
          rows={PRICE_ROWS.map((row) => {
            const mark = markOf(row);
            return {
              key: row,
              name: (
                <>
                  {mark !== null && <PriceMark mark={mark} size={13} />} {t(`terms.priceRow.${row}`)}
                </>
              ),
              cells: GOODS.map((good) => (
                <Fragment key={good}>
                  {board.sellPrices[row][good] ?? '–'} / {board.buyPrices[row][good] ?? '–'}
                </Fragment>
              )),
            };
          })}
        />
      </Wide>
    </Facts>
  );
}

function Exports() {
  const { t, language } = useWords();
  const say = sayer(language);
  const cities = (track: Track) =>
    board.spaces.filter(({ exportTrack }) => exportTrack === track).map(({ id }) => placeName(id, language));
  return (
    <Facts title={say('board.exports')} note={say('board.exportsNote', { end: TRACK_END })}>
      <ul className="almanac-list">
        {TRACKS.map((track) => (
          <li key={track} className="flex-row wrap">
            <ExportMark track={track} size={24} />
            <strong>{t(`terms.track.${track}`)}</strong>
            {listComma(cities(track), language)}
          </li>
        ))}
      </ul>
    </Facts>
  );
}

function Chits() {
  const { content, language } = useWords();
  const say = sayer(language);
  const rows: readonly [string, readonly Pelts[]][] = [
    [say('board.siberia'), content.siberiaChits],
    [say('board.farEast'), content.farEastChits],
  ];
  return (
    <Facts title={say('board.chits')} note={say('board.chitsNote')}>
      {rows.map(([name, chits]) => (
        <div key={name} className="flex-row wrap almanac-chits">
          <strong>{name}</strong>
          {chits.map(({ sable, fur }, index) => (
            <span key={index} className="centred size-12">
              <ChitSample face={{ kind: 'harvestUp', sable, fur }} />
              <span>
                {sable}+{fur}
              </span>
            </span>
          ))}
        </div>
      ))}
    </Facts>
  );
}

function Signs({ space }: { readonly space: Space }) {
  const { t } = useWords();
  return (
    <span className="flex-line gap-5">
      {space.explorationSpot && <GameIcon name="explore" size={15} title={t('terms.chit.explorationSpot')} />}
      {space.huntingSpot && <GameIcon name="hunt" size={15} title={t('terms.chit.huntingSpot')} />}
      {space.exportTrack !== null && (
        <ExportMark track={space.exportTrack} size={17} title={t(`terms.track.${space.exportTrack}`)} />
      )}
      {space.boardMark !== null && space.priceRow !== null && (
        <PriceMark mark={space.boardMark} size={13} title={t(`terms.priceRow.${space.priceRow}`)} />
      )}
    </span>
  );
}

const COLUMNS = ['kind', 'region', 'water', 'sea', 'signs'] as const;

function Spaces() {
  const { t, language } = useWords();
  const say = sayer(language);
  const [query, setQuery] = useState('');
  const rows = board.spaces.map((space) => {
    const { name, region, sea, waterSystem, kind } = space;
    const cells = [
      t(`terms.spaceKind.${kind}`),
      t(`terms.region.${region}`),
      waterSystem === null ? '' : waterName(waterSystem),
      sea === null ? '' : t(`terms.sea.${sea}`),
    ];
    const words = [name.en, name.ja, name.ru, ...cells].join(' ').toLowerCase();
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
      <Wide name={say('board.spaces')}>
        <Grid
          className="almanac-table"
          corner={say('board.name')}
          columns={COLUMNS.map((key) => ({ key, name: say(`board.${key}`) }))}
          rows={found.map(({ space, cells }) => ({
            key: space.id,
            name: (
              <>
                {space.name[language]} <small lang="ru">{space.name.ru}</small>
              </>
            ),
            cells: [...cells, <Signs key="signs" space={space} />],
          }))}
        />
      </Wide>
    </section>
  );

  function waterName(system: string): string {
    const key = `terms.waterSystem.${system}`;
    return isTextKey(key) ? t(key) : system;
  }
}

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
