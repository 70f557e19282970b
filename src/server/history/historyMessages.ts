import type { Socket } from 'socket.io';
import type { Answer } from '../../session/protocol';
import { RequestError } from '../http/requestBody';
import type { MatchData } from '../matches/matchData';
import type { MatchStorage } from '../storage/storage';
import { NOT_DEALT, refuse } from '../transport/messages';
import { seatOf } from '../transport/rooms';
import type { HistoryRequests } from './historyRequests';

interface HistoryMessagesOptions {
  readonly game: string;
  readonly histories: HistoryRequests;
  readonly storage: MatchStorage;
  /** Sockets at a table that is not dealt yet. */
  readonly waiting: Pick<WeakSet<Socket>, 'has'>;
}

/** Answers requests of sockets for the history of their match. */
export class HistoryMessages {
  private readonly asking = new WeakSet<Socket>();

  constructor(private readonly options: HistoryMessagesOptions) {}

  /** Answers one request. Each socket may have one at a time, because replaying takes long. */
  async ask(socket: Socket, matchID: string): Promise<Answer> {
    if (this.asking.has(socket)) return refuse('tooMuch');
    this.asking.add(socket);
    try {
      return await this.history(socket, matchID);
    } catch (error) {
      if (error instanceof RequestError) return refuse('tooMuch');
      throw error;
    } finally {
      this.asking.delete(socket);
    }
  }

  private async history(socket: Socket, matchID: string): Promise<Answer> {
    const seat = seatOf(socket);
    if (seat?.matchID !== matchID) return refuse('unauthorized');
    const { game, histories, storage, waiting } = this.options;
    const { metadata }: { metadata?: MatchData } = await storage.fetch(matchID, { metadata: true });
    if (metadata?.gameName !== game) return refuse('unknownMatch');
    if (waiting.has(socket)) return refuse('illegal', NOT_DEALT);
    const { playerID } = seat;
    const request = { gameName: game, matchID, playerID, isOver: metadata.gameover !== undefined };
    return { ok: true, history: await histories.history(request, socket.data.network) };
  }
}
