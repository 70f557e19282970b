import { io, type Socket } from 'socket.io-client';
import type { Answer } from '../../src/session/protocol';
import { follow } from '../online/follow';
import type { View } from '../online/game';
import type { Frame } from './examiner';

const WITHIN = 20_000;

/** A client at a table that collects everything it receives */
export class Looker {
  view: View | undefined;
  private unread: Frame[] = [];

  private constructor(
    readonly playerID: string | null,
    readonly credentials: string | null,
    private readonly matchID: string,
    private readonly socket: Socket,
  ) {
    socket.onAny((...frame) => {
      const text = JSON.stringify(frame);
      this.unread.push({ kind: 'event', event: JSON.parse(text) });
      this.view = follow(this.view, [text]);
    });
  }

  static async sit(
    url: string,
    matchID: string,
    playerID: string | null,
    credentials: string | null,
    updates: 'patch' | 'whole',
  ): Promise<Looker> {
    const socket = io(url, { transports: ['websocket'], forceNew: true, auth: { updates } });
    const looker = new Looker(playerID, credentials, matchID, socket);
    await looker.ask('sync', matchID, playerID, credentials);
    return looker;
  }

  async ask(event: string, ...message: unknown[]): Promise<Answer> {
    const answer: Answer = await this.socket.timeout(WITHIN).emitWithAck(event, ...message);
    this.unread.push({
      kind: 'answer',
      answer: JSON.parse(JSON.stringify(answer)),
      request: [event, ...message],
    });
    return answer;
  }

  act(type: string, move: string | null, args: readonly unknown[] | null): Promise<Answer> {
    const payload = { type: move, args, playerID: this.playerID, credentials: this.credentials };
    return this.ask('update', { type, payload }, this.view?._stateID ?? 0, this.matchID, this.playerID);
  }

  say(payload: string): Promise<Answer> {
    return this.ask('chat', this.matchID, { id: 'x', sender: this.playerID, payload }, this.credentials);
  }

  read(): Frame[] {
    return this.unread.splice(0);
  }

  /** Resolves when the client has this state or a newer one. */
  async reaches(stateID: number): Promise<void> {
    const started = Date.now();
    while ((this.view?._stateID ?? -1) < stateID) {
      if (Date.now() - started > WITHIN) throw new Error(`${this.playerID} never received state ${stateID}`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  leave(): void {
    this.socket.close();
  }
}
