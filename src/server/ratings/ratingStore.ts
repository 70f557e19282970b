import { sql } from 'kysely';
import groupBy from 'lodash/groupBy';
import { BOT_RATINGS } from '../../bots/botRatings';
import { itemAt } from '../../rules-kit/indexed';
import { isKeyOf } from '../../rules-kit/records';
import {
  type GameRating,
  type HeadToHead,
  NEW_RATING,
  type Opponent,
  type ProfileLink,
  type RatedGames,
  type Rating,
} from '../../session/ratings';
import { randomText } from '../matches/matchData';
import { type SeatedPeopleTables, seatedPeople } from '../people/seatedPeople';
import { SqlStore } from '../storage/sql/sqlStore';
import type { Statement } from '../storage/sql/statement';
import type { Outcome } from './outcome';
import { ratingsAfter } from './plackettLuce';

/** Each row with a `hash` belongs to a person's key and is deleted with it. */
export interface RatingTables extends SeatedPeopleTables {
  /** Finished rated games. They outlive their matches. `number` gives their order. */
  rated_games: {
    number: number;
    match_id: string;
    game_name: string;
    ended_at: number;
    unlisted: number;
    seats: number;
  };
  /** `hash` is null for a bot, `level` for a person. `mu` and `sigma` are the rating after the game. */
  rated_seats: {
    match_id: string;
    seat: string;
    hash: string | null;
    level: string | null;
    place: number;
    score: number;
    mu: number;
    sigma: number;
  };
  ratings: { hash: string; game_name: string; mu: number; sigma: number; games: number };
  profiles: { hash: string; id: string; name: string; since: number };
}

/** Deletes the games that have no person left. */
export const deleteGamesOfNobody: Statement = {
  sql: `delete from rated_games where not exists (select 1 from rated_seats
    where rated_seats.match_id = rated_games.match_id and hash is not null)`,
  parameters: [],
};

const botRating = (level: string | undefined): Rating | undefined =>
  level !== undefined && isKeyOf(BOT_RATINGS, level) ? BOT_RATINGS[level] : undefined;

/** Stores ratings, the games they come from, and public profiles. */
export class RatingStore extends SqlStore<RatingTables> {
  /**
   * Returns statements that rate a finished game, for the transaction that ends it. They fail as unchanged if a rating
   * has changed since it was read. Returns none if a seat has neither a rated person nor a bot of a rated level, for
   * example because the person erased their key.
   */
  async statements(
    matchID: string,
    { gameName, isUnlisted, seats }: Outcome,
    at: number,
  ): Promise<Statement[]> {
    const people = await seatedPeople(this.db, matchID);
    const known = new Map<string, GameRating>();
    for (const hash of Object.values(people)) {
      const rating = (await this.ratings(hash)).find(({ game }) => game === gameName);
      if (rating !== undefined) known.set(hash, rating);
    }
    const players = seats.flatMap(({ seat, level, place, score }) => {
      const hash = people[seat];
      const rating = hash === undefined ? botRating(level) : (known.get(hash) ?? NEW_RATING);
      return rating === undefined ? [] : [{ seat, hash, level, place, score, rating }];
    });
    if (players.length < seats.length || Object.keys(people).length === 0) return [];
    const after = ratingsAfter(players);
    const rated = players.map((player, index) => ({
      ...player,
      after: player.hash === undefined ? player.rating : itemAt(after, index),
    }));
    // In the same order in all transactions, so that none waits for another in a circle.
    const changed = rated
      .flatMap(({ hash, after }) => (hash === undefined ? [] : { hash, after }))
      .sort((a, b) => (a.hash < b.hash ? -1 : 1));
    return [
      ...changed.map(({ hash, after }): Statement => {
        const games = known.get(hash)?.games;
        return games === undefined
          ? {
              sql: `insert into ratings (hash, game_name, mu, sigma, games)
                select hash, ?, cast(? as double precision), cast(? as double precision), 1 from person_keys where hash = ? on conflict do nothing`,
              parameters: [gameName, after.mu, after.sigma, hash],
              mustChange: true,
            }
          : {
              sql: `update ratings set mu = ?, sigma = ?, games = games + 1
                where hash = ? and game_name = ? and games = ?`,
              parameters: [after.mu, after.sigma, hash, gameName, games],
              mustChange: true,
            };
      }),
      {
        sql: 'insert into rated_games (match_id, game_name, ended_at, unlisted, seats) values (?, ?, ?, ?, ?)',
        parameters: [matchID, gameName, at, isUnlisted ? 1 : 0, seats.length],
      },
      ...rated.map(({ seat, hash, level, place, score, after: { mu, sigma } }) => ({
        sql: `insert into rated_seats (match_id, seat, hash, level, place, score, mu, sigma)
          values (?, ?, ?, ?, ?, ?, ?, ?)`,
        parameters: [
          matchID,
          seat,
          hash ?? null,
          hash === undefined ? (level ?? null) : null,
          place,
          score,
          mu,
          sigma,
        ],
      })),
    ];
  }

  /** Returns the lowest and highest `mu` of the known people at each of these matches. */
  async spans(matchIDs: readonly string[]): Promise<Map<string, { least: number; most: number }>> {
    if (matchIDs.length === 0) return new Map();
    const { rows } = await sql<{ match_id: string; least: number; most: number }>`
      select people.match_id, min(coalesce(mu, ${NEW_RATING.mu})) as least, max(coalesce(mu, ${NEW_RATING.mu})) as most
      from match_people people join matches on matches.id = people.match_id
        left join ratings on ratings.hash = people.hash and ratings.game_name = matches.game_name
      where people.match_id in (${sql.join(matchIDs)})
      group by people.match_id`.execute(this.db);
    return new Map(rows.map(({ match_id, least, most }) => [match_id, { least, most }]));
  }

