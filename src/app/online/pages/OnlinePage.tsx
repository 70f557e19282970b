import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { GameOffer } from '../../../game-api/module';
import { addressOfTable } from '../../../session/addresses';
import type { MatchList } from '../../../session/protocol';
import { lazyPart } from '../../../table/loading/lazyPart';
import { offers } from '../../games';
import { FilterForm } from '../../played/FilterForm';
import { useSettings } from '../../settings';
import { ask, lobbyOf, problemText } from '../connection/lobby';
import { savedSeats } from '../seats/savedSeats';
import { MatchRow } from './MatchRow';
import '../online.css';
import { isOpen } from '../../../session/seatKinds';
import { Problem } from '../../Problem';
import { savedKey } from '../person/personKey';
import { usePolling } from '../usePolling';
import { useWords } from '../words';
import { ALL_OPEN, isShown } from './openFilter';
import { useTableFields } from './tableFilter';
import { YourTables } from './YourTables';

const InvitationList = lazyPart(
  async () => (await import('../../matchmaking/InvitationList')).InvitationList,
);

type Listed = Pick<MatchList, 'matches'> & { readonly hasMore: boolean };

/** Returns the tables of several games, `pages` pages of each, last played first. */
async function list(games: readonly GameOffer[], isOver: boolean, pages: number): Promise<Listed> {
  const lists = await Promise.all(games.map(({ name }) => lobbyOf(name).list(isOver, pages)));
  const matches = lists.flatMap((each) => each.matches).sort((a, b) => b.updatedAt - a.updatedAt);
  return { matches, hasMore: lists.some(({ next }) => next !== null) };
}

/** Returns how many people are connected to tables. */
const countPeople = async (): Promise<number> => ((await ask('/people/here')) as { people: number }).people;

/** Returns the fields of the filter. */
function useOpenFields(games: readonly GameOffer[]) {
  const t = useWords();
  const { language } = useSettings();
  const { players, pace, ...more } = useTableFields(games);
  return {
    ...(games.length > 1 && {
      game: {
        label: t('filter.game'),
        choices: games.map(({ name, title }) => [name, title[language]] as const),
      },
    }),
    players,
    seats: {
      label: t('filter.seats'),
      choices: [['free', t('filter.free')] as const, ['full', t('lobby.full')] as const],
    },
    pace,
    ...more,
    rated: {
      label: t('filter.rated'),
      choices: [['rated', t('lobby.rated')] as const, ['unrated', t('filter.unrated')] as const],
    },
  };
}

type OnlinePageProps = {
  /** The game whose tables are shown; null for all games. */
  readonly only: GameOffer | null;
};

export function OnlinePage({ only }: OnlinePageProps) {
  const t = useWords();
  const { language } = useSettings();
  const games = only === null ? offers : [only];
  const kept = savedSeats();
  const [openPages, setOpenPages] = useState(1);
  const [finishedPages, setFinishedPages] = useState(1);
  const open = usePolling(() => list(games, false, openPages), 8000, openPages);
  const finished = usePolling(() => list(games, true, finishedPages), 60_000, finishedPages);
  const here = usePolling(countPeople, 20_000);
  const [filter, setFilter] = useState(ALL_OPEN);
  const fields = useOpenFields(games);
  const others = open.value?.matches.filter(({ matchID }) => !kept.some((seat) => seat.matchID === matchID));
  const shown = others?.filter((match) => isShown(match, filter));
  const several = offers.length > 1;
  return (
    <main className="sheet online">
      <h1>
        {only === null || !several ? t('lobby.title') : t('lobby.ofGame', { title: only.title[language] })}
      </h1>
      <Problem text={open.error === null ? null : problemText(open.error, t)} />
      <p className="row">
        {games.map(({ name, title }) => (
          <Link key={name} href={`/online/${name}/new`} className="button primary" data-testid="create-table">
            {only === null && several ? t('lobby.createOf', { title: title[language] }) : t('lobby.create')}
          </Link>
        ))}
        {only !== null && several && (
          <Link href="/online" className="button">
            {t('lobby.all')}
          </Link>
        )}
        <Link href="/online/wishes" className="button" data-testid="to-wishes">
          {t('lobby.wishes')}
        </Link>
        <Link href={only === null ? '/' : `/${only.name}`} className="button">
          {only === null ? t('lobby.home') : only.title[language]}
        </Link>
      </p>
      {savedKey() !== null && (
        <Suspense>
          <InvitationList />
        </Suspense>
      )}
      <YourTables title={t('lobby.yours')} game={only?.name} />
      <section aria-labelledby="tables-open">
        <h2 id="tables-open">{t('lobby.open')}</h2>
        {here.value !== null && (
          <p className="quiet" data-testid="people-here">
            {t('lobby.here', { count: here.value })}
          </p>
        )}
        {open.value === null && open.error === null && <p>{t('lobby.loading')}</p>}
        {others?.length === 0 && <p className="quiet">{t('lobby.none')}</p>}
        {others !== undefined && others.length > 0 && (
          <FilterForm fields={fields} filter={filter} onFilter={setFilter} />
        )}
        {others !== undefined && others.length > 0 && shown?.length === 0 && (
          <p className="quiet">{t('lobby.noneFits')}</p>
        )}
        <ul className="matches" data-testid="open-tables">
          {shown?.map((match) => (
            <MatchRow key={match.matchID} match={match}>
              <Link href={addressOfTable(match.gameName, match.matchID)} className="button">
                {t(match.players.some(isOpen) ? 'lobby.join' : 'lobby.look')}
              </Link>
            </MatchRow>
          ))}
        </ul>
        <More list={open.value} onMore={() => setOpenPages((pages) => pages + 1)} />
      </section>
      <section aria-labelledby="tables-finished">
        <h2 id="tables-finished">{t('lobby.finished')}</h2>
        {finished.value?.matches.length === 0 && <p className="quiet">{t('lobby.noneFinished')}</p>}
        <ul className="matches" data-testid="finished-tables">
          {finished.value?.matches.map((match) => (
            <MatchRow key={match.matchID} match={match}>
              <Link
                href={`${addressOfTable(match.gameName, match.matchID)}/replay?move=0`}
                className="button"
              >
                {t('lobby.replay')}
              </Link>
            </MatchRow>
          ))}
        </ul>
        <More list={finished.value} onMore={() => setFinishedPages((pages) => pages + 1)} />
      </section>
      <p>
        <Link href="/online/conduct">{t('lobby.conduct')}</Link>
      </p>
    </main>
  );
}

function More({ list, onMore }: { readonly list: Listed | null; readonly onMore: () => void }) {
  const t = useWords();
  if (list?.hasMore !== true) return null;
  return (
    <button type="button" className="button" data-testid="more-tables" onClick={onMore}>
      {t('lobby.more')}
    </button>
  );
}
