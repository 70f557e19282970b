import { lazy, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { HomePage } from './HomePage';
import { LookUpProvider } from './lookUp/LookUpProvider';
import { Offline } from './pwa/Offline';
import { SettingsProvider, useSettings } from './settings';
import { fetchTable } from './table/fetchTable';

const AlmanacPage = lazy(async () => ({ default: (await import('./almanac/AlmanacPage')).AlmanacPage }));
const LearnPage = lazy(async () => ({ default: (await import('./guide/LearnPage')).LearnPage }));
const NewGamePage = lazy(async () => ({ default: (await import('./NewGamePage')).NewGamePage }));
const OnlineRoutes = lazy(async () => ({ default: (await import('./online/OnlineRoutes')).OnlineRoutes }));
const RulesPage = lazy(async () => ({ default: (await import('./RulesPage')).RulesPage }));
const TablePage = lazy(async () => {
  fetchTable();
  return { default: (await import('./table/TablePage')).TablePage };
});

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
