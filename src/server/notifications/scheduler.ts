import { itemAt } from '../../rules-kit/indexed';
import type { Clock } from '../../session/protocol';
import type { SetAlarm } from '../clocks/alarms';
import type { MatchData } from '../matches/matchData';
import { isBot } from '../matches/seats';
import { errorFields, type Log } from '../ops/log';
import type { MatchStorage } from '../storage/storage';
import type { Channel, PersonChannel, SeatChannel } from './channels';
import type { NotificationMessage } from './messageText';
import { type About, type Due, UnknownChannelError } from './notificationStore';
import { quietUntil } from './quietHours';
import { NotSentError } from './senders';

const MINUTE = 60_000;

/** Delay of a notification after the beginning of a turn, in ms. */
export const NOTIFY_AFTER = 30_000;

/** Delay in ms if the player has the page in the foreground and so has probably seen the turn. */
export const SEEN_FOR = 10 * MINUTE;

/**
 * Pauses in ms between attempts, each longer than sending may take. After the last attempt the notification is
 * dropped.
 */
export const PAUSES: readonly number[] = [1, 5, 30, 120, 120].map((minutes) => minutes * MINUTE);

/** Time in ms for pages to reconnect after a server start, so that nobody with an open page is notified. */
const COME_BACK_WITHIN = 10_000;

/**
 * Interval of checks with a shared database, and how far ahead they look, in ms. Looking ahead lets the server that
 * has the player's page postpone the notification before another server sends it.
 */
const LOOK_EVERY = 10_000;
const LOOK_AHEAD = 15_000;

/** Number of messages sent in parallel. */
const AT_ONCE = 20;

/** Returns the seats to act and the clock, if any. */
export type TurnOf = (
  game: string,
  matchID: string,
) => Promise<{ readonly toAct: readonly string[]; readonly clock?: Clock }>;

/** A match with its id. */
export type NotifiedMatch = MatchData & { readonly matchID: string };

/** Where notifications to persons come from: tables that fit their wishes, and invitations. */
export interface PersonEvents {
  /** Returns the match that a notification is about, or undefined if it is not worth sending any more. */
  current(person: string, about: About): Promise<NotifiedMatch | undefined>;
}

export interface SchedulerOptions {
  readonly storage: MatchStorage;
  readonly send: (channel: Channel, message: NotificationMessage) => Promise<void>;
  readonly messageOf: (due: Due, match: NotifiedMatch) => Promise<NotificationMessage>;
  /** Checks whether a player of this seat has the page in the foreground, on this server. */
  readonly isLooking: (game: string, matchID: string, seat: string) => boolean;
  readonly turn: TurnOf;
  readonly personEvents: PersonEvents;
  readonly now: () => number;
  readonly setAlarm: SetAlarm;
  readonly log: Log;
}

/**
 * Sends notifications about turns and timeouts. They are stored in the database and claimed there before each
 * attempt, so that only one of several servers sends and a restart loses nothing.
 */
