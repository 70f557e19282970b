/** Storage of blocks between people, of reports, and of mutes by the server's host. */
import { sql } from 'kysely';
import type { ModerationExport } from '../../session/moderation';
import { randomText } from '../matches/matchData';
import type { SeatedPeopleTables } from '../people/seatedPeople';
import { SqlStore } from '../storage/sql/sqlStore';

/** Maximum number of people that one person can block. */
export const MAX_BLOCKS = 200;

/** Times are in ms since 1970. */
export interface ModerationTables extends SeatedPeopleTables {
  /** The person `hash` has blocked the person `blocked`. `name` is the name of the blocked person then. */
  blocks: { hash: string; blocked: string; name: string; at: number };
  reports: ReportRow;
  /** Mutes by the server's host: of a person everywhere, or of a seat whose person is unknown. */
  mutes: {
    id: string;
    hash: string | null;
    match_id: string | null;
    seat: string | null;
    name: string;
    at: number;
  };
}

/** Rows outlive their matches. `reporter` is deleted with the row's writer, `person` is only cleared. */
export interface ReportRow {
  id: string;
  at: number;
  game_name: string;
  match_id: string;
  reason: string;
  /** Null if an onlooker or somebody without a key has written it. */
  reporter: string | null;
  /** Seat of the reported message's writer; null for a reported table. */
  seat: string | null;
  name: string | null;
  message: string | null;
  /** The person who wrote the message, if known. */
  person: string | null;
}

export interface BlockRow {
  readonly blocked: string;
  readonly name: string;
  readonly at: number;
}

export type MuteRow = ModerationTables['mutes'];

export class ModerationStore extends SqlStore<ModerationTables> {
  /**
   * Blocks a person and deletes their invitations to the blocking one. Resolves to false if the person has blocked
   * `MAX_BLOCKS` others already.
   */
  block(hash: string, { blocked, name, at }: BlockRow): Promise<boolean> {
    return this.changed(
      // Locks the key, so that parallel writes can't both take the last free place.
      { sql: 'update person_keys set hash = hash where hash = ?', parameters: [hash] },
      {
        sql: `insert into blocks (hash, blocked, name, at) select ?, hash, ?, cast(? as bigint) from person_keys
            where hash = ? and (select count(*) from blocks where hash = ? and blocked <> ?) < ?
            on conflict (hash, blocked) do update set name = excluded.name`,
        parameters: [hash, name, at, blocked, hash, blocked, MAX_BLOCKS],
        mustChange: true,
      },
      { sql: 'delete from invitations where receiver = ? and sender = ?', parameters: [hash, blocked] },
    );
  }

  unblock(hash: string, blocked: string): Promise<void> {
    const sql = 'delete from blocks where hash = ? and blocked = ?';
    return this.write([{ sql, parameters: [hash, blocked] }]);
  }

  /** Returns the people whom a person has blocked, newest first. */
  blocks(hash: string): Promise<BlockRow[]> {
    return this.db
      .selectFrom('blocks')
      .select(['blocked', 'name', 'at'])
      .where('hash', '=', hash)
      .orderBy('at', 'desc')
      .orderBy('blocked')
      .execute();
  }

  /** Returns the people who have blocked a person, and those whom the person has blocked. */
  async apart(hash: string): Promise<{ readonly blockers: string[]; readonly all: ReadonlySet<string> }> {
    const rows = await this.db
      .selectFrom('blocks')
      .select(['hash', 'blocked'])
      .where(({ eb, or }) => or([eb('hash', '=', hash), eb('blocked', '=', hash)]))
      .execute();
    return {
      blockers: rows.filter(({ blocked }) => blocked === hash).map((row) => row.hash),
      all: new Set(rows.map((row) => (row.hash === hash ? row.blocked : row.hash))),
    };
  }

  /** Returns pairs of seats of a match: the person of the first has blocked the person of the second. */
  async blockedSeats(matchID: string): Promise<{ readonly seat: string; readonly blocked: string }[]> {
    const { rows } = await sql<{ seat: string; blocked: string }>`
      select own.seat, other.seat as blocked from match_people own
        join blocks on blocks.hash = own.hash
        join match_people other on other.match_id = own.match_id and other.hash = blocks.blocked
      where own.match_id = ${matchID}`.execute(this.db);
    return rows;
  }

