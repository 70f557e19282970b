import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { until, untilPlaying } from '../crash/run';
import type { ServerProgram } from '../online/program';
import type { House } from './house';
import { acknowledged, type ClusterOptions, GIVE_UP_AFTER, playing } from './playing';

/** Milliseconds within which everyone is to play on after a fault. */
const GO_ON_WITHIN = 10_000;

const AWAY_FOR = 3_000;
const PAUSED_FOR = 20_000;

/** `server`: the one that most people are at. */
type Fault = (house: House, server: ServerProgram, goOn: () => Promise<void>) => Promise<void>;

const FAULTS: Readonly<Record<string, Fault>> = {
  async kill(_, server, goOn) {
    await server.kill();
    await goOn();
    await server.start();
  },
  async database(house, _, goOn) {
    await house.breakDatabase();
    await goOn();
  },
  async redis(house, _, goOn) {
    house.cutRedis();
    await goOn();
    await wait(AWAY_FOR);
    house.mendRedis();
    await goOn();
  },
  async pause(_, { pid = 0 }, goOn) {
    process.kill(pid, 'SIGSTOP');
    const over = wait(PAUSED_FOR);
    try {
      await goOn();
      await over;
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await goOn();
  },
  async rolling({ servers, workers }, _, goOn) {
    for (const program of [...servers, ...workers]) {
      await program.stop();
      await goOn();
      await program.start();
    }
  },
};

/** So many faults in turn under play; an aborted `end` makes the one under way the last, and what became of the matches is looked at. */
export async function faults(options: ClusterOptions, times: number, end?: AbortSignal) {
  const kinds = Object.keys(FAULTS);
  const slowest = new Map(kinds.map((kind) => [kind, 0]));
  const late: string[] = [];
  let done = 0;
  const { matches, faults: found } = await playing(options, async (house, now, found) => {
    for (let fault = 0; fault < times && found.length === 0 && end?.aborted !== true; fault++) {
      const kind = kinds[fault % kinds.length];
      const untilAllMoved = async () => Math.round(await untilPlaying(now(), found, GIVE_UP_AFTER));
      // Some may just have ended, and the next begin a little later.
      await until(() => now().filter(({ isOver }) => !isOver).length >= options.matches);
      // What else the machine does slows both alike.
      const usual = await untilAllMoved();
      let longest = 0;
      const goOn = async () => {
        longest = Math.max(longest, await untilAllMoved());
      };
      const { server, sockets } = await house.fullest();
      await FAULTS[kind](house, server, goOn);
      done = fault + 1;
      slowest.set(kind, Math.max(slowest.get(kind) ?? 0, longest));
      const line = `${done} ${kind}: all played on after ${longest} ms, before it within ${usual} ms; ${sockets} sockets at the fullest server; load ${loadavg()[0].toFixed(1)}, ${acknowledged(now())} moves acknowledged`;
      console.log(`${new Date().toISOString()} ${line}`);
      if (longest > GO_ON_WITHIN) late.push(line);
    }
  });
  return {
    row: {
      servers: options.servers,
      faults: done,
      'over 10 s': late.length,
      matches: matches.length,
      acknowledged: acknowledged(matches),
      'answers lost': matches.reduce((sum, { unanswered }) => sum + unanswered, 0),
      ...Object.fromEntries([...slowest].map(([kind, took]) => [`${kind}: slowest ms`, took])),
    },
    faults: found,
    late,
  };
}
