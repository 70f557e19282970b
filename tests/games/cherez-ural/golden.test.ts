import type { State } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { moveAction, type PlayedMove, startGame } from '../../../scripts/simulate/randomGame';
import { cherezUral } from '../../../src/games/cherez-ural/index';
import type { GameResult } from '../../../src/games/cherez-ural/rules/scoring';
import type { G } from '../../../src/games/cherez-ural/rules/state';
import games from './golden.json' with { type: 'json' };

type GoldenGame = {
  readonly numPlayers: number;
  readonly setupData: Record<string, unknown>;
  readonly seed: string;
  readonly shows: readonly string[];
  readonly result: GameResult;
  readonly moves: readonly PlayedMove[];
};

const golden = games as unknown as readonly GoldenGame[];

describe('golden games', () => {
  it('are at least 40, and show every player count, option, situation card and tie', () => {
    expect(golden.length).toBeGreaterThanOrEqual(40);
    const settings = new Set(
      golden.map(({ numPlayers, setupData }) => `${numPlayers} ${JSON.stringify(setupData)}`),
    );
    for (const setting of [
      '1 {}',
      '1 {"soloOrder":"normal"}',
      '1 {"soloOrder":"hard"}',
      '1 {"soloOrder":"veryHard"}',
      '2 {}',
      '3 {}',
      '4 {}',
      '4 {"draft":true}',
      '4 {"firstGameSets":true}',
    ])
      expect(settings).toContain(setting);
    const shown = new Set(golden.flatMap(({ shows }) => shows));
    for (const card of ['s01', 's02', 's03', 's04', 's05', 's06'])
      expect(shown).toContain(`situation ${card}`);
    for (const shape of ['2', '2-1', '1-2', '3', '2-1-1', '1-2-1', '1-1-2', '2-2', '3-1', '1-3', '4'])
      expect(shown).toContain(`track tie ${shape}`);
    expect(shown).toContain('tie for the win');
  });

  for (const { numPlayers, setupData, seed, result, moves } of golden) {
    it(`${numPlayers} players ${JSON.stringify(setupData)} ${seed} ends as it did`, () => {
      const start = startGame(cherezUral, numPlayers, setupData, seed);
      let state: State<G> = start.state;
      moves.forEach((move, index) => {
        const next: State<G> = start.reducer(state, moveAction(move));
        expect(next._stateID, `move ${index + 1} ${move.move} is legal`).toBe(state._stateID + 1);
        state = next;
      });
      expect(state.ctx.gameover).toEqual(result);
    });
  }
});
