/** The messages sent to sockets when they arrive, when the game is dealt, and when they lose their seat. */
import type { Socket } from 'socket.io';
import type { MatchStorage } from '../storage/storage';
import type { Broadcast } from '../transport/broadcast';
import { type Rooms, type Seat, seatOf } from '../transport/rooms';
import type { Contents } from './contents';
import { authenticateCredentials } from './credentials';
import type { LiveMatch } from './liveMatches';
import type { MatchData } from './matchData';
import { shownPlayers } from './seats';

interface InitialSyncOptions {
  readonly rooms: Rooms;
  readonly broadcast: Broadcast;
  readonly storage: MatchStorage;
  readonly contents: Contents;
}

export class InitialSync {
  /** Sockets at a table that is not dealt yet. */
  readonly waiting = new WeakSet<Socket>();

  constructor(private readonly options: InitialSyncOptions) {}

  /**
   * Sends a socket the full position, filtered for its seat. Before the deal it only marks the socket as waiting;
   * the position follows with the deal.
   */
  async show(socket: Socket, seat: Seat, { state, metadata }: LiveMatch): Promise<void> {
    const { matchID, playerID } = seat;
    const { rooms, broadcast, storage, contents } = this.options;
    if (state === undefined) {
      this.waiting.add(socket);
      return;
    }
    const { log } = await storage.fetch(matchID, { log: true });
    const beginning = contents.named(await storage.fetchBeginning(matchID), metadata);
    const players = shownPlayers(metadata, rooms.connectedSeats(matchID));
    // Automatic moves are not part of the log that people read. Entries newer than this state come from another
    // server and follow with the next update.
    const entries = log.filter(({ automatic, _stateID }) => automatic !== true && _stateID < state._stateID);
    broadcast.sendFullState(socket, playerID, matchID, { state, log: entries, players, beginning });
  }

  /** Sends the position to all sockets that have waited for the deal. */
  async showDeal(matchID: string, match: LiveMatch): Promise<void> {
    if (match.state === undefined) return;
    for (const socket of this.options.rooms.at(matchID)) {
      const seat = seatOf(socket);
      if (seat !== undefined && this.waiting.delete(socket)) await this.show(socket, seat, match);
    }
  }

  /** Removes all sockets whose seat was given up, on every device; of a deleted match (no metadata), all sockets. */
  unseat(matchID: string, metadata?: MatchData): void {
    const { rooms } = this.options;
    for (const socket of rooms.at(matchID)) {
      const seat = seatOf(socket);
      if (seat === undefined || (metadata !== undefined && opens(seat, metadata))) continue;
      void rooms.leave(socket, seat);
      this.waiting.delete(socket);
      socket.emit('unseated', matchID);
    }
  }
}

/** Checks whether the credentials open the seat. Anyone may be an onlooker. */
export function opens({ playerID, credentials }: Seat, { players }: MatchData): boolean {
  return playerID === null || authenticateCredentials(credentials, players[Number(playerID)]);
}
