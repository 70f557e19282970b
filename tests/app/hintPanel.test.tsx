import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { goldenGame } from '../../scripts/ui/goldenGames';
import { HintPanel } from '../../src/app/bots/HintPanel';
import { SettingsProvider } from '../../src/app/settings';
import { asAnyGame } from '../../src/game-api/module';
import { cherezUralModule } from '../../src/games/cherez-ural/module';
import { Session } from '../../src/session/session';

it('shows the number of hints in the title', () => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  const session = new Session(asAnyGame(cherezUralModule), goldenGame(2, 0.5));
  const snapshot = session.current();
  const moves = session.module.legalMoves(snapshot.G, snapshot.ctx, snapshot.viewer);
  const titleOf = (count: number) => {
    const candidates = moves.slice(0, count).map(({ move, args }) => ({
      move: { move, args: [...args] },
      share: 1 / count,
      value: 0.5,
      expected: 30,
    }));
    const hint = { kind: 'found', candidates } as const;
    const html = renderToStaticMarkup(
      <SettingsProvider>
        <HintPanel hint={hint} session={session} snapshot={snapshot} onClose={() => undefined} />
      </SettingsProvider>,
    );
    return /<h2>(.*?)<\/h2>/.exec(html)?.[1];
  };
  expect(moves.length).toBeGreaterThan(1);
  expect(titleOf(1)).toBe('Suggested move');
  expect(titleOf(2)).toBe('Suggested moves');
  vi.unstubAllGlobals();
});
