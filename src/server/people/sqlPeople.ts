import { deleteGamesOfNobody } from '../ratings/ratingStore';
import { SqlStore } from '../storage/sql/sqlStore';
import {
  FullKeyError,
  MOST_GAMES,
  MOST_SEATS,
  type PeopleStorage,
  type SealedGame,
  type SealedSeat,
  UnknownKeyError,
} from './peopleStorage';
import { type SeatedPeopleTables, seatedPeople } from './seatedPeople';

/** `used_at` and `at` are in ms since 1970. */
export interface PeopleTables extends SeatedPeopleTables {
  person_keys: { hash: string; used_at: number };
  person_seats: { hash: string; name: string; sealed: string };
  person_games: { hash: string; name: string; sealed: string };
}

/** The last use of a key is written at most once a day. */
const DAY = 86_400_000;

export class SqlPeople extends SqlStore<PeopleTables> implements PeopleStorage {
  create(hash: string, at: number): Promise<void> {
    const sql = 'insert into person_keys (hash, used_at) values (?, ?) on conflict do nothing';
    return this.write([{ sql, parameters: [hash, at] }]);
  }

  async use(hash: string, at: number): Promise<void> {
    const usedAt = await this.usedAt(hash);
    if (at - usedAt < DAY) return;
    const sql = 'update person_keys set used_at = ? where hash = ? and used_at < ?';
    await this.write([{ sql, parameters: [at, hash, at] }]);
  }

  async read(hash: string, at: number): Promise<SealedSeat[]> {
    await this.use(hash, at);
    return this.db
      .selectFrom('person_seats')
      .select(['name', 'sealed'])
      .where('hash', '=', hash)
      .orderBy('name')
      .execute();
  }

  keep(hash: string, seat: SealedSeat): Promise<void> {
    return this.keepIn('person_seats', hash, seat, `A key holds at most ${MOST_SEATS} seats.`, MOST_SEATS);
  }

  async forget(hash: string, name: string): Promise<void> {
    await this.usedAt(hash);
    const sql = 'delete from person_seats where hash = ? and name = ?';
    await this.write([{ sql, parameters: [hash, name] }]);
  }

  seated(matchID: string): Promise<Record<string, string>> {
    return seatedPeople(this.db, matchID);
  }

  async gameNames(hash: string, at: number): Promise<string[]> {
    await this.use(hash, at);
    const rows = await this.db
      .selectFrom('person_games')
      .select('name')
      .where('hash', '=', hash)
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  }

  async readGames(hash: string, names: readonly string[]): Promise<SealedGame[]> {
    await this.usedAt(hash);
    return this.db
      .selectFrom('person_games')
      .select(['name', 'sealed'])
      .where('hash', '=', hash)
      .where('name', 'in', names)
      .orderBy('name')
      .execute();
  }

  keepGame(hash: string, game: SealedGame): Promise<void> {
    return this.keepIn('person_games', hash, game, `A key holds at most ${MOST_GAMES} games.`, MOST_GAMES);
  }

  async forgetGames(hash: string, names: readonly string[]): Promise<void> {
    await this.usedAt(hash);
    const marks = names.map(() => '?').join(', ');
    const sql = `delete from person_games where hash = ? and name in (${marks})`;
    await this.write([{ sql, parameters: [hash, ...names] }]);
  }

  async erase(hash: string): Promise<void> {
    await this.usedAt(hash);
    await this.write([
      { sql: 'delete from person_keys where hash = ?', parameters: [hash] },
      deleteGamesOfNobody,
    ]);
  }

  eraseUnused(since: number): Promise<void> {
    return this.write([
      { sql: 'delete from person_keys where used_at < ?', parameters: [since] },
      deleteGamesOfNobody,
    ]);
  }

  /** Adds a text or replaces the one with the same name, unless the key then held more than `most`. */
  private async keepIn(
    table: 'person_seats' | 'person_games',
    hash: string,
    { name, sealed }: SealedSeat,
    full: string,
    most: number,
  ): Promise<void> {
    const isKept = await this.changed(
      // Locks the key, so that parallel writes can't both take the last free place.
      { sql: 'update person_keys set hash = hash where hash = ?', parameters: [hash], mustChange: true },
      {
        sql: `insert into ${table} (hash, name, sealed) select ?, ?, ? where
            (select count(*) from ${table} where hash = ? and name <> ?) < ?
            on conflict (hash, name) do update set sealed = excluded.sealed`,
        parameters: [hash, name, sealed, hash, name, most],
        mustChange: true,
      },
    );
    if (isKept) return;
    await this.usedAt(hash);
    throw new FullKeyError(full);
  }

  private async usedAt(hash: string): Promise<number> {
    const row = await this.db
      .selectFrom('person_keys')
      .select('used_at')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) throw new UnknownKeyError('No seats are stored under this key.');
    return row.used_at;
  }
}
