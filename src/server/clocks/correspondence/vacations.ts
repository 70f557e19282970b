/** Vacations by consent of the table: who asks, who agrees, and when one ends. */
import type { ClockRules, Vacation, VacationRequest } from '../../../session/protocol';
import { LobbyError } from '../../lobby/lobbyError';
import { isBot, type Seats } from '../../matches/seats';

const DAY = 86_400_000;

/** The most days of one vacation. */
export const MOST_DAYS = 21;

/** How many vacations of one seat a match keeps. */
const MOST_VACATIONS = 20;

/** Milliseconds after which nobody can agree any more: a yes of last month was for last month. */
const REQUEST_FOR = 7 * DAY;

export interface KeptRequest extends Pick<VacationRequest, 'seat' | 'days' | 'agreed' | 'refused'> {
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

/** What of a match has to do with vacations. */
interface Table {
  readonly players: Seats;
  readonly clock?: ClockRules;
  readonly gameover?: unknown;
  readonly hasMoves?: true;
  vacations?: readonly Vacation[];
  vacationRequests?: readonly KeptRequest[];
}

const peopleAt = ({ players }: Table): string[] =>
  Object.values(players).flatMap((seat) => (seat.name === undefined || isBot(seat) ? [] : [String(seat.id)]));

/**
 * What the table has to decide, votes of those who left left out. More than half of the other people must agree: with all of
 * them one who never looks could keep somebody from ever going away, with fewer two friends could stop a table of five.
 */
export function openRequests(table: Table, now: number): VacationRequest[] {
  const people = peopleAt(table);
  return (table.vacationRequests ?? [])
    .filter(({ seat, at }) => people.includes(seat) && now - at < REQUEST_FOR)
    .map(({ seat, days, agreed, refused }) => {
      const voters = people.filter((voter) => voter !== seat);
      const needed = voters.length === 0 ? 0 : Math.floor(voters.length / 2) + 1;
      const standing = (votes: readonly string[]) => votes.filter((voter) => voters.includes(voter));
      return { seat, days, agreed: standing(agreed), refused: standing(refused), voters, needed };
    });
}

const isOn = (now: number) => (vacation: Vacation) => vacation.from <= now && now < vacation.until;

/** @throws LobbyError 409 */
export function askForVacation(table: Table, seat: string, days: number, now: number): void {
  const { clock, gameover, hasMoves, vacations = [], vacationRequests = [] } = table;
  if (clock === undefined || 'minutes' in clock) {
    throw new LobbyError(409, 'Only a table with a clock in days has vacations.');
  }
  if (gameover !== undefined) throw new LobbyError(409, 'The game is over.');
  if (hasMoves !== true) throw new LobbyError(409, 'The clock begins with the first move.');
  const own = vacations.filter((vacation) => vacation.seat === seat);
  if (own.some(isOn(now))) throw new LobbyError(409, 'You are on vacation already.');
  if (own.length >= MOST_VACATIONS) {
    throw new LobbyError(
      409,
      `This seat has had ${MOST_VACATIONS} vacations in this game; there are no more.`,
    );
  }
  const others = vacationRequests.filter((request) => request.seat !== seat);
  table.vacationRequests = [...others, { seat, days, at: now, agreed: [], refused: [] }];
}

/** One of the table says yes or no; until it is decided this can be changed. @throws LobbyError 404, 409 */
export function answerVacation(
  table: Table,
  { voter, seat, agree }: { readonly voter: string; readonly seat: string; readonly agree: boolean },
  now: number,
): void {
  if (voter === seat) throw new LobbyError(409, 'The others decide on your vacation.');
  if (!openRequests(table, now).some((request) => request.seat === seat)) {
    throw new LobbyError(404, 'Nobody in this seat asks for a vacation.');
  }
  const without = (votes: readonly string[]) => votes.filter((each) => each !== voter);
  table.vacationRequests = table.vacationRequests?.map((request) => {
    if (request.seat !== seat) return request;
    const [agreed, refused] = [without(request.agreed), without(request.refused)];
    return agree
      ? { ...request, agreed: [...agreed, voter], refused }
      : { ...request, agreed, refused: [...refused, voter] };
  });
}

/** Back before the end, or no more asking. @throws LobbyError 409 */
export function endVacation(table: Table, seat: string, now: number): void {
  const isAsked = table.vacationRequests?.some((request) => request.seat === seat) === true;
  const isAway = table.vacations?.some((vacation) => vacation.seat === seat && isOn(now)(vacation)) === true;
  if (!isAsked && !isAway) throw new LobbyError(409, 'You are not on vacation, and have not asked for one.');
  forgetRequest(table, seat);
  cutShort(table, (vacation) => vacation.seat === seat, now);
}

/** After a change of the lobby: begins what has been agreed on, ends what belongs to somebody who is gone. */
export function settleVacations(table: Table, now: number): void {
  if (table.vacations === undefined && table.vacationRequests === undefined) return;
  const open = openRequests(table, now);
  const granted = open.filter(({ agreed, needed }) => agreed.length >= needed);
  const people = peopleAt(table);
  cutShort(table, ({ seat }) => !people.includes(seat), now);
  const begun = granted.map(({ seat, days }) => ({ seat, from: now, until: now + days * DAY }));
  if (begun.length > 0) table.vacations = [...(table.vacations ?? []), ...begun];
  const undecided = open.filter((request) => !granted.includes(request));
  // With the votes of people who sit there now: whoever takes a seat over has not voted.
  table.vacationRequests = table.vacationRequests?.flatMap((kept) => {
    const request = undecided.find(({ seat }) => seat === kept.seat);
    return request === undefined ? [] : { ...kept, agreed: request.agreed, refused: request.refused };
  });
}

const forgetRequest = (table: Table, seat: string): void => {
  table.vacationRequests = table.vacationRequests?.filter((request) => request.seat !== seat);
};

function cutShort(table: Table, which: (vacation: Vacation) => boolean, now: number): void {
  table.vacations = table.vacations?.map((vacation) =>
    which(vacation) && isOn(now)(vacation) ? { ...vacation, until: now } : vacation,
  );
}
