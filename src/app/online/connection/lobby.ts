/** Requests to the lobby. Failures are thrown as `LobbyProblem`, for which there are texts. */
import type { Language } from '../../../language/language';
import type { Clock, ClockRules, Match, MatchList } from '../../../session/protocol';
import { parseSavedGame, type SavedGame } from '../../../session/savedGame';
import type { SeatKey } from '../seats/seatKey';
import type { Words } from '../words';
import { heardServerTime } from './serverTime';

export class LobbyProblem extends Error {
  override readonly name = 'LobbyProblem';
  constructor(
    /** HTTP status; 0 if the server did not answer. */
    readonly status: number,
    reason: string,
    readonly waitSeconds: number,
  ) {
    super(reason);
  }
}

/** Checks whether a request failed because the server could not be reached. */
export const isOffline = (error: unknown): boolean => error instanceof LobbyProblem && error.status === 0;

/** Returns why a request failed, as a sentence for the user. */
export function problemText(error: unknown, t: Words): string {
  if (!(error instanceof LobbyProblem)) return error instanceof Error ? error.message : String(error);
  if (isOffline(error)) return t('problem.awayShort');
  if (error.status === 404) return t('answer.unknownMatch');
  if (error.status === 429 || error.status === 503) return t('problem.busy', { seconds: error.waitSeconds });
  return t('problem.refused', { reason: error.message });
}

/** Sends a request to the lobby: POST with a body, GET without. @throws LobbyProblem */
export const request = (path: string, body?: object): Promise<unknown> => ask(`/games/${path}`, body);

/** Sends a request to the server and returns its JSON answer. @throws LobbyProblem */
export async function ask(
  address: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    heardServerTime(Number(response.headers.get('Server-Time') ?? Number.NaN));
    answer = await response.json().catch(() => null);
  } catch {
    throw new LobbyProblem(0, 'The server does not answer.', 0);
  }
  if (response.ok && answer !== null) return answer;
  // A proxy whose server is down, or a static host without a server, answers with a page instead of JSON.
  const sentence = (answer as { readonly error?: unknown } | null)?.error;
  if (answer === null) throw new LobbyProblem(0, response.statusText, 0);
  throw new LobbyProblem(
    response.status,
    typeof sentence === 'string' ? sentence : response.statusText,
    Number(response.headers.get('Retry-After') ?? 10),
  );
}

export type NewBot = { readonly level: string; readonly name: string; readonly colour?: string };

export type NewMatch = {
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly bots: Readonly<Record<string, NewBot>>;
  readonly clock?: ClockRules;
  readonly rated?: boolean;
  /** The language that people speak at the table */
  readonly language?: Language;
};

export function lobbyOf(game: string) {
  const at = (matchID: string) => `${game}/${encodeURIComponent(matchID)}`;
  return {
    /** Returns the newest matches, up to `pages` pages. */
    async list(isGameover: boolean, pages: number): Promise<MatchList> {
      const matches: Match[] = [];
      let next: string | null = null;
      for (let page = 0; page === 0 || (page < pages && next !== null); page++) {
        const before: string = next === null ? '' : `&before=${encodeURIComponent(next)}`;
        const list = (await request(`${game}?isGameover=${isGameover}${before}`)) as MatchList;
        matches.push(...list.matches);
        next = list.next;
      }
      return { matches, next };
    },
    async match(matchID: string): Promise<Match> {
      return (await request(at(matchID))) as Match;
    },
    /** Returns the seats to act, and the clock if the match has one. */
    async turn(matchID: string): Promise<{ readonly toAct: readonly string[]; readonly clock?: Clock }> {
      return (await request(`${at(matchID)}/turn`)) as { toAct: string[]; clock?: Clock };
    },
    async create(match: NewMatch): Promise<string> {
      return ((await request(`${game}/create`, match)) as { matchID: string }).matchID;
    },
    /** `person` is the token of a person's key, for rated tables. */
    async join(
      matchID: string,
      playerID: string,
      playerName: string,
      colour: string,
      person?: string,
    ): Promise<SeatKey> {
      const answer = await request(`${at(matchID)}/join`, { playerID, playerName, data: { colour }, person });
      const { playerCredentials } = answer as { playerCredentials: string };
      return { playerID, credentials: playerCredentials };
    },
    async leave(matchID: string, seat: SeatKey): Promise<void> {
      await request(`${at(matchID)}/leave`, seat);
    },
    async playAgain(matchID: string, seat: SeatKey): Promise<string> {
      return ((await request(`${at(matchID)}/playAgain`, seat)) as { nextMatchID: string }).nextMatchID;
    },
    /** Seats a bot, or removes it if null. */
    async bot(matchID: string, key: SeatKey, seat: string, bot: NewBot | null): Promise<void> {
      await request(`${at(matchID)}/bot`, { ...key, seat, ...(bot ?? { level: null }) });
    },
    async askForVacation(matchID: string, key: SeatKey, days: number): Promise<void> {
      await request(`${at(matchID)}/vacation`, { ...key, days });
    },
    async answerVacation(matchID: string, key: SeatKey, seat: string, agree: boolean): Promise<void> {
      await request(`${at(matchID)}/vacation/answer`, { ...key, seat, agree });
    },
    /** Ends a vacation early or withdraws the request. */
    async endVacation(matchID: string, key: SeatKey): Promise<void> {
      await request(`${at(matchID)}/vacation/end`, key);
    },
    async content(hash: string): Promise<unknown> {
      return request(`${game}/content/${hash}`);
    },
    async save(matchID: string): Promise<SavedGame> {
      return parseSavedGame(JSON.stringify(await request(`${at(matchID)}/save`)));
    },
  };
}
