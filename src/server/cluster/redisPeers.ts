import type { Redis } from 'ioredis';
import isEqual from 'lodash/isEqual';
import { errorFields, type Log } from '../ops/log';
import { type News, readNews } from './news';
import { type Change, countOf, NOBODY, type PeerListener, type Peers, type Presence } from './peers';

export type Role = 'server' | 'worker';

/** Interval between heartbeats in ms. The constants below count heartbeats. */
const BEAT = 1_000;
const BEATS_UNTIL_CUT_OFF = 3;
const BEATS_UNTIL_GONE = 5;

/**
 * A silent server may only be cut off from Redis and still accept moves. For this many heartbeats its matches are
 * polled.
 */
const BEATS_OF_DOUBT = 60;

/** A new server may have read a match before its last change. For this many heartbeats changes are kept for it. */
const BEATS_KEPT = 60;

interface RedisPeersOptions {
  /** Identifies this server. */
  readonly id: string;
  readonly role: Role;
  /** One connection for commands and one for subscriptions. */
  readonly commands: Redis;
  readonly listening: Redis;
  readonly prefix: string;
  readonly log: Log;
  /** Interval between heartbeats in ms. */
  readonly beat?: number;
}

/** Another server, by its last messages. */
interface Other {
  role: Role;
  /** Heartbeats missed. */
  silent: number;
  readonly at: Map<string, Presence>;
}

/** Changes of a match not yet announced, the last one of each kind. */
interface Pending {
  /** Heartbeats since the last change. */
  beats: number;
  readonly news: Map<string, ChangeNews>;
}

type ChangeNews = News & { kind: 'changed' };

/**
 * Exchanges messages with other servers on one Redis channel. Messages are only hints; the data are in the
 * database, so nothing is kept in Redis. A server that was cut off reads the database and announces its changes
 * afterwards. Each server knows who is at which table, and announces a change only if another server has people at
 * that table.
 */
export class RedisPeers implements Peers {
  private readonly listeners = new Map<string, PeerListener>();
  private readonly others = new Map<string, Other>();
  private readonly here = new Map<string, Presence>();
  /** Changes not announced because Redis was down or nobody needed them, by match. */
  private readonly pending = new Map<string, Pending>();
  private readonly channel: string;
  private timer: NodeJS.Timeout | undefined;
  private silent = 0;
  private tickedAt = 0;
  /** Heartbeats since this server was connected. At first it doesn't know yet who is at which table. */
  private beatsConnected = 0;
  private doubts = 0;
  private isLooking = false;
  private isClosed = false;
  private watchers: (() => void)[] = [];
  private wasCutOff = false;
  isConnected = false;
  /** Number of messages sent and received. */
  readonly news = { sent: 0, heard: 0 };

  constructor(private readonly options: RedisPeersOptions) {
    this.channel = `${options.prefix}:news`;
  }

  /** Resolves once this server receives messages. */
  async join(): Promise<void> {
    const { listening, commands, beat = BEAT } = this.options;
    listening.on('message', (_channel: string, message: string) => {
      const news = readNews(message);
      if (news !== undefined && !this.isClosed) this.receive(news);
    });
    for (const connection of [listening, commands]) connection.on('close', () => this.cutOff());
    const heard = new Promise<void>((resolve) => this.onChange(resolve));
    await listening.subscribe(this.channel);
    // ioredis resubscribes automatically. The heartbeat shows when that is done.
    listening.on('ready', () => this.beat());
    this.tickedAt = performance.now();
    this.timer = setInterval(() => this.tick(), beat);
    this.timer.unref();
    this.beat();
    await heard;
  }

  /** Registers a callback for changes of `isConnected` and `count`. */
  onChange(watcher: () => void): void {
    this.watchers.push(watcher);
  }

  /** Counts the other servers with this role. */
  count(role: Role): number {
    return [...this.others.values()].filter((other) => other.role === role).length;
  }

  listen(game: string, listener: PeerListener): void {
    this.listeners.set(game, listener);
  }

