import type { Clock } from '../../session/protocol';
import type { SetAlarm } from '../clocks/alarms';
import { hashCredentials } from '../matches/credentials';
import type { MatchData } from '../matches/matchData';
import { isBot } from '../matches/seats';
import { errorFields, type Log } from '../ops/log';
import type { MatchStorage } from '../storage/storage';
import type { Channel } from './channels';
import type { NotificationMessage } from './messageText';
import { type Due, UnknownChannelError } from './notificationStore';
import { quietUntil } from './quietHours';
import { NotSentError } from './senders';

const MINUTE = 60_000;

/** Milliseconds from the beginning of a turn to the call. */
export const NOTIFY_AFTER = 30_000;

/** Milliseconds after which somebody who was looking, and so knows, is called all the same. */
export const SEEN_FOR = 10 * MINUTE;

/** From one attempt to the next, each longer than sending may take; after the last one it is given up. */
export const PAUSES: readonly number[] = [1, 5, 30, 120, 120].map((minutes) => minutes * MINUTE);

/** Milliseconds for which a server that starts waits for pages to come back. */
const COME_BACK_WITHIN = 10_000;

/** How often servers on one database look for calls of others, and how long before it is time: who looks at a table of
 *  one of them is called by none. */
const LOOK_EVERY = 10_000;
const LOOK_AHEAD = 15_000;

/** How many messages are sent at the same time. */
const AT_ONCE = 20;

/** The seats that a match waits for, and its clock, if it has one. */
export type TurnOf = (
  game: string,
  matchID: string,
) => Promise<{ readonly toAct: readonly string[]; readonly clock?: Clock }>;

interface CallerOptions {
  readonly storage: MatchStorage;
  readonly send: (way: Channel, message: NotificationMessage) => Promise<void>;
  readonly messageOf: (due: Due, match: MatchData) => Promise<NotificationMessage>;
  /** Whether somebody in the seat has the table before them, at this server. */
  readonly isLooking: (game: string, matchID: string, seat: string) => boolean;
  readonly turn: TurnOf;
  readonly now: () => number;
  readonly setAlarm: SetAlarm;
  readonly log: Log;
}

/**
 * Calls people to their turns, and when somebody's time is up. Who is to be called when lies in the database, and each attempt is claimed there first: of several
 * servers one sends, and a restart forgets nothing.
 */
export class NotificationScheduler {
  private alarm: { readonly at: number; readonly cancel: () => void } | undefined;
  private running: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly options: CallerOptions) {}

  start(): void {
    this.wakeAt(this.options.now() + COME_BACK_WITHIN);
  }

  /** There is a call for this moment, in milliseconds since 1970. */
  wakeAt(moment: number): void {
    if (this.isClosed || (this.alarm !== undefined && this.alarm.at <= moment)) return;
    this.alarm?.cancel();
    const { now, setAlarm } = this.options;
    const cancel = setAlarm(Math.max(0, moment - now()), () => this.ring());
    this.alarm = { at: moment, cancel };
  }

  /** What is being sent ends first. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.alarm?.cancel();
    await this.running;
  }

  private async ring(): Promise<void> {
    this.alarm = undefined;
    // One round at a time; a call that comes meanwhile is found by the look at what comes next.
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
      const due = await storage.calls.dueUntil(now() + ahead, AT_ONCE);
      await Promise.all(due.map((call) => this.callOrLog(call)));
      next = await storage.calls.nextDue();
    } catch (error) {
      log('calling failed', errorFields(error));
      next = now() + MINUTE;
    }
    const looks = storage.isShared ? now() + LOOK_EVERY : Number.POSITIVE_INFINITY;
    const wake = Math.min(next ?? Number.POSITIVE_INFINITY, looks);
    if (Number.isFinite(wake)) this.wakeAt(wake);
  }

  /** One call that can't be made keeps none of the others. */
  private async callOrLog(due: Due): Promise<void> {
    const { storage, now, log } = this.options;
    try {
      await this.call(due);
    } catch (error) {
      log('call failed', { match: due.way.matchID, kind: due.way.target.kind, ...errorFields(error) });
      await storage.calls.postpone(due, now() + MINUTE).catch(() => false);
    }
  }

  private async call(due: Due): Promise<void> {
    const { storage, isLooking, now } = this.options;
    const { way, dueAt, attempts } = due;
    const { matchID, seat } = way;
    const { metadata }: { metadata?: MatchData } = await storage.fetch(matchID, { metadata: true });
    if (metadata === undefined) return;
    const { gameName, players } = metadata;
    if (isLooking(gameName, matchID, seat)) {
      await storage.calls.postpone(due, now() + SEEN_FOR);
      return;
    }
    if (dueAt > now()) return;
    const isTheirs = players[Number(seat)]?.credentials === way.holder;
    const isSo = isTheirs && (await this.isStillSo(due, metadata));
    if (!isSo || attempts >= PAUSES.length) {
      if (isSo) this.logGivenUp(due, 'it was not answered for');
      return storage.calls.finish(due);
    }
    const quiet = quietUntil(way.quiet, now());
    if (quiet !== null) {
      await storage.calls.postpone(due, quiet);
      return;
    }
    if (await storage.calls.claim(due, now() + PAUSES[attempts])) await this.send(due, metadata);
  }

  /** Whether it is the way's turn, or a person's time is up and the match waits for them still. */
  private async isStillSo({ way, lateSeat }: Due, { gameName, players }: MatchData): Promise<boolean> {
    const { toAct, clock } = await this.options.turn(gameName, way.matchID);
    if (lateSeat === null) return toAct.includes(way.seat);
    const late = players[Number(lateSeat)];
    const isPerson = late?.name !== undefined && !isBot(late);
    return isPerson && toAct.includes(lateSeat) && (clock?.left[lateSeat] ?? 1) <= 0;
  }

  /** A call that this server has claimed. */
  private async send(due: Due, match: MatchData): Promise<void> {
    const { storage, send, messageOf } = this.options;
    const { way, attempts } = due;
    try {
      await send(way, await messageOf(due, match));
    } catch (error) {
      // Nobody wants this call any more.
      if (error instanceof UnknownChannelError) return;
      if (!(error instanceof NotSentError)) throw error;
      if (error.isGone) return storage.calls.remove(way.id);
      if (attempts + 1 < PAUSES.length) return;
      this.logGivenUp(due, error.reason);
    }
    await storage.calls.finish(due);
  }

  private logGivenUp({ way }: Due, reason: string): void {
    this.options.log('call given up', { match: way.matchID, kind: way.target.kind, reason });
  }
}

/** Whether the way is that of whoever holds these credentials. */
export const isHeldBy = ({ holder }: Channel, credentials: string): boolean =>
  holder === hashCredentials(credentials);
