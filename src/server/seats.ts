/** Who has a seat: a person, a bot, or a bot in the place of a person who may come back. */
import type { Server } from 'boardgame.io';
import type { Player } from '../session/protocol';
import { authenticateCredentials } from './credentials';
import { LobbyError } from './lobby-error';

/** A seat whose time ran out and that was handed to a bot: it is kept for the one who sat there. */
interface Hold {
  readonly name: string;
  /** Their hash. */
  readonly credentials: string;
  readonly data?: Server.PlayerMetadata['data'];
}

export interface SeatData extends Server.PlayerMetadata {
  held?: Hold;
}

export type Seats = Readonly<Record<number, SeatData>>;

/** The seats of a match that is being changed. */
export type Players = { [id: number]: SeatData };

/** Who asks, as somebody seated. */
export interface Seated {
  readonly playerID: string;
  readonly credentials: string;
}

/** What everyone may know of who sits where. */
export function shownPlayers(players: Seats, connected?: ReadonlySet<string>): Player[] {
  return Object.values(players).map(({ credentials: _, held, ...player }) => ({
    ...player,
    ...(held === undefined ? {} : { heldFor: held.name }),
    ...(connected === undefined ? {} : { isConnected: connected.has(String(player.id)) }),
  }));
}

export const isBot = ({ data }: SeatData): boolean => data?.bot !== undefined;

/** Nobody sits there, and it is kept for nobody. */
export const isOpen = ({ name, held }: SeatData): boolean => name === undefined && held === undefined;

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

/** The first seat that anybody may take. @throws LobbyError 409 */
export function firstOpen(players: Seats): string {
  const open = Object.values(players).find(isOpen);
  if (open === undefined) throw new LobbyError(409, 'All seats are taken.');
  return String(open.id);
}

/** By its very name: '' and '0x1' are numbers of seats to JavaScript, too. */
export function findSeat(players: Seats, seat: string): SeatData | undefined {
  return Object.values(players).find(({ id }) => String(id) === seat);
}

/** @throws LobbyError 404 */
export function seatAt(players: Players, seat: string): SeatData {
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

/** @throws LobbyError when two seats that are taken have one colour. */
export function checkColours(players: Seats): void {
  const colours = Object.values(players).flatMap(({ name, data }) =>
    name === undefined ? [] : (data?.colour ?? []),
  );
  const double = colours.find((taken, index) => colours.indexOf(taken) < index);
  if (double !== undefined) throw new LobbyError(400, `The colour ${double} is taken.`);
}
