import { WebSocket } from 'ws';
import { gameName } from '../online/game';
import type { Answer } from '../online/wire';

/** A socket that can send anything, reports everything it receives, and reconnects when it is disconnected */
export class Attacker {
  private socket: WebSocket | undefined;
  private connected: Promise<void> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly heard: { packet(text: string): void; answer(answer: Answer): void },
  ) {}

  async send(packet: string): Promise<void> {
    if (this.socket === undefined) this.connected = this.connect();
    await this.connected;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(packet);
  }

  end(): void {
    this.socket?.terminate();
  }

  /** Resolves when it is connected or disconnected again. */
  private connect(): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    this.socket = socket;
    return new Promise((resolve) => {
      socket.on('message', (data) => this.take(socket, String(data), resolve));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.socket = undefined;
        resolve();
      });
    });
  }

  private take(socket: WebSocket, text: string, onConnected: () => void): void {
    const prefix = `/${gameName},`;
    this.heard.packet(text);
    if (text === '2') socket.send('3');
    else if (text.startsWith('0')) socket.send(`40${prefix}`);
    else if (text.startsWith(`40${prefix}`)) onConnected();
    else if (text.startsWith(`43${prefix}`)) this.heard.answer(JSON.parse(text.slice(text.indexOf('[')))[0]);
  }
}
