import { addressOfTable } from '../../../session/addresses';
import { lobbyOf } from '../connection/lobby';
import { savedSeats, seatFragment } from '../seats/savedSeats';

/**
 * Returns a JSON file for the person: the link to each seat, the players, and the saves of finished games. Matches that
 * the server has deleted keep their link.
 */
export async function exportedSeats(): Promise<string> {
  const seats = [];
  for (const seat of savedSeats()) {
    const { game, matchID, playerID } = seat;
    const link = location.origin + addressOfTable(game, matchID) + seatFragment(seat);
    const lobby = lobbyOf(game);
    const match = await lobby.match(matchID).catch(() => null);
    const isOver = match?.gameover !== undefined;
    const save = isOver ? await lobby.save(matchID).catch(() => null) : null;
    seats.push({
      game,
      matchID,
      seat: Number(playerID) + 1,
      link,
      players: match?.players.map(({ name }) => name ?? null) ?? null,
      createdAt: match === null ? null : new Date(match.createdAt).toISOString(),
      finished: isOver,
      save,
    });
  }
  return JSON.stringify({ exportedAt: new Date().toISOString(), seats }, null, 1);
}
