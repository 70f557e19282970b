import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../../table/loading/lazyPart';
import { readArchive, readNewest } from '../browser-storage/archive';
import { offers } from '../games';
import '../online/online.css';
import { savedKey } from '../online/person/personKey';
import { useTask } from '../online/useTask';
import { Problem } from '../Problem';
import { useSettings } from '../settings';
import { download, fileName } from '../storage';
import { FilterForm, numbersTo } from './FilterForm';
import { archiveKept, gatherOnline, type RunningGame, runningHere, withShared } from './gather';
import { PAGE, PagedList } from './PagedList';
import './played.css';
import { PlayedRow, RunningRow } from './PlayedRow';
import { csvOf, type Filter, jsonOf, matches, NO_FILTER, type PlayedGame } from './playedGame';
import { forgetRunning, removeGames, syncGames } from './syncGames';
import { useWords } from './words';

const Course = lazyPart(async () => (await import('./Course')).Course);

const newestFirst = (games: readonly PlayedGame[]): readonly PlayedGame[] =>
  games.toSorted((a, b) => b.at - a.at);

/** Returns the finished and running games, first those of this browser, then what the server adds. */
function useGames() {
  const [games, setGames] = useState<readonly PlayedGame[] | null>(null);
  /** False while only the newest games have been read. */
  const [isWhole, setWhole] = useState(false);
  const [running, setRunning] = useState<readonly RunningGame[]>(runningHere);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let current = true;
    const read = async () => {
      const found = newestFirst(await readArchive());
      if (current) {
        setGames(found);
        setWhole(true);
      }
      return found;
    };
    const gather = async () => {
      let known: readonly PlayedGame[];
      try {
        // Reading thousands of games takes longer than showing the first page.
        const newest = await readNewest(PAGE);
        if (current && newest.length > 0) setGames(newestFirst(newest));
        known = await read();
      } catch {
        if (current) setRefused(true);
        return;
      }
      if (await archiveKept(known)) known = await read();
      const online = await gatherOnline(known, () => void read());
      if (current) setRunning((here) => [...here, ...online]);
      const synced = await syncGames();
      if (current) setRunning((known) => withShared(known, synced.running));
      if (synced.isChanged) await read();
    };
    // Games whose code can't be fetched now are added the next time.
    gather().catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  const remove = async (removed: readonly PlayedGame[]) => {
    await removeGames(removed);
    setGames(newestFirst(await readArchive()));
  };
  const forget = async ({ id }: RunningGame) => {
    await forgetRunning(id);
    setRunning((known) => known.filter((each) => each.id !== id));
  };
  return { games, isWhole, running, isRefused, remove, forget };
}

function useFields() {
  const t = useWords();
  const { language } = useSettings();
  const most = Math.max(...offers.map(({ players }) => players.most));
  const field = (id: keyof Filter, choices: readonly (readonly [string, string])[]) => ({
    label: t(`filter.${id}`),
    choices,
  });
  return {
    game: field(
      'game',
      offers.map(({ name, title }) => [name, title[language]]),
    ),
    result: field('result', [
      ['won', t('filter.won')],
      ['lost', t('filter.lost')],
    ]),
    where: field('where', [
      ['online', t('filter.online')],
      ['here', t('filter.here')],
    ]),
    rivals: field('rivals', [
      ['people', t('filter.people')],
      ['bots', t('filter.bots')],
    ]),
    players: field('players', numbersTo(most)),
  };
}

/** All games of this person: those that go on, and the finished ones with filters, curve, best scores and export. */
export function MyGamesPage() {
  const t = useWords();
  const { t: shell } = useSettings();
  const { games, isWhole, running, isRefused, remove, forget } = useGames();
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const fields = useFields();
  const shown = useMemo(() => games?.filter((played) => matches(played, filter)) ?? [], [games, filter]);
  return (
    <main className="sheet online played" data-testid="my-games">
      <h1>{t('games.title')}</h1>
      <Problem text={isRefused ? t('games.refused') : null} />
      {running.length > 0 && (
        <section aria-labelledby="games-running" data-testid="running-games">
          <h2 id="games-running">{t('games.running')}</h2>
          <ul className="matches">
            {running.map((each) => (
              <li key={each.id} className="match">
                <RunningRow running={each} onForget={() => forget(each)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="games-finished">
        <h2 id="games-finished">{t('games.finished')}</h2>
        {games?.length === 0 && <p className="quiet">{t('games.none')}</p>}
        {games !== null && games.length > 0 && (
          <>
            <FilterForm fields={fields} filter={filter} onFilter={setFilter} />
            <p className="quiet" data-testid="games-count" aria-busy={!isWhole}>
              {isWhole ? t('games.count', { count: shown.length }) : '…'}
            </p>
            <Statistics shown={shown} />
            <PagedList key={JSON.stringify(filter)} rows={shown} keyOf={({ id }) => id}>
              {(played) => <PlayedRow played={played} />}
            </PagedList>
            {isWhole && <Keep shown={shown} onRemove={() => remove(shown)} key={shown.length} />}
          </>
        )}
      </section>
      <p className="row">
        <Link href="/online/yours" className="button">
          {t('games.yours')}
        </Link>
        <Link href="/" className="button">
          {shell('table.home')}
        </Link>
      </p>
    </main>
  );
}

type ShownProps = { readonly shown: readonly PlayedGame[] };

/** Curve and best scores, which are computed once they are opened. */
function Statistics({ shown }: ShownProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="played-statistics"
      data-testid="statistics"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('games.statistics')}</summary>
      {isOpen && (
        <Suspense>
          <Course shown={shown} />
        </Suspense>
      )}
    </details>
  );
}

/** Buttons that save the shown games to a file, and remove them from the person's devices. */
function Keep({ shown, onRemove }: ShownProps & { readonly onRemove: () => Promise<void> }) {
  const t = useWords();
  const { language } = useSettings();
  const { run, busy, problem } = useTask();
  const [isConfirming, setConfirming] = useState(false);
  const name = fileName('kontor-games');
  const removing = savedKey() === null ? 'games.remove' : 'games.removeEverywhere';
  return (
    <>
      <p className="row">
        <button
          type="button"
          className="button"
          data-testid="export-csv"
          onClick={() =>
            download(name.replace(/json$/, 'csv'), `\uFEFF${csvOf(shown, language)}`, 'text/csv')
          }
        >
          {t('games.csv')}
        </button>
        <button
          type="button"
          className="button"
          data-testid="export-json"
          onClick={() => download(name, jsonOf(shown))}
        >
          {t('games.json')}
        </button>
        <button
          type="button"
          className="button"
          data-testid="remove-games"
          disabled={busy}
          onClick={() => (isConfirming ? void run(onRemove) : setConfirming(true))}
          onBlur={() => setConfirming(false)}
        >
          {t(isConfirming ? 'games.removeSure' : removing, { count: shown.length })}
        </button>
      </p>
      <Problem text={problem} />
    </>
  );
}
