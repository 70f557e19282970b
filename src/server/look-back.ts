import type { Socket } from 'socket.io';
import type { Answer } from '../session/protocol';
import type { MatchData } from './match-data';
import { NOT_DEALT, refuse } from './messages';
import type { Past } from './past/past';
import type { KeyedQueue } from './queue';
import { seatOf } from './rooms';
import type { MatchStorage } from './storage';

interface LookBackOptions {
  readonly game: string;
  readonly past: Past;
  readonly storage: MatchStorage;
  readonly queue: KeyedQueue;
  /** Those who sit at a table that is not dealt yet. */
  readonly waiting: Pick<WeakSet<Socket>, 'has'>;
}

/** Looking back at a match: the one message that takes long. */
export class LookBack {
  private readonly asking = new WeakSet<Socket>();

  constructor(private readonly options: LookBackOptions) {}

  /** One at a time for all matches, and one for each socket. */
  async ask(socket: Socket, matchID: string): Promise<Answer> {
    if (this.asking.has(socket)) return refuse('tooMuch');
    this.asking.add(socket);
    try {
      return await this.options.queue.run('history', () => this.history(socket, matchID));
    } finally {
      this.asking.delete(socket);
    }
  }

  private async history(socket: Socket, matchID: string): Promise<Answer> {
    const seat = seatOf(socket);
    if (seat?.matchID !== matchID) return refuse('unauthorized');
    const { game, past, storage, waiting } = this.options;
    const { metadata }: { metadata?: MatchData } = await storage.fetch(matchID, { metadata: true });
    if (metadata?.gameName !== game) return refuse('unknownMatch');
    if (waiting.has(socket)) return refuse('illegal', NOT_DEALT);
    const { playerID } = seat;
    return { ok: true, history: await past.history({ gameName: game, matchID, playerID }) };
  }
}
