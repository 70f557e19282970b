import type { Clock, TableNews } from '../../session/protocol';
import { hostOf } from '../chat/rooms';
import type { SetAlarm } from '../clocks/alarms';
import { replaceable } from '../clocks/clock';
import { clockOf, nextChange } from '../clocks/correspondence/daysClock';
import { errorFields, type Log } from '../ops/log';
import { UnknownMatchError } from '../storage/storage';
import type { Rooms } from '../transport/rooms';
import type { InQueue, LiveMatches } from './liveMatches';
import type { MatchData } from './matchData';
import { shownPlayers } from './seats';

interface AnnouncerOptions {
  readonly game: string;
  readonly rooms: Rooms;
  readonly live: LiveMatches;
  readonly now: () => number;
  readonly setAlarm: SetAlarm;
  readonly inQueue: InQueue;
  readonly log: Log;
}

/** Sends tables the changes outside the game: presence, the clock, the rematch. */
export class Announcer {
  /**
   * By match: cancels the alarm for the next change of its clock (a seat runs out of time, a pause begins or ends).
   */
  private readonly alarms = new Map<string, () => void>();

  constructor(private readonly options: AnnouncerOptions) {}

  /** Announces in the match's queue. Never rejects. */
  announceLater(matchID: string): Promise<void> {
    return this.options
      .inQueue(matchID, ({ metadata }) => this.announce(matchID, metadata))
      .catch((error) => this.failed(error));
  }

  failed(error: unknown): void {
    // The last player has left a match that had not begun.
    if (error instanceof UnknownMatchError) return;
    this.options.log('announcing failed', { game: this.options.game, ...errorFields(error) });
  }

  async announce(matchID: string, metadata: MatchData): Promise<void> {
    const { rooms } = this.options;
    rooms.send(matchID, 'matchData', shownPlayers(metadata, rooms.connectedSeats(matchID)));
    await this.sendTableState(matchID, metadata);
  }

  async sendTableState(matchID: string, metadata: MatchData): Promise<void> {
    const { rooms, live } = this.options;
    const { clock, replaceable } = await this.pace(matchID, metadata);
    const chatRules = await live.fetchChatRules(matchID);
    this.setAlarm(matchID, clock);
    const news: TableNews = {
      ...rooms.unseated(matchID),
      movedAt: metadata.updatedAt,
      now: this.options.now(),
      nextMatchID: metadata.nextMatchID ?? null,
      clock,
      replaceable,
      host: hostOf(chatRules, metadata),
      muted: chatRules.muted,
    };
    rooms.send(matchID, 'table', news);
  }

  /** Returns the clock of a match, null if it has none, and the seats that others may hand to a bot. */
  async pace(matchID: string, metadata: MatchData): Promise<Pick<TableNews, 'clock' | 'replaceable'>> {
    const { live, rooms } = this.options;
    const now = this.options.now();
    const [paces, absences] = await Promise.all([live.fetchPaces(matchID), live.fetchAbsences()]);
    const clock = clockOf(metadata, { paces, absences, now });
    const connected = rooms.connectedSeats(matchID);
    return {
      clock,
      replaceable: replaceable(clock, { paces, absences, movedAt: metadata.updatedAt }, connected, now),
    };
  }

  close(): void {
    for (const cancel of this.alarms.values()) cancel();
  }

  private setAlarm(matchID: string, clock: Clock | null): void {
    const { rooms, setAlarm } = this.options;
    this.alarms.get(matchID)?.();
    this.alarms.delete(matchID);
    const wait = clock === null ? undefined : nextChange(clock);
    // Nobody is at the table to see the change. Newcomers get the clock when they arrive.
    if (wait === undefined || rooms.at(matchID).length === 0) return;
    this.alarms.set(
      matchID,
      setAlarm(wait, () => this.announceLater(matchID)),
    );
  }
}
