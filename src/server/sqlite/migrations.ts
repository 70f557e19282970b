import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import groupBy from 'lodash/groupBy';

/**
 * The database's history, oldest first. A migration that was released is never edited: the next change is a new entry.
 * The names sort in the order they run.
 */
const migrations: Record<string, Migration> = {
  '0001-matches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game_name', 'text', (column) => column.notNull())
        .addColumn('state_id', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('metadata', 'text', (column) => column.notNull())
        .addColumn('gameover', 'text')
        .addColumn('updated_at', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('matches_by_game')
        .on('matches')
        .columns(['game_name', 'updated_at'])
        .execute();

      // Apart from the matches, since it never changes and a row is rewritten as a whole.
      await db.schema
        .createTable('initial_states')
        .addColumn('match_id', 'text', (column) =>
          column.primaryKey().references('matches.id').onDelete('cascade'),
        )
        .addColumn('state', 'text', (column) => column.notNull())
        .execute();

      await db.schema
        .createTable('log_entries')
        .addColumn('match_id', 'text', (column) =>
          column.notNull().references('matches.id').onDelete('cascade'),
        )
        .addColumn('state_id', 'integer', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('log_entries_key', ['match_id', 'state_id', 'position'])
        .execute();
      await sql`
        create trigger log_entries_append_only before update on log_entries
        begin select raise(abort, 'the log is append-only'); end
      `.execute(db);
    },
  },
  '0002-tables': {
    async up(db: Kysely<unknown>) {
      // When a move was made, and the seats that were to act after it: what a clock counts.
      await db.schema.alterTable('log_entries').addColumn('at', 'integer').execute();
      await db.schema.alterTable('log_entries').addColumn('to_act', 'text').execute();

      await db.schema
        .createTable('chat_messages')
        .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('match_id', 'text', (column) =>
          column.notNull().references('matches.id').onDelete('cascade'),
        )
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('chat_messages_by_match')
        .on('chat_messages')
        .columns(['match_id', 'room', 'number'])
        .execute();
    },
  },
  '0003-open-and-finished': {
    // Counting and listing them would read every state on the way to what stands behind it in its row.
    async up(db: Kysely<unknown>) {
      await sql`create index open_matches on matches (updated_at, id) where gameover is null`.execute(db);
      await sql`create index finished_matches on matches (updated_at, id) where gameover is not null`.execute(
        db,
      );
    },
  },
  '0004-runs': {
    // When the server ran: between two runs no clock counts.
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('runs')
        .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('began_at', 'integer', (column) => column.notNull())
        .addColumn('seen_at', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '0005-revisions-and-networks': {
    async up(db: Kysely<unknown>) {
      // Which version of the metadata this is: a change is written only over the one it was made of.
      await db.schema
        .alterTable('matches')
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      // Where its creator comes from, for the limit of open matches.
      await db.schema.alterTable('matches').addColumn('network', 'text').execute();
      // A column of its own, since one damaged text among the metadata would fail every list that looks into them.
      await db.schema
        .alterTable('matches')
        .addColumn('unlisted', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`
        update matches set unlisted = 1 where json_valid(metadata) and metadata ->> 'unlisted' is 1
      `.execute(db);
      await sql`create index open_matches_by_network on matches (network) where gameover is null`.execute(db);
    },
  },
  '0006-positions-and-paces': {
    async up(db: Kysely<unknown>) {
      // A match has a position once it is dealt. Apart from the matches, whose rows are rewritten as a whole.
      await sql`
        create table positions (
          match_id text primary key references matches (id) on delete cascade,
          undo_count integer not null,
          position text
        )
      `.execute(db);
      // What a seat may take back and put back, one row for each step: a move writes its own and no other.
      await sql`
        create table undo_steps (
          match_id text not null references matches (id) on delete cascade,
          place integer not null,
          step text not null,
          primary key (match_id, place)
        )
      `.execute(db);
      await sql`
        insert into positions
        select id, json_array_length(state, '$._undo'), json_remove(state, '$._undo', '$._redo')
        from matches where json_valid(state)
      `.execute(db);
      await sql`
        insert into undo_steps
        select matches.id, step.key, step.value from matches, json_each(state, '$._undo') step where json_valid(state)
      `.execute(db);
      await sql`
        insert into undo_steps
        select matches.id, json_array_length(state, '$._undo') + step.key, step.value
        from matches, json_each(state, '$._redo') step where json_valid(state)
      `.execute(db);
      await db.schema.alterTable('matches').dropColumn('state').execute();

      // What a clock counts, apart from the log, which is compacted: one row for each change of who is to act.
      await sql`
        create table paces (
          number integer primary key autoincrement,
          match_id text not null references matches (id) on delete cascade,
          at integer not null,
          to_act text not null
        )
      `.execute(db);
      await sql`create index paces_by_match on paces (match_id, number)`.execute(db);
      await sql`
        insert into paces (match_id, at, to_act)
        select match_id, at, to_act from (
          select match_id, state_id, at, to_act,
            lag(to_act) over (partition by match_id order by state_id) as before
          from log_entries where position = 0 and at is not null and to_act is not null
        ) where before is null or before <> to_act
        order by match_id, state_id
      `.execute(db);
      await db.schema.alterTable('log_entries').dropColumn('to_act').execute();
      await compactLogs(db);
    },
  },
  '0007-contents': {
    // What matches are played with, once for all that share it and as long as one does.
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('contents')
        .addColumn('game_name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('snapshot', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('contents_key', ['game_name', 'hash'])
        .execute();
      await db.schema.alterTable('matches').addColumn('content', 'text').execute();
      await sql`create index matches_by_content on matches (game_name, content)`.execute(db);
      await sql`
        create trigger contents_without_match after delete on matches when old.content is not null
        begin
          delete from contents where game_name = old.game_name and hash = old.content and not exists
            (select 1 from matches where game_name = old.game_name and content = old.content);
        end
      `.execute(db);
    },
  },
};

/** Takes out of all logs what no longer stands and can't be put back, and each undo that was followed by its redo. */
async function compactLogs(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ match_id: string; state_id: number; type: string }>`
    select match_id, state_id, entry ->> '$.action.type' as type from log_entries
    where position = 0 and json_valid(entry)
      and match_id in (select match_id from log_entries where json_valid(entry) and entry ->> '$.action.type' = 'UNDO')
    order by match_id, state_id
  `.execute(db);
  for (const [match, entries] of Object.entries(groupBy(rows, 'match_id'))) {
    const kept = new Set(compacted(entries).map(({ state_id }) => state_id));
    for (const { state_id } of entries.filter((entry) => !kept.has(entry.state_id))) {
      await sql`delete from log_entries where match_id = ${match} and state_id = ${state_id}`.execute(db);
    }
  }
}

function compacted<Entry extends { readonly type: string }>(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  const undos: Entry[] = [];
  for (const entry of entries) {
    if (entry.type === 'UNDO') undos.push(entry);
    else if (entry.type === 'REDO') undos.pop();
    else {
      kept.splice(kept.length - undos.length, undos.length);
      undos.length = 0;
      kept.push(entry);
    }
  }
  return [...kept, ...undos];
}

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => migrations,
};
