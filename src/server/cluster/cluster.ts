/** Connects a server with the others on its database. Loaded only if there is a Redis. */

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
  /** Starts receiving messages from the other servers. */
  join(): Promise<void>;
  /** Announces the shutdown and disconnects. */
  leave(): Promise<void>;
}

interface ClusterOptions {
  readonly redis: NonNullable<Settings['redis']>;
  readonly role: Role;
  readonly log: Log;
  /** Interval between heartbeats in ms. */
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
