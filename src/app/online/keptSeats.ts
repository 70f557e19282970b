/** The seats that this browser has, with the secret that opens each. */
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
};

const NAME = 'online.seats';
const MOST = 50;

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

export const keptSeat = (matchID: string): KeptSeat | null =>
  keptSeats().find((seat) => seat.matchID === matchID) ?? null;

export function keepSeat(matchID: string, { playerID, credentials }: SeatKey, game: string): void {
  if (keptSeat(matchID)?.credentials === credentials) return;
  const others = keptSeats().filter((seat) => seat.matchID !== matchID);
  write([{ game, matchID, playerID, credentials, seen: 0 }, ...others]);
}

function change(matchID: string, changes: Pick<KeptSeat, 'seen'> | Pick<KeptSeat, 'readAt'>): void {
  write(keptSeats().map((seat) => (seat.matchID === matchID ? { ...seat, ...changes } : seat)));
}

export const keepSeen = (matchID: string, seen: number): void => change(matchID, { seen });
export const keepRead = (matchID: string, readAt: number): void => change(matchID, { readAt });

export function forgetSeat(matchID: string): void {
  write(keptSeats().filter((seat) => seat.matchID !== matchID));
}

const FRAGMENT = /^#seat=(\d{1,2})\.(.+)$/;

/** The part of a seat link that browsers never send. */
export const seatFragment = ({ playerID, credentials }: SeatKey): string =>
  `#seat=${playerID}.${encodeURIComponent(credentials)}`;

export function seatOfFragment(fragment: string): SeatKey | null {
  const found = FRAGMENT.exec(fragment);
  return found === null ? null : { playerID: found[1], credentials: decodeURIComponent(found[2]) };
}
