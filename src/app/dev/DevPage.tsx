/** Start page of the workbench: lists the scenarios of every game. */
import { scenarioLoaders } from '../../../tests/games/scenarios';
import { lazyPage } from '../../table/loading/lazyPart';
import { findOffer } from '../games';
import './dev.css';

const lists = Object.entries(scenarioLoaders).map(([game, load]) => ({
  game,
  List: lazyPage(async () => {
    const scenarios = await load();
    return () => (
      <ul className="dev-scenarios">
        {scenarios.map(({ name, description }) => (
          <li key={name}>
            {/* A plain link reloads the page, which gives the scenario a fresh storage. */}
            <a href={`/dev/${game}?scenario=${name}`}>{name}</a>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    );
  }),
}));

export function DevPage() {
  return (
    <main className="sheet dev" data-testid="dev">
      <h1>Workbench</h1>
      <p>
        A scenario opens in the real table and is kept nowhere. Add <code>&amp;seat=1</code> to sit at one
        seat while the others wait, <code>&amp;language=ja&amp;theme=dark</code> for how it looks,{' '}
        <code>&amp;debug=1</code> for boardgame.io's debug panel.
      </p>
      <p>
        <a href="/dev/report">Report</a>: the position and the facts of a file that “Report a problem” saved
      </p>
      <p>
        <a href="/dev/gallery/app">Gallery of the app</a>: home and online pages
      </p>
      {lists.map(({ game, List }) => (
        <section key={game}>
          <h2>{findOffer(game)?.title.en ?? game}</h2>
          <p>
            <a href={`/dev/gallery/${game}`}>Gallery</a>: screens, dialogs, cards, icons and kit parts in both
            themes and languages
          </p>
          <List />
        </section>
      ))}
    </main>
  );
}
