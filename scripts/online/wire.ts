import { WebSocket } from 'ws';
import { gameName } from './game';

export interface Answer {
  readonly ok: boolean;
  readonly stateID?: number;
  readonly reason?: string;
  readonly message?: string;
}

const ANSWER_WITHIN = 10_000;

/**
 * A minimal socket.io connection to the tables. Events stay unparsed text until they are needed, so that one process
 * can hold thousands of connections.
 */
export class Wire {
  /** Game events as received, `["update",…]`, oldest first. The reader empties the list. */
  events: string[] = [];
  /** Bytes of events since it was last set to 0 */
  received = 0;
  onEvent: (event: string) => void = (event) => {
    this.events.push(event);
  };
  onClose: () => void = () => undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private lastID = 0;
  private readonly prefix: string;

  private constructor(
    readonly socket: WebSocket,
    game: string,
  ) {
    this.prefix = `/${game},`;
  }

  static open(url: string, game = gameName): Promise<Wire> {
    const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    const wire = new Wire(socket, game);
    return new Promise((resolve, reject) => {
      socket.on('message', (data) => wire.take(String(data), () => resolve(wire)));
      socket.on('error', reject);
      socket.on('close', () => {
        reject(new Error('The connection was closed.'));
        wire.closed();
      });
    });
  }

  /** Sends an event and resolves with its answer, or with the reason `timeout`. */
  ask(event: string, ...message: unknown[]): Promise<Answer> {
    const id = this.lastID++;
    this.socket.send(`42${this.prefix}${id}${JSON.stringify([event, ...message])}`);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answered(id, { ok: false, reason: 'timeout' }), ANSWER_WITHIN);
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  close(): void {
    this.onClose = () => undefined;
    this.socket.close();
  }

  private take(packet: string, onConnected: () => void): void {
    const data = packet.slice(2 + this.prefix.length);
    if (packet === '2') this.socket.send('3');
    else if (packet.startsWith('0')) this.socket.send(`40${this.prefix}{"updates":"patch"}`);
    else if (packet.startsWith(`40${this.prefix}`)) onConnected();
    else if (packet.startsWith(`42${this.prefix}`)) {
      this.received += Buffer.byteLength(packet);
      this.onEvent(data);
    } else if (packet.startsWith(`43${this.prefix}`)) {
      const start = data.indexOf('[');
      this.answered(Number(data.slice(0, start)), JSON.parse(data.slice(start))[0]);
    }
  }

  private answered(id: number, answer: Answer): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  private closed(): void {
    for (const id of this.waiting.keys()) this.answered(id, { ok: false, reason: 'disconnected' });
    this.onClose();
  }
}
