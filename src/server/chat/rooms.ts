/** What is said at a table: seats among themselves, onlookers among themselves, until the game is over. */
import type { MatchData } from '../matches/matchData';

export type ChatRoom = 'seats' | 'onlookers';
const ROOMS: readonly ChatRoom[] = ['seats', 'onlookers'];

/** How many messages of each room of a match are kept, the newest. */
export const KEPT_MESSAGES = 200;

/** The room where a seat, or with null an onlooker, speaks. */
export const roomOf = (playerID: string | null): ChatRoom => (playerID === null ? 'onlookers' : 'seats');

/** The rooms that a seat, or with null an onlooker, may read. */
export const roomsReadBy = (playerID: string | null, isOver: boolean): readonly ChatRoom[] =>
  isOver ? ROOMS : [roomOf(playerID)];

/** What is settled about the talk at a table. */
export interface ChatRules {
  /** The seat that may mute others; null: nobody has sat down yet. */
  readonly host: string | null;
  /** Seats that may say nothing, and 'onlookers' for all of those. */
  readonly muted: readonly string[];
}

/** The host's seat while a person sits there; else the lowest one where a person does. */
export function hostOf({ host }: ChatRules, { players }: MatchData): string | null {
  const people = Object.values(players)
    .filter(({ name, data }) => name !== undefined && data?.bot === undefined)
    .map(({ id }) => id);
  if (host !== null && people.includes(Number(host))) return host;
  return people.length === 0 ? null : String(Math.min(...people));
}
