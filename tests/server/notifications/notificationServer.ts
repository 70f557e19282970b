/** A server with notifications, a manual clock and the test's own receivers. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { GameServerOptions } from '../../../src/server/gameServer';
import { Harness } from '../harness';
import { ManualTime } from './manualTime';

export interface Seat {
  readonly playerID: string;
  readonly credentials: string;
}

/** Returns a port that is not in use. */
async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Starts the server. Its port is chosen first, because links contain it; another process may take the port in
 * between.
 */
export async function startNotificationServer(
  env: Readonly<Record<string, string>> = {},
  clock = new ManualTime(),
  options: Partial<GameServerOptions> = {},
): Promise<NotificationServer> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    const harness = new Harness(
      { PUBLIC_URL: `http://127.0.0.1:${port}`, CALLS_ALLOW_HOSTS: '127.0.0.1', ...env },
      options,
    );
    const server = new NotificationServer(harness, clock, port);
    try {
      await server.start();
      return server;
    } catch (error) {
      if (!isTaken(error) || tries === 5) throw error;
    }
  }
}

export class NotificationServer {
  constructor(
    readonly harness: Harness,
    readonly clock: ManualTime,
    private readonly port: number,
  ) {}

  async start(): Promise<void> {
    await this.harness.start(this.port, { time: this.clock.time, setAlarm: this.clock.setAlarm });
  }

  async stop(): Promise<void> {
    await this.harness.server.close();
    this.harness.stopped();
  }

  async match(): Promise<{ matchID: string; seats: readonly Seat[] }> {
    const { matchID, credentials } = await this.harness.match();
    return {
      matchID,
      seats: credentials.map((own, index) => ({ playerID: String(index), credentials: own })),
    };
  }

  ask(matchID: string, seat: Seat, path = '', body: object = {}) {
    return this.harness.request(`/${matchID}/calls${path}`, { ...seat, ...body });
  }

  add(matchID: string, seat: Seat, way: object, language = 'en') {
    return this.ask(matchID, seat, '/add', { way, language });
  }

  /** Plays the move with this number in a match of two. */
  async play(matchID: string, seats: readonly Seat[], move: number): Promise<void> {
    const wire = await this.harness.wire();
    const answer = await wire.play({ matchID, ...itemAt(seats, move % 2) }, move, 0);
    wire.socket.close();
    expect(answer).toMatchObject({ ok: true });
  }

  /** Returns the page behind a link, after a click on its button if `press` is true. */
  async page(link: string, press = false): Promise<string> {
    const response = await fetch(link, { method: press ? 'POST' : 'GET' });
    expect(response.status).toBe(200);
    return response.text();
  }
}