  addReport(report: ReportRow): Promise<void> {
    const { id, at, game_name, match_id, reason, reporter, seat, name, message, person } = report;
    return this.write([
      {
        sql: `insert into reports (id, at, game_name, match_id, reason, reporter, seat, name, message, person)
          values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        parameters: [id, at, game_name, match_id, reason, reporter, seat, name, message, person],
      },
    ]);
  }

  /** Returns all reports, newest first. */
  reports(): Promise<ReportRow[]> {
    return this.db.selectFrom('reports').selectAll().orderBy('at', 'desc').orderBy('id').execute();
  }

  findReport(id: string): Promise<ReportRow | undefined> {
    return this.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  }

  removeReport(id: string): Promise<void> {
    return this.write([{ sql: 'delete from reports where id = ?', parameters: [id] }]);
  }

  /** Deletes the reports from before this moment, in ms since 1970. */
  deleteReports(before: number): Promise<void> {
    return this.write([{ sql: 'delete from reports where at < ?', parameters: [before] }]);
  }

  /** Mutes a person everywhere. Does nothing if they are muted or their key was erased. */
  mutePerson(hash: string, name: string, at: number): Promise<void> {
    return this.write([
      {
        sql: `insert into mutes (id, hash, name, at) select ?, hash, ?, cast(? as bigint) from person_keys
          where hash = ? and not exists (select 1 from mutes where hash = ?)`,
        parameters: [randomText(9), name, at, hash, hash],
      },
    ]);
  }

  /** Mutes a seat, or all onlookers, of one match. Does nothing if they are muted or the match was deleted. */
  muteSeat(matchID: string, seat: string, name: string, at: number): Promise<void> {
    return this.write([
      {
        sql: `insert into mutes (id, match_id, seat, name, at) select ?, id, ?, ?, cast(? as bigint) from matches
          where id = ? and not exists (select 1 from mutes where match_id = ? and seat = ?)`,
        parameters: [randomText(9), seat, name, at, matchID, matchID, seat],
      },
    ]);
  }

  unmute(id: string): Promise<void> {
    return this.write([{ sql: 'delete from mutes where id = ?', parameters: [id] }]);
  }

  /** Returns all mutes, newest first. */
  mutes(): Promise<MuteRow[]> {
    return this.db.selectFrom('mutes').selectAll().orderBy('at', 'desc').orderBy('id').execute();
  }

  /** Checks whether the server's host has muted a seat or its person. `seat` may be `onlookers`. */
  async isMuted(matchID: string, seat: string): Promise<boolean> {
    const { rows } = await sql`
      select id from mutes where (match_id = ${matchID} and seat = ${seat})
        or hash = (select hash from match_people where match_id = ${matchID} and seat = ${seat})
      limit 1`.execute(this.db);
    return rows.length > 0;
  }

  /** Returns everything stored here under a key, except for the hashes of others. */
  async exported(hash: string): Promise<ModerationExport> {
    const reports = await this.db
      .selectFrom('reports')
      .select(['at', 'game_name', 'match_id', 'reason', 'name', 'message'])
      .where('reporter', '=', hash)
      .orderBy('at')
      .execute();
    const reported = await this.db
      .selectFrom('reports')
      .select(['at', 'message'])
      .where('person', '=', hash)
      .orderBy('at')
      .execute();
    const mutes = await this.db.selectFrom('mutes').select('at').where('hash', '=', hash).execute();
    return {
      blocks: (await this.blocks(hash)).map(({ name, at }) => ({ name, at })),
      reportsWritten: reports.map(({ game_name, match_id, ...report }) => ({
        game: game_name,
        matchID: match_id,
        ...report,
      })),
      reportedMessages: reported.map(({ at, message }) => ({ at, message })),
      mutedAt: mutes.map(({ at }) => at).at(0) ?? null,
    };
  }
}
