/** Looking for players: which tables fit a person's wish, and invitations (docs/protocol.md) */
import type { ClockRules, Match } from './protocol';

export type TableLanguage = 'en' | 'ja';

export const PACES = ['none', 'live', 'days'] as const;
export type Pace = (typeof PACES)[number];

/** A description of tables. Null allows everything. */
export type TableWish = {
  readonly games: readonly string[];
  readonly players: number | null;
  readonly pace: Pace | null;
  readonly language: TableLanguage | null;
  /** Everybody at the table has at least, or at most, this rating in points. Unrated tables don't fit. */
  readonly ratingFrom: number | null;
  readonly ratingTo: number | null;
  readonly bots: boolean | null;
};

/** A wish that the server keeps */
export type KeptWish = {
  readonly id: string;
  readonly wish: TableWish;
  /** Nobody is notified of a table that fits. */
  readonly paused: boolean;
};

/** Somebody with whom the asking person has finished a game */
export type Companion = {
  /** Identifies the other person to the asking one only. */
  readonly id: string;
  readonly name: string;
  /** Id of the public profile, if there is one */
  readonly profile?: string;
  readonly games: number;
  /** When the last game ended, in ms since 1970 */
  readonly playedAt: number;
  /** Already invited to the table in question */
  readonly isInvited?: true;
};

export type Invitation = {
  readonly id: string;
  readonly game: string;
  readonly matchID: string;
  /** Name of the person who invites */
  readonly from: string;
  /** When it expires, in ms since 1970 */
  readonly until: number;
};

/** Everything about looking for players that the server keeps under a key, for the person's own file */
export type MatchmakingExport = {
  readonly wishes: readonly KeptWish[];
  /** Tables of which the person was notified, with the time in ms since 1970 */
  readonly tablesFound: readonly { readonly matchID: string; readonly at: number }[];
  readonly invitations: readonly {
    readonly matchID: string;
    readonly direction: 'sent' | 'received';
    readonly name: string;
    readonly at: number;
    readonly until: number;
    readonly answer: 'accepted' | 'declined' | null;
  }[];
  /** Seats whose person the server knows */
  readonly seats: readonly { readonly matchID: string; readonly seat: string }[];
};

export const paceOf = (clock: ClockRules | undefined): Pace =>
  clock === undefined ? 'none' : 'minutes' in clock ? 'live' : 'days';

/** Checks whether a table fits a wish. A table without a language fits every language. */
export function fits(
  match: Match,
  { games, players, pace, language, ratingFrom, ratingTo, bots }: TableWish,
): boolean {
  const { ratings } = match;
  const hasBots = match.players.some(({ data }) => data?.bot !== undefined);
  return (
    (games.length === 0 || games.includes(match.gameName)) &&
    (players === null || match.players.length === players) &&
    (pace === null || paceOf(match.clock) === pace) &&
    (language === null || match.language === undefined || match.language === language) &&
    (ratingFrom === null || (ratings !== undefined && ratings.least >= ratingFrom)) &&
    (ratingTo === null || (ratings !== undefined && ratings.most <= ratingTo)) &&
    (bots === null || hasBots === bots)
  );
}
