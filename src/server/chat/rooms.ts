/** Chat rooms. Until the game is over, seats and onlookers each chat among themselves. */
import type { MatchData } from '../matches/matchData';

export type ChatRoom = 'seats' | 'onlookers';
const ROOMS: readonly ChatRoom[] = ['seats', 'onlookers'];

/** Number of messages kept per room; older ones are deleted. */
export const KEPT_MESSAGES = 200;

/** Returns the room where a seat, or an onlooker if null, writes. */
export const roomOf = (playerID: string | null): ChatRoom => (playerID === null ? 'onlookers' : 'seats');

/** Returns the rooms that a seat, or an onlooker if null, may read. */
export const roomsReadBy = (playerID: string | null, isOver: boolean): readonly ChatRoom[] =>
  isOver ? ROOMS : [roomOf(playerID)];

/** The host of a match and its muted seats. */
export interface ChatRules {
  /** The seat that may mute others; null until somebody sits down. */
  readonly host: string | null;
  /** Muted seats; 'onlookers' mutes all onlookers. */
  readonly muted: readonly string[];
}

/** Returns the host's seat, or the lowest seat with a person if no person sits in it. */
export function hostOf({ host }: ChatRules, { players }: MatchData): string | null {
  const people = Object.values(players)
    .filter(({ name, data }) => name !== undefined && data?.bot === undefined)
    .map(({ id }) => id);
  if (host !== null && people.includes(Number(host))) return host;
  return people.length === 0 ? null : String(Math.min(...people));
}
