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

/** Tells tables what changes beside the game: who is there, the clock, the match that follows. */
export class Announcer {
  /** Where a clock runs: when the next seat is out of time, or it begins to stand still or to run. */
  private readonly alarms = new Map<string, () => void>();

  constructor(private readonly options: AnnouncerOptions) {}

  /** Once the match's queue allows it. Never rejects. */
  announceLater(matchID: string): Promise<void> {
    return this.options
      .inQueue(matchID, ({ metadata }) => this.announce(matchID, metadata))
      .catch((error) => this.failed(error));
  }

  failed(error: unknown): void {
    // The last one has left a match that had not begun.
    if (error instanceof UnknownMatchError) return;
    this.options.log('announcing failed', { game: this.options.game, ...errorFields(error) });
  }

  async announce(matchID: string, metadata: MatchData): Promise<void> {
    const { rooms } = this.options;
    rooms.tell(matchID, 'matchData', shownPlayers(metadata, rooms.connectedSeats(matchID)));
    await this.tell(matchID, metadata);
  }

  async tell(matchID: string, metadata: MatchData): Promise<void> {
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
    rooms.tell(matchID, 'table', news);
  }

  /** The clock of a match, null when it has none, and the seats that its players may hand to a bot. */
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
    // At an empty table nobody hears it; who comes is told the clock anew.
    if (wait === undefined || rooms.at(matchID).length === 0) return;
    this.alarms.set(
      matchID,
      setAlarm(wait, () => this.announceLater(matchID)),
    );
  }
}
