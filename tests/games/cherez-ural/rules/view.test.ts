import { describe, expect, it } from 'vitest';
import { playRandomGame } from '../../../../scripts/simulate/randomGame';
import { cherezUral } from '../../../../src/games/cherez-ural';
import { legalMoves } from '../../../../src/games/cherez-ural/rules/moves';
import type { GameResult } from '../../../../src/games/cherez-ural/rules/scoring';
import { brokenInvariant } from '../../../../src/games/cherez-ural/rules/state/invariants';
import { type G, playerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../../src/games/cherez-ural/rules/state/view';
import { entryOf } from '../../../../src/rules-kit/indexed';

describe('cached views', () => {
  it.each([1, 2, 4])(
    'returns the same cached and uncached, for each viewer in a game of %i',
    (numPlayers) => {
      const setting = { numPlayers, setupData: {}, seed: 'views' };
      let [seen, sharedDecks] = [0, 0];
      let before: G | undefined;
      playRandomGame<G, GameResult>(
        { game: cherezUral, legalMoves, invariant: brokenInvariant, ...setting },
        ({ G }) => {
          // A copy isn't frozen, so none of it is cached.
          const uncached = structuredClone(G);
          for (const viewer of [...Object.keys(G.players), null]) {
            expect(viewFor(G, viewer)).toEqual(viewFor(uncached, viewer));
          }
          const view = viewFor(G, null);
          if (before?.businessDeck === view.businessDeck) sharedDecks++;
          before = view;
          seen++;
        },
      );
      expect(seen).toBeGreaterThan(20);
      expect(sharedDecks).toBeGreaterThan(seen / 4);
    },
  );

  it('shows a state that was changed in place', () => {
    let last: G | undefined;
    const setting = { numPlayers: 2, setupData: {}, seed: 'views' };
    playRandomGame<G, GameResult>(
      { game: cherezUral, legalMoves, invariant: brokenInvariant, ...setting },
      ({ G }) => {
        last ??= structuredClone(G);
      },
    );
    if (last === undefined) throw new Error('nothing was played');
    viewFor(last, null);
    entryOf(last.players, '0').hand.pop();
    expect(playerOf(viewFor(last, null), '0').hand).toHaveLength(entryOf(last.players, '0').hand.length);
  });
});
