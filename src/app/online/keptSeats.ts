/** The seats that this browser has, with the secret that opens each. */
import { leadingId } from '../../session/addresses';
import { UNNAMED_GAME } from '../games';
import { readSetting, writeSetting } from '../storage';
import type { SeatKey } from './onlineTable';

export type KeptSeat = SeatKey & {
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

/** Seats kept before there were several games do not name theirs. */
function isKept(value: unknown): value is Omit<KeptSeat, 'game'> & Partial<Pick<KeptSeat, 'game'>> {
  const seat = value as Partial<KeptSeat> | null;
  return (
    typeof seat?.matchID === 'string' &&
    typeof seat.playerID === 'string' &&
    typeof seat.credentials === 'string'
  );
}

/** Newest first. */
export function keptSeats(): readonly KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(readSetting(NAME) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter(isKept).map((seat) => ({ ...seat, game: seat.game ?? UNNAMED_GAME }))
      : [];
  } catch {
    return [];
  }
}

const write = (seats: readonly KeptSeat[]) => writeSetting(NAME, JSON.stringify(seats.slice(0, MOST)));

/** In place of all. */
export const replaceSeats = (seats: readonly KeptSeat[]): void => write(seats);

/** The seat of a match that was taken last; those that this browser has besides are kept behind it. */
export const keptSeat = (matchID: string): KeptSeat | null =>
  keptSeats().find((seat) => seat.matchID === matchID) ?? null;

/** Only for a seat that the server has opened: a link may bring anything. */
export function keepSeat(matchID: string, { playerID, credentials }: SeatKey, game: string): void {
  if (keptSeat(matchID)?.credentials === credentials) return;
  const others = keptSeats().filter((seat) => seat.matchID !== matchID || seat.playerID !== playerID);
  write([{ game, matchID, playerID, credentials, seen: 0 }, ...others]);
}

function change(matchID: string, changes: Pick<KeptSeat, 'seen'> | Pick<KeptSeat, 'readAt'>): void {
  write(keptSeats().map((seat) => (seat.matchID === matchID ? { ...seat, ...changes } : seat)));
}

export const keepSeen = (matchID: string, seen: number): void => change(matchID, { seen });
export const keepRead = (matchID: string, readAt: number): void => change(matchID, { readAt });

/** Without a seat: all that this browser has at the match. */
export function forgetSeat(matchID: string, forgotten?: SeatKey): void {
  const isForgotten = (seat: KeptSeat) =>
    seat.matchID === matchID && (forgotten === undefined || seat.credentials === forgotten.credentials);
  write(keptSeats().filter((seat) => !isForgotten(seat)));
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