  changed(game: string, matchID: string, change: Change): void {
    const news: ChangeNews = { kind: 'changed', from: this.options.id, game, matchID, change };
    if (this.isNeeded(keyOf(game, matchID))) this.send(news);
    else this.keepPending(news);
  }

  present(game: string, matchID: string, who: Presence): void {
    const presence = { ...who, seats: who.seats.toSorted() };
    const key = keyOf(game, matchID);
    if (isEqual(this.here.get(key) ?? NOBODY, presence)) return;
    if (isEqual(presence, NOBODY)) this.here.delete(key);
    else this.here.set(key, presence);
    this.send({ kind: 'here', from: this.options.id, game, matchID, ...presence });
  }

  elsewhere(game: string, matchID: string): Presence {
    const key = keyOf(game, matchID);
    const found = [...this.others.values()].flatMap(({ at }) => at.get(key) ?? []);
    return {
      seats: [...new Set(found.flatMap(({ seats }) => seats))],
      onlookers: found.reduce((sum, { onlookers }) => sum + onlookers, 0),
      atDoor: found.reduce((sum, { atDoor }) => sum + atDoor, 0),
    };
  }

  countElsewhere(): number {
    return [...this.others.values()]
      .flatMap(({ at }) => [...at.values()])
      .reduce((sum, presence) => sum + countOf(presence), 0);
  }

  /** Announces the shutdown. */
  async leave(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.publish({ kind: 'bye', from: this.options.id }).catch(() => undefined);
  }

  private receive(news: News): void {
    if (news.from === this.options.id) {
      if (news.kind === 'beat') this.receivedOwnBeat();
      return;
    }
    this.news.heard += 1;
    if (news.kind === 'changed') {
      this.listeners.get(news.game)?.changed(news.matchID, news.change);
      return;
    }
    if (news.kind === 'bye') {
      this.forget(news.from);
      return;
    }
    const other = this.other(news.from);
    other.silent = 0;
    if (news.kind === 'hello') this.sendAllPresence();
    if (news.kind === 'here') this.place(other, keyOf(news.game, news.matchID), news);
    if (news.kind === 'all') {
      const tables = new Map(news.tables.map((table) => [keyOf(table.game, table.matchID), table]));
      for (const key of new Set([...other.at.keys(), ...tables.keys()]))
        this.place(other, key, tables.get(key) ?? NOBODY);
    }
    if (news.kind === 'beat' && other.role !== news.role) {
      other.role = news.role;
      this.notifyWatchers();
    }
  }

  private other(id: string): Other {
    let other = this.others.get(id);
    if (other === undefined) {
      other = { role: 'server', silent: 0, at: new Map() };
      this.others.set(id, other);
      // Its announcement of who is there may have come before the first heartbeat.
      this.send({ kind: 'hello', from: this.options.id });
    }
    return other;
  }

  private place(other: Other, key: string, { seats, onlookers, atDoor }: Presence): void {
    const presence = { seats, onlookers, atDoor };
    if (isEqual(other.at.get(key) ?? NOBODY, presence)) return;
    if (isEqual(presence, NOBODY)) other.at.delete(key);
    else {
      other.at.set(key, presence);
      this.sendPending(key);
    }
    this.presenceChanged(key);
  }

  /** Checks whether another server may have people at the table. */
  private isNeeded(key: string): boolean {
    return this.beatsConnected < BEATS_UNTIL_GONE || [...this.others.values()].some(({ at }) => at.has(key));
  }

  private presenceChanged(key: string): void {
    const { game, matchID } = tableOf(key);
    this.listeners.get(game)?.presenceChanged(matchID);
  }

  private forget(id: string): void {
    const other = this.others.get(id);
    if (other === undefined) return;
    this.others.delete(id);
    for (const key of other.at.keys()) this.presenceChanged(key);
    this.notifyWatchers();
  }

