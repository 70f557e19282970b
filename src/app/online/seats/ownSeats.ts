/** Seats that are taken and given up in this browser, told to the person's other devices where there is a key. */
import { loadEventually } from '../../../language/loading';
import { forgetSeat, hasKey, type SavedSeat, savedSeats, saveSeat } from './keptSeats';
import type { SeatKey } from './seatKey';

/** What can't be sent now is sent the next time. */
function share(change: (sync: typeof import('../person/sync')) => Promise<void>): void {
  if (hasKey())
    loadEventually(() => import('../person/sync'))
      .then(change)
      .catch(() => undefined);
}

/** Only for a seat that the server has opened: a link may bring anything. */
export function takeSeat(matchID: string, key: SeatKey, game: string): void {
  saveSeat(matchID, key, game);
  share(({ syncSeats }) => syncSeats());
}

const markOf = ({ matchID, credentials }: SavedSeat): string => `${matchID} ${credentials}`;

/** Without a seat: all that this browser has at the match. */
export function dropSeat(matchID: string, seat?: SeatKey): void {
  const before = savedSeats();
  forgetSeat(matchID, seat);
  // A rematch has the same credentials.
  const marks = savedSeats().map(markOf);
  const dropped = before.filter((each) => !marks.includes(markOf(each)));
  share(({ forgetShared }) => forgetShared(dropped));
}
