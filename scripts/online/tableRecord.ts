/** Record of one table: the moves and chats that the server acknowledged, and everything that each client received */
import type { LogEntry } from 'boardgame.io';
import type { Chat } from '../../src/session/protocol';
import type { Move, SeatID, View } from './game';

export interface AcknowledgedMove {
  /** Id of the state after the move */
  readonly stateID: number;
  readonly move: Move;
}

export interface SentChat {
  readonly id: string;
  readonly sender: SeatID;
  readonly payload: string;
}

/** An event that a client received. `moves` contains, for each player's log entry, the state before the move. */
export type Received =
  | { readonly what: 'sync'; readonly stateID: number; readonly moves: readonly number[] }
  | { readonly what: 'patch'; readonly from: number; readonly to: number; readonly moves: readonly number[] }
  /** Replaces all earlier messages. */
  | { readonly what: 'chats'; readonly chats: readonly SentChat[] }
  | { readonly what: 'chat'; readonly chat: SentChat };

export interface ClientRecord {
  readonly seat: SeatID;
  /** One list per connection, oldest first */
  readonly connections: readonly (readonly Received[])[];
  /** Whether its last connection must have received everything that was acknowledged */
  readonly stayedToTheEnd: boolean;
}

export interface TableRecord {
  readonly matchID: string;
  /** Id of the first stored state, where the log starts */
  readonly firstStateID: number;
  readonly moves: readonly AcknowledgedMove[];
  /** In the order in which each seat sent them */
  readonly chats: readonly SentChat[];
  readonly clients: readonly ClientRecord[];
}

/** Records the events that one client receives. */
export class Hearing {
  readonly connections: Received[][] = [[]];

  /** Takes a socket.io event. Ignores events about anything but moves and chat. */
  take([event, , ...args]: readonly unknown[]): void {
    const heard = heardIn(event, args);
    if (heard !== undefined) this.connections.at(-1)?.push(heard);
  }

  /** Starts a new list, because later events belong to another connection. */
  disconnected(): void {
    if (this.connections.at(-1)?.length !== 0) this.connections.push([]);
  }

  /** The newest state received on the current connection; -1 if none was. */
  get stateID(): number {
    const latest = this.connections
      .at(-1)
      ?.findLast((heard) => heard.what === 'sync' || heard.what === 'patch');
    if (latest?.what === 'sync') return latest.stateID;
    return latest?.what === 'patch' ? latest.to : -1;
  }

  /** Checks whether the current connection received a message. */
  hasChat(id: string): boolean {
    return (this.connections.at(-1) ?? []).some(
      (heard) =>
        (heard.what === 'chat' && heard.chat.id === id) ||
        (heard.what === 'chats' && heard.chats.some((chat) => chat.id === id)),
    );
  }
}

function heardIn(event: unknown, args: readonly unknown[]): Received | undefined {
  if (event === 'sync') {
    const { state, log } = args[0] as { readonly state: View; readonly log: readonly LogEntry[] };
    return { what: 'sync', stateID: state._stateID, moves: statesOf(log) };
  }
  if (event === 'patch') {
    const [from, to, , log] = args as [number, number, unknown, readonly LogEntry[]];
    return { what: 'patch', from, to, moves: statesOf(log) };
  }
  if (event === 'chats') return { what: 'chats', chats: (args[0] as readonly Chat[]).map(saidOf) };
  if (event === 'chat') return { what: 'chat', chat: saidOf(args[0] as Chat) };
  return undefined;
}

const saidOf = ({ id, sender, payload }: Chat): SentChat => ({ id, sender: sender as SeatID, payload });

/** Automatic entries have no player. */
const statesOf = (log: readonly LogEntry[]): number[] =>
  log
    .filter(({ automatic, action: { payload } }) => automatic !== true && payload.playerID !== undefined)
    .map(({ _stateID }) => _stateID);
