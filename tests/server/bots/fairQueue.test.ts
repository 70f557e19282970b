import { expect, test } from 'vitest';
import { type BotThreadsRunner, botRunner } from '../../../src/server/bots/runner';

/** A pool whose threads think for as long as the test lets them; it notes whom they think for. */
function fakePool(threads: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let busy = 0;
  let most = 0;
  const runner = botRunner(
    {
      run: ({ request }) => {
        begun.push(request.level);
        busy += 1;
        most = Math.max(most, busy);
        return new Promise((resolve) => {
          ends.push(() => {
            busy -= 1;
            resolve({ move: { move: 'pass', args: [] } } as never);
          });
        });
      },
      close: async () => undefined,
    },
    threads,
    0,
  );
  /** Lets the thought that has run longest end, and the next begin. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, endOne, runner, most: () => most };
}

/** Asks for a move; the pool notes it as `who`, which stands in place of the level. */
const ask = (runner: BotThreadsRunner, who: string, network: string, matchID: string, playerID: string) =>
  runner.choose({
    game: 'sample',
    network,
    matchID,
    playerID,
    level: who,
    view: {},
    ctx: {} as never,
    stateID: 0,
  });

test('15 matches of three experts from one network make a bot of another network wait for one move only', async () => {
  const { begun, endOne, runner } = fakePool(1);
  for (let match = 0; match < 15; match++) {
    for (const seat of ['1', '2', '3']) void ask(runner, 'greedy', '10.0.0.1', `m${match}`, seat);
  }
  void ask(runner, 'easy', '10.0.0.2', 'other', '1');
  await endOne();
  expect(begun).toEqual(['greedy', 'easy']);
});

test('networks take turns, within a network matches, within a match seats', async () => {
  const { begun, endOne, runner } = fakePool(1);
  const asked = [
    ['running', 'x', 'm', '0'],
    ['a1', 'a', 'one', '1'],
    ['a2', 'a', 'one', '2'],
    ['a3', 'a', 'one', '3'],
    ['a4', 'a', 'two', '1'],
    ['b1', 'b', 'three', '1'],
    ['b2', 'b', 'three', '2'],
  ] as const;
  for (const [who, network, match, seat] of asked) void ask(runner, who, network, match, seat);
  for (let turn = 1; turn < asked.length; turn++) await endOne();
  expect(begun).toEqual(['running', 'a1', 'b1', 'a4', 'b2', 'a2', 'a3']);
});

test('who asks again and again is not served twice before those who wait', async () => {
  const { begun, endOne, runner } = fakePool(1);
  for (let more = 0; more < 3; more++) void ask(runner, 'greedy', 'a', `m${more}`, '1');
  void ask(runner, 'b', 'b', 'n', '1');
  void ask(runner, 'c', 'c', 'o', '1');
  await endOne();
  void ask(runner, 'greedy', 'a', 'm9', '1');
  await endOne();
  await endOne();
  await endOne();
  expect(begun).toEqual(['greedy', 'b', 'greedy', 'c', 'greedy']);
});

test('all threads work, and never more than there are; one that fails gives its place on', async () => {
  const { begun, endOne, runner, most } = fakePool(2);
  for (let seat = 0; seat < 5; seat++) void ask(runner, `s${seat}`, 'a', 'm', String(seat));
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual(['s0', 's1']);
  for (let more = 0; more < 5; more++) await endOne();
  expect(begun).toHaveLength(5);
  expect(most()).toBe(2);

  let calls = 0;
  const failing = botRunner(
    {
      run: async () => {
        calls += 1;
        throw new Error('out of memory');
      },
      close: async () => undefined,
    },
    1,
    0,
  );
  const answers = await Promise.allSettled(['1', '2', '3'].map((seat) => ask(failing, 'x', 'a', 'm', seat)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(calls).toBe(3);
});
