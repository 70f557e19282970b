import type { Game, LogEntry, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import type { Socket } from 'socket.io';
import type { Player } from '../../session/protocol';
import { patchBetween } from './patch';
import { type Rooms, seatOf } from './rooms';

type Filter = ReturnType<typeof getFilterPlayerView>;

/** Everything a newcomer gets about a match, before it is filtered for their seat. */
export interface FullState {
  readonly state: State;
  readonly log: readonly LogEntry[];
  readonly players: readonly Player[];
  readonly beginning: State;
}

/** Sends the events of a table to each socket, filtered for its seat. */
export class Broadcast {
  private readonly filter: Filter;
  /** Each seat's view of a position. It is used twice: as the result of one move and as the start of the next. */
  private readonly views = new WeakMap<State, Map<string | null, State>>();

  constructor(
    private readonly game: Game,
    private readonly rooms: Rooms,
  ) {
    this.filter = getFilterPlayerView(game);
  }

  sendFullState(socket: Socket, playerID: string | null, matchID: string, full: FullState): void {
    const { state, log } = this.seen(playerID, { ...full.state, deltalog: [...full.log] });
    const initialState = this.beforeAnyMove(full.beginning);
    socket.emit('sync', matchID, { state, log, filteredMetadata: full.players, initialState });
  }

  /**
   * Sends the position after a move: a patch to clients that accept patches, the full position to others.
   * boardgame.io's `deltaState` would send patches to everyone, but its client can't apply one after an optimistic
   * move.
   */
  sendMove(matchID: string, before: State, after: State, deltalog: LogEntry[]): void {
    const shown = new Map<string, unknown[]>();
    for (const socket of this.rooms.at(matchID)) {
      const playerID = seatOf(socket)?.playerID ?? null;
      const isPatch = wantsPatches(socket);
      const key = `${playerID} ${isPatch}`;
      let message = shown.get(key);
      if (message === undefined) {
        const { state, log } = this.seen(playerID, { ...after, deltalog });
        message = isPatch
          ? [before._stateID, after._stateID, patchBetween(this.viewOf(playerID, before), state), log]
          : [state, log];
        shown.set(key, message);
        this.keepView(playerID, after, state);
      }
      socket.emit(isPatch ? 'patch' : 'update', matchID, ...message);
    }
  }

  private viewOf(playerID: string | null, state: State): State {
    return this.views.get(state)?.get(playerID) ?? this.seen(playerID, state).state;
  }

  private keepView(playerID: string | null, state: State, view: State): void {
    const views = this.views.get(state) ?? new Map();
    this.views.set(state, views.set(playerID, view));
  }

  private seen(playerID: string | null, state: State): { state: State; log: readonly LogEntry[] } {
    const shown = this.filter(playerID, { type: 'update', args: ['', state] });
    if (shown.type !== 'update') throw new Error(`an update came out as ${shown.type}`);
    const [, seen, log = []] = shown.args;
    return { state: seen, log };
  }

  /**
   * Returns the initial state as an onlooker sees it, for every seat. Clients use it only for time travel in the
   * debug panel.
   */
  private beforeAnyMove({ G, ctx, _stateID }: State): State {
    const visible = this.game.playerView?.({ G, ctx, playerID: null }) ?? G;
    return { G: visible, ctx, plugins: {}, _undo: [], _redo: [], _stateID };
  }
}

const wantsPatches = ({ handshake }: Socket): boolean => handshake.auth.updates === 'patch';
