/** What a table tells those who call people: whose turns begin, who has a seat still, whose time runs out. */
import type { State } from 'boardgame.io';
import type { SetAlarm } from '../clocks/alarms';
import { type RunningTime, runningTimes } from '../clocks/correspondence/timeouts';
import { type InQueue, type LiveMatch, type LiveMatches, waitsForSeats } from '../matches/liveMatches';
import type { MatchData } from '../matches/matchData';
import { errorFields, type Log } from '../ops/log';
import { type MatchStorage, UnknownMatchError } from '../storage/storage';
import { type Turns, turnsBetween } from './turns';

/** Calls people to their turns. */
export interface TurnNotifications {
  /** When somebody who has a reason to be called now is called, in milliseconds since 1970. */
  dueAt(): number;
  /** Somebody is to be called at this moment, and that is written. */
  wakeAt(dueAt: number): void;
}

/** The moment at which somebody's time will have run out. Whoever looks then reads the match by themselves. */
export interface ClockJob {
  readonly game: string;
  readonly matchID: string;
  readonly seat: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Where servers that share a database put such moments, so that one of them looks. */
export interface ClockJobs {
  /** Whether anybody hears of a job now. */
  readonly isOpen: boolean;
  /** Puts a job that is not there already, to be taken after `wait` milliseconds. Rejects when it is not known whether it was. */
  addClock(job: ClockJob, wait: number): Promise<void>;
}

interface TableCallsOptions {
  readonly game: string;
  readonly calls: TurnNotifications;
  readonly storage: MatchStorage;
  readonly live: LiveMatches;
  readonly seatsToAct: (state: State) => readonly string[];
  readonly inQueue: InQueue;
  /** Without it this server's own alarms ring. */
  readonly jobs?: ClockJobs;
  readonly setAlarm: SetAlarm;
  readonly now: () => number;
  readonly log: Log;
}

/** To be used in the match's queue, but for `ring`. A match in which nobody has asked for calls costs nothing. */
export class TableTurns {
  private readonly alarms = new Map<string, { readonly at: number; readonly cancel: () => void }>();
  private isClosed = false;

  constructor(private readonly options: TableCallsOptions) {}

  /** Whose turns begin and end with a move; undefined: nobody hears of it. */
  turnsWith(metadata: MatchData, before: State, toAct: readonly string[]): Turns | undefined {
    const { calls, seatsToAct } = this.options;
    return metadata.calls === true ? turnsBetween(seatsToAct(before), toAct, calls.dueAt()) : undefined;
  }

  /** A move is written, with what `turnsWith` said of it. */
  async moved(matchID: string, match: LiveMatch, turns: Turns | undefined): Promise<void> {
    if (turns === undefined) return;
    this.options.calls.wakeAt(turns.dueAt);
    await this.look(matchID, match);
  }

  /** Calls people to the first turn once all seats are taken; whoever has left is called to nothing. */
  async lobbyChanged(matchID: string, match: LiveMatch): Promise<void> {
    const { state, metadata } = match;
    const { calls, storage, seatsToAct } = this.options;
    if (metadata.calls !== true) return;
    const seats = Object.values(metadata.players);
    const holders = seats.flatMap(({ credentials, held }) =>
      [credentials ?? [], held?.credentials ?? []].flat(),
    );
    await storage.calls.keepHolders(matchID, holders);
    if (state === undefined || waitsForSeats(match)) return storage.calls.forgetTurns(matchID);
    if (state._stateID > 0) return void (await this.look(matchID, match));
    const dueAt = calls.dueAt();
    await storage.calls.beginFirstTurn(matchID, seatsToAct(state), dueAt);
    calls.wakeAt(dueAt);
  }

  /** Has people told whose time has run out, and sees to it that this is looked at again when the next one's has. */
  async look(matchID: string, { state, metadata }: LiveMatch): Promise<readonly RunningTime[]> {
    this.alarms.get(matchID)?.cancel();
    this.alarms.delete(matchID);
    if (metadata.calls !== true || metadata.clock === undefined || state === undefined) return [];
    const { live, now } = this.options;
    const [paces, absences] = await Promise.all([live.fetchPaces(matchID), live.fetchAbsences()]);
    const times = runningTimes(metadata, { paces, absences, now: now() });
    for (const { seat, turn, endsAt } of times) {
      if (endsAt === null) await this.tell(matchID, seat, turn);
      else this.waitUntil(endsAt, matchID, seat);
    }
    return times;
  }

  /**
   * The moment of a job has come, by the clock of whoever gave it out. What it answers: the milliseconds until it comes by this
   * clock; undefined: there is nothing to wait for, or another job waits for it.
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

  private async tell(matchID: string, seat: string, turn: number): Promise<void> {
    const { calls, storage } = this.options;
    const dueAt = calls.dueAt();
    if (await storage.calls.timeIsUp(matchID, { seat, turn, dueAt })) calls.wakeAt(dueAt);
  }

  /** By a job, for which no move waits; where nobody may hear of it by this server's alarm. */
  private waitUntil(at: number, matchID: string, seat: string): void {
    const { game, jobs, now } = this.options;
    const ringHere = () => this.setAlarm(matchID, at);
    if (jobs?.isOpen !== true) ringHere();
    else jobs.addClock({ game, matchID, seat, at }, Math.max(1, at - now())).catch(ringHere);
  }

  /** One for a match, the earliest: whoever looks then sees to the others. */
  private setAlarm(matchID: string, at: number): void {
    const { setAlarm, now, inQueue, log, game } = this.options;
    const set = this.alarms.get(matchID);
    if (this.isClosed || (set !== undefined && set.at <= at)) return;
    set?.cancel();
    const look = async () => {
      try {
        await inQueue(matchID, async (match) => void (await this.look(matchID, match)));
      } catch (error) {
        // It was deleted meanwhile.
        if (!(error instanceof UnknownMatchError))
          log('clock failed', { game, matchID, ...errorFields(error) });
      }
    };
    this.alarms.set(matchID, { at, cancel: setAlarm(Math.max(1, at - now()), look) });
  }
}
