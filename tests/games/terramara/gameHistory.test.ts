/** The data of the charts, which end with the final score. */
import { describe, expect, it } from 'vitest';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { asAnyGame } from '../../../src/game-api/module';
import { RESOURCES } from '../../../src/games/terramara/content/terms';
import { terramaraModule } from '../../../src/games/terramara/module';
import type { GameResult } from '../../../src/games/terramara/rules/scoring';
import type { G } from '../../../src/games/terramara/rules/state/state';
import {
  historyOf,
  POINTS_SHOWN,
  RESOURCES_SHOWN,
} from '../../../src/games/terramara/view-model/gameHistory';
import { entryOf } from '../../../src/rules-kit/indexed';
import { Session } from '../../../src/session/session';

const { timeline, ctx } = new Session(
  asAnyGame(terramaraModule),
  goldenGamesOf(terramaraModule).game(3),
).current();
const stateAt = (moves: number) => timeline.at(moves).G as G;
const history = historyOf({
  moves: timeline.moves,
  at: (moves) => ({ ...timeline.at(moves), G: stateAt(moves) }),
});
const { scores } = ctx.gameover as GameResult;
const last = stateAt(timeline.moves);

describe('the history of a game', () => {
  it('S9 ends with the final score of each source', () => {
    for (const { playerID, points, breakdown } of scores)
      for (const shown of POINTS_SHOWN)
        expect(entryOf(entryOf(history.points, shown), playerID).at(-1), shown).toBe(
          shown === 'total' ? points : breakdown[shown],
        );
  });

  it('S3.5 contains every artifact once, in the order of building', () => {
    for (const id of last.turnOrder)
      expect(history.buildings.filter(({ playerID }) => playerID === id).map(({ card }) => card)).toEqual(
        entryOf(last.players, id).built.map(({ card }) => card),
      );
    const moves = history.buildings.map(({ move }) => move);
    expect(moves).toEqual([...moves].sort((a, b) => a - b));
    expect(moves.length).toBeGreaterThan(0);
  });

  it('has resources by form and kind, and both tracks, at every position', () => {
    for (const shown of RESOURCES_SHOWN)
      for (const values of Object.values(history.resources[shown]))
        expect(values.length, shown).toBe(history.moves + 1);
    for (const id of last.turnOrder) {
      const at = (shown: (typeof RESOURCES_SHOWN)[number]) =>
        entryOf(entryOf(history.resources, shown), id).at(-1) ?? 0;
      expect(at('all')).toBe(
        RESOURCES.reduce((sum, kind) => sum + entryOf(last.players, id).resources[kind], 0),
      );
      expect(at('raw') + at('processed')).toBe(at('all'));
      expect(entryOf(history.tracks.military, id).at(-1)).toBe(entryOf(last.players, id).military);
      expect(entryOf(history.tracks.river, id).at(-1)).toBe(entryOf(last.players, id).river);
    }
  });
});