export class NotificationScheduler {
  private alarm: { readonly at: number; readonly cancel: () => void } | undefined;
  private running: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly options: SchedulerOptions) {}

  start(): void {
    this.wakeAt(this.options.now() + COME_BACK_WITHIN);
  }

  /** Schedules a round for this moment, in ms since 1970. */
  wakeAt(moment: number): void {
    if (this.isClosed || (this.alarm !== undefined && this.alarm.at <= moment)) return;
    this.alarm?.cancel();
    const { now, setAlarm } = this.options;
    const cancel = setAlarm(Math.max(0, moment - now()), () => this.ring());
    this.alarm = { at: moment, cancel };
  }

  /** Stops after the current round has finished. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.alarm?.cancel();
    await this.running;
  }

  private async ring(): Promise<void> {
    this.alarm = undefined;
    // One round at a time. A notification added during a round is found by `nextDue`.
    this.running ??= this.round().finally(() => {
      this.running = undefined;
    });
    await this.running;
  }

  private async round(): Promise<void> {
    const { storage, now, log } = this.options;
    let next: number | null = null;
    try {
      const ahead = storage.isShared ? LOOK_AHEAD : 0;
      const due = await storage.notifications.dueUntil(now() + ahead, AT_ONCE);
      await Promise.all(due.map((call) => this.notifyOrLog(call)));
      next = await storage.notifications.nextDue();
    } catch (error) {
      log('sending notifications failed', errorFields(error));
      next = now() + MINUTE;
    }
    const looks = storage.isShared ? now() + LOOK_EVERY : Number.POSITIVE_INFINITY;
    const wake = Math.min(next ?? Number.POSITIVE_INFINITY, looks);
    if (Number.isFinite(wake)) this.wakeAt(wake);
  }

  /** A failed notification must not block the others. */
  private async notifyOrLog(due: Due): Promise<void> {
    const { storage, now, log } = this.options;
    try {
      await this.notify(due);
    } catch (error) {
      log('notification failed', {
        ...matchField(due.channel),
        kind: due.channel.target.kind,
        ...errorFields(error),
      });
      await storage.notifications.postpone(due, now() + MINUTE).catch(() => false);
    }
  }

  private notify(due: Due): Promise<void> {
    const { channel } = due;
    return 'person' in channel ? this.notifyPerson(due, channel) : this.notifySeat(due, channel);
  }

  private async notifyPerson(due: Due, { person }: PersonChannel): Promise<void> {
    if (due.dueAt > this.options.now()) return;
    await this.sendOrDrop(due, await this.options.personEvents.current(person, due.about));
  }

  private async notifySeat(due: Due, channel: SeatChannel): Promise<void> {
    const { storage, isLooking, now } = this.options;
    const { matchID, seat } = channel;
    const { metadata }: { metadata?: MatchData } = await storage.fetch(matchID, { metadata: true });
    if (metadata === undefined) return;
    const { gameName, players } = metadata;
    if (isLooking(gameName, matchID, seat)) {
      await storage.notifications.postpone(due, now() + SEEN_FOR);
      return;
    }
    if (due.dueAt > now()) return;
    const isTheirs = players[Number(seat)]?.credentials === channel.holder;
    const isSo = isTheirs && (await this.isStillSo(due, channel, metadata));
    await this.sendOrDrop(due, isSo ? { ...metadata, matchID } : undefined);
  }

  /** Sends a due notification about a match; deletes it if there is no match, or after too many attempts. */
  private async sendOrDrop(due: Due, match: NotifiedMatch | undefined): Promise<void> {
    const { storage, now } = this.options;
    const { channel, attempts } = due;
    if (match === undefined || attempts >= PAUSES.length) {
      if (match !== undefined) this.logGivenUp(due, 'it was not answered for');
      return storage.notifications.finish(due);
    }
    const quiet = quietUntil(channel.quiet, now());
    if (quiet !== null) {
      await storage.notifications.postpone(due, quiet);
      return;
    }
    if (await storage.notifications.claim(due, now() + itemAt(PAUSES, attempts))) await this.send(due, match);
  }

  /** Checks whether it is still the channel's turn, or the late player is still to act. */
  private async isStillSo(
    { about }: Due,
    channel: SeatChannel,
    { gameName, players }: MatchData,
  ): Promise<boolean> {
    const { toAct, clock } = await this.options.turn(gameName, channel.matchID);
    if (about.kind !== 'time') return toAct.includes(channel.seat);
    const { lateSeat } = about;
    const late = players[Number(lateSeat)];
    const isPerson = late?.name !== undefined && !isBot(late);
    return isPerson && toAct.includes(lateSeat) && (clock?.left[lateSeat] ?? 1) <= 0;
  }

  /** Sends a notification that this server has claimed. */
  private async send(due: Due, match: NotifiedMatch): Promise<void> {
    const { storage, send, messageOf } = this.options;
    const { channel, attempts } = due;
    try {
      await send(channel, await messageOf(due, match));
    } catch (error) {
      // The channel was removed.
      if (error instanceof UnknownChannelError) return;
      if (!(error instanceof NotSentError)) throw error;
      if (error.isGone) return storage.notifications.remove(channel.id);
      if (attempts + 1 < PAUSES.length) return;
      this.logGivenUp(due, error.reason);
    }
    await storage.notifications.finish(due);
  }

  private logGivenUp({ channel }: Due, reason: string): void {
    this.options.log('notification given up', { ...matchField(channel), kind: channel.target.kind, reason });
  }
}

/** Returns the log field that names a channel's match, if it has one. */
const matchField = (channel: Channel): { match?: string } =>
  'person' in channel ? {} : { match: channel.matchID };
