/** Matches as clients see them: one match, and pages of the list. */
import type { Match, MatchList } from '../../session/protocol';
import { ratingInPoints } from '../../session/ratings';
import { isPersons } from '../../session/seatKinds';
import type { MatchData } from '../matches/matchData';
import { shownPlayers } from '../matches/seats';
import { errorFields, type Log } from '../ops/log';
import type { RatingStore } from '../ratings/ratingStore';
import type { MatchStorage } from '../storage/storage';
import { LobbyError } from './lobbyError';

export interface ListRequest {
  readonly isGameover?: boolean;
  readonly updatedBefore?: number;
  readonly updatedAfter?: number;
  /** The `next` of the previous page. */
  readonly before?: string;
  readonly limit: number;
  /** Only matches created from this network. */
  readonly network?: string;
  /** Network of the sender. All matches from it are listed, but only the newest one from every other network. */
  readonly asker?: string;
}

/** Matches of one network that people of other networks see: a fifth of a page. */
const NETWORK_SHARE = 10;

interface Shelf {
  readonly storage: MatchStorage;
  readonly log: Log;
  /** Returns a match as clients see it. */
  readonly read: (matchID: string) => Promise<Match>;
}

/**
 * Returns listed matches of a game, newest first. Skips unreadable ones, which are logged, and those at which no
 * person sits.
 */
export async function listMatches(
  { storage, log, read }: Shelf,
  gameName: string,
  request: ListRequest,
): Promise<MatchList> {
  const { isGameover, updatedBefore, updatedAfter, before, limit, network, asker } = request;
  const ids = await storage.listMatches({
    gameName,
    listed: true,
    where: { isGameover, updatedBefore, updatedAfter },
    network,
    share: { most: NETWORK_SHARE, own: asker },
    after: before === undefined ? undefined : readCursor(before),
    // One more, to find out whether there is a next page.
    limit: limit + 1,
  });
  const matches: Match[] = [];
  /** The last one that was read, also if it is not listed. */
  let last: Match | undefined;
  for (const matchID of ids.slice(0, limit)) {
    try {
      const match = await read(matchID);
      if (match.players.some(isPersons)) matches.push(match);
      last = match;
    } catch (error) {
      log('match unreadable', { match: matchID, ...errorFields(error) });
    }
  }
  return {
    matches: await withRatings(matches, storage.ratings),
    next: ids.length <= limit || last === undefined ? null : `${last.updatedAt}.${last.matchID}`,
  };
}

/** Step in points to which the ratings of a table are rounded, so that they reveal nobody's exact rating. */
const RATING_STEP = 50;

/** Adds the ratings of the people to open rated matches. */
export async function withRatings(matches: readonly Match[], ratings: RatingStore): Promise<Match[]> {
  const isRated = ({ rated, gameover }: Match) => rated === true && gameover === undefined;
  const spans = await ratings.spans(matches.filter(isRated).map(({ matchID }) => matchID));
  const rounded = (mu: number) =>
    Math.round(ratingInPoints({ mu, sigma: 0 }).points / RATING_STEP) * RATING_STEP;
  return matches.map((match) => {
    const span = spans.get(match.matchID);
    if (span === undefined) return match;
    return { ...match, ratings: { least: rounded(span.least), most: rounded(span.most) } };
  });
}

/** Returns a match without the fields that only the server uses. */
export function clientMatch(matchID: string, match: MatchData): Match {
  const {
    revision: _,
    network: _network,
    openHands: _openHands,
    hasMoves: _hasMoves,
    // Clients receive vacations as part of the clock.
    vacations: _vacations,
    vacationRequests: _vacationRequests,
    calls: _calls,
    ...metadata
  } = match;
  return { ...metadata, matchID, players: shownPlayers(match) };
}

function readCursor(text: string): { updatedAt: number; matchID: string } {
  const [, updatedAt, matchID] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (matchID === undefined) throw new LobbyError(400, `before: ${JSON.stringify(text)} is no page's next.`);
  return { updatedAt: Number(updatedAt), matchID };
}
