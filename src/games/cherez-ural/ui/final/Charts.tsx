import { useMemo, useState } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import type { Band } from '../../../../table/charts/Bands';
import { Choice } from '../../../../table/charts/Choice';
import { CourseFigure } from '../../../../table/charts/CourseFigure';
import { ChosenCourse, CoursesBeside } from '../../../../table/charts/CoursesFigure';
import { Figure } from '../../../../table/charts/Figure';
import { Happened } from '../../../../table/charts/Happened';
import { type StackKind, Stacks } from '../../../../table/charts/Stacks';
import { Change } from '../../../../table/controls/Change';
import { Grid } from '../../../../table/controls/Grid';
import { GOODS, type Good, type PlayerID, TRACKS } from '../../content/terms';
import { type Completion, type GameHistory, historyOf, salesByPlace } from '../../view-model/gameHistory';
import { usePast, useTable, useWords } from '../context';
import { ExportMark, GoldIcon, GoodIcon, GoodShape, TravelTokenIcon } from '../icons/index';
import { GOOD_COLOURS } from '../icons/palette';
import { useLateWords } from '../lateWords';
import { GoodsList } from '../parts/amounts';

/** Returns the season bands behind a chart. Each round starts with its first winter, and summers are tinted. */
function useSeasonBands({ seasons }: GameHistory): readonly Band[] {
  const { t } = useWords();
  const late = useLateWords();
  return useMemo(
    () =>
      seasons.map(({ round, phase, from }) => ({
        key: `${round}${phase}`,
        from,
        name: `${t('terms.round', { round })}, ${t(`terms.phase.${phase}`)}`,
        look: phase === 'winter1' ? 'opens' : phase === 'summer' ? 'tinted' : 'plain',
        label: phase === 'summer' ? '☀' : phase === 'winter1' ? late('charts.round', { round }) : '',
      })),
    [seasons, t],
  );
}

const ALL = 'all';
const MOST_PLACES = 14;

const KINDS = GOODS.map((good): StackKind<Good> => {
  const { tint, edge } = GOOD_COLOURS[good];
  return { kind: good, fill: tint, edge, shape: <GoodShape good={good} /> };
});

