/** Turn notifications of a table: begins and ends of turns, players who left, and timeouts. */
import type { State } from 'boardgame.io';
import type { SetAlarm } from '../clocks/alarms';
import { type RunningTime, runningTimes } from '../clocks/correspondence/timeouts';
import { type InQueue, type LiveMatch, type LiveMatches, waitsForSeats } from '../matches/liveMatches';
import type { MatchData } from '../matches/matchData';
import { errorFields, type Log } from '../ops/log';
import { type MatchStorage, UnknownMatchError } from '../storage/storage';
import { type Turns, turnsBetween } from './turns';

export interface TurnNotifications {
  /** Returns when to notify somebody of an event that happens now, in ms since 1970. */
  dueAt(): number;
  /** Schedules sending for this moment, after the notification has been stored. */
  wakeAt(dueAt: number): void;
}

/** The moment when a player runs out of time. The process that takes the job reads the match from the database. */
export interface ClockJob {
  readonly game: string;
  readonly matchID: string;
  readonly seat: string;
  /** ms since 1970. */
  readonly at: number;
}

/** A job queue shared by the servers of a database, so that one of them checks each timeout. */
export interface ClockJobs {
  /** True while the queue can be used. */
  readonly isOpen: boolean;
  /** Adds a job unless it exists, to be taken after `wait` ms. Rejects if it is unknown whether it was added. */
  addClock(job: ClockJob, wait: number): Promise<void>;
}

interface TableTurnsOptions {
  readonly game: string;
  readonly notifications: TurnNotifications;
  readonly storage: MatchStorage;
  readonly live: LiveMatches;
  readonly seatsToAct: (state: State) => readonly string[];
  readonly inQueue: InQueue;
  /** Without it this server uses its own alarms. */
  readonly jobs?: ClockJobs;
  readonly setAlarm: SetAlarm;
  readonly now: () => number;
  readonly log: Log;
}

/** Must be used in the match's queue, except for `ring`. Does nothing for matches without notifications. */
export class TableTurns {
  private readonly alarms = new Map<string, { readonly at: number; readonly cancel: () => void }>();
  private isClosed = false;

  constructor(private readonly options: TableTurnsOptions) {}

  /** Returns the turns that begin and end with a move, or undefined if nobody needs a notification. */
  turnsWith(metadata: MatchData, before: State, toAct: readonly string[]): Turns | undefined {
    const { notifications, seatsToAct } = this.options;
    return metadata.calls === true
      ? turnsBetween(seatsToAct(before), toAct, notifications.dueAt())
      : undefined;
  }

  /** Schedules sending after a move with the result of `turnsWith` was stored. */
  async moved(matchID: string, match: LiveMatch, turns: Turns | undefined): Promise<void> {
    if (turns === undefined) return;
    this.options.notifications.wakeAt(turns.dueAt);
    await this.look(matchID, match);
  }

  /**
   * Notifies players of the first turn once all seats are taken, and drops the notifications of players who left.
   */
  async lobbyChanged(matchID: string, match: LiveMatch): Promise<void> {
    const { state, metadata } = match;
    const { notifications, storage, seatsToAct } = this.options;
    if (metadata.calls !== true) return;
    const seats = Object.values(metadata.players);
    const holders = seats.flatMap(({ credentials, held }) =>
      [credentials ?? [], held?.credentials ?? []].flat(),
    );
    await storage.notifications.keepHolders(matchID, holders);
    if (state === undefined || waitsForSeats(match)) return storage.notifications.forgetTurns(matchID);
    if (state._stateID > 0) return void (await this.look(matchID, match));
    const dueAt = notifications.dueAt();
    await storage.notifications.beginFirstTurn(matchID, seatsToAct(state), dueAt);
    notifications.wakeAt(dueAt);
  }

  /** Reports the players who ran out of time and sets an alarm for the next timeout. */
  async look(matchID: string, { state, metadata }: LiveMatch): Promise<readonly RunningTime[]> {
    this.alarms.get(matchID)?.cancel();
    this.alarms.delete(matchID);
    if (metadata.calls !== true || metadata.clock === undefined || state === undefined) return [];
    const { live, now } = this.options;
    const [paces, absences] = await Promise.all([live.fetchPaces(matchID), live.fetchAbsences()]);
    const times = runningTimes(metadata, { paces, absences, now: now() });
    for (const { seat, turn, endsAt } of times) {
      if (endsAt === null) await this.reportTimeout(matchID, seat, turn);
      else this.waitUntil(endsAt, matchID, seat);
    }
    return times;
  }

  /**
   * Checks the timeout of a job that is due by the issuer's clock. Returns the ms to wait if this server's clock is
   * behind, or undefined if the job is done.
   */
  async ring({ matchID, seat, at }: ClockJob): Promise<number | undefined> {
    const { inQueue, now } = this.options;
    let isEarly = false;
    await inQueue(matchID, async (match) => {
      const times = await this.look(matchID, match);
      isEarly = times.some((time) => time.seat === seat && time.endsAt === at);
    });
    return isEarly ? Math.max(1, at - now()) : undefined;
  }

  close(): void {
    this.isClosed = true;
    for (const { cancel } of this.alarms.values()) cancel();
  }

  private async reportTimeout(matchID: string, seat: string, turn: number): Promise<void> {
    const { notifications, storage } = this.options;
    const dueAt = notifications.dueAt();
    if (await storage.notifications.reportTimeout(matchID, { seat, turn, dueAt }))
      notifications.wakeAt(dueAt);
  }

  /** Uses the job queue without delaying the move; falls back to an alarm of this server. */
  private waitUntil(at: number, matchID: string, seat: string): void {
    const { game, jobs, now } = this.options;
    const ringHere = () => this.setAlarm(matchID, at);
    if (jobs?.isOpen !== true) ringHere();
    else jobs.addClock({ game, matchID, seat, at }, Math.max(1, at - now())).catch(ringHere);
  }

  /** Sets one alarm per match, for the earliest time. It then sets the next one. */
  private setAlarm(matchID: string, at: number): void {
    const { setAlarm, now, inQueue, log, game } = this.options;
    const set = this.alarms.get(matchID);
    if (this.isClosed || (set !== undefined && set.at <= at)) return;
    set?.cancel();
    const look = async () => {
      try {
        await inQueue(matchID, async (match) => void (await this.look(matchID, match)));
      } catch (error) {
        // Deleted concurrently.
        if (!(error instanceof UnknownMatchError))
          log('clock failed', { game, matchID, ...errorFields(error) });
      }
    };
    this.alarms.set(matchID, { at, cancel: setAlarm(Math.max(1, at - now()), look) });
  }
}