  private sendAllPresence(): void {
    const tables = [...this.here].map(([key, presence]) => ({
      ...tableOf(key),
      ...presence,
      seats: [...presence.seats],
    }));
    this.send({ kind: 'all', from: this.options.id, tables });
  }

  private beat(): void {
    const { id, role } = this.options;
    this.publish({ kind: 'beat', from: id, role }).catch(() => undefined);
  }

  private tick(): void {
    const { beat = BEAT } = this.options;
    const hungFor = performance.now() - this.tickedAt;
    this.tickedAt += hungFor;
    this.silent += 1;
    // After hanging that long, this server is gone for the others, so it has missed their messages.
    if (this.silent > BEATS_UNTIL_CUT_OFF || hungFor > BEATS_UNTIL_GONE * beat) this.cutOff();
    this.beat();
    if (this.isConnected) {
      for (const [id, other] of this.others) {
        other.silent += 1;
        if (other.silent <= BEATS_UNTIL_GONE) continue;
        this.options.log('server gone', { server: id, role: other.role });
        this.doubts = BEATS_OF_DOUBT;
        this.forget(id);
      }
      this.doubts = Math.max(0, this.doubts - 1);
      this.beatsConnected += 1;
      for (const [key, changes] of this.pending) {
        changes.beats += 1;
        if (changes.beats > BEATS_KEPT) this.pending.delete(key);
      }
    }
    if (!this.isConnected || this.doubts > 0) this.look(false);
  }

  private receivedOwnBeat(): void {
    this.silent = 0;
    if (this.isConnected) return;
    const isBack = this.wasCutOff;
    this.isConnected = true;
    this.wasCutOff = false;
    this.beatsConnected = 0;
    for (const other of this.others.values()) other.silent = 0;
    if (isBack) this.options.log('redis back');
    for (const key of [...this.pending.keys()]) this.sendPending(key);
    this.send({ kind: 'hello', from: this.options.id });
    this.sendAllPresence();
    if (isBack) this.look(true);
    this.notifyWatchers();
  }

  private cutOff(): void {
    if (!this.isConnected || this.isClosed) return;
    this.isConnected = false;
    this.wasCutOff = true;
    this.options.log('redis away', { lookEveryMs: this.options.beat ?? BEAT });
    this.notifyWatchers();
  }

  private notifyWatchers(): void {
    for (const watcher of this.watchers) watcher();
  }

  private look(chatToo: boolean): void {
    if (this.isLooking && !chatToo) return;
    this.isLooking = true;
    Promise.all([...this.listeners.values()].map((listener) => listener.lookAgain(chatToo)))
      .catch((error) => this.options.log('polling for changes failed', errorFields(error)))
      .finally(() => {
        this.isLooking = false;
      });
  }

  private send(news: News): void {
    this.publish(news).catch(() => {
      // Presence is announced again after reconnecting.
      if (news.kind === 'changed') this.keepPending(news);
      this.cutOff();
    });
  }

  private keepPending(news: ChangeNews): void {
    const { game, matchID, change } = news;
    const kept = change.what === 'chat' ? { ...news, change: { what: 'chats' as const } } : news;
    const key = keyOf(game, matchID);
    const unsaid = this.pending.get(key) ?? { beats: 0, news: new Map() };
    unsaid.beats = 0;
    // The last change of each kind covers the earlier ones.
    unsaid.news.set(kept.change.what, kept);
    this.pending.set(key, unsaid);
  }

  private sendPending(key: string): void {
    const unsaid = this.pending.get(key);
    this.pending.delete(key);
    for (const news of unsaid?.news.values() ?? []) this.send(news);
  }

  private async publish(news: News): Promise<void> {
    await this.options.commands.publish(this.channel, JSON.stringify(news));
    this.news.sent += 1;
  }
}

const keyOf = (game: string, matchID: string): string => JSON.stringify([game, matchID]);

function tableOf(key: string): { game: string; matchID: string } {
  const [game, matchID] = JSON.parse(key);
  return { game, matchID };
}
