import type { Game, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import type { Socket } from 'socket.io';
import { type Rooms, seatOf } from './rooms';

type Filter = ReturnType<typeof getFilterPlayerView>;
export type Payload = Parameters<Filter>[1];

/** Sends what happens at a table, to each socket as its seat may see it. */
export class Broadcast {
  private readonly filter: Filter;

  constructor(
    game: Game,
    private readonly rooms: Rooms,
  ) {
    this.filter = getFilterPlayerView(game);
  }

  send(socket: Socket, playerID: string | null, payload: Payload): void {
    const { type, args } = this.filter(playerID, payload);
    socket.emit(type, ...args);
  }

  /**
   * A position that follows another: the difference to those who asked for it, the whole to others. boardgame.io's own
   * `deltaState` would send differences to all, but its client can't take one after a move it has shown ahead.
   */
  sendMove(matchID: string, before: State, after: State): void {
    const patch: Payload = { type: 'patch', args: [matchID, before._stateID, asSent(before), asSent(after)] };
    const update: Payload = { type: 'update', args: [matchID, after] };
    const shown = new Map<string, ReturnType<Filter>>();
    for (const socket of this.rooms.at(matchID)) {
      const playerID = seatOf(socket)?.playerID ?? null;
      const payload = wantsPatches(socket) ? patch : update;
      const key = `${playerID} ${payload.type}`;
      const filtered = shown.get(key) ?? this.filter(playerID, payload);
      shown.set(key, filtered);
      socket.emit(filtered.type, ...filtered.args);
    }
  }
}

const wantsPatches = ({ handshake }: Socket): boolean => handshake.auth.updates === 'patch';

/**
 * The state as JSON carries it, so that a difference holds for what the clients have. Without the log plugin's data: a move
 * that calls `log.setMetadata` writes it into the position before too.
 */
const asSent = (state: State): State =>
  JSON.parse(
    JSON.stringify({ ...state, plugins: { ...state.plugins, log: undefined }, _undo: [], _redo: [] }),
  );
