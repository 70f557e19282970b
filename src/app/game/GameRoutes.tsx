import { Route, Switch } from 'wouter';
import { isKeyOf } from '../../rules-kit/records';
import { lazyPage } from '../../table/loading/lazyPart';
import { findOffer } from '../games';
import { NotFound, UnknownGame } from '../page/NotFound';
import { GameProvider } from './GameProvider';

export const PuzzleRoutes = lazyPage(async () => (await import('../puzzles/PuzzleRoutes')).PuzzleRoutes);

const pages = {
  start: lazyPage(async () => (await import('./GamePage')).GamePage),
  new: lazyPage(async () => (await import('../new-game/NewGamePage')).NewGamePage),
  quick: lazyPage(async () => (await import('../new-game/QuickStartPage')).QuickStartPage),
  rules: lazyPage(async () => (await import('../rules/RulesPage')).RulesPage),
  almanac: lazyPage(async () => (await import('../almanac/AlmanacPage')).AlmanacPage),
  puzzles: PuzzleRoutes,
  learn: lazyPage(async () => (await import('../guide/LearnPage')).LearnPage),
};

const isPage = (name: string): name is keyof typeof pages => isKeyOf(pages, name);

export const fetchGamePage = async (page: string | undefined): Promise<void> => {
  const name = page ?? 'start';
  if (isPage(name)) await pages[name].fetch();
};

export function GameRoutes({ name }: { readonly name: string }) {
  const game = findOffer(name);
  if (game === null) return <UnknownGame game={name} />;
  return (
    <GameProvider key={name} game={game}>
      <Switch>
        <Route path="/:game" component={pages.start} />
        <Route path="/:game/new" component={pages.new} />
        {game.players.most > 1 && <Route path="/:game/quick" component={pages.quick} />}
        <Route path="/:game/rules" component={pages.rules} />
        {game.loadAlmanac !== null && <Route path="/:game/almanac" component={pages.almanac} />}
        <Route path="/:game/puzzles/*?" component={pages.puzzles} />
        {game.loadGuide !== null && <Route path="/:game/learn" component={pages.learn} />}
        <Route component={NotFound} />
      </Switch>
    </GameProvider>
  );
}
