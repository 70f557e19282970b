/** Collects the games of this person: those of this browser, and the online ones of its seats. */
import { addressOfTable } from '../../session/addresses';
import type { SavedGame } from '../../session/savedGame';
import { continues, type ReplacedGame } from '../browser-storage/savedGames';
import { progressOf } from '../game/runningGame';
import { fetchModule, findOffer } from '../games';
import { isOffline, lobbyOf } from '../online/connection/lobby';
import { syncSeats } from '../online/person/sync';
import { savedSeats } from '../online/seats/savedSeats';
import { readReview } from '../storage';
import { archiveGame, idOfSave } from './archiveGame';
import { keptGames } from './keptGames';
import type { PlayedGame } from './playedGame';
import type { SharedRunning } from './syncGames';

/** A game that goes on. */
export type RunningGame = {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly isOnline: boolean;
  /** When it was played last, in ms since 1970; null if unknown */
  readonly at: number | null;
  readonly moves: number | null;
  /** Address that continues it */
  readonly to: string;
  /** Its save, unless the server plays it */
  readonly save?: SavedGame;
  /** Must be reopened before the page at the address opens. */
  readonly kept?: ReplacedGame;
  /** Stored under the person's key by another device, which has played on. */
  readonly isElsewhere?: boolean;
};

/** Returns the games at this screen that go on. */
export const runningHere = (): readonly RunningGame[] =>
  keptGames()
    .filter(({ save }) => progressOf(save) === 'goesOn')
    .map(({ save, at, kept }, index) => ({
      id: `here ${index}`,
      game: save.game,
      names: save.seats.map(({ name }) => name),
      isOnline: false,
      at,
      moves: save.actions.length,
      to: '/table',
      save,
      ...(kept === undefined ? {} : { kept }),
    }));

/** Returns the list with the games that other devices have played on, in place of their earlier copies here. */
export const withShared = (
  running: readonly RunningGame[],
  shared: readonly SharedRunning[],
): readonly RunningGame[] => [
  ...running.filter(({ save }) => save === undefined || !shared.some((each) => continues(each.save, save))),
  ...shared
    .filter(({ save }) => findOffer(save.game) !== null)
    .map(({ name, at, save }) => ({
      id: name,
      game: save.game,
      names: save.seats.map((seat) => seat.name),
      isOnline: false,
      at,
      moves: save.actions.length,
      to: '/table',
      save,
      isElsewhere: true,
    })),
];

/** Archives finished games of this screen that are not in the archive yet. Returns whether there were any. */
export async function archiveKept(known: readonly PlayedGame[]): Promise<boolean> {
  let isNew = false;
  for (const { save, at } of keptGames()) {
    if (save.result === undefined || known.some(({ id }) => id === idOfSave(save))) continue;
    await archiveGame(await fetchModule(save.game), save, { online: null, at: at ?? Date.now() });
    isNew = true;
  }
  return isNew;
}

/**
 * Asks the server about this person's seats. Returns the online games that go on, and archives those that have ended or
 * were reviewed since. Stops when the server can't be reached.
 */
export async function gatherOnline(
  known: readonly PlayedGame[],
  onArchived: () => void,
): Promise<readonly RunningGame[]> {
  // The page of the key reports failures.
  await syncSeats().catch(() => undefined);
  const running: RunningGame[] = [];
  for (const { game, matchID, playerID } of savedSeats()) {
    if (findOffer(game) === null) continue;
    const archived = known.find(({ id }) => id === matchID);
    const review = readReview(matchID) ?? undefined;
    const isReviewed = review !== undefined && archived?.mistakes === null && review.next >= archived.moves;
    if (archived !== undefined && !isReviewed) continue;
    try {
      const lobby = lobbyOf(game);
      const match = await lobby.match(matchID);
      if (match.gameover !== undefined) {
        const save = await lobby.save(matchID);
        const online = { matchID, playerID };
        await archiveGame(await fetchModule(game), save, { online, at: match.updatedAt, review });
        onArchived();
      } else
        running.push({
          id: matchID,
          game,
          names: match.players.flatMap(({ name, heldFor }) => heldFor ?? name ?? []),
          isOnline: true,
          at: match.updatedAt,
          moves: null,
          to: addressOfTable(game, matchID),
        });
    } catch (error) {
      if (isOffline(error)) break;
      // The match was deleted, or the current rules can't replay it.
    }
  }
  return running;
}
