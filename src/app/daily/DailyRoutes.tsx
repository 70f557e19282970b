import { Route, Switch } from 'wouter';
import { NotFound } from '../page/NotFound';
import { DailyPage } from './DailyPage';
import './daily.css';
import { SharedPage } from './SharedPage';
import { StandingsPage } from './StandingsPage';

export function DailyRoutes() {
  return (
    <Switch>
      <Route path="/daily">
        <DailyPage day={null} />
      </Route>
      <Route path="/daily/r/:share">{({ share }) => <SharedPage key={share} share={share} />}</Route>
      <Route path="/daily/:day">{({ day }) => <DailyPage key={day} day={day} />}</Route>
      <Route path="/daily/:period/:game">
        {({ period, game }) => <StandingsPage key={`${period}/${game}`} period={period} game={game} />}
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
