import { addressOfTable } from '../../../session/addresses';
import type { OwnRatings, RatedGame } from '../../../session/ratings';
import { readArchive } from '../../browser-storage/archive';
import { lobbyOf } from '../connection/lobby';
import { savedSeats, seatFragment } from '../seats/savedSeats';
import { type Person, personOf, savedKey } from './personKey';

/**
 * Returns a JSON file for the person: the link to each seat, the players, the saves of finished online games, the list
 * of "My games", and everything else the server stores under the key. Matches that the server has deleted keep their
 * link.
 */
export async function exportedSeats(): Promise<string> {
  const key = savedKey();
  const person = key === null ? null : await personOf(key);
  const ratings = person && (await allRatings(person).catch(() => null));
  const stored = person && (await person.ask('export').catch(() => null));
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
  const games = await readArchive().catch(() => []);
  return JSON.stringify({ exportedAt: new Date().toISOString(), seats, games, ratings, stored }, null, 1);
}

/** Returns ratings, profile and all rated games of a person. @throws LobbyProblem */
export async function allRatings(person: Person): Promise<Omit<OwnRatings, 'next'>> {
  const { next: first, ...own } = await person.ratings();
  const games: RatedGame[] = [...own.games];
  for (let next = first; next !== null; ) {
    const page = await person.ratings(next);
    games.push(...page.games);
    next = page.next;
  }
  return { ...own, games };
}
