import type { ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import type { GameModule } from '../../../game-api/module';
import { lazyPage } from '../../../table/loading/lazyPart';
import { GameProvider } from '../../game/GameProvider';
import { findOffer, UNNAMED_GAME, useModule } from '../../games';
import { UnknownGame } from '../../page/NotFound';
import { MatchPage } from './MatchPage';
import { NewTablePage } from './NewTablePage';
import { OnlinePage } from './OnlinePage';
import { ReplayPage } from './ReplayPage';

const PersonPage = lazyPage(async () => (await import('../person/PersonPage')).PersonPage);
const ProfilePage = lazyPage(async () => (await import('../../played/ProfilePage')).ProfilePage);
const ConductPage = lazyPage(async () => (await import('../../moderation/ConductPage')).ConductPage);
const HostPage = lazyPage(async () => (await import('../../moderation/HostPage')).HostPage);
const WishesPage = lazyPage(async () => (await import('../../matchmaking/WishesPage')).WishesPage);
const RatingsPage = lazyPage(async () => (await import('../../played/RatingsPage')).RatingsPage);

export function OnlineRoutes() {
  return (
    <Switch>
      <Route path="/online">
        <OnlinePage only={null} />
      </Route>
      <Route path="/online/yours" component={PersonPage} />
      <Route path="/online/ratings" component={RatingsPage} />
      <Route path="/online/wishes" component={WishesPage} />
      <Route path="/online/conduct" component={ConductPage} />
      <Route path="/online/host" component={HostPage} />
      <Route path="/online/people/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
      <Route path="/online/new">
        <Renamed to={`/online/${UNNAMED_GAME}/new`} />
      </Route>
      <Route path="/online/t/:matchID/replay">
        {({ matchID }) => <Renamed to={`/online/${UNNAMED_GAME}/t/${matchID}/replay`} />}
      </Route>
      <Route path="/online/t/:matchID">
        {({ matchID }) => <Renamed to={`/online/${UNNAMED_GAME}/t/${matchID}`} />}
      </Route>
      <Route path="/online/:game/new">
        {({ game }) => <OfGame name={game}>{(module) => <NewTablePage module={module} />}</OfGame>}
      </Route>
      <Route path="/online/:game/t/:matchID/replay">
        {({ game, matchID }) => (
          <OfGame name={game}>
            {(module) => <ReplayPage key={matchID} module={module} matchID={matchID} />}
          </OfGame>
        )}
      </Route>
      <Route path="/online/:game/t/:matchID">
        {({ game, matchID }) => (
          <OfGame name={game}>
            {(module) => <MatchPage key={matchID} module={module} matchID={matchID} />}
          </OfGame>
        )}
      </Route>
      <Route path="/online/:game">{({ game }) => <TablesOf name={game} />}</Route>
      <Route>
        <Redirect to="/online" replace />
      </Route>
    </Switch>
  );
}

/**
 * Redirects an address from the time when there was only one game. Query and fragment, which may hold a seat's secret,
 * are kept.
 */
function Renamed({ to }: { readonly to: string }) {
  return <Redirect to={to + location.search + location.hash} replace />;
}

function TablesOf({ name }: { readonly name: string }) {
  const game = findOffer(name);
  return game === null ? (
    <UnknownGame game={name} />
  ) : (
    <GameProvider key={name} game={game}>
      <OnlinePage only={game} />
    </GameProvider>
  );
}

type OfGameProps = { readonly name: string; readonly children: (module: GameModule) => ReactNode };

/** Provides a game and renders a page once the game's module is loaded. */
function OfGame({ name, children }: OfGameProps) {
  const game = findOffer(name);
  if (game === null) return <UnknownGame game={name} />;
  return (
    <GameProvider key={name} game={game}>
      <Whole name={name}>{children}</Whole>
    </GameProvider>
  );
}

function Whole({ name, children }: OfGameProps) {
  return children(useModule(name));
}
