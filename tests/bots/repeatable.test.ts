/** Bots of daily deals decide the same on every device. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createThinker } from '../../src/bots/thinker';
import { botGames } from '../../src/games/botGames';
import { dealtGames, modules } from '../../src/games/modules';
import { entryOf } from '../../src/rules-kit/indexed';
import { portableExp } from '../../src/rules-kit/portableExp';
import { dealOf } from '../../src/server/daily/deals';
import { dealQuestion, dealSave } from '../../src/session/dailyDeal';
import { Session } from '../../src/session/session';

const MOVES = 30;

describe.each(dealtGames)('$game', (dealt) => {
  test('gets the same move from a bot that has planned its turn and from a fresh one', async () => {
    const module = modules.find(({ name }) => name === dealt.game);
    if (module === undefined) throw new Error(`no game ${dealt.game}`);
    const deal = dealOf(dealt, '2026-11-27', 'secret');
    const seats = Array.from({ length: deal.players }, (_, seat) => ({ name: `${seat}`, colour: '' }));
    const session = new Session(module, dealSave(deal, seats));
    const game = await entryOf(botGames, dealt.game)();
    const sole = createThinker(game);
    for (let move = 0; move < MOVES; move++) {
      const { toAct } = session.current();
      if (toAct === null) break;
      const question = dealQuestion(session, toAct);
      const thought = sole.think(question);
      // As it arrives in a worker or from a saved game.
      const sent = JSON.parse(JSON.stringify(question));
      expect(createThinker(game).think(sent).move).toEqual(thought.move);
      session.playAs({ playerID: toAct, ...thought.move });
    }
  });
});

test('no evaluation uses a function that may differ between engines in the last bit', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(bots|rules-kit|games\/[^/]+\/(bot|rules|content))\/.*\.ts$/.test(file) &&
      // Searches depend on time anyway.
      !file.startsWith('bots/mcts/'),
  );
  expect(files.length).toBeGreaterThan(100);
  const differing =
    /Math\.(exp|expm1|pow|log\w*|sin|cos|tan|a?sinh|a?cosh|a?tanh|asin|acos|atan2?|cbrt|hypot)\(/;
  expect(
    files.filter((file) =>
      differing.test(readFileSync(`src/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
    ),
  ).toEqual([]);
});

describe('portableExp', () => {
  test('is e^x to 10 digits', () => {
    for (let x = -40; x <= 40; x += 0.37)
      expect(Math.abs(portableExp(x) / Math.exp(x) - 1)).toBeLessThan(1e-10);
    expect([portableExp(0), portableExp(-1e6)]).toEqual([1, 0]);
  });

  test.each([
    [-1.7, 0.1826835240527313],
    [0.5, 1.6487212707000225],
    [3.3, 27.112638920654465],
  ])('always has the same bits for %f', (x, bits) => {
    expect(portableExp(x)).toBe(bits);
  });
});
