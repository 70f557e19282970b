import { Route, Switch } from 'wouter';
import { NotFound } from '../page/NotFound';
import { PuzzleGamesPage } from './PuzzleGamesPage';
import { PuzzleListPage } from './PuzzleListPage';
import { PuzzlePage } from './PuzzlePage';
import './puzzles.css';

export function PuzzleRoutes() {
  return (
    <Switch>
      <Route path="/puzzles" component={PuzzleGamesPage} />
      <Route path="/:game/puzzles" component={PuzzleListPage} />
      <Route path="/:game/puzzles/:id">{({ id }) => <PuzzlePage id={id} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
