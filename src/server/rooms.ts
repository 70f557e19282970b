import type { Namespace, Socket } from 'socket.io';

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
  constructor(private readonly sockets: Namespace) {}

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

  tell(matchID: string, event: string, message: unknown): void {
    // Encoded once for all of them.
    this.sockets.to(matchID).emit(event, matchID, message);
  }

  connectedSeats(matchID: string): ReadonlySet<string> {
    return new Set(this.at(matchID).flatMap((socket) => seatOf(socket)?.playerID ?? []));
  }

  onlookers(matchID: string): number {
    return this.at(matchID).filter((socket) => seatOf(socket)?.playerID === null).length;
  }
}
