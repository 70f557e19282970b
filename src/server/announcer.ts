import type { Clock, TableNews } from '../session/protocol';
import { clockAt, nextOut, replaceable } from './clock';
import type { MatchData } from './match-data';
import type { Rooms } from './rooms';
import type { MatchStorage } from './storage';

interface AnnouncerOptions {
  readonly rooms: Rooms;
  readonly storage: MatchStorage;
  readonly now: () => number;
  /** Has `announce` called when the match's queue allows it. */
  readonly announceLater: (matchID: string) => void;
}

/** Tells tables what changes beside the game: who is there, the clock, the match that follows. */
export class Announcer {
  /** Where a clock runs: when the next seat is out of time. */
  private readonly alarms = new Map<string, NodeJS.Timeout>();

  constructor(private readonly options: AnnouncerOptions) {}

  async announce(matchID: string, metadata: MatchData): Promise<void> {
    const players = Object.values(metadata.players).map(({ credentials: _, ...player }) => player);
    this.options.rooms.tell(matchID, 'matchData', players);
    await this.tell(matchID, metadata);
  }

  async tell(matchID: string, metadata: MatchData): Promise<void> {
    const { rooms } = this.options;
    const { clock, replaceable } = await this.pace(matchID, metadata);
    this.setAlarm(matchID, clock);
    const news: TableNews = {
      onlookers: rooms.onlookers(matchID),
      movedAt: metadata.updatedAt,
      nextMatchID: metadata.nextMatchID ?? null,
      clock,
      replaceable,
    };
    rooms.tell(matchID, 'table', news);
  }

  /** The clock of a match, null when it has none, and the seats that its players may hand to a bot. */
  async pace(
    matchID: string,
    { clock: bank, players }: MatchData,
  ): Promise<Pick<TableNews, 'clock' | 'replaceable'>> {
    const { storage, rooms } = this.options;
    const now = this.options.now();
    const [paces, absences] = await Promise.all([storage.fetchPaces(matchID), storage.fetchAbsences()]);
    const clock =
      bank === undefined ? null : clockAt(paces, absences, Object.keys(players), bank.minutes, now);
    return { clock, replaceable: replaceable(clock, paces, absences, rooms.connectedSeats(matchID), now) };
  }

  close(): void {
    for (const alarm of this.alarms.values()) clearTimeout(alarm);
  }

  private setAlarm(matchID: string, clock: Clock | null): void {
    const { rooms, announceLater } = this.options;
    clearTimeout(this.alarms.get(matchID));
    this.alarms.delete(matchID);
    const wait = clock === null ? undefined : nextOut(clock);
    // At an empty table nobody hears it; who comes is told the clock anew.
    if (wait === undefined || rooms.at(matchID).length === 0) return;
    this.alarms.set(
      matchID,
      setTimeout(() => announceLater(matchID), wait),
    );
  }
}
