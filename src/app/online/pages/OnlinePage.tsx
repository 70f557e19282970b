import { useState } from 'react';
import { Link } from 'wouter';
import type { GameOffer } from '../../../game-api/module';
import { addressOfTable } from '../../../session/addresses';
import type { MatchList } from '../../../session/protocol';
import { offers } from '../../games';
import { FilterForm, numbersTo } from '../../played/FilterForm';
import { useSettings } from '../../settings';
import { lobbyOf, problemText } from '../connection/lobby';
import { savedSeats } from '../seats/savedSeats';
import { MatchRow } from './MatchRow';
import '../online.css';
import { Problem } from '../../Problem';
import { isOpen } from '../seats/seats';
import { usePolling } from '../usePolling';
import { useWords } from '../words';
import { ALL_OPEN, isShown, type OpenFilter } from './openFilter';
import { YourTables } from './YourTables';

type Listed = Pick<MatchList, 'matches'> & { readonly hasMore: boolean };

/** Returns the tables of several games, `pages` pages of each, last played first. */
async function list(games: readonly GameOffer[], isOver: boolean, pages: number): Promise<Listed> {
  const lists = await Promise.all(games.map(({ name }) => lobbyOf(name).list(isOver, pages)));
  const matches = lists.flatMap((each) => each.matches).sort((a, b) => b.updatedAt - a.updatedAt);
  return { matches, hasMore: lists.some(({ next }) => next !== null) };
}

/** Returns the fields of the filter. */
function useOpenFields(games: readonly GameOffer[]) {
  const t = useWords();
  const { language } = useSettings();
  const most = Math.max(...games.map(({ players }) => players.most));
  const field = (id: keyof OpenFilter, choices: readonly (readonly [string, string])[]) => ({
    label: t(`filter.${id}`),
    choices,
  });
  return {
    ...(games.length > 1 && {
      game: field(
        'game',
        games.map(({ name, title }) => [name, title[language]]),
      ),
    }),
    players: field('players', numbersTo(most).slice(1)),
    seats: field('seats', [
      ['free', t('filter.free')],
      ['full', t('lobby.full')],
    ]),
    pace: field('pace', [
      ['none', t('create.noClock')],
      ['live', t('clock.live')],
      ['days', t('clock.days')],
    ]),
    bots: field('bots', [
      ['with', t('filter.withBots')],
      ['without', t('filter.withoutBots')],
    ]),
    rated: field('rated', [
      ['rated', t('lobby.rated')],
      ['unrated', t('filter.unrated')],
    ]),
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
        <Link href={only === null ? '/' : `/${only.name}`} className="button">
          {only === null ? t('lobby.home') : only.title[language]}
        </Link>
      </p>
      <YourTables title={t('lobby.yours')} game={only?.name} />
      <section aria-labelledby="tables-open">
        <h2 id="tables-open">{t('lobby.open')}</h2>
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
