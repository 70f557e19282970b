import type { LogEntry, State } from 'boardgame.io';
import { type Kysely, sql } from 'kysely';
import type { MatchData } from '../../matches/matchData';
import type { FetchOpts } from '../storage';
import type { Tables } from './tables';

type MatchRow = Tables['matches'];

type FoundMatch = { state?: State; metadata?: MatchData; log?: LogEntry[] };

function metadataOf(
  row: Pick<MatchRow, 'metadata' | 'state_id' | 'gameover' | 'updated_at' | 'revision' | 'network'>,
): MatchData {
  const metadata: MatchData = {
    ...JSON.parse(row.metadata),
    updatedAt: row.updated_at,
    revision: row.revision,
  };
  if (row.state_id > 0) metadata.hasMoves = true;
  if (row.network !== null) metadata.network = row.network;
  if (row.gameover !== null) metadata.gameover = JSON.parse(row.gameover);
  // Seats are looked up by names from requests, so '__proto__' must find nothing.
  metadata.players = Object.assign(Object.create(null), metadata.players);
  return metadata;
}

/** Reads the parts of a match that `opts` names. A part that is not stored is left out. */
export async function readMatch(db: Kysely<Tables>, matchID: string, opts: FetchOpts): Promise<FoundMatch> {
  const found: FoundMatch = {};
  const row = opts.state ? await readState(db, matchID, found) : await readRow(db, matchID);
  if (row === undefined) return found;
  if (opts.metadata) found.metadata = metadataOf(row);
  if (opts.log) {
    const entries = await db
      .selectFrom('log_entries')
      .select('entry')
      .where('match_id', '=', matchID)
      .orderBy('state_id')
      .orderBy('position')
      .execute();
    found.log = entries.map(({ entry }) => JSON.parse(entry));
  }
  return found;
}

type KnownRow = Parameters<typeof metadataOf>[0];

function readRow(db: Kysely<Tables>, matchID: string): Promise<KnownRow | undefined> {
  return db
    .selectFrom('matches')
    .select(['state_id', 'metadata', 'gameover', 'updated_at', 'revision', 'network'])
    .where('id', '=', matchID)
    .executeTakeFirst();
}

/** Reads a match's row and its newest position in one statement, so that both are from the same snapshot. */
async function readState(
  db: Kysely<Tables>,
  matchID: string,
  found: FoundMatch,
): Promise<KnownRow | undefined> {
  interface Part {
    readonly part: 'match' | 'position' | 'step';
    readonly place: number;
    readonly text: string | null;
  }
  const { rows } = await sql<Part & Omit<KnownRow, 'metadata'>>`
    select 'match' as part, 0 as place, metadata as text, state_id, gameover, updated_at, revision, network
      from matches where id = ${matchID}
    union all select 'position', undo_count, position, null, null, null, null, null
      from positions where match_id = ${matchID}
    union all select 'step', place, step, null, null, null, null, null
      from undo_steps where match_id = ${matchID}
    order by part, place`.execute(db);
  const match = rows.find(({ part }) => part === 'match');
  if (match === undefined) return undefined;
  const newest = rows.find(({ part }) => part === 'position');
  if (newest !== undefined) {
    const steps: State['_undo'] = rows.flatMap(({ part, text }) =>
      part === 'step' && text !== null ? JSON.parse(text) : [],
    );
    const undoCount = newest.place;
    const _undo = steps.slice(0, undoCount);
    const { G, ctx, plugins } = newest.text === null ? steps[undoCount - 1] : JSON.parse(newest.text);
    found.state = { G, ctx, plugins, _undo, _redo: steps.slice(undoCount), _stateID: match.state_id };
  }
  return { ...match, metadata: match.text ?? '' };
}
