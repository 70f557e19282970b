import type { Seat, SeatColour } from '../../../game-api/module';
import { itemAt } from '../../../rules-kit/indexed';
import { distinctNames } from '../../../session/distinctNames';
import type { Match, Player } from '../../../session/protocol';
import { isPersons } from '../../../session/seatKinds';
import type { Words } from '../words';

/**
 * Returns the seats of a table. Seats without a chosen colour get a free one, and open seats get a placeholder name. A
 * held seat keeps its owner's name while a bot plays for them.
 */
export function seatsOf(players: readonly Player[], colours: readonly SeatColour[], t: Words): Seat[] {
  const chosen = players.flatMap(({ data }) => data?.colour ?? []);
  const free = colours.map(({ id }) => id).filter((id) => !chosen.includes(id));
  return players.map(({ id, name, heldFor, closed, data }) => ({
    playerID: String(id),
    name: heldFor ?? name ?? t(closed === true ? 'seat.closed' : 'seat.open', { seat: id + 1 }),
    colour: data?.colour ?? free.shift() ?? itemAt(colours, id % colours.length).id,
    ...(data?.bot === undefined ? {} : { bot: data.bot }),
  }));
}

/** Returns the players with distinct names, including those whose seat is held for them. */
export function distinctPlayers(players: readonly Player[]): readonly Player[] {
  const names = distinctNames(players.flatMap(({ name, heldFor }) => [name ?? '', heldFor ?? '']));
  return players.map((player, index) => ({
    ...player,
    ...(player.name === undefined ? {} : { name: names[2 * index] }),
    ...(player.heldFor === undefined ? {} : { heldFor: names[2 * index + 1] }),
  }));
}

/** Whether nobody has the seat, be it open or not. */
export const isEmpty = ({ name }: Player): boolean => name === undefined;

/** Whether the game has begun: the last seat was taken, or somebody has moved. */
export const isDealt = ({ players, createdAt, updatedAt }: Match): boolean =>
  updatedAt > createdAt || !players.some(isEmpty);

/**
 * Whether to show how much time a seat has. Before the deal only people have some: a bot needs none, and a free seat
 * nobody's.
 */
export const showsTime = ({ open }: { readonly open: boolean }, player: Player): boolean =>
  open || isPersons(player);

/** Returns the name of the bot that plays for the absent owner of the seat; null if none does. */
export const standInAt = ({ name, heldFor, data }: Player): string | null =>
  heldFor !== undefined && data?.bot !== undefined ? (name ?? null) : null;
