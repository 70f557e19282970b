/** Takes and drops seats in this browser and syncs them to the person's other devices if there is a key. */
import { loadEventually } from '../../../language/loading';
import { hasKey } from './anySeat';
import { forgetSeat, type SavedSeat, savedSeats, saveSeat } from './savedSeats';
import type { SeatKey } from './seatKey';

/** Failed syncs are repeated the next time. */
function share(change: (sync: typeof import('../person/sync')) => Promise<void>): void {
  if (hasKey())
    loadEventually(() => import('../person/sync'))
      .then(change)
      .catch(() => undefined);
}

/** Saves a seat and shares it. Call it only after the server has accepted the seat: a link may contain anything. */
export function takeSeat(matchID: string, key: SeatKey, game: string): void {
  saveSeat(matchID, key, game);
  share(({ syncSeats }) => syncSeats());
}

const markOf = ({ matchID, credentials }: SavedSeat): string => `${matchID} ${credentials}`;

/** Drops a seat; without `seat`, drops all seats of the match. */
export function dropSeat(matchID: string, seat?: SeatKey): void {
  const before = savedSeats();
  forgetSeat(matchID, seat);
  // The match must be part of the key, because a rematch has the same credentials.
  const marks = savedSeats().map(markOf);
  const dropped = before.filter((each) => !marks.includes(markOf(each)));
  share(({ forgetShared }) => forgetShared(dropped));
}
