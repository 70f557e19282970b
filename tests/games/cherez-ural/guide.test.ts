/** Tests the guided first game, with a learner who follows it and one who ignores it. */
import { describe, expect, it } from 'vitest';
import { asAnyGame } from '../../../src/game-api/module';
import { botGame } from '../../../src/games/cherez-ural/bot/botGame';
import { board } from '../../../src/games/cherez-ural/content/board';
import { content } from '../../../src/games/cherez-ural/content/index';
import { SPACES } from '../../../src/games/cherez-ural/content/terms';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { travelOptions } from '../../../src/games/cherez-ural/rules/actions/travel';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import type { Session } from '../../../src/session/session';
import { askedIn, follows, guidedAmongBots, testsOfGuide, testsOfQuotes } from '../shared/guidedGame';

const module = asAnyGame(cherezUralModule);
const games = await guidedAmongBots(module, botGame);
const { begin, play, steps } = games;

const roundOf = (session: Session) => (session.current().G as G).round;

describe('guided first game', () => {
  it('leads through the first round, whatever the bot does', () => {
    for (const seed of ['a', 'b', 'c']) {
      const session = begin();
      const heard = play(session, seed, follows(), () => roundOf(session) > 1);
      expect(askedIn(heard)).toEqual([
        'choose-worker',
        'place',
        'buy',
        'end-turn',
        'to-tobolsk',
        'complete',
        'gather',
        'end-turn',
        'to-narym',
        'hunt',
        'end-turn',
      ]);
      const { players, workers } = session.current().G as G;
      expect(workers.w01).toMatchObject({ at: 'narym', goods: { daily: 0, chinese: 0, fur: 3, sable: 1 } });
      expect(entryOf(players, '0').tokens).toBe(2);
      expect(entryOf(players, '0').ledger).toMatchObject({ purchase: -3, business: 17, worker: 6 });
    }
  });

  testsOfGuide(module, games, {
    isTaught: (session) => roundOf(session) > 1,
    toTheEnd: (legal, random) => {
      const travels = legal.filter(({ move }) => move === 'travel');
      const others = legal.filter(({ move }) => move !== 'travel' && move !== 'gatherInformation');
      const pool = others.length > 0 && random() < 0.6 ? others : travels.length > 0 ? travels : legal;
      return itemAt(pool, Math.floor(random() * pool.length));
    },
    speaksOf: ['welcome', 'hand', 'round-end', 'rivers', 'second-worker', 'last-round', 'final'],
  });

  testsOfQuotes(
    games,
    [board.spaces, Object.values(content.workers), Object.values(content.businesses)].flatMap((named) =>
      named.flatMap(({ name }) => [name.en, name.ja]),
    ),
  );

  it('names the price of the journey to Tobolsk', () => {
    const session = begin();
    let costs: readonly number[] = [];
    const heard = play(
      session,
      'cost',
      (said, legal) => {
        if (said?.id === 'to-tobolsk')
          costs = travelOptions(session.current().G as G, 'w01', 'summer').flatMap(({ to, cost }) =>
            to === 'tobolsk' ? [cost] : [],
          );
        return follows()(said, legal);
      },
      () => roundOf(session) > 1,
    );
    const step = heard.find(({ step: { id } }) => id === 'to-tobolsk')?.step;
    expect(costs).toHaveLength(1);
    expect(step?.text.en).toContain(`costs ${costs[0]}.`);
  });

  it('points only at spaces that exist', () => {
    for (const { press } of steps)
      for (const [, space = ''] of press.join(' ').matchAll(/data-space="([^"]+)"/g))
        expect(SPACES).toContain(space);
  });
});
