import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { NotificationLanguage, QuietHours } from '../../session/notifications';
import { randomText } from '../matches/matchData';
import { SqlStore } from '../storage/sql/sqlStore';
import { type Channel, type ChannelOwner, MAX_CHANNELS } from './channels';
import { beginFirstTurn, forgetTurns, reportTimeout, type Timeout } from './turnEvents';

/** The action of a link in a message. */
export type TokenPurpose = 'confirm' | 'stop';

/** Thrown if the channel was removed or replaced concurrently. */
export class UnknownChannelError extends Error {
  override name = 'UnknownChannelError';
  constructor(id: string) {
    super(`There is no channel ${JSON.stringify(id)}.`);
  }
}

export interface NotificationTables {
  /** `target` and `quiet` are JSON. */
  call_ways: {
    id: string;
    /** Null together with `seat` for a channel of a person, whose hash is in `person`. */
    match_id: string | null;
    seat: string | null;
    person: string | null;
    holder: string;
    target: string;
    language: NotificationLanguage;
    quiet: string | null;
    created_at: number;
    confirmed_at: number | null;
    called: number | null;
  };
  call_tokens: { hash: string; way_id: string; purpose: TokenPurpose; until: number | null };
  /** `about` is the text of an `About`. */
  calls_due: { way_id: string; about: string; turn: number; due_at: number; attempts: number };
  times_up: { match_id: string; seat: string; turn: number };
  server_keys: { name: string; value: string };
}

/** What a pending notification is about: the channel's own turn, a seat out of time, or something for a person. */
export type About =
  | { readonly kind: 'turn' }
  | { readonly kind: 'time'; readonly lateSeat: string }
  | { readonly kind: 'table'; readonly matchID: string }
  | { readonly kind: 'invitation'; readonly id: string };

/** A pending notification. */
export interface Due {
  readonly channel: Channel;
  readonly about: About;
  /** Number of the state that the turn began with; for a timeout, the turn of that timeout; 0 for persons. */
  readonly turn: number;
  /** ms since 1970. */
  readonly dueAt: number;
  /** Number of attempts so far. */
  readonly attempts: number;
}

/** Returns the hash of a token. Tokens are long and random, so a fast hash is enough. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns the column that stores what a notification is about. */
function aboutText(about: About): string {
  if (about.kind === 'turn') return '';
  if (about.kind === 'time') return about.lateSeat;
  return `${about.kind} ${about.kind === 'table' ? about.matchID : about.id}`;
}

function aboutOf(text: string): About {
  const [kind = '', id = ''] = text.split(' ');
  if (kind === 'table') return { kind, matchID: id };
  if (kind === 'invitation') return { kind, id };
  return text === '' ? { kind: 'turn' } : { kind: 'time', lateSeat: text };
}

/** Returns the condition that selects the channels of an owner. */
const ownedBy = (owner: ChannelOwner) =>
  'person' in owner
    ? { condition: 'person = ?', values: [owner.person] }
    : { condition: 'match_id = ? and seat = ?', values: [owner.matchID, owner.seat] };

