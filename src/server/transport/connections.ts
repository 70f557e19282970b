import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Time in ms that clients have to receive the data already sent. */
const LAST_WORDS = 300;

/** Tracks all connections of an HTTP server, including WebSockets, which `http.closeAllConnections` leaves open. */
export class Connections {
  private readonly open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /** Closes all connections, by force after a grace period. */
  async close(): Promise<void> {
    for (const socket of this.open) socket.end();
    const giveUp = performance.now() + LAST_WORDS;
    while (this.open.size > 0 && performance.now() < giveUp) await wait(10);
    for (const socket of this.open) socket.destroy();
  }
}
