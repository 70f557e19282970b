/** Who has a seat: a person, a bot, or a bot in the place of a person who may come back. */
import type { LogEntry, Server } from 'boardgame.io';
import type { Player } from '../../session/protocol';
import { LobbyError } from '../lobby/lobbyError';
import { authenticateCredentials } from './credentials';

/** A seat that was left in the middle of a game, or handed to a bot when its time ran out: it is kept for the one who sat there. */
interface Hold {
  readonly name: string;
  /** Their hash. */
  readonly credentials: string;
  readonly data?: Server.PlayerMetadata['data'];
}

export interface SeatData extends Server.PlayerMetadata {
  held?: Hold;
  /** Somebody who has left the seat has seen its hand. */
  isSeen?: true;
}

export type Seats = Readonly<Record<number, SeatData>>;

/** The seats of a match that is being changed. */
export type Players = { [id: number]: SeatData };

/** Who asks, as somebody seated. */
export interface Seated {
  readonly playerID: string;
  readonly credentials: string;
}

/** What of a match says who may sit down. */
interface SeatedMatch {
  readonly players: Seats;
  readonly openHands?: true;
  readonly hasMoves?: true;
}

/** Whether nobody new may take an empty seat: an opponent under another name would read a hand that is not theirs. */
const isClosed = ({ openHands, hasMoves }: SeatedMatch, { isSeen }: SeatData): boolean =>
  (isSeen === true || hasMoves === true) && openHands !== true;

/** Whether somebody sits in each seat. */
export const isFull = (players: Seats): boolean =>
  Object.values(players).every(({ name }) => name !== undefined);

/** Marks the moves of a bot that stands in for somebody, who is told so when they come back. */
export const withStandIn = (log: readonly LogEntry[], seat: SeatData | undefined): LogEntry[] =>
  log.map((entry) =>
    seat === undefined || seat.held === undefined || !isBot(seat)
      ? entry
      : { ...entry, metadata: { standIn: seat.name } },
  );

/** What everyone may know of who sits where. */
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

export const isBot = ({ data }: SeatData): boolean => data?.bot !== undefined;

/** The seat kept for the person who sits there now, or for whom it is kept already. */
export function holdOf(seat: SeatData): Hold | undefined {
  const { name, credentials, data } = seat;
  if (seat.held !== undefined || isBot(seat)) return seat.held;
  return name === undefined || credentials === undefined ? undefined : { name, credentials, data };
}

/** Whether these are the credentials of the one for whom the seat is kept. */
export function opensHold(credentials: string, seat: SeatData | undefined): boolean {
  return seat?.held !== undefined && authenticateCredentials(credentials, { ...seat.held, id: seat.id });
}

/** The seat given back to the one for whom it was kept. */
export function givenBack({ id, held, ...seat }: SeatData): SeatData {
  return held === undefined ? { id, ...seat } : { id, ...held };
}

/** Why nobody new may take a seat, in one sentence; null: it is open. */
function takenBy(seat: SeatData, match: SeatedMatch): string | null {
  const { name, held } = seat;
  if (name !== undefined) return `${name} sits there.`;
  if (held !== undefined) return `The seat is held for ${held.name}.`;
  if (!isClosed(match, seat)) return null;
  return 'Somebody has held the cards of this seat: nobody new can sit down there, only a bot.';
}

/** The seat that somebody new asks for, or the first open one. @throws LobbyError 404, 409 */
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

/** Returns a seat as it is in the rematch: open where it was left, because nobody has seen the next hand. */
export const forRematch = ({ held, isSeen: _, ...seat }: SeatData): SeatData =>
  seat.name === undefined || held === undefined ? seat : { ...seat, held };

/** By its very name: '' and '0x1' are numbers of seats to JavaScript, too. */
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

/** @throws LobbyError when two seats have one colour; those of people who may come back count too. */
export function checkColours(players: Seats): void {
  const colours = Object.values(players).flatMap(({ name, data, held }) => [
    ...new Set([name === undefined ? [] : (data?.colour ?? []), held?.data?.colour ?? []].flat()),
  ]);
  const double = colours.find((taken, index) => colours.indexOf(taken) < index);
  if (double !== undefined) throw new LobbyError(400, `The colour ${double} is taken.`);
}
