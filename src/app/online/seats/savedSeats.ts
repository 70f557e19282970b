/** A seat saved in this browser, with its credentials. */
import { leadingId } from '../../../session/addresses';
import { UNNAMED_GAME } from '../../games';
import { readSetting, readStoredSetting, writeSetting } from '../../storage';
import type { SeatKey } from '../connection/onlineTable';
import { SEATS_SETTING } from './anySeat';

export type SavedSeat = SeatKey & {
  readonly game: string;
  readonly matchID: string;
  /** Number of moves made when the table was last viewed. */
  readonly seen: number;
  /** Time of the newest message that was read. */
  readonly readAt?: number;
  /** Whether the server stores it under the person's key too. */
  readonly shared?: true;
};

/** Same limit as on the server for a person's key. */
const MOST = 200;

/** Parses an entry; returns an empty list if it is not a seat. Invalid optional fields are dropped. */
function seatOf(value: unknown): readonly SavedSeat[] {
  const { matchID, playerID, credentials, game, seen, readAt, shared } = (value ?? {}) as Partial<
    Record<keyof SavedSeat, unknown>
  >;
  if (typeof matchID !== 'string' || typeof playerID !== 'string' || typeof credentials !== 'string')
    return [];
  return [
    {
      // Entries from the time when there was only one game don't name it.
      game: typeof game === 'string' ? game : UNNAMED_GAME,
      matchID,
      playerID,
      credentials,
      seen: typeof seen === 'number' ? seen : 0,
      ...(typeof readAt === 'number' && { readAt }),
      ...(shared === true && { shared }),
    },
  ];
}

/** Returns the seats of an entry, newest first; empty if it can't be read. */
function parsed(text: string | null): readonly SavedSeat[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(seatOf) : [];
  } catch {
    return [];
  }
}

/** Seats that this page removed. Storage may still contain them. */
const forgotten = new Set<string>();

const markOf = ({ matchID, playerID, credentials }: SavedSeat): string =>
  [matchID, playerID, credentials].join(' ');

/** Returns all seats, newest first. While this page's list can't be stored, seats stored by other tabs follow it. */
export function savedSeats(): readonly SavedSeat[] {
  const [text, stored] = [readSetting(SEATS_SETTING), readStoredSetting(SEATS_SETTING)];
  const own = parsed(text);
  if (text === stored) return own;
  const known = new Set([...own.map(markOf), ...forgotten]);
  return [...own, ...parsed(stored).filter((seat) => !known.has(markOf(seat)))];
}

/** Returns whether the seat will still be here after the page is closed. */
export const isSeatStored = (matchID: string, { credentials }: SeatKey): boolean =>
  parsed(readStoredSetting(SEATS_SETTING)).some(
    (seat) => seat.matchID === matchID && seat.credentials === credentials,
  );

function write(seats: readonly SavedSeat[]): void {
  for (const seat of savedSeats()) forgotten.add(markOf(seat));
  for (const seat of seats) forgotten.delete(markOf(seat));
  writeSetting(SEATS_SETTING, JSON.stringify(seats.slice(0, MOST)));
}

export const replaceSeats = (seats: readonly SavedSeat[]): void => write(seats);

/** Returns the seat of a match that was taken last. This browser may have others there. */
export const savedSeat = (matchID: string): SavedSeat | null =>
  savedSeats().find((seat) => seat.matchID === matchID) ?? null;

/** Saves a seat. Call it only after the server has accepted the seat: a link may contain anything. */
export function saveSeat(matchID: string, { playerID, credentials }: SeatKey, game: string): void {
  if (savedSeat(matchID)?.credentials === credentials) return;
  const others = savedSeats().filter((seat) => seat.matchID !== matchID || seat.playerID !== playerID);
  write([{ game, matchID, playerID, credentials, seen: 0 }, ...others]);
}

function change(matchID: string, changes: Pick<SavedSeat, 'seen'> | Pick<SavedSeat, 'readAt'>): void {
  write(savedSeats().map((seat) => (seat.matchID === matchID ? { ...seat, ...changes } : seat)));
}

export const saveSeenMoves = (matchID: string, seen: number): void => change(matchID, { seen });
export const saveReadCount = (matchID: string, readAt: number): void => change(matchID, { readAt });

/** Removes a seat; without `forgotten`, removes all seats of the match. */
export function forgetSeat(matchID: string, forgotten?: SeatKey): void {
  const isForgotten = (seat: SavedSeat) =>
    seat.matchID === matchID && (forgotten === undefined || seat.credentials === forgotten.credentials);
  write(savedSeats().filter((seat) => !isForgotten(seat)));
}

const PREFIX = '#seat=';
const FRAGMENT = /^#seat=(\d{1,2})\.(.+)$/;

/** Returns the fragment of a seat link. Browsers never send fragments to a server. */
export const seatFragment = ({ playerID, credentials }: SeatKey): string =>
  `#seat=${playerID}.${encodeURIComponent(credentials)}`;

/** Returns the seat in a link, which the server has not checked yet; null if it contains none. */
export function seatOfFragment(fragment: string): SeatKey | 'unreadable' | null {
  if (!fragment.startsWith(PREFIX)) return null;
  const [, playerID, key] = FRAGMENT.exec(fragment) ?? [];
  if (playerID === undefined || key === undefined) return 'unreadable';
  try {
    const credentials = leadingId(decodeURIComponent(key));
    return credentials === '' ? 'unreadable' : { playerID, credentials };
  } catch {
    return 'unreadable';
  }
}
