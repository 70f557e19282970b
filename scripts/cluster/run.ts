import { setTimeout as wait } from 'node:timers/promises';
import { faultsOf } from '../crash/inspection';
import { Match } from '../crash/match';
import { untilPlaying } from '../crash/run';
import { positions, SEATS } from '../online/game';
import { writeMatchesTo } from '../online/matches';
import { seededRandom } from '../simulate/randomGame';
import { House } from './house';

/** While servers come and go a legal move may be refused so: the next position says what became of it. */
const BORNE = ['stale', 'closing', 'internal', 'unknownMatch'];

/** Milliseconds within which everyone is to play on after a fault. */
const GO_ON_WITHIN = 10_000;

const AWAY_FOR = 3_000;
const PAUSED_FOR = 20_000;

const CPU = ['process_cpu_user_seconds_total', 'process_cpu_system_seconds_total'];

interface ClusterOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly servers: number;
  readonly matches: number;
  readonly seed: string;
}

/** Matches of four whose seats sit at different servers, on servers of their own until `during` has resolved. */
async function playing<Result>(
  { servers, matches: count, seed, ...where }: ClusterOptions,
  during: (house: House, matches: () => readonly Match[], faults: string[]) => Promise<Result>,
): Promise<{ readonly result: Result; readonly matches: readonly Match[]; readonly faults: string[] }> {
  const random = seededRandom(seed);
  const house = new House({ ...where, servers });
  const matches: Match[] = [];
  const faults: string[] = [];
  const under: Promise<void>[] = [];
  try {
    await house.open();
    /** As many under play as there should be. */
    const open = async () => {
      const running = matches.filter(({ isOver }) => !isOver);
      const fresh = positions(1, count - running.length, random);
      for (const key of await writeMatchesTo(house.storage, fresh, `match-${matches.length}`)) {
        const match = new Match((seat) => house.urls[SEATS.indexOf(seat) % servers], key, random, BORNE);
        matches.push(match);
        under.push(match.play().catch((error) => void faults.push(`${key.matchID}: ${error}`)));
      }
    };
    await open();
    await untilPlaying(matches, faults);
    const refill = setInterval(() => void open().catch(() => undefined), AWAY_FOR);
    const result = await during(house, () => matches, faults);
    clearInterval(refill);
    for (const match of matches) match.end();
    await Promise.all(under);
    for (const match of matches) faults.push(...(await faultsOf(house.storage, match)));
    faults.push(...house.leaks.map((line) => `Through Redis went ${line.slice(0, 300)}`));
    return { result, matches, faults };
  } finally {
    for (const match of matches) match.end();
    await house.close();
  }
}

const count = (matches: readonly Match[]) =>
  matches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** What a move costs with so many servers, its four seats spread over them. */
export async function measure(options: ClusterOptions, moves: number) {
  const { result, matches, faults } = await playing(options, async (house, now, found) => {
    const read = async () => ({
      cpu: (await house.metric(CPU[0])) + (await house.metric(CPU[1])),
      bytes: await house.metric('table_sent_bytes_total'),
      transactions: await house.transactions(),
      moves: count(now()),
    });
    const before = await read();
    while (count(now()) < before.moves + moves && found.length === 0) await wait(50);
    const after = await read();
    const made = after.moves - before.moves;
    return {
      moves: made,
      'CPU ms a move': ((after.cpu - before.cpu) * 1000) / made,
      'transactions a move': (after.transactions - before.transactions) / made,
      'bytes a move': (after.bytes - before.bytes) / made,
    };
  });
  const latencies = matches.flatMap((match) => match.latencies).sort((one, other) => one - other);
  const p95 = latencies[Math.floor(latencies.length * 0.95)] ?? 0;
  return { row: { servers: options.servers, matches: options.matches, ...result, 'p95 ms': p95 }, faults };
}

const FAULTS: Readonly<
  Record<string, (house: House, index: number, goOn: () => Promise<void>) => Promise<void>>
> = {
  async kill({ servers }, index, goOn) {
    await servers[index].kill();
    await goOn();
    await servers[index].start();
  },
  async database(house, _, goOn) {
    await house.cutDatabase();
    await goOn();
  },
  async redis(house, _, goOn) {
    house.cutRedis();
    await goOn();
    await wait(AWAY_FOR);
    house.mendRedis();
    await goOn();
  },
  async pause({ servers }, index, goOn) {
    const { pid = 0 } = servers[index];
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
  async rolling({ servers }, _, goOn) {
    for (const server of servers) {
      await server.stop();
      await goOn();
      await server.start();
    }
  },
};

/** So many faults in turn under play. */
export async function faults(options: ClusterOptions, times: number) {
  const random = seededRandom(`${options.seed}/faults`);
  const kinds = Object.keys(FAULTS);
  let slowest = 0;
  const { matches, faults: found } = await playing(options, async (house, now, found) => {
    for (let fault = 0; fault < times && found.length === 0; fault++) {
      const kind = kinds[fault % kinds.length];
      const goOn = async () => {
        const took = await untilPlaying(now(), found);
        slowest = Math.max(slowest, took);
        if (took > GO_ON_WITHIN)
          found.push(`After ${kind} it took ${Math.round(took)} ms until all played on.`);
      };
      await FAULTS[kind](house, Math.floor(random() * house.servers.length), goOn);
      console.log(`${fault + 1} ${kind}: ${count(now())} moves acknowledged`);
    }
  });
  return {
    row: {
      servers: options.servers,
      faults: times,
      matches: matches.length,
      acknowledged: count(matches),
      'answers lost': matches.reduce((sum, { unanswered }) => sum + unanswered, 0),
      'slowest return ms': Math.round(slowest),
    },
    faults: found,
  };
}
