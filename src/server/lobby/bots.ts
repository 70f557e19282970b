/** Bots in the seats of a match, as the lobby changes them. */
import { hashCredentials } from '../matches/credentials';
import { randomText } from '../matches/matchData';
import { holdOf, isBot, type Players, seatAt } from '../matches/seats';
import { LobbyError } from './lobbyError';

export interface NewBot {
  readonly level: string;
  readonly name?: string;
  readonly colour?: string;
}

/**
 * Seats a bot. The seat stays reserved for a player who sat there.
 * @throws LobbyError 400 if the level is none of `levels`; 404 if there is no such seat
 */
export function putBot(
  players: Players,
  seat: string,
  { level, name, colour }: NewBot,
  levels: readonly string[],
): void {
  if (!levels.includes(level)) {
    throw new LobbyError(400, `There is no bot level ${level}. Choose one of: ${levels.join(', ')}.`);
  }
  const player = seatAt(players, seat);
  const held = holdOf(player);
  if (held !== undefined) player.held = held;
  player.name = name ?? `Bot ${player.id + 1}`;
  player.data = { ...player.data, ...(colour === undefined ? {} : { colour }), bot: level };
  // Random and not kept: only the server plays for a bot.
  player.credentials = hashCredentials(randomText(32));
}

/** Frees the seat of a bot. @throws LobbyError 404, 409 */
export function removeBot(players: Players, seat: string): void {
  const player = seatAt(players, seat);
  if (!isBot(player)) throw new LobbyError(409, 'No bot sits there.');
  const { bot: _, ...data } = player.data;
  const { name: _name, credentials: _credentials, ...rest } = player;
  players[player.id] = { ...rest, data };
}