/** Stores channels and pending notifications. */
export class NotificationStore extends SqlStore<NotificationTables> {
  /** Returns the channels of a seat or person, oldest first. */
  async channelsOf(owner: ChannelOwner): Promise<Channel[]> {
    const rows = await this.db
      .selectFrom('call_ways')
      .selectAll()
      .where((eb) =>
        'person' in owner
          ? eb('person', '=', owner.person)
          : eb.and([eb('match_id', '=', owner.matchID), eb('seat', '=', owner.seat)]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(channelOf);
  }

  async find(id: string): Promise<Channel | undefined> {
    const row = await this.db.selectFrom('call_ways').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : channelOf(row);
  }

  /**
   * Adds a channel and deletes those with the ids in `replaced`. Resolves to false if the owner has `MAX_CHANNELS`
   * already.
   */
  add(channel: Channel, replaced: readonly string[] = []): Promise<boolean> {
    const { id, holder, target, language, quiet, createdAt, confirmedAt } = channel;
    const text = JSON.stringify(target);
    const { condition, values } = ownedBy(channel);
    const [matchID, seat, person] =
      'person' in channel ? [null, null, channel.person] : [channel.matchID, channel.seat, null];
    return this.changed(
      // Locks the owner, so that parallel writes can't both take the last free place.
      {
        sql:
          matchID === null
            ? 'update person_keys set hash = hash where hash = ?'
            : 'update matches set revision = revision where id = ?',
        parameters: [matchID ?? person],
      },
      { sql: `delete from call_ways where ${condition} and target = ?`, parameters: [...values, text] },
      ...replaced.map((channel) => ({ sql: 'delete from call_ways where id = ?', parameters: [channel] })),
      {
        sql: `insert into call_ways
          (id, match_id, seat, person, holder, target, language, quiet, created_at, confirmed_at)
          select ?, ?, ?, ?, ?, ?, ?, ?, cast(? as bigint), cast(? as bigint)
          where (select count(*) from call_ways where ${condition}) < ?`,
        parameters: [
          id,
          matchID,
          seat,
          person,
          holder,
          text,
          language,
          quietText(quiet),
          createdAt,
          confirmedAt,
          ...values,
          MAX_CHANNELS,
        ],
        mustChange: true,
      },
    );
  }

  remove(id: string): Promise<void> {
    return this.write([{ sql: 'delete from call_ways where id = ?', parameters: [id] }]);
  }

  setQuiet(owner: ChannelOwner, quiet: QuietHours | null): Promise<void> {
    const { condition, values } = ownedBy(owner);
    const sql = `update call_ways set quiet = ? where ${condition}`;
    return this.write([{ sql, parameters: [quietText(quiet), ...values] }]);
  }

  /**
   * Deletes the channels of people who have left. `holders` are the hashed credentials of those who still have a
   * seat.
   */
  keepHolders(matchID: string, holders: readonly string[]): Promise<void> {
    const others = holders.length === 0 ? '' : ` and holder not in (${holders.map(() => '?').join(', ')})`;
    const sql = `delete from call_ways where match_id = ?${others}`;
    return this.write([{ sql, parameters: [matchID, ...holders] }]);
  }

  /**
   * Returns a new token for a link, and stores its hash. `until` is in ms since 1970; null means as long as the
   * channel exists. @throws UnknownChannelError
   */
  async makeToken(wayID: string, purpose: TokenPurpose, until: number | null): Promise<string> {
    const token = randomText(24);
    const sql = `insert into call_tokens (hash, way_id, purpose, until)
      select ?, id, ?, cast(? as bigint) from call_ways where id = ?`;
    const parameters = [hashOf(token), purpose, until, wayID];
    if (!(await this.changed({ sql, parameters, mustChange: true }))) throw new UnknownChannelError(wayID);
    return token;
  }

  /** Returns the channel of a link, or undefined if the channel was removed or the link has expired. */
  async findByToken(token: string, purpose: TokenPurpose, now: number): Promise<Channel | undefined> {
    const row = await this.db
      .selectFrom('call_tokens')
      .innerJoin('call_ways', 'call_ways.id', 'call_tokens.way_id')
      .selectAll('call_ways')
      .where('call_tokens.hash', '=', hashOf(token))
      .where('call_tokens.purpose', '=', purpose)
      .where(({ eb, or }) => or([eb('call_tokens.until', 'is', null), eb('call_tokens.until', '>', now)]))
      .executeTakeFirst();
    return row === undefined ? undefined : channelOf(row);
  }

  confirm(id: string, now: number): Promise<void> {
    const sql = 'update call_ways set confirmed_at = ? where id = ? and confirmed_at is null';
    return this.write([{ sql, parameters: [now, id] }]);
  }

  /** Adds notifications for the first turn. `dueAt` is in ms since 1970. */
  beginFirstTurn(matchID: string, seats: readonly string[], dueAt: number): Promise<void> {
    return this.write(beginFirstTurn(matchID, seats, dueAt));
  }

  /** Deletes the notifications of a match after a seat was left before the first move. */
  forgetTurns(matchID: string): Promise<void> {
    return this.write(forgetTurns(matchID));
  }

  /**
   * Adds notifications about a timeout on all channels of the match. Resolves to false if this timeout was reported
   * before.
   */
  reportTimeout(matchID: string, late: Timeout): Promise<boolean> {
    return this.changed(...reportTimeout(matchID, late));
  }

  /** Returns the notifications due until a moment in ms since 1970, earliest first. */
  async dueUntil(moment: number, most: number): Promise<Due[]> {
    const rows = await this.db
      .selectFrom('calls_due')
      .innerJoin('call_ways', 'call_ways.id', 'calls_due.way_id')
      .selectAll(['call_ways', 'calls_due'])
      .where('due_at', '<=', moment)
      .orderBy('due_at')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      channel: channelOf(row),
      about: aboutOf(row.about),
      turn: row.turn,
      dueAt: row.due_at,
      attempts: row.attempts,
    }));
  }

  /** Returns when the next notification is due, or null. */
  async nextDue(): Promise<number | null> {
    const { next } = await this.db
      .selectFrom('calls_due')
      .select(({ fn }) => fn.min('due_at').as('next'))
      .executeTakeFirstOrThrow();
    return next;
  }

  /**
   * Claims a notification for this server until `until`. Resolves to false if it is gone or another server claimed
   * it first.
   */
  claim({ channel, about, turn, dueAt, attempts }: Due, until: number): Promise<boolean> {
    return this.changed({
      sql: `update calls_due set attempts = attempts + 1, due_at = ?
        where way_id = ? and about = ? and turn = ? and due_at = ? and attempts = ?`,
      parameters: [until, channel.id, aboutText(about), turn, dueAt, attempts],
      mustChange: true,
    });
  }

  /** Postpones a notification without counting an attempt. Resolves to false like `claim`. */
  postpone({ channel, about, turn, dueAt, attempts }: Due, until: number): Promise<boolean> {
    return this.changed({
      sql: `update calls_due set due_at = ?
        where way_id = ? and about = ? and turn = ? and due_at = ? and attempts = ?`,
      parameters: [until, channel.id, aboutText(about), turn, dueAt, attempts],
      mustChange: true,
    });
  }

  /** Deletes a notification, and records its turn as notified. */
  finish({ channel, about, turn }: Due): Promise<void> {
    return this.write([
      {
        sql: 'delete from calls_due where way_id = ? and about = ? and turn = ?',
        parameters: [channel.id, aboutText(about), turn],
      },
      ...(about.kind === 'turn'
        ? [{ sql: 'update call_ways set called = ? where id = ?', parameters: [turn, channel.id] }]
        : []),
    ]);
  }

  /** Returns the key of this name, which all servers of the database share. The first caller makes it. */
  async key(name: string, make: () => string): Promise<string> {
    const kept = await this.findKey(name);
    if (kept !== undefined) return kept;
    const sql = 'insert into server_keys (name, value) values (?, ?) on conflict do nothing';
    await this.write([{ sql, parameters: [name, make()] }]);
    const made = await this.findKey(name);
    if (made === undefined) throw new Error(`The key ${name} was written and is not there.`);
    return made;
  }

  private async findKey(name: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  }
}

const quietText = (quiet: QuietHours | null): string | null =>
  quiet === null ? null : JSON.stringify(quiet);

function channelOf(row: Selectable<NotificationTables['call_ways']>): Channel {
  return {
    ...(row.person === null ? { matchID: row.match_id ?? '', seat: row.seat ?? '' } : { person: row.person }),
    id: row.id,
    holder: row.holder,
    target: JSON.parse(row.target),
    language: row.language,
    quiet: row.quiet === null ? null : JSON.parse(row.quiet),
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
  };
}
