import type { Namespace, Socket } from 'socket.io';
import { countOf, NOBODY, type Presence } from '../cluster/peers';

/** The seat of a socket. `playerID` is null for an onlooker. */
export interface Seat {
  readonly matchID: string;
  readonly playerID: string | null;
  readonly credentials: string;
}

export function seatOf(socket: Socket): Seat | undefined {
  return socket.data.seat;
}

/** Tracks which sockets are at which table of one game. */
export class Rooms {
  /** `elsewhere` returns who is at a table on other servers. */
  constructor(
    private readonly sockets: Namespace,
    private readonly elsewhere: (matchID: string) => Presence = () => NOBODY,
  ) {}

  async enter(socket: Socket, seat: Seat): Promise<void> {
    socket.data.seat = seat;
    await socket.join(seat.matchID);
  }

  async leave(socket: Socket, { matchID }: Seat): Promise<void> {
    socket.data.seat = undefined;
    await socket.leave(matchID);
  }

  at(matchID: string): Socket[] {
    const ids = this.sockets.adapter.rooms.get(matchID) ?? new Set();
    return [...ids].flatMap((id) => this.sockets.sockets.get(id) ?? []);
  }

  /** Returns the matches that have a socket on this server. */
  matches(): ReadonlySet<string> {
    return new Set([...this.sockets.sockets.values()].flatMap((socket) => seatOf(socket)?.matchID ?? []));
  }

  send(matchID: string, event: string, message: unknown): void {
    // socket.io encodes the message once for all sockets.
    this.sockets.to(matchID).emit(event, matchID, message);
  }

  /** Returns who is at the table on this server. */
  here(matchID: string): Presence {
    const sockets = this.at(matchID);
    const unseated = sockets.filter((socket) => seatOf(socket)?.playerID === null);
    const atDoor = unseated.filter(({ data }) => data.isAtDoor === true).length;
    return {
      seats: [...new Set(sockets.flatMap((socket) => seatOf(socket)?.playerID ?? []))],
      onlookers: unseated.length - atDoor,
      atDoor,
    };
  }

  /** Counts the people at all tables on this server. A person at two tables counts twice. */
  count(): number {
    return [...this.matches()].reduce((sum, matchID) => sum + countOf(this.here(matchID)), 0);
  }

  connectedSeats(matchID: string): ReadonlySet<string> {
    return new Set([...this.here(matchID).seats, ...this.elsewhere(matchID).seats]);
  }

  /**
   * Checks whether a player of this seat has the page in the foreground. Clients that don't report it count as
   * visible.
   */
  isLooking(matchID: string, playerID: string): boolean {
    return this.at(matchID).some(
      (socket) => seatOf(socket)?.playerID === playerID && socket.data.isHidden !== true,
    );
  }

  /** Counts the people without a seat, on all servers. */
  unseated(matchID: string): Pick<Presence, 'onlookers' | 'atDoor'> {
    const [here, elsewhere] = [this.here(matchID), this.elsewhere(matchID)];
    return {
      onlookers: here.onlookers + elsewhere.onlookers,
      atDoor: here.atDoor + elsewhere.atDoor,
    };
  }
}
