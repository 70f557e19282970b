import { Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { type Part, part } from '../table/painting/part';
import { HomePage } from './HomePage';
import { LookUpProvider } from './lookUp/LookUpProvider';
import { Offline } from './pwa/Offline';
import { SettingsProvider, useSettings } from './settings';
import { fetchTable } from './table/fetchTable';

const AlmanacPage = part(async () => (await import('./almanac/AlmanacPage')).AlmanacPage);
const LearnPage = part(async () => (await import('./guide/LearnPage')).LearnPage);
const NewGamePage = part(async () => (await import('./NewGamePage')).NewGamePage);
const OnlineRoutes = part(async () => (await import('./online/OnlineRoutes')).OnlineRoutes);
const RulesPage = part(async () => (await import('./RulesPage')).RulesPage);
const TablePage = part(async () => {
  fetchTable();
  return (await import('./table/TablePage')).TablePage;
});

const PAGES: Readonly<Record<string, Part<object>>> = {
  new: NewGamePage,
  table: TablePage,
  online: OnlineRoutes,
  rules: RulesPage,
  almanac: AlmanacPage,
  learn: LearnPage,
};

/** Fetches the page that is at an address, if it is one that has to be fetched. */
export const fetchPage = async (path: string): Promise<void> => {
  await PAGES[path.split('/')[1]]?.fetch();
};

function NotFound() {
  const { t } = useSettings();
  return (
    <main className="sheet">
      <h1>{t('notFound.title')}</h1>
      <Link href="/" className="button primary">
        {t('notFound.home')}
      </Link>
    </main>
  );
}

export function App() {
  return (
    <SettingsProvider>
      <LookUpProvider>
        <Suspense fallback={<main className="sheet" aria-busy="true" />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/new" component={NewGamePage} />
            <Route path="/table" component={TablePage} />
            <Route path="/online/*?" component={OnlineRoutes} />
            <Route path="/rules" component={RulesPage} />
            <Route path="/almanac" component={AlmanacPage} />
            <Route path="/learn" component={LearnPage} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </LookUpProvider>
      <Offline />
    </SettingsProvider>
  );
}
