/** The data of the charts, which end with the final score. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asAnyGame } from '../../../src/game-api/module';
import { kiliaModule } from '../../../src/games/kilia/module';
import type { Gameover } from '../../../src/games/kilia/rules/scoring';
import type { G } from '../../../src/games/kilia/rules/state/state';
import { courseOf, GOODS_SHOWN } from '../../../src/games/kilia/view-model/gameHistory';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import type { SavedGame } from '../../../src/session/savedGame';
import { newSave } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';

type Golden = {
  readonly numPlayers: number;
  readonly setupData: Record<string, unknown>;
  readonly seed: string;
  readonly moves: SavedGame['actions'];
};

const golden = itemAt(
  JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')) as Golden[],
  0,
);
const session = new Session(
  asAnyGame(kiliaModule),
  newSave({
    game: 'kilia',
    seed: golden.seed,
    setupData: golden.setupData,
    seats: ['white', 'red'].map((colour, seat) => ({ playerID: `${seat}`, name: `${seat}`, colour })),
    actions: golden.moves,
  }),
);
const { timeline, ctx } = session.current();
const course = courseOf({
  moves: timeline.moves,
  at: (moves) => ({ ...timeline.at(moves), G: timeline.at(moves).G as G }),
});
const { scores } = ctx.gameover as Gameover;

describe('the history of a game', () => {
  it('R10 ends with the final score of each source', () => {
    for (const score of scores)
      for (const part of ['total', 'chips', 'zone', 'contracts', 'abilities'] as const)
        expect(entryOf(entryOf(course.points, part), score.playerID).at(-1), part).toBe(score[part]);
  });

  it('R10.1 R10.3 contains every marker and every contract with its points', () => {
    const sum = (all: readonly { playerID: string; points: number }[], id: string) =>
      all.filter(({ playerID }) => playerID === id).reduce((total, { points }) => total + points, 0);
    for (const { playerID, chips, contracts } of scores) {
      expect(sum(course.markers, playerID)).toBe(chips);
      expect(sum(course.contracts, playerID)).toBe(contracts);
    }
    expect(course.contracts.length).toBeGreaterThan(0);
  });

  it('has a value for every position and every round', () => {
    for (const shown of GOODS_SHOWN)
      for (const values of Object.values(course.goods[shown])) expect(values.length).toBe(course.moves + 1);
    expect(course.rounds.map(({ round }) => round)).toEqual(course.rounds.map((_, at) => at + 1));
  });
});
