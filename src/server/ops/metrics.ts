import type { IncomingMessage } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Server as SocketServer } from 'socket.io';
import type { Answer } from '../../session/protocol';
import { isLocal } from '../http/client';
import type { MatchStorage } from '../storage/storage';
import { hasBearer } from './bearer';
import type { Limit } from './limits';

interface EngineSocket {
  on(event: 'packetCreate', listener: (packet: { readonly data?: unknown }) => void): void;
}

/** Metrics of the servers on one database, as this server sees them. */
export interface ClusterFigures {
  readonly isConnected: boolean;
  /** Number of messages exchanged with other servers. */
  readonly news: { readonly sent: number; readonly heard: number };
  /** Counts the members with this role, including this server. */
  readonly count: (role: 'server' | 'worker') => number;
  /** Returns the jobs of all servers. Rejects while Redis is down. */
  readonly jobs: () => Promise<JobCounts>;
}

export interface JobCounts {
  readonly waiting: number;
  /** Jobs with a later start time: clocks, and retries of failed jobs. */
  readonly delayed: number;
  readonly active: number;
}

/** Metrics of the server for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly moves = new Counter({
    name: 'table_moves_total',
    help: 'Moves, undos and redos that were taken.',
    registers: [this.registry],
  });
  private readonly moveSeconds = new Histogram({
    name: 'table_move_seconds',
    help: 'From the arrival of a move to its answer, written and sent to the table.',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'table_refusals_total',
    help: 'Messages that were refused, by reason.',
    labelNames: ['reason'] as const,
    registers: [this.registry],
  });
  private readonly limited = new Counter({
    name: 'table_rate_limited_total',
    help: 'Requests and messages over a limit, by limit.',
    labelNames: ['limit'] as const,
    registers: [this.registry],
  });
  private readonly sentBytes = new Counter({
    name: 'table_sent_bytes_total',
    help: 'Bytes of the messages sent over sockets.',
    registers: [this.registry],
  });
  private readonly unread = new Counter({
    name: 'table_unread_closed_total',
    help: 'Connections closed because their clients did not read.',
    registers: [this.registry],
  });
  readonly botThinking = new Histogram({
    name: 'table_bot_thinking_seconds',
    help: 'How long a bot took for a move, waiting for a thread included.',
    buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
    registers: [this.registry],
  });

  constructor(storage: MatchStorage) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'table_matches',
      help: 'Matches in the database.',
      labelNames: ['state'] as const,
      registers: [this.registry],
      async collect() {
        for (const [state, isGameover] of [['open', false] as const, ['finished', true] as const]) {
          this.set({ state }, await storage.countMatches({ where: { isGameover } }));
        }
      },
    });
  }

  /** Must be called after the sockets are attached to their HTTP server. */
  watch(io: SocketServer): void {
    new Gauge({
      name: 'table_sockets',
      help: 'Open connections.',
      registers: [this.registry],
      collect() {
        this.set(io.engine.clientsCount);
      },
    });
    io.engine.on('connection', (socket: EngineSocket) => {
      socket.on('packetCreate', ({ data }) => {
        if (typeof data === 'string') this.sentBytes.inc(Buffer.byteLength(data));
      });
    });
  }

  watchCluster(figures: ClusterFigures): void {
    const registers = [this.registry];
    new Gauge({
      name: 'cluster_redis_up',
      help: 'Whether this server hears the others: 1 or 0.',
      registers,
      collect() {
        this.set(figures.isConnected ? 1 : 0);
      },
    });
    new Gauge({
      name: 'cluster_members',
      help: 'Servers and workers as this server knows them, itself too.',
      labelNames: ['role'] as const,
      registers,
      collect() {
        for (const role of ['server', 'worker'] as const) this.set({ role }, figures.count(role));
      },
    });
    new Counter({
      name: 'cluster_news_total',
      help: 'News between servers, sent by this one and heard from others.',
      labelNames: ['direction'] as const,
      registers,
      collect() {
        this.reset();
        for (const direction of ['sent', 'heard'] as const) this.inc({ direction }, figures.news[direction]);
      },
    });
    new Gauge({
      name: 'cluster_jobs',
      help: 'Jobs of all servers together that wait, that wait for their time, or are worked at.',
      labelNames: ['state'] as const,
      registers,
      async collect() {
        // Removes the old values in case Redis is down.
        this.reset();
        const counts = await figures.jobs().catch(() => undefined);
        for (const state of ['waiting', 'delayed', 'active'] as const)
          if (counts !== undefined) this.set({ state }, counts[state]);
      },
    });
  }

  answered(event: string, answer: Answer, seconds: number): void {
    if (!answer.ok) this.refusals.inc({ reason: answer.reason });
    else if (event === 'update') {
      this.moves.inc();
      this.moveSeconds.observe(seconds);
    }
  }

  backpressureClosed(): void {
    this.unread.inc();
  }

  rateLimited(limit: Limit): void {
    this.limited.inc({ limit });
  }
}

/**
 * Checks whether a request may read the metrics: with the token if one is set, else only directly from this
 * machine.
 */
export function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) {
    return isLocal(request);
  }
  return hasBearer(request, token);
}
