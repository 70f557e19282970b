import { Route, Switch } from 'wouter';
import { MatchPage } from './MatchPage';
import { NewTablePage } from './NewTablePage';
import { OnlinePage } from './OnlinePage';
import { ReplayPage } from './ReplayPage';

/** Everything under /online. */
export function OnlineRoutes() {
  return (
    <Switch>
      <Route path="/online/new" component={NewTablePage} />
      <Route path="/online/t/:matchID/replay">
        {({ matchID }) => <ReplayPage key={matchID} matchID={matchID} />}
      </Route>
      <Route path="/online/t/:matchID">
        {({ matchID }) => <MatchPage key={matchID} matchID={matchID} />}
      </Route>
      <Route component={OnlinePage} />
    </Switch>
  );
}
