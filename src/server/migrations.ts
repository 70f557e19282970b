import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';

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
  '0008-contents': {
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

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => migrations,
};
