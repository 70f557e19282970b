import type { Namespace, Socket } from 'socket.io';
import { NOBODY, type Presence } from '../cluster/peers';

/** Where a socket sits; `playerID` null for an onlooker. */
export interface Seat {
  readonly matchID: string;
  readonly playerID: string | null;
  readonly credentials: string;
}

export function seatOf(socket: Socket): Seat | undefined {
  return socket.data.seat;
}

/** Who is at which table of one game now. */
export class Rooms {
  /** `elsewhere`: who is at a table at other servers. */
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

  /** The matches that sockets of this server look at. */
  matches(): ReadonlySet<string> {
    return new Set([...this.sockets.sockets.values()].flatMap((socket) => seatOf(socket)?.matchID ?? []));
  }

  tell(matchID: string, event: string, message: unknown): void {
    // Encoded once for all of them.
    this.sockets.to(matchID).emit(event, matchID, message);
  }

  /** Who is there at this server. */
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

  connectedSeats(matchID: string): ReadonlySet<string> {
    return new Set([...this.here(matchID).seats, ...this.elsewhere(matchID).seats]);
  }

  /** Whether somebody in the seat has the table before them; of a client that says nothing of it that is taken for granted. */
  isLooking(matchID: string, playerID: string): boolean {
    return this.at(matchID).some(
      (socket) => seatOf(socket)?.playerID === playerID && socket.data.isHidden !== true,
    );
  }

  /** Who is there without a seat. */
  unseated(matchID: string): Pick<Presence, 'onlookers' | 'atDoor'> {
    const [here, elsewhere] = [this.here(matchID), this.elsewhere(matchID)];
    return {
      onlookers: here.onlookers + elsewhere.onlookers,
      atDoor: here.atDoor + elsewhere.atDoor,
    };
  }
}
