/** The workbench: everything under /dev. It is in English only, because only developers see it. */
import { Route, Switch, useSearchParams } from 'wouter';
import { NotFound } from '../page/NotFound';
import { DevPage } from './DevPage';
import { DevProblem } from './DevProblem';
import { GalleryPage } from './GalleryPage';
import { lookProblem } from './openScenario';
import { ReportPage } from './ReportPage';
import { ScenarioPage } from './ScenarioPage';

export function DevRoutes() {
  const [search] = useSearchParams();
  const problem = lookProblem(search);
  if (problem !== null) return <DevProblem text={problem} />;
  return (
    <Switch>
      <Route path="/dev" component={DevPage} />
      <Route path="/dev/gallery/:game?">{({ game = '' }) => <GalleryPage key={game} game={game} />}</Route>
      <Route path="/dev/report" component={ReportPage} />
      <Route path="/dev/:game">{({ game }) => <ScenarioPage key={game} game={game} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