  /** Returns a person's ratings, ordered by game. */
  async ratings(hash: string): Promise<GameRating[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .selectAll()
      .where('hash', '=', hash)
      .orderBy('game_name')
      .execute();
    return rows.map(({ game_name, mu, sigma, games }) => ({ game: game_name, mu, sigma, games }));
  }

  /** Makes a person's profile public, or renames it. */
  async publish(hash: string, name: string, at: number): Promise<ProfileLink> {
    const sql = `insert into profiles (hash, id, name, since) values (?, ?, ?, ?)
      on conflict (hash) do update set name = excluded.name`;
    await this.write([{ sql, parameters: [hash, randomText(9), name, at] }]);
    const { id } = await this.db
      .selectFrom('profiles')
      .select('id')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow();
    return { id, name };
  }

  /** Deletes a person's profile. A later one gets another id. */
  unpublish(hash: string): Promise<void> {
    return this.write([{ sql: 'delete from profiles where hash = ?', parameters: [hash] }]);
  }

  async profileOf(hash: string): Promise<ProfileLink | null> {
    const row = await this.db
      .selectFrom('profiles')
      .select(['id', 'name'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Returns a public profile with the hash of its person, or undefined if there is none. */
  findProfile(id: string): Promise<RatingTables['profiles'] | undefined> {
    return this.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /**
   * Returns a person's rated games, newest first: those before the game `before`, at most `limit`. Others get no ids of
   * private matches, because anybody who has the id can open the match.
   */
  async games(
    hash: string,
    {
      before,
      limit,
      isOwn,
    }: { readonly before: number | undefined; readonly limit: number; readonly isOwn: boolean },
  ): Promise<RatedGames> {
    const { rows } = await sql<
      Omit<RatingTables['rated_games'] & RatingTables['rated_seats'], 'hash'> & { exists: string | null }
    >`
      select game.number, game.match_id, game.game_name, game.ended_at, game.unlisted,
        own.seat, own.place, own.score, own.mu, own.sigma, matches.id as "exists"
      from rated_seats own join rated_games game on game.match_id = own.match_id
        left join matches on matches.id = game.match_id
      where own.hash = ${hash} and game.number < ${before ?? Number.MAX_SAFE_INTEGER}
      order by game.number desc limit ${limit + 1}`.execute(this.db);
    const shown = rows.slice(0, limit);
    const others = await this.seatsOf(shown.map(({ match_id }) => match_id));
    return {
      games: shown.map(
        ({ match_id, game_name, ended_at, unlisted, seat, place, score, mu, sigma, exists }) => ({
          game: game_name,
          endedAt: ended_at,
          ...(exists !== null && (isOwn || unlisted === 0) ? { matchID: match_id } : {}),
          place,
          score,
          rating: { mu, sigma },
          opponents: (others[match_id] ?? [])
            .filter((other) => other.seat !== seat)
            .map((other) => ({ ...opponentOf(other), place: other.place, score: other.score })),
        }),
      ),
      next: rows.length > limit ? itemAt(shown, limit - 1).number : null,
    };
  }

  private async seatsOf(matchIDs: readonly string[]) {
    if (matchIDs.length === 0) return {};
    const rows = await this.db
      .selectFrom('rated_seats')
      .leftJoin('profiles', 'profiles.hash', 'rated_seats.hash')
      .select([
        'rated_seats.match_id',
        'rated_seats.seat',
        'rated_seats.level',
        'rated_seats.place',
        'rated_seats.score',
        'profiles.id',
        'profiles.name',
      ])
      .where('rated_seats.match_id', 'in', matchIDs)
      .orderBy('rated_seats.seat')
      .execute();
    return groupBy(rows, ({ match_id }) => match_id);
  }

  /** Counts a person's results against each bot level and each public profile. */
  async headToHead(hash: string): Promise<HeadToHead[]> {
    interface Row {
      readonly game_name: string;
      readonly level: string | null;
      readonly id: string | null;
      readonly name: string | null;
      readonly won: number;
      readonly tied: number;
      readonly lost: number;
    }
    const { rows } = await sql<Row>`
      select game.game_name, other.level, profiles.id, profiles.name,
        sum(case when own.place < other.place then 1 else 0 end) as won,
        sum(case when own.place = other.place then 1 else 0 end) as tied,
        sum(case when own.place > other.place then 1 else 0 end) as lost
      from rated_seats own join rated_games game on game.match_id = own.match_id
        join rated_seats other on other.match_id = own.match_id and other.seat <> own.seat
        left join profiles on profiles.hash = other.hash
      where own.hash = ${hash} and (other.level is not null or profiles.id is not null)
      group by game.game_name, other.level, profiles.id, profiles.name
      order by game.game_name, profiles.name, profiles.id, other.level`.execute(this.db);
    return rows.map(({ game_name, won, tied, lost, ...opponent }) => ({
      ...opponentOf(opponent),
      game: game_name,
      won: Number(won),
      tied: Number(tied),
      lost: Number(lost),
    }));
  }
}

function opponentOf({
  level,
  id,
  name,
}: {
  readonly level: string | null;
  readonly id: string | null;
  readonly name: string | null;
}): Opponent {
  if (level !== null) return { level };
  return id === null || name === null ? {} : { profile: { id, name } };
}
