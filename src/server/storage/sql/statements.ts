/**
 * SQL statements for the changes of a match, valid in SQLite and PostgreSQL. The texts are constant, so that each
 * is prepared once.
 */
import type { LogEntry, State } from 'boardgame.io';
import type { Snapshot } from '../../../game-api/contents';
import type { MatchData } from '../../matches/matchData';
import { changeTurns } from '../../notifications/turnEvents';
import { type SeatedPeople, setSeatedPeople } from '../../people/seatedPeople';
import type { CreateMatchOpts, StateChange } from '../storage';
import type { Statement } from './statement';

export { type Statement, UnchangedError } from './statement';

type Step = State['_undo'][number];

/** Returns the metadata as JSON, without the fields that have their own columns. */
export function metadataText({
  gameover: _,
  updatedAt: _updatedAt,
  revision: _revision,
  network: _network,
  hasMoves: _hasMoves,
  ...metadata
}: MatchData): string {
  return JSON.stringify(metadata);
}

const textOrNull = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

export function createMatch(
  matchID: string,
  { metadata, initialState, content, network, people = {} }: CreateMatchOpts,
): Statement[] {
  const { gameName, unlisted, gameover, updatedAt } = metadata;
  return [
    {
      sql: `insert into matches (id, game_name, state_id, metadata, gameover, updated_at, network, unlisted, content)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      parameters: [
        matchID,
        gameName,
        initialState?._stateID ?? 0,
        metadataText(metadata),
        textOrNull(gameover),
        updatedAt,
        network ?? null,
        unlisted === true ? 1 : 0,
        metadata.content ?? null,
      ],
    },
    ...(initialState === undefined ? [] : deal(matchID, initialState)),
    ...keepContent(gameName, content),
    ...setSeatedPeople(matchID, people),
  ];
}

export function setMetadata(
  matchID: string,
  metadata: MatchData,
  dealt: State | undefined,
  content: Snapshot | undefined,
  people: SeatedPeople = {},
): Statement[] {
  const { revision = 0, unlisted, gameName } = metadata;
  return [
    {
      sql: 'update matches set metadata = ?, unlisted = ?, content = ?, revision = ? where id = ? and revision = ?',
      parameters: [
        metadataText(metadata),
        unlisted === true ? 1 : 0,
        metadata.content ?? null,
        revision + 1,
        matchID,
        revision,
      ],
      mustChange: true,
    },
    ...(dealt === undefined ? [] : deal(matchID, dealt)),
    ...keepContent(gameName, content),
    ...setSeatedPeople(matchID, people),
  ];
}

/** Stores a content unless it exists: the same hash always has the same content. */
function keepContent(gameName: string, content: Snapshot | undefined): Statement[] {
  if (content === undefined) return [];
  return [
    {
      sql: 'insert into contents (game_name, hash, snapshot) values (?, ?, ?) on conflict do nothing',
      parameters: [gameName, content.hash, JSON.stringify(content.snapshot)],
    },
  ];
}

function deal(matchID: string, state: State): Statement[] {
  return [
    {
      sql: 'insert into initial_states (match_id, state) values (?, ?)',
      parameters: [matchID, JSON.stringify(state)],
    },
    ...position(matchID, undefined, state),
  ];
}

export function setState(
  matchID: string,
  { before, state, deltalog = [], toAct = [], turns, revision }: StateChange,
  at: number,
): Statement[] {
  return [
    {
      sql: `update matches set state_id = ?, updated_at = ?, gameover = ?
        where id = ? and state_id = ? and revision = coalesce(?, revision)`,
      parameters: [
        state._stateID,
        at,
        textOrNull(state.ctx.gameover),
        matchID,
        state._stateID - 1,
        revision ?? null,
      ],
      mustChange: true,
    },
    ...position(matchID, before, state),
    ...logged(matchID, before, state, deltalog, at),
    {
      sql: `insert into paces (match_id, at, to_act) select ?, cast(? as bigint), ? where ? is distinct from
        (select to_act from paces where match_id = ? order by number desc limit 1)`,
      parameters: [matchID, at, JSON.stringify(toAct), JSON.stringify(toAct), matchID],
    },
    ...(turns === undefined ? [] : changeTurns(matchID, state._stateID, turns)),
  ];
}

/**
 * Writes the position and the changed undo steps. `positions.position` is null if the newest undo step already
 * holds the position.
 */
function position(matchID: string, before: State | undefined, state: State): Statement[] {
  const { _undo, _redo, G, ctx, plugins } = state;
  const top = _undo.at(-1);
  const isTop = top !== undefined && top.G === G && top.ctx === ctx && top.plugins === plugins;
  const text = isTop ? null : JSON.stringify({ G, ctx, plugins });
  const steps = [..._undo, ..._redo];
  const kept = before === undefined ? 0 : sameSteps([...before._undo, ...before._redo], steps);
  return [
    {
      sql: `insert into positions (match_id, undo_count, position) values (?, ?, ?)
        on conflict (match_id) do update set undo_count = excluded.undo_count, position = excluded.position`,
      parameters: [matchID, _undo.length, text],
    },
    { sql: 'delete from undo_steps where match_id = ? and place >= ?', parameters: [matchID, kept] },
    ...steps.slice(kept).map((step, index) => ({
      sql: 'insert into undo_steps (match_id, place, step) values (?, ?, ?)',
      parameters: [matchID, kept + index, JSON.stringify(step)],
    })),
  ];
}

/**
 * Counts the leading steps that both lists share. Undo and redo only move the boundary between them; a move adds
 * one step.
 */
function sameSteps(before: readonly Step[], after: readonly Step[]): number {
  const differs = after.findIndex((step, place) => step !== before[place]);
  return differs === -1 ? after.length : differs;
}

/**
 * Updates the log. A redo removes its undo, and a new move removes the undone moves with their undos. The log then
 * holds the effective moves, the moves that can be redone, and an undo for each of these.
 */
function logged(
  matchID: string,
  before: State,
  { _stateID }: State,
  deltalog: readonly LogEntry[],
  at: number,
): Statement[] {
  const type: string | undefined = deltalog.at(0)?.action.type;
  const dropped = type === 'REDO' ? 1 : type === 'UNDO' ? 0 : 2 * before._redo.length;
  const dropping: Statement[] = [
    {
      sql: `delete from log_entries where match_id = ? and state_id in
        (select distinct state_id from log_entries where match_id = ? order by state_id desc limit ?)`,
      parameters: [matchID, matchID, dropped],
    },
  ];
  const added = type === 'REDO' ? [] : deltalog;
  return [
    ...(dropped === 0 ? [] : dropping),
    ...added.map((entry, place) => ({
      sql: 'insert into log_entries (match_id, state_id, position, entry, at) values (?, ?, ?, ?, ?)',
      parameters: [matchID, _stateID, place, JSON.stringify(entry), at],
    })),
  ];
}
