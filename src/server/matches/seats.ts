/** Occupants of seats: a person, a bot, or a bot standing in for a person who may come back. */
import type { LogEntry, Server } from 'boardgame.io';
import type { Player } from '../../session/protocol';
import { LobbyError } from '../lobby/lobbyError';
import { authenticateCredentials } from './credentials';

/**
 * A reservation for a player who left in the middle of a game, or whose seat went to a bot when their time ran out.
 */
interface Hold {
  readonly name: string;
  /** Hashed. */
  readonly credentials: string;
  readonly data?: Server.PlayerMetadata['data'];
}

export interface SeatData extends Server.PlayerMetadata {
  held?: Hold;
  /** Somebody who has left this seat has seen its hand. */
  isSeen?: true;
}

export type Seats = Readonly<Record<number, SeatData>>;

/** The seats of a match that is being changed. */
export type Players = { [id: number]: SeatData };

/** The seat and credentials of the sender of a request. */
export interface Seated {
  readonly playerID: string;
  readonly credentials: string;
}

/** The part of a match that decides who may sit down. */
interface SeatedMatch {
  readonly players: Seats;
  readonly openHands?: true;
  readonly hasMoves?: true;
}

/**
 * Checks whether an empty seat is closed to newcomers. A newcomer may be an opponent under another name, who would
 * see the seat's hand.
 */
const isClosed = ({ openHands, hasMoves }: SeatedMatch, { isSeen }: SeatData): boolean =>
  (isSeen === true || hasMoves === true) && openHands !== true;

export const isFull = (players: Seats): boolean =>
  Object.values(players).every(({ name }) => name !== undefined);

/** Marks the moves of a bot that stands in for a person, so that they see them when they return. */
export const withStandIn = (log: readonly LogEntry[], seat: SeatData | undefined): LogEntry[] =>
  log.map((entry) =>
    seat === undefined || seat.held === undefined || !isBot(seat)
      ? entry
      : { ...entry, metadata: { standIn: seat.name } },
  );

/** Returns the public data of all seats. */
export function shownPlayers(match: SeatedMatch, connected?: ReadonlySet<string>): Player[] {
  return Object.values(match.players).map((seat) => {
    const { credentials: _, held, isSeen: _isSeen, ...player } = seat;
    return {
      ...player,
      ...(held === undefined ? {} : { heldFor: held.name }),
      ...(player.name === undefined && held === undefined && isClosed(match, seat) ? { closed: true } : {}),
      ...(connected === undefined ? {} : { isConnected: connected.has(String(player.id)) }),
    };
  });
}

/** Returns the name under which the table shows the seat: its owner's, also while a bot stands in. */
export const shownName = ({ name, held }: SeatData): string | undefined => held?.name ?? name;

export const isBot = ({ data }: SeatData): boolean => data?.bot !== undefined;

export const isPerson = (seat: SeatData): boolean => seat.name !== undefined && !isBot(seat);

/** Returns the reservation for the person in the seat, or the existing one if a bot or nobody sits there. */
export function holdOf(seat: SeatData): Hold | undefined {
  const { name, credentials, data } = seat;
  if (seat.held !== undefined || isBot(seat)) return seat.held;
  return name === undefined || credentials === undefined ? undefined : { name, credentials, data };
}

/** Checks whether the credentials match the reservation. */
export function opensHold(credentials: string, seat: SeatData | undefined): boolean {
  return seat?.held !== undefined && authenticateCredentials(credentials, { ...seat.held, id: seat.id });
}

/** Returns the seat with its reserved owner back in it. */
export function givenBack({ id, held, ...seat }: SeatData): SeatData {
  return held === undefined ? { id, ...seat } : { id, ...held };
}

/** Returns one sentence on why a newcomer may not take the seat, or null if they may. */
function takenBy(seat: SeatData, match: SeatedMatch): string | null {
  const { name, held } = seat;
  if (name !== undefined) return `${name} sits there.`;
  if (held !== undefined) return `The seat is held for ${held.name}.`;
  if (!isClosed(match, seat)) return null;
  return 'Somebody has held the cards of this seat: nobody new can sit down there, only a bot.';
}

/** Returns the requested seat or the first open one. @throws LobbyError 404, 409 */
export function openSeat(match: SeatedMatch, asked: string | undefined): SeatData {
  if (asked === undefined) {
    const open = Object.values(match.players).find((seat) => takenBy(seat, match) === null);
    if (open === undefined) throw new LobbyError(409, 'All seats are taken.');
    return open;
  }
  const seat = seatAt(match.players, asked);
  const taken = takenBy(seat, match);
  if (taken !== null) throw new LobbyError(409, taken);
  return seat;
}

/** Returns a seat as it is in the rematch. A seat that was left is open, because nobody has seen its next hand. */
export const forRematch = ({ held, isSeen: _, ...seat }: SeatData): SeatData =>
  seat.name === undefined || held === undefined ? seat : { ...seat, held };

/** Compares names as text, because Number('') and Number('0x1') are seat numbers too. */
export function findSeat(players: Seats, seat: string): SeatData | undefined {
  return Object.values(players).find(({ id }) => String(id) === seat);
}

/** @throws LobbyError 404 */
export function seatAt(players: Seats, seat: string): SeatData {
  const player = findSeat(players, seat);
  if (player === undefined) throw new LobbyError(404, `There is no seat ${seat}.`);
  return player;
}

/** @throws LobbyError 403 */
export function checkSeated({ playerID, credentials }: Seated, players: Seats): void {
  const seat = findSeat(players, playerID);
  if (seat === undefined || !authenticateCredentials(credentials, seat)) {
    throw new LobbyError(403, 'These credentials do not open this seat.');
  }
}

/** @throws LobbyError 400 if two seats have the same colour; reserved seats count too. */
export function checkColours(players: Seats): void {
  const colours = Object.values(players).flatMap(({ name, data, held }) => [
    ...new Set([name === undefined ? [] : (data?.colour ?? []), held?.data?.colour ?? []].flat()),
  ]);
  const double = colours.find((taken, index) => colours.indexOf(taken) < index);
  if (double !== undefined) throw new LobbyError(400, `The colour ${double} is taken.`);
}
