import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Event, Socket, Server as SocketServer } from 'socket.io';
import { isHostOurs, isOriginAllowed, networkOf } from '../http/client';
import { setSecurityHeaders } from '../http/securityHeaders';
import type { Limits } from '../ops/limits';
import type { Settings } from '../ops/settings';
import { type EngineSocket, limitBackpressure } from './backpressure';
import { refuse, sentences } from './messages';

/** Number of messages over the limit after which a socket is disconnected. */
const PATIENCE = 500;

/**
 * Limits who may open a socket, how many one network may open, how many messages they send, and how many bytes are
 * buffered for them.
 */
export class SocketGuards {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly settings: Settings,
    private readonly limits: Limits,
    private readonly onBackpressure: () => void,
  ) {}

  /** Decides on each new connection. socket.io calls this once per connection. */
  readonly allowRequest = (
    request: IncomingMessage,
    decide: (reason: string | null, isAllowed: boolean) => void,
  ): void => {
    const open = this.open.get(this.networkOf(request)) ?? 0;
    if (!isHostOurs(request, this.settings)) {
      decide('This server answers for its own address only.', false);
    } else if (!isOriginAllowed(request, this.settings)) {
      decide('Pages of other sites may not open tables here.', false);
    } else if (open >= this.settings.socketsPerAddress) {
      decide('There are too many connections from your network; close a table.', false);
    } else {
      decide(null, true);
    }
  };

  /** Must be called before the namespaces are created, so that the guard covers all of them. */
  watchMessages(io: SocketServer): void {
    const guard = (socket: Socket, next: () => void) => {
      this.watchSocket(socket);
      next();
    };
    io.use(guard);
    io.on('new_namespace', (namespace) => namespace.use(guard));
  }

  /** Must be called after the sockets are attached to their HTTP server. */
  watchRequests(io: SocketServer): void {
    io.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      setSecurityHeaders(response);
      this.limits.take('socketRequests', this.networkOf(request)).then((wait) => {
        if (wait === 0) return next();
        response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': String(wait) });
        response.end(JSON.stringify({ error: sentences.tooMuch }));
      });
    });
    io.engine.on('connection', (socket: EngineSocket) => {
      const network = this.networkOf(socket.request);
      this.count(network, 1);
      limitBackpressure(socket, this.settings.maxBufferedBytes, this.onBackpressure);
      socket.once('close', () => this.count(network, -1));
    });
  }

  private watchSocket(socket: Socket): void {
    const network = this.networkOf(socket.request);
    socket.data.network = network;
    let refused = 0;
    socket.use(async (message, next) => {
      const isTooMuch =
        (await this.limits.take('messages', socket.id)) > 0 ||
        (await this.limits.take('addressMessages', network)) > 0;
      if (!isTooMuch) return next();
      refused += 1;
      if (refused > PATIENCE) socket.disconnect(true);
      else acknowledge(message);
    });
  }

  private networkOf(request: IncomingMessage): string {
    return networkOf(request, this.settings.trustedProxies);
  }

  private count(network: string, change: 1 | -1): void {
    const open = (this.open.get(network) ?? 0) + change;
    if (open > 0) this.open.set(network, open);
    else this.open.delete(network);
  }
}

function acknowledge(message: Event): void {
  const answer = message.at(-1);
  if (typeof answer === 'function') answer(refuse('tooMuch'));
}
