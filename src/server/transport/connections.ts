import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that clients have to take the last of what they were sent. */
const LAST_WORDS = 300;

/** All connections of an HTTP server, those that became sockets too: `http.closeAllConnections` forgets those. */
export class Connections {
  private readonly open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /** Ends them all, whether their clients want it or not. */
  async close(): Promise<void> {
    for (const socket of this.open) socket.end();
    const giveUp = performance.now() + LAST_WORDS;
    while (this.open.size > 0 && performance.now() < giveUp) await wait(10);
    for (const socket of this.open) socket.destroy();
  }
}
