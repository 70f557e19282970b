/** Storage of wishes for tables and of invitations. */
import { sql } from 'kysely';
import type { KeptWish, MatchmakingExport, TableWish } from '../../session/matchmaking';
import { randomText } from '../matches/matchData';
import type { SeatedPeopleTables } from '../people/seatedPeople';
import { SqlStore } from '../storage/sql/sqlStore';
import type { Statement } from '../storage/sql/statement';

/** Maximum number of wishes per person. */
export const MAX_WISHES = 5;

/** Finished games that are searched for the people a person has played with. */
const GAMES_SEARCHED = 1000;

export type InvitationAnswer = 'accepted' | 'declined';

/** Each row belongs to a person's key and is deleted with it. Times are in ms since 1970. */
export interface MatchmakingTables extends SeatedPeopleTables {
  /** `wish` is JSON, `paused` 0 or 1. */
  wishes: { id: string; hash: string; wish: string; paused: number; created_at: number };
  wish_matches: { hash: string; match_id: string; at: number };
  invitations: InvitationRow;
}

export interface InvitationRow {
  id: string;
  match_id: string;
  sender: string;
  receiver: string;
  sender_name: string;
  at: number;
  until: number;
  answer: InvitationAnswer | null;
}

/** A person with whom somebody has finished a game. */
export interface PlayedWith {
  readonly hash: string;
  readonly profile: { readonly id: string; readonly name: string } | null;
  readonly games: number;
  /** When the last game ended, in ms since 1970. */
  readonly playedAt: number;
  /** The newest of these games, and the person's seat in it. The match may have been deleted. */
  readonly last: { readonly matchID: string; readonly seat: string };
}

