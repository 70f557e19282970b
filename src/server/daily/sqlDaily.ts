import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { MOST_TRIES, type Standing, type StandingRow, type StandingsOf } from '../../session/dailyDeal';
import type { NotificationStore } from '../notifications/notificationStore';
import { UnknownKeyError } from '../people/peopleStorage';
import type { PeopleTables } from '../people/sqlPeople';
import { SqlStore } from '../storage/sql/sqlStore';
import type { Statement } from '../storage/sql/statement';
import { type DailyStorage, type NewResult, NoTriesLeftError, type Try } from './dailyStorage';
import { daysOfWeek, weekOf } from './days';

export interface DailyTables {
  deal_tries: {
    hash: string;
    game: string;
    day: string;
    number: number;
    fingerprint: string;
    score: number;
    at: number;
  };
  /** `period` is a day or a week. */
  deal_standings: {
    hash: string;
    game: string;
    period: string;
    name: string;
    score: number;
    at: number;
    days: number;
    share: string;
  };
}

type Tables = DailyTables & Pick<PeopleTables, 'person_keys'>;

/** Adds the best score of each day between two days to a table. The place among equals is the time it was reached. */
const STANDING = `
  insert into deal_standings (hash, game, period, name, score, at, days, share)
  select hash, game, cast(? as text), cast(? as text), sum(best), cast(? as bigint), count(*), cast(? as text)
    from (select hash, game, max(score) as best from deal_tries
      where hash = ? and game = ? and day between ? and ? group by hash, game, day) as bests
    where true group by hash, game
  on conflict (hash, game, period) do update set name = excluded.name, score = excluded.score, days = excluded.days,
    at = case when excluded.score = deal_standings.score then deal_standings.at else excluded.at end`;

export class SqlDaily extends SqlStore<Tables> implements DailyStorage {
  constructor(
    db: Kysely<Tables>,
    write: (statements: readonly Statement[]) => Promise<void>,
    private readonly key: NotificationStore['key'],
  ) {
    super(db, write);
  }

  secret(): Promise<string> {
    return this.key('deals', () => randomBytes(32).toString('base64url'));
  }

  async add({ hash, game, day, fingerprint, name, score, at }: NewResult): Promise<void> {
    const week = daysOfWeek(day);
    const standing = (period: string, first: string, last: string): Statement => ({
      sql: STANDING,
      parameters: [period, name, at, randomBytes(12).toString('base64url'), hash, game, first, last],
    });
    const isNew = await this.changed(
      // Locks the key, so that parallel results can't both be the last try.
      {
        sql: `update person_keys set used_at = case when used_at < ? then cast(? as bigint) else used_at end
            where hash = ?`,
        parameters: [at, at, hash],
        mustChange: true,
      },
      {
        sql: `insert into deal_tries (hash, game, day, number, fingerprint, score, at)
            select cast(? as text), cast(? as text), cast(? as text), count(*) + 1, cast(? as text),
              cast(? as double precision), cast(? as bigint)
            from deal_tries where hash = ? and game = ? and day = ? having count(*) < ?
            on conflict do nothing`,
        parameters: [hash, game, day, fingerprint, score, at, hash, game, day, MOST_TRIES],
        mustChange: true,
      },
      standing(day, day, day),
      standing(weekOf(day), week.first, week.last),
    );
    if (isNew) return;
    const tries = await this.tries(hash, game, day);
    if (!tries.some((each) => each.fingerprint === fingerprint))
      throw new NoTriesLeftError(`A deal can be played ${MOST_TRIES} times.`);
  }

  async tries(hash: string, game: string, day: string): Promise<Try[]> {
    const tries = await this.db
      .selectFrom('deal_tries')
      .select(['number', 'score', 'fingerprint'])
      .where('hash', '=', hash)
      .where('game', '=', game)
      .where('day', '=', day)
      .orderBy('number')
      .execute();
    if (tries.length === 0) await this.mustKnow(hash);
    return tries;
  }

  private async mustKnow(hash: string): Promise<void> {
    const key = await this.db
      .selectFrom('person_keys')
      .select('hash')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (key === undefined) throw new UnknownKeyError('This key is unknown.');
  }

  async days(hash: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('deal_tries')
      .select('day')
      .distinct()
      .where('hash', '=', hash)
      .orderBy('day', 'desc')
      .execute();
    return rows.map(({ day }) => day);
  }

  async standing(hash: string, { game, period }: StandingsOf): Promise<Standing | undefined> {
    const own = await this.db
      .selectFrom('deal_standings')
      .select(['name', 'score', 'days', 'share'])
      .where('hash', '=', hash)
      .where('game', '=', game)
      .where('period', '=', period)
      .executeTakeFirst();
    return own && { ...own, ...(await this.placeOf(own.score, { game, period })) };
  }

  async shared(share: string): Promise<(Standing & StandingsOf) | undefined> {
    const own = await this.db
      .selectFrom('deal_standings')
      .select(['game', 'period', 'name', 'score', 'days', 'share'])
      .where('share', '=', share)
      .executeTakeFirst();
    return own && { ...own, ...(await this.placeOf(own.score, own)) };
  }

  private async placeOf(score: number, table: StandingsOf): Promise<{ rank: number; people: number }> {
    const scores = await this.scores(table);
    const better = scores.filter((each) => each.score > score);
    return { rank: sum(better) + 1, people: sum(scores) };
  }

  async people(table: StandingsOf): Promise<number> {
    return sum(await this.scores(table));
  }

  /** Returns how many people have each score, best first. Triggers keep these numbers (sql/migrations.ts). */
  private async scores({ game, period }: StandingsOf): Promise<readonly Counted[]> {
    const counted = sql<Counted>`select score, people from deal_scores
      where game = ${game} and period = ${period} and people > 0 order by score desc`;
    return (await counted.execute(this.db)).rows;
  }

  async rows(table: StandingsOf, from: number, count: number): Promise<StandingRow[]> {
    const { game, period } = table;
    const scores = await this.scores(table);
    let before = 0;
    const first = scores.find(({ people }) => {
      if (before + people > from) return true;
      before += people;
      return false;
    });
    if (first === undefined) return [];
    // Begins with the score of the first row, because skipping all better ones would take long.
    const rows = await this.db
      .selectFrom('deal_standings')
      .select(['name', 'score', 'days'])
      .where('game', '=', game)
      .where('period', '=', period)
      .where('score', '<=', first.score)
      .orderBy('score', 'desc')
      .orderBy('at')
      .orderBy('hash')
      .limit(count)
      .offset(from - before)
      .execute();
    const ranks = new Map<number, number>();
    let better = 0;
    for (const { score, people } of scores) {
      ranks.set(score, better + 1);
      better += people;
    }
    return rows.map((row, index) => ({ rank: ranks.get(row.score) ?? from + index + 1, ...row }));
  }
}

interface Counted {
  readonly score: number;
  readonly people: number;
}

const sum = (scores: readonly Counted[]): number => scores.reduce((all, { people }) => all + people, 0);
