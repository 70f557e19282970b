/** The seats that this browser has, with the secret that opens each. */
import { leadingId } from '../../../session/addresses';
import { UNNAMED_GAME } from '../../games';
import { readSetting, readStoredSetting, writeSetting } from '../../storage';
import type { SeatKey } from '../connection/onlineTable';

export type SavedSeat = SeatKey & {
  readonly game: string;
  readonly matchID: string;
  /** How many moves had been made when the table was last looked at. */
  readonly seen: number;
  /** When the newest message was said that has been read. */
  readonly readAt?: number;
  /** The person's key keeps it too. */
  readonly shared?: true;
};

const NAME = 'online.seats';
/** As many as a person's key keeps. */
const MOST = 200;

/** Where this browser keeps the person's key, which brings seats from other devices (`person/`). */
export const KEY_SETTING = 'online.key';
export const hasKey = (): boolean => readSetting(KEY_SETTING) !== null;

/** Returns an entry as a seat; empty if it is none. A wrong field that can be done without is left out. */
function seatOf(value: unknown): readonly SavedSeat[] {
  const { matchID, playerID, credentials, game, seen, readAt, shared } = (value ?? {}) as Partial<
    Record<keyof SavedSeat, unknown>
  >;
  if (typeof matchID !== 'string' || typeof playerID !== 'string' || typeof credentials !== 'string')
    return [];
  return [
    {
      // Entries from before there were several games name none.
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

/** Returns the seats of an entry, newest first; none if it can't be read. */
function parsed(text: string | null): readonly SavedSeat[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(seatOf) : [];
  } catch {
    return [];
  }
}

/** Seats that were given up in this page: storage may still have them. */
const forgotten = new Set<string>();

const markOf = ({ matchID, playerID, credentials }: SavedSeat): string =>
  [matchID, playerID, credentials].join(' ');

/** Newest first. While this page's own list can't be stored, another tab's seats come after it. */
export function savedSeats(): readonly SavedSeat[] {
  const [text, stored] = [readSetting(NAME), readStoredSetting(NAME)];
  const own = parsed(text);
  if (text === stored) return own;
  const known = new Set([...own.map(markOf), ...forgotten]);
  return [...own, ...parsed(stored).filter((seat) => !known.has(markOf(seat)))];
}

/** Returns whether the seat is still here after the page is closed. */
export const isSeatStored = (matchID: string, { credentials }: SeatKey): boolean =>
  parsed(readStoredSetting(NAME)).some(
    (seat) => seat.matchID === matchID && seat.credentials === credentials,
  );

function write(seats: readonly SavedSeat[]): void {
  for (const seat of savedSeats()) forgotten.add(markOf(seat));
  for (const seat of seats) forgotten.delete(markOf(seat));
  writeSetting(NAME, JSON.stringify(seats.slice(0, MOST)));
}

/** In place of all. */
export const replaceSeats = (seats: readonly SavedSeat[]): void => write(seats);

/** The seat of a match that was taken last; those that this browser has besides are kept behind it. */
export const savedSeat = (matchID: string): SavedSeat | null =>
  savedSeats().find((seat) => seat.matchID === matchID) ?? null;

/** Only for a seat that the server has opened: a link may bring anything. */
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

/** Without a seat: all that this browser has at the match. */
export function forgetSeat(matchID: string, forgotten?: SeatKey): void {
  const isForgotten = (seat: SavedSeat) =>
    seat.matchID === matchID && (forgotten === undefined || seat.credentials === forgotten.credentials);
  write(savedSeats().filter((seat) => !isForgotten(seat)));
}

const PREFIX = '#seat=';
const FRAGMENT = /^#seat=(\d{1,2})\.(.+)$/;

/** The part of a seat link that browsers never send. */
export const seatFragment = ({ playerID, credentials }: SeatKey): string =>
  `#seat=${playerID}.${encodeURIComponent(credentials)}`;

/** What a link brings, not asked of the server yet; null: no seat. */
export function seatOfFragment(fragment: string): SeatKey | 'unreadable' | null {
  if (!fragment.startsWith(PREFIX)) return null;
  const found = FRAGMENT.exec(fragment);
  if (found === null) return 'unreadable';
  try {
    const credentials = leadingId(decodeURIComponent(found[2]));
    return credentials === '' ? 'unreadable' : { playerID: found[1], credentials };
  } catch {
    return 'unreadable';
  }
}