export class MatchmakingStore extends SqlStore<MatchmakingTables> {
  /** Returns a person's wishes, oldest first. */
  async wishes(hash: string): Promise<KeptWish[]> {
    const rows = await this.db
      .selectFrom('wishes')
      .selectAll()
      .where('hash', '=', hash)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, wish, paused }) => ({ id, wish: JSON.parse(wish), paused: paused === 1 }));
  }

  /** Resolves to false if the person has `MAX_WISHES` already. */
  addWish(hash: string, wish: TableWish, at: number): Promise<boolean> {
    return this.changed(
      // Locks the key, so that parallel writes can't both take the last free place.
      { sql: 'update person_keys set hash = hash where hash = ?', parameters: [hash], mustChange: true },
      {
        sql: `insert into wishes (id, hash, wish, paused, created_at) select ?, ?, ?, 0, cast(? as bigint)
          where (select count(*) from wishes where hash = ?) < ?`,
        parameters: [randomText(9), hash, JSON.stringify(wish), at, hash, MAX_WISHES],
        mustChange: true,
      },
    );
  }

  /** Resolves to false if the person has no such wish, as the following methods do. */
  changeWish(hash: string, id: string, wish: TableWish): Promise<boolean> {
    const sql = 'update wishes set wish = ? where id = ? and hash = ?';
    return this.changed({ sql, parameters: [JSON.stringify(wish), id, hash], mustChange: true });
  }

  pauseWish(hash: string, id: string, isPaused: boolean): Promise<boolean> {
    const sql = 'update wishes set paused = ? where id = ? and hash = ?';
    return this.changed({ sql, parameters: [isPaused ? 1 : 0, id, hash], mustChange: true });
  }

  removeWish(hash: string, id: string): Promise<boolean> {
    const sql = 'delete from wishes where id = ? and hash = ?';
    return this.changed({ sql, parameters: [id, hash], mustChange: true });
  }

  /** Returns the active wishes of all people that may fit a table of this game. */
  async wishesFor(game: string): Promise<{ readonly hash: string; readonly wish: TableWish }[]> {
    const rows = await this.db
      .selectFrom('wishes')
      .select(['hash', 'wish'])
      .where('paused', '=', 0)
      .where('wish', 'like', `%${JSON.stringify(game)}%`)
      .execute();
    return rows.map(({ hash, wish }) => ({ hash, wish: JSON.parse(wish) }));
  }

  /**
   * Adds notifications of a table on all confirmed channels of a person. Resolves to false if they were notified of
   * the table before. `dueAt` is in ms since 1970.
   */
  reportTable(hash: string, matchID: string, at: number, dueAt: number): Promise<boolean> {
    return this.changed(
      {
        sql: `insert into wish_matches (hash, match_id, at) values (?, ?, cast(? as bigint)) on conflict do nothing`,
        parameters: [hash, matchID, at],
        mustChange: true,
      },
      notifyPerson(hash, `table ${matchID}`, dueAt),
    );
  }

  /** Resolves to false if the receiver was invited to the match before. */
  invite(row: Omit<InvitationRow, 'answer'>, dueAt: number): Promise<boolean> {
    const { id, match_id, sender, receiver, sender_name, at, until } = row;
    return this.changed(
      {
        sql: `insert into invitations (id, match_id, sender, receiver, sender_name, at, until)
          values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
        parameters: [id, match_id, sender, receiver, sender_name, at, until],
        mustChange: true,
      },
      notifyPerson(receiver, `invitation ${id}`, dueAt),
    );
  }

  /** Returns the invitations without an answer that a person has received, newest first. */
  received(hash: string): Promise<InvitationRow[]> {
    return this.db
      .selectFrom('invitations')
      .selectAll()
      .where('receiver', '=', hash)
      .where('answer', 'is', null)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
  }

  findInvitation(id: string): Promise<InvitationRow | undefined> {
    return this.db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Returns the hashes of the people who were invited to a match. */
  async invited(matchID: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('invitations')
      .select('receiver')
      .where('match_id', '=', matchID)
      .execute();
    return rows.map(({ receiver }) => receiver);
  }

  /** Resolves to false if the invitation has an answer already. */
  answerInvitation(id: string, answer: InvitationAnswer): Promise<boolean> {
    const sql = 'update invitations set answer = ? where id = ? and answer is null';
    return this.changed({ sql, parameters: [answer, id], mustChange: true });
  }

  /** Deletes the invitations that expired before this moment, in ms since 1970. */
  deleteInvitations(before: number): Promise<void> {
    return this.write([{ sql: 'delete from invitations where until < ?', parameters: [before] }]);
  }

  /** Returns the people with whom a person has finished a game, newest game first. */
  async playedWith(hash: string): Promise<PlayedWith[]> {
    interface Row {
      readonly hash: string;
      readonly match_id: string;
      readonly seat: string;
      readonly at: number;
      readonly profile_id: string | null;
      readonly profile_name: string | null;
    }
    const { rows } = await sql<Row>`
      select met.hash, met.match_id, met.seat, met.at, profiles.id as profile_id, profiles.name as profile_name
      from (
        select other.hash, other.match_id, other.seat, game.ended_at as at
        from rated_seats own join rated_seats other on other.match_id = own.match_id
          join rated_games game on game.match_id = own.match_id
        where own.hash = ${hash} and other.hash is not null and other.hash <> own.hash
        union
        select other.hash, other.match_id, other.seat, matches.updated_at
        from match_people own join match_people other on other.match_id = own.match_id
          join matches on matches.id = own.match_id
        where own.hash = ${hash} and other.hash <> own.hash and matches.gameover is not null
      ) met left join profiles on profiles.hash = met.hash
      order by met.at desc, met.match_id, met.seat limit ${GAMES_SEARCHED}`.execute(this.db);
    const people = new Map<string, { newest: Row; matches: Set<string> }>();
    for (const row of rows) {
      const known = people.get(row.hash);
      if (known === undefined) people.set(row.hash, { newest: row, matches: new Set([row.match_id]) });
      else known.matches.add(row.match_id);
    }
    return [...people.values()].map(({ newest, matches }) => ({
      hash: newest.hash,
      profile:
        newest.profile_id === null || newest.profile_name === null
          ? null
          : { id: newest.profile_id, name: newest.profile_name },
      games: matches.size,
      playedAt: newest.at,
      last: { matchID: newest.match_id, seat: newest.seat },
    }));
  }

  /** Returns everything stored here under a key, except for the hashes of others. */
  async exported(hash: string): Promise<MatchmakingExport> {
    const found = await this.db
      .selectFrom('wish_matches')
      .select(['match_id', 'at'])
      .where('hash', '=', hash)
      .orderBy('at')
      .execute();
    const invitations = await this.db
      .selectFrom('invitations')
      .selectAll()
      .where(({ eb, or }) => or([eb('sender', '=', hash), eb('receiver', '=', hash)]))
      .orderBy('at')
      .execute();
    const seats = await this.db
      .selectFrom('match_people')
      .select(['match_id', 'seat'])
      .where('hash', '=', hash)
      .orderBy('match_id')
      .execute();
    return {
      wishes: await this.wishes(hash),
      tablesFound: found.map(({ match_id, at }) => ({ matchID: match_id, at })),
      invitations: invitations.map(({ match_id, sender, sender_name, at, until, answer }) => ({
        matchID: match_id,
        direction: sender === hash ? 'sent' : 'received',
        name: sender_name,
        at,
        until,
        answer,
      })),
      seats: seats.map(({ match_id, seat }) => ({ matchID: match_id, seat })),
    };
  }
}

/** Returns a statement that adds notifications on all confirmed channels of a person. */
const notifyPerson = (hash: string, about: string, dueAt: number): Statement => ({
  sql: `insert into calls_due (way_id, about, turn, due_at, attempts)
    select id, cast(? as text), 0, cast(? as bigint), 0 from call_ways
    where person = ? and confirmed_at is not null
    on conflict (way_id, about) do nothing`,
  parameters: [about, dueAt, hash],
});