function Sales({ history }: { readonly history: GameHistory }) {
  const { G, t, seat, spaceName } = useTable();
  const late = useLateWords();
  const [whose, setWhose] = useState<PlayerID | null>(null);
  const places = salesByPlace(history.sales, whose);
  const left = places.length - MOST_PLACES;
  const choices: readonly (PlayerID | null)[] = [null, ...G.turnOrder];
  const caption = late('charts.salesCaption');
  return (
    <Figure
      caption={caption}
      aside={
        choices.length > 2 && (
          <Choice
            legend={late('charts.player')}
            choices={choices.map((id) => ({
              id: id ?? ALL,
              name: id === null ? late('charts.all') : seat(id).name,
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
            <p>{late('charts.noSales')}</p>
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
          {left > 0 && <p className="chart-more">{late('charts.more', { count: left })}</p>}
        </>
      }
      table={
        <Grid
          className="chart-table"
          caption={caption}
          corner={late('charts.place')}
          columns={[
            ...GOODS.map((good) => ({
              key: good,
              name: late('charts.goodPieces', { good: t(`terms.good.${good}`) }),
            })),
            { key: 'sum', name: late('charts.sum') },
          ]}
          rows={places.map(({ at, gold, goods }) => ({
            key: at,
            name: spaceName(at),
            cells: [
              ...GOODS.map((good) =>
                goods[good].pieces === 0 ? '–' : late('charts.piecesFor', goods[good]),
              ),
              gold,
            ],
          }))}
        />
      }
    />
  );
}

function ChangeOfGold({ amount }: { readonly amount: number }) {
  const { t } = useTable();
  if (amount === 0) return null;
  return (
    <>
      <Change amount={amount} />
      <GoldIcon size={15} title={t('table.gold')} />
    </>
  );
}

function Paid({ completion: { given, goldPaid } }: { readonly completion: Completion }) {
  if (goldPaid === 0 && Object.keys(given).length === 0) return '–';
  return (
    <span className="flex-line wrap chart-brought">
      <ChangeOfGold amount={-goldPaid} />
      {Object.keys(given).length > 0 && <GoodsList goods={given} />}
    </span>
  );
}

function Gained({ completion }: { readonly completion: Completion }) {
  const { t, content } = useTable();
  const late = useLateWords();
  const { card, gained, goldGained, tokens, tracks } = completion;
  return (
    <span className="flex-line wrap chart-brought">
      <ChangeOfGold amount={goldGained} />
      {Object.keys(gained).length > 0 && <GoodsList goods={gained} />}
      {Array.from({ length: tokens }, (_, token) => (
        <TravelTokenIcon key={token} size={15} title={t('terms.tokens', { count: 1 })} />
      ))}
      {tracks.map((track, index) => (
        <ExportMark key={`${track}${index}`} track={track} size={16} title={t(`terms.track.${track}`)} />
      ))}
      {entryOf(content.businesses, card).effects.map((effect) => {
        switch (effect.do) {
          case 'goldAtFinalScoring':
            return <span key={effect.do}>{late('charts.atFinalScoring', { gold: effect.amount })}</span>;
          case 'oneMoreBusiness':
          case 'stayWithWorker':
            return <span key={effect.do}>{late(`charts.${effect.do}`)}</span>;
          default:
            return null;
        }
      })}
    </span>
  );
}

function Businesses({ history }: { readonly history: GameHistory }) {
  const { t, content, language, workerName } = useTable();
  const late = useLateWords();
  return (
    <Happened
      caption={late('charts.businessesCaption')}
      bands={useSeasonBands(history)}
      moves={history.moves}
      marks={history.completions}
      when={{
        name: late('charts.when'),
        cell: ({ round, phase }) => (
          <>
            {late('charts.round', { round })} {t(`terms.phase.${phase}`)}
          </>
        ),
      }}
      who={late('charts.player')}
      columns={[
        {
          name: late('charts.business'),
          cell: ({ card, worker }, link) => (
            <>
              {link(entryOf(content.businesses, card).name[language])} <small>{workerName(worker)}</small>
            </>
          ),
        },
        {
          name: late('charts.gave'),
          cell: (completion) => <Paid completion={completion} />,
        },
        { name: late('charts.brought'), cell: (completion) => <Gained completion={completion} /> },
      ]}
    />
  );
}

/** `course` is the gold chart beside the result. */
type ChartPart = 'course' | 'gold' | 'sales' | 'businesses' | 'tracks';

const TRACK_LENGTH = 10;

export function Charts({ part }: { readonly part: ChartPart }) {
  const { t } = useTable();
  const late = useLateWords();
  const { timeline } = usePast();
  const history = useMemo(() => historyOf(timeline), [timeline]);
  const { gold, tracks, moves } = history;
  const bands = useSeasonBands(history);
  switch (part) {
    case 'course':
      return (
        <CourseFigure
          timeline={timeline}
          caption={late('charts.gold')}
          courses={gold}
          bands={bands}
          most={20}
        />
      );
    case 'gold':
      return (
        <ChosenCourse
          caption={late('charts.goldCaption')}
          legend={late('charts.gold')}
          series={[{ id: 'gold', name: late('charts.goldCaption'), courses: gold }]}
          bands={bands}
          moves={moves}
          most={20}
        />
      );
    case 'sales':
      return <Sales history={history} />;
    case 'businesses':
      return <Businesses history={history} />;
    case 'tracks':
      return (
        <CoursesBeside
          caption={late('charts.tracksCaption')}
          series={TRACKS.map((track) => ({
            id: track,
            name: t(`terms.track.${track}`),
            sign: <ExportMark track={track} size={18} />,
            courses: tracks[track],
          }))}
          bands={bands}
          moves={moves}
          most={TRACK_LENGTH}
          apartBy={3}
        />
      );
  }
}
