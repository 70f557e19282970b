import type { Seat, SeatColour } from '../../game-api/module';
import type { Player } from '../../session/protocol';
import type { Words } from './words';

/** The seats of a table with a colour for each, also for those who have not chosen one, and a word for the open ones. */
export function seatsOf(players: readonly Player[], colours: readonly SeatColour[], t: Words): Seat[] {
  const chosen = players.flatMap(({ data }) => data?.colour ?? []);
  const free = colours.map(({ id }) => id).filter((id) => !chosen.includes(id));
  return players.map(({ id, name, heldFor, data }) => ({
    playerID: String(id),
    name: name ?? heldFor ?? t('seat.open', { seat: id + 1 }),
    colour: data?.colour ?? free.shift() ?? colours[id % colours.length].id,
    ...(data?.bot === undefined ? {} : { bot: data.bot }),
  }));
}

/** Whether anybody may sit down there. */
export const isOpen = ({ name, heldFor }: Player): boolean => name === undefined && heldFor === undefined;
