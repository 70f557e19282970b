import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { until, waitUntilPlaying } from '../crash/run';
import type { ServerProgram } from '../online/program';
import type { ClusterUnderTest } from './clusterUnderTest';
import { acknowledged, type ClusterOptions, GIVE_UP_AFTER, playing } from './playing';

/** Time in ms within which play must resume after a fault */
const GO_ON_WITHIN = 10_000;

const AWAY_FOR = 3_000;
const PAUSED_FOR = 20_000;

/** `server` is the one with the most sockets. */
type Fault = (cluster: ClusterUnderTest, server: ServerProgram, goOn: () => Promise<void>) => Promise<void>;

const FAULTS: Readonly<Record<string, Fault>> = {
  async kill(_, server, goOn) {
    await server.kill();
    await goOn();
    await server.start();
  },
  async database(cluster, _, goOn) {
    await cluster.breakDatabase();
    await goOn();
  },
  async redis(cluster, _, goOn) {
    cluster.cutRedis();
    await goOn();
    await wait(AWAY_FOR);
    cluster.mendRedis();
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

/**
 * Injects faults one after another during play and checks afterwards that nothing acknowledged is lost. Aborting `end`
 * makes the current fault the last.
 */
export async function faults(options: ClusterOptions, times: number, end?: AbortSignal) {
  const kinds = Object.keys(FAULTS);
  const slowest = new Map(kinds.map((kind) => [kind, 0]));
  const late: string[] = [];
  let done = 0;
  const {
    matches,
    acknowledged: taken,
    faults: found,
  } = await playing({ ...options, usesLobby: true }, async (cluster, now, found) => {
    for (let fault = 0; fault < times && found.length === 0 && end?.aborted !== true; fault++) {
      const kind = itemAt(kinds, fault % kinds.length);
      const untilAllMoved = async () => Math.round(await waitUntilPlaying(now(), found, GIVE_UP_AFTER));
      // Finished matches are replaced after a short delay.
      await until(() => now().filter(({ isOver }) => !isOver).length >= options.matches);
      // Measured before the fault for comparison, because other load on the machine slows both.
      const usual = await untilAllMoved();
      let longest = 0;
      const goOn = async () => {
        longest = Math.max(longest, await untilAllMoved());
      };
      const { server, sockets } = await cluster.fullest();
      await entryOf(FAULTS, kind)(cluster, server, goOn);
      done = fault + 1;
      slowest.set(kind, Math.max(slowest.get(kind) ?? 0, longest));
      const line = `${done} ${kind}: all resumed after ${longest} ms (${usual} ms before the fault); ${sockets} sockets on the busiest server; load ${itemAt(loadavg(), 0).toFixed(1)}, ${acknowledged(now())} moves acknowledged`;
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
      ...taken,
      'answers lost': matches.reduce((sum, { unanswered }) => sum + unanswered, 0),
      ...Object.fromEntries([...slowest].map(([kind, took]) => [`${kind}: slowest ms`, took])),
    },
    faults: found,
    late,
  };
}
