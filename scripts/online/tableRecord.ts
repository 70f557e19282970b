/** Records of one table: the moves and chats that the server acknowledged, and everything that each client heard. */
import type { LogEntry } from 'boardgame.io';
import type { Chat } from '../../src/session/protocol';
import type { Move, SeatID, View } from './game';

export interface AcknowledgedMove {
  /** The state that the move led to. */
  readonly stateID: number;
  readonly move: Move;
}

export interface SaidChat {
  readonly id: string;
  readonly sender: SeatID;
  readonly payload: string;
}

/** One event that a client heard. `moves`: for each log entry of a player, the state that the move was made on. */
export type Heard =
  | { readonly what: 'sync'; readonly stateID: number; readonly moves: readonly number[] }
  | { readonly what: 'patch'; readonly from: number; readonly to: number; readonly moves: readonly number[] }
  /** Replaces everything that was said before. */
  | { readonly what: 'chats'; readonly chats: readonly SaidChat[] }
  | { readonly what: 'chat'; readonly chat: SaidChat };

export interface ClientRecord {
  readonly seat: SeatID;
  /** One list for each connection, oldest first. */
  readonly connections: readonly (readonly Heard[])[];
  /** Whether its last connection has to know everything that was acknowledged. */
  readonly stayedToTheEnd: boolean;
}

export interface TableRecord {
  readonly matchID: string;
  /** The state that the match was written with; its log begins there. */
  readonly firstStateID: number;
  readonly moves: readonly AcknowledgedMove[];
  /** In the order in which each seat said them. */
  readonly chats: readonly SaidChat[];
  readonly clients: readonly ClientRecord[];
}

/** Records the events that one client hears. */
export class Hearing {
  readonly connections: Heard[][] = [[]];

  /** Takes an event of socket.io; events that are about neither moves nor chat are ignored. */
  take([event, , ...args]: readonly unknown[]): void {
    const heard = heardIn(event, args);
    if (heard !== undefined) this.connections.at(-1)?.push(heard);
  }

  /** Later events belong to another connection. */
  disconnected(): void {
    if (this.connections.at(-1)?.length !== 0) this.connections.push([]);
  }

  /** The newest state that the current connection told; -1: none. */
  get stateID(): number {
    const told = this.connections
      .at(-1)
      ?.findLast((heard) => heard.what === 'sync' || heard.what === 'patch');
    if (told?.what === 'sync') return told.stateID;
    return told?.what === 'patch' ? told.to : -1;
  }

  /** Whether the current connection told a message. */
  hasChat(id: string): boolean {
    return (this.connections.at(-1) ?? []).some(
      (heard) =>
        (heard.what === 'chat' && heard.chat.id === id) ||
        (heard.what === 'chats' && heard.chats.some((chat) => chat.id === id)),
    );
  }
}

function heardIn(event: unknown, args: readonly unknown[]): Heard | undefined {
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

const saidOf = ({ id, sender, payload }: Chat): SaidChat => ({ id, sender: sender as SeatID, payload });

/** Automatic entries have no player. */
const statesOf = (log: readonly LogEntry[]): number[] =>
  log
    .filter(({ automatic, action: { payload } }) => automatic !== true && payload.playerID !== undefined)
    .map(({ _stateID }) => _stateID);
