/** Vacations, on which the other players vote. */
import type { ClockRules, Vacation, VacationRequest } from '../../../session/protocol';
import { LobbyError } from '../../lobby/lobbyError';
import { isBot, type Seats } from '../../matches/seats';

const DAY = 86_400_000;

/** Maximum length of a vacation in days. */
export const MOST_DAYS = 21;

/** Maximum number of vacations per seat and match. */
const MOST_VACATIONS = 20;

/** Time in ms for which a request is open. Old votes should not start a vacation weeks later. */
const REQUEST_FOR = 7 * DAY;

export interface StoredRequest extends Pick<VacationRequest, 'seat' | 'days' | 'agreed' | 'refused'> {
  /** Time of the request, in ms since 1970. */
  readonly at: number;
}

/** The part of a match that vacations depend on. */
interface Table {
  readonly players: Seats;
  readonly clock?: ClockRules;
  readonly gameover?: unknown;
  readonly hasMoves?: true;
  vacations?: readonly Vacation[];
  vacationRequests?: readonly StoredRequest[];
}

const peopleAt = ({ players }: Table): string[] =>
  Object.values(players).flatMap((seat) => (seat.name === undefined || isBot(seat) ? [] : [String(seat.id)]));

/**
 * Returns the open requests, without the votes of players who left. It takes more than half of the other players:
 * if it took all, one inactive player could block every vacation; if it took fewer, two friends could pause a table
 * of five.
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
  if (hasMoves !== true) throw new LobbyError(409, 'The clock starts with the first move.');
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

/** Records a vote, which can be changed until the request is decided. @throws LobbyError 404, 409 */
export function answerVacation(
  table: Table,
  { voter, seat, agree }: { readonly voter: string; readonly seat: string; readonly agree: boolean },
  now: number,
): void {
  if (voter === seat) throw new LobbyError(409, 'Only the other players vote on your vacation.');
  if (!openRequests(table, now).some((request) => request.seat === seat)) {
    throw new LobbyError(404, 'This seat has not requested a vacation.');
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

/** Ends a vacation early or withdraws the request. @throws LobbyError 409 */
export function endVacation(table: Table, seat: string, now: number): void {
  const isAsked = table.vacationRequests?.some((request) => request.seat === seat) === true;
  const isAway = table.vacations?.some((vacation) => vacation.seat === seat && isOn(now)(vacation)) === true;
  if (!isAsked && !isAway) throw new LobbyError(409, 'You are not on vacation and have not requested one.');
  forgetRequest(table, seat);
  cutShort(table, (vacation) => vacation.seat === seat, now);
}

/** Begins vacations that have enough votes, and ends those of players who left. Called after each lobby change. */
export function settleVacations(table: Table, now: number): void {
  if (table.vacations === undefined && table.vacationRequests === undefined) return;
  const open = openRequests(table, now);
  const granted = open.filter(({ agreed, needed }) => agreed.length >= needed);
  const people = peopleAt(table);
  cutShort(table, ({ seat }) => !people.includes(seat), now);
  const begun = granted.map(({ seat, days }) => ({ seat, from: now, until: now + days * DAY }));
  if (begun.length > 0) table.vacations = [...(table.vacations ?? []), ...begun];
  const undecided = open.filter((request) => !granted.includes(request));
  // Keeps only the votes of players still seated, so that a successor has to vote themselves.
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
