import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { MissingPartContext } from '../game-api/missingPart';
import type { Language } from '../language/language';
import { lazyPage } from '../table/loading/lazyPart';
import { StorageNotice } from './browser-storage/StorageNotice';
import { fetchGamePage, GameRoutes, PuzzleRoutes } from './game/GameRoutes';
import { fetchModule, findOffer, UNNAMED_GAME } from './games';
import { HomePage } from './home/HomePage';
import { Offline } from './offline/Offline';
import { LoadNotice, MissingPart } from './page/LoadNotice';
import { PageBoundary } from './page/PageBoundary';
import { Remount } from './page/Remount';
import { SettingsProvider } from './settings';
import { fetchTable, runningGameName } from './table/fetchTable';

const OnlineRoutes = lazyPage(async () => (await import('./online/pages/OnlineRoutes')).OnlineRoutes);
const DailyRoutes = lazyPage(async () => (await import('./daily/DailyRoutes')).DailyRoutes);
const TablePage = lazyPage(async () => {
  const name = runningGameName();
  if (name === null) return (await import('./table/TablePage')).TablePage;
  fetchTable(name);
  // If the game can't be fetched, the page retries and shows a notice.
  const [{ TablePage }] = await Promise.all([
    import('./table/TablePage'),
    fetchModule(name).catch(() => undefined),
  ]);
  return TablePage;
});

const MyGamesPage = lazyPage(async () => (await import('./played/MyGamesPage')).MyGamesPage);
const PlayedPage = lazyPage(async () => (await import('./played/PlayedPage')).PlayedPage);

/** Null in builds without the workbench, so that the bundler drops the import. */
const DevRoutes =
  import.meta.env.HAS_WORKBENCH === true
    ? lazyPage(async () => (await import('./dev/DevRoutes')).DevRoutes)
    : null;

/** Pages of the time when there was only one game. Their addresses had no game in them. */
const UNNAMED_PAGES = ['new', 'rules', 'almanac', 'learn'];

/** Fetches the game and its table when the address is an online table. */
async function fetchOnlineTable(path: string): Promise<void> {
  const [, , game, kind] = path.split('/');
  if (game === undefined || kind !== 't' || findOffer(game) === null) return;
  fetchTable(game);
  await fetchModule(game).catch(() => undefined);
}

/** Fetches the page at an address if it has its own chunk. */
export const fetchPage = async (path: string): Promise<void> => {
  const [, first, page] = path.split('/');
  if (first === 'table') await TablePage.fetch();
  else if (first === 'online') await Promise.all([OnlineRoutes.fetch(), fetchOnlineTable(path)]);
  else if (first === 'played') await (page === undefined ? MyGamesPage : PlayedPage).fetch();
  else if (first === 'daily') await DailyRoutes.fetch();
  else if (first === 'dev' && DevRoutes !== null) await DevRoutes.fetch();
  else if (first !== undefined && first !== '')
    await fetchGamePage(first === 'puzzles' || UNNAMED_PAGES.includes(first) ? first : page);
};

/** @param language a language whose texts are loaded */
export function App({ language }: { readonly language: Language }) {
  return (
    <SettingsProvider firstLanguage={language}>
      <StorageNotice />
      <MissingPartContext value={<MissingPart />}>
        <Pages />
      </MissingPartContext>
      <LoadNotice />
      <Offline />
    </SettingsProvider>
  );
}

function Pages() {
  const [path] = useLocation();
  return (
    <PageBoundary path={path}>
      <Remount>
        <Suspense fallback={<main className="sheet" aria-busy="true" />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/table" component={TablePage} />
            <Route path="/online/*?" component={OnlineRoutes} />
            <Route path="/played" component={MyGamesPage} />
            <Route path="/played/:id">{({ id }) => <PlayedPage key={id} id={id} />}</Route>
            <Route path="/daily/*?" component={DailyRoutes} />
            <Route path="/puzzles" component={PuzzleRoutes} />
            {DevRoutes !== null && <Route path="/dev/*?" component={DevRoutes} />}
            {UNNAMED_PAGES.map((page) => (
              <Route key={page} path={`/${page}`}>
                <Redirect to={`/${UNNAMED_GAME}/${page}${location.search}${location.hash}`} replace />
              </Route>
            ))}
            <Route path="/:game/*?">{({ game }) => <GameRoutes name={game} />}</Route>
          </Switch>
        </Suspense>
      </Remount>
    </PageBoundary>
  );
}
