/** Who has a seat: a person, a bot, or a bot in the place of a person who may come back. */
import type { Server } from 'boardgame.io';
import type { Player } from '../session/protocol';
import { authenticateCredentials } from './credentials';

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
