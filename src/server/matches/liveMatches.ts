import type { State } from 'boardgame.io';
import type { ChatRules } from '../chat/rooms';
import { type Absence, type Pace, withPace } from '../clocks/clock';
import { type MatchStorage, type StateChange, UnknownMatchError } from '../storage/storage';
import type { Contents } from './contents';
import type { MatchData } from './matchData';
import { isFull } from './seats';

export interface LiveMatch {
  readonly metadata: MatchData;
  /** undefined before the deal. */
  readonly state: State | undefined;
}

/** Checks whether nobody can move because a seat is empty: before the deal, or before the first move. */
export const waitsForSeats = ({ metadata, state }: LiveMatch): boolean =>
  state === undefined || (state._stateID === 0 && !isFull(metadata.players));

/** Runs a task with the newest version of a match, in its queue. */
export type InQueue = (matchID: string, look: (match: LiveMatch) => Promise<void>) => Promise<void>;

interface Kept {
  match: LiveMatch;
  paces: readonly Pace[] | undefined;
  chatRules: ChatRules | undefined;
}

/** Maximum number of matches in memory; one takes up to about 200 KB. */
const CAPACITY = 1000;

/** Time in ms for which the list of server downtimes is cached. */
const ABSENCES_FOR = 1000;

/**
 * Caches the newest states of matches being played, so that a move reads nothing from the disk. With SQLite this
 * process is the only writer (`sqlite/lock.ts`). With a shared database, a read first compares versions, and a
 * write fails if the cached state is out of date.
 * Use it in the match's queue only. Don't change the returned objects.
 */
export class LiveMatches {
  /** In order of use, the most recent one last. */
  private readonly kept = new Map<string, Kept>();
  private absences: { readonly until: number; readonly found: readonly Absence[] } | undefined;

  constructor(
    private readonly storage: MatchStorage,
    private readonly contents: Contents,
    private readonly capacity = CAPACITY,
  ) {}

  /**
   * Returns a match after loading its content into the game.
   * @throws UnknownMatchError also if the match belongs to another game
   * @throws OtherVersionError if its content can't be read
   */
  async read(gameName: string, matchID: string): Promise<LiveMatch> {
    if (this.storage.isShared) await this.forgetOld(matchID);
    const { match } = await this.keep(matchID);
    if (match.metadata.gameName !== gameName) throw new UnknownMatchError(matchID);
    await this.contents.ready(match.metadata);
    return match;
  }

  /**
   * Returns the cached match of a shared database. It may be outdated, which a write detects by the revision. Returns
   * undefined if the match must be read from the database.
   */
  known(gameName: string, matchID: string): LiveMatch | undefined {
    const kept = this.storage.isShared ? this.kept.get(matchID) : undefined;
    if (kept?.match.metadata.gameName !== gameName) return undefined;
    // Chat rules have no revision, so a change elsewhere can't be detected.
    kept.chatRules = undefined;
    return kept.match;
  }

  /** Stores a move. Resolves once it is durable. */
  async move(matchID: string, change: StateChange): Promise<LiveMatch> {
    const kept = await this.keep(matchID);
    try {
      const { state, toAct = [] } = change;
      const notBefore = kept.match.metadata.updatedAt;
      const updatedAt = await this.storage.setState(matchID, { ...change, notBefore });
      const { gameover } = state.ctx;
      const { metadata: known } = kept.match;
      const metadata: MatchData = {
        ...known,
        hasMoves: true,
        updatedAt,
        ...(gameover === undefined ? {} : { gameover }),
      };
      kept.match = { metadata, state };
      if (kept.paces !== undefined) kept.paces = withPace(kept.paces, { at: updatedAt, toAct });
      return kept.match;
    } catch (error) {
      this.forget(matchID);
      throw error;
    }
  }

  async fetchPaces(matchID: string): Promise<readonly Pace[]> {
    const kept = await this.keep(matchID);
    kept.paces ??= await this.storage.fetchPaces(matchID);
    return kept.paces;
  }

  async fetchChatRules(matchID: string): Promise<ChatRules> {
    const kept = await this.keep(matchID);
    kept.chatRules ??= await this.storage.fetchChatRules(matchID);
    return kept.chatRules;
  }

  async writeChatRules(matchID: string, rules: ChatRules): Promise<void> {
    const kept = await this.keep(matchID);
    kept.chatRules = undefined;
    await this.storage.writeChatRules(matchID, rules);
    kept.chatRules = rules;
  }

  async fetchAbsences(): Promise<readonly Absence[]> {
    const now = performance.now();
    if (this.absences === undefined || this.absences.until < now) {
      this.absences = { until: now + ABSENCES_FOR, found: await this.storage.fetchAbsences() };
    }
    return this.absences.found;
  }

  /** Drops a match from the cache after the lobby has changed or deleted it. */
  forget(matchID: string): void {
    this.kept.delete(matchID);
  }

  /** Drops a match from the cache if another server has written to it. */
  private async forgetOld(matchID: string): Promise<void> {
    const kept = this.kept.get(matchID);
    if (kept === undefined) return;
    const newest = await this.storage.fetchVersion(matchID);
    const { state, metadata } = kept.match;
    const isNewest = newest?.stateID === (state?._stateID ?? 0) && newest.revision === metadata.revision;
    if (!isNewest) this.forget(matchID);
    // Chat rules have no revision, so a change elsewhere can't be detected.
    else kept.chatRules = undefined;
  }

  async wipe(matchID: string): Promise<void> {
    this.forget(matchID);
    await this.storage.wipe(matchID);
  }

  private async keep(matchID: string): Promise<Kept> {
    const kept = this.kept.get(matchID) ?? (await this.load(matchID));
    this.kept.delete(matchID);
    this.kept.set(matchID, kept);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.capacity) break;
      this.kept.delete(oldest);
    }
    return kept;
  }

  private async load(matchID: string): Promise<Kept> {
    const found: Partial<LiveMatch> = await this.storage.fetch(matchID, { state: true, metadata: true });
    const { metadata, state } = found;
    if (metadata === undefined) throw new UnknownMatchError(matchID);
    const named = state === undefined ? undefined : this.contents.named(state, metadata);
    return { match: { metadata, state: named }, paces: undefined, chatRules: undefined };
  }
}
