/** What a server is among the others on its database. Loaded only where there is a Redis. */

import { randomText } from '../matches/matchData';
import type { LimiterOf } from '../ops/limits';
import type { Log } from '../ops/log';
import type { ClusterFigures } from '../ops/metrics';
import type { Settings } from '../ops/settings';
import { Jobs } from './jobs';
import { limitersIn } from './limiters';
import { another, openRedis } from './redis';
import { RedisPeers, type Role } from './redisPeers';

export interface Cluster {
  readonly peers: RedisPeers;
  readonly jobs: Jobs;
  readonly limiterOf: LimiterOf;
  readonly figures: ClusterFigures;
  /** From here on it hears the others. */
  join(): Promise<void>;
  /** Tells the others that this server goes, and hangs up. */
  leave(): Promise<void>;
}

interface ClusterOptions {
  readonly redis: NonNullable<Settings['redis']>;
  readonly role: Role;
  readonly log: Log;
  /** Milliseconds between signs of life. */
  readonly beat?: number;
}

/** @throws RedisStartError */
export async function openCluster({ redis, role, log, beat }: ClusterOptions): Promise<Cluster> {
  const { url, prefix } = redis;
  const commands = await openRedis(url, log);
  const listening = await another(commands, url, log);
  const peers = new RedisPeers({ id: randomText(9), role, commands, listening, prefix, log, beat });
  const jobs = new Jobs({ commands, url, prefix, peers, log });
  return {
    peers,
    jobs,
    limiterOf: limitersIn(commands, prefix),
    figures: {
      get isConnected() {
        return peers.isConnected;
      },
      news: peers.news,
      count: (kind) => peers.count(kind) + (kind === role ? 1 : 0),
      jobs: () => jobs.counts(),
    },
    join: () => peers.join(),
    async leave() {
      await jobs.close();
      await peers.leave();
      commands.disconnect();
      listening.disconnect();
    },
  };
}
