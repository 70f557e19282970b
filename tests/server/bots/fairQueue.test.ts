import { expect, test } from 'vitest';
import { type BotThreadsRunner, botRunner } from '../../../src/server/bots/runner';

/** Returns a pool whose tasks end only when the test ends them. It records the tasks in the order they begin. */
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
  /** Ends the oldest task and lets the next one begin. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, endOne, runner, most: () => most };
}

/** Requests a move. The pool records it as `who`, which is passed in place of the level. */
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

test("runs another network's bot after one move when one network has 15 matches of three experts", async () => {
  const { begun, endOne, runner } = fakePool(1);
  for (let match = 0; match < 15; match++) {
    for (const seat of ['1', '2', '3']) void ask(runner, 'greedy', '10.0.0.1', `m${match}`, seat);
  }
  void ask(runner, 'easy', '10.0.0.2', 'other', '1');
  await endOne();
  expect(begun).toEqual(['greedy', 'easy']);
});

test('lets networks take turns, then the matches of a network, then the seats of a match', async () => {
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

test('serves waiting networks before a network that asks again and again', async () => {
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

test('uses all threads and no more, and frees the thread of a failed move', async () => {
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
