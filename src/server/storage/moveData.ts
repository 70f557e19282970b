/** Copies all data of a server from one database to another. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keysOf } from '../../rules-kit/records';
import type { Tables } from './sql/tables';
import type { SqlStorage } from './sqlStorage';

type TableName = keyof Tables;

/**
 * Parents before children. `key` gives the order of rows; tables that number their rows themselves get new numbers
 * in this order.
 */
const TABLES = {
  contents: { key: ['game_name', 'hash'], columns: ['game_name', 'hash', 'snapshot'] },
  matches: {
    key: ['id'],
    columns: [
      'id',
      'game_name',
      'state_id',
      'metadata',
      'revision',
      'network',
      'unlisted',
      'gameover',
      'updated_at',
      'content',
    ],
  },
  initial_states: { key: ['match_id'], columns: ['match_id', 'state'] },
  positions: { key: ['match_id'], columns: ['match_id', 'undo_count', 'position'] },
  undo_steps: { key: ['match_id', 'place'], columns: ['match_id', 'place', 'step'] },
  log_entries: {
    key: ['match_id', 'state_id', 'position'],
    columns: ['match_id', 'state_id', 'position', 'entry', 'at'],
  },
  paces: { key: ['number'], columns: ['match_id', 'at', 'to_act'] },
  chat_messages: { key: ['number'], columns: ['match_id', 'room', 'message'] },
  talk_rules: { key: ['match_id'], columns: ['match_id', 'host', 'muted'] },
  person_keys: { key: ['hash'], columns: ['hash', 'used_at'] },
  person_seats: { key: ['hash', 'name'], columns: ['hash', 'name', 'sealed'] },
  person_games: { key: ['hash', 'name'], columns: ['hash', 'name', 'sealed'] },
  match_people: { key: ['match_id', 'seat'], columns: ['match_id', 'seat', 'hash'] },
  rated_games: { key: ['number'], columns: ['match_id', 'game_name', 'ended_at', 'unlisted', 'seats'] },
  rated_seats: {
    key: ['match_id', 'seat'],
    columns: ['match_id', 'seat', 'hash', 'level', 'place', 'score', 'mu', 'sigma'],
  },
  ratings: { key: ['hash', 'game_name'], columns: ['hash', 'game_name', 'mu', 'sigma', 'games'] },
  profiles: { key: ['hash'], columns: ['hash', 'id', 'name', 'since'] },
  deal_tries: {
    key: ['hash', 'game', 'day', 'number'],
    columns: ['hash', 'game', 'day', 'number', 'fingerprint', 'score', 'at'],
  },
  deal_standings: {
    key: ['hash', 'game', 'period'],
    columns: ['hash', 'game', 'period', 'name', 'score', 'at', 'days', 'share'],
  },
  wishes: { key: ['id'], columns: ['id', 'hash', 'wish', 'paused', 'created_at'] },
  wish_matches: { key: ['hash', 'match_id'], columns: ['hash', 'match_id', 'at'] },
  invitations: {
    key: ['id'],
    columns: ['id', 'match_id', 'sender', 'receiver', 'sender_name', 'at', 'until', 'answer'],
  },
  blocks: { key: ['hash', 'blocked'], columns: ['hash', 'blocked', 'name', 'at'] },
  reports: {
    key: ['id'],
    columns: ['id', 'at', 'game_name', 'match_id', 'reason', 'reporter', 'seat', 'name', 'message', 'person'],
  },
  mutes: { key: ['id'], columns: ['id', 'hash', 'match_id', 'seat', 'name', 'at'] },
  runs: { key: ['number'], columns: ['began_at', 'seen_at'] },
  call_ways: {
    key: ['id'],
    columns: [
      'id',
      'match_id',
      'seat',
      'person',
      'holder',
      'target',
      'language',
      'quiet',
      'created_at',
      'confirmed_at',
      'called',
    ],
  },
  call_tokens: { key: ['hash'], columns: ['hash', 'way_id', 'purpose', 'until'] },
  calls_due: {
    key: ['way_id', 'about'],
    columns: ['way_id', 'about', 'turn', 'due_at', 'attempts'],
  },
  times_up: { key: ['match_id', 'seat', 'turn'], columns: ['match_id', 'seat', 'turn'] },
  server_keys: { key: ['name'], columns: ['name', 'value'] },
} satisfies {
  readonly [Name in TableName]: { readonly key: readonly string[]; readonly columns: readonly string[] };
};

const NAMES: readonly TableName[] = keysOf(TABLES);

/** Number of rows per read and write. */
const PAGE = 500;

/** Thrown if the target isn't empty, or if it doesn't return what was written. */
export class MoveError extends Error {
  override name = 'MoveError';
}

/** Number of rows of a table and a hash of their contents, independent of their order. */
interface Sum {
  readonly rows: number;
  readonly hash: string;
}

export type Moved = Readonly<Record<TableName, Sum>>;

type Row = Readonly<Record<string, unknown>>;

/** Yields a table's rows page by page. The names of tables and columns are the constants above. */
async function* pagesOf(db: Kysely<Tables>, name: TableName): AsyncGenerator<readonly Row[]> {
  const { key, columns }: { readonly key: readonly string[]; readonly columns: readonly string[] } =
    TABLES[name];
  const { ref } = db.dynamic;
  for (let offset = 0; ; offset += PAGE) {
    let query = db.selectFrom(name).select(columns.map((column) => ref<never>(column)));
    for (const column of key) query = query.orderBy(ref<never>(column));
    const rows: readonly Row[] = await query.limit(PAGE).offset(offset).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
  }
}

async function sumOf(db: Kysely<Tables>, name: TableName): Promise<Sum> {
  let rows = 0;
  // A sum of hashes, because databases order texts differently.
  let sum = 0n;
  for await (const page of pagesOf(db, name)) {
    for (const row of page) {
      const text = JSON.stringify(TABLES[name].columns.map((column) => row[column]));
      sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
      rows += 1;
    }
  }
  return { rows, hash: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') };
}

async function sumsOf(db: Kysely<Tables>): Promise<Moved> {
  const sums: [TableName, Sum][] = [];
  for (const name of NAMES) sums.push([name, await sumOf(db, name)]);
  return Object.fromEntries(sums) as Moved;
}

/**
 * Copies everything into an empty database in one transaction, and checks the row count and hash of each table by
 * reading it back. No server may run on either database during the copy.
 * @throws MoveError
 */
export async function moveData(from: SqlStorage, to: SqlStorage): Promise<Moved> {
  await from.connect();
  await to.connect();
  const source = from.tables.transaction().setIsolationLevel('repeatable read');
  return source.execute((reading) =>
    to.tables.transaction().execute(async (writing) => {
      for (const name of NAMES) {
        const { rows } = await sumOf(writing, name);
        if (rows > 0) throw new MoveError(`it holds ${rows} rows of ${name} already; name an empty one.`);
      }
      for (const name of NAMES) {
        for await (const page of pagesOf(reading, name)) {
          await writing
            .insertInto(name)
            .values(page as never)
            .execute();
        }
      }
      const [read, written] = [await sumsOf(reading), await sumsOf(writing)];
      const wrong = NAMES.find(
        (name) => read[name].hash !== written[name].hash || read[name].rows !== written[name].rows,
      );
      if (wrong !== undefined)
        throw new MoveError(`its ${wrong} are not what was written; nothing was kept.`);
      return written;
    }),
  );
}
