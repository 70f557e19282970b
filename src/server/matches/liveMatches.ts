import type { State } from 'boardgame.io';
import type { ChatRules } from '../chat/rooms';
import { type Absence, type Pace, withPace } from '../clocks/clock';
import { type MatchStorage, type StateChange, UnknownMatchError } from '../storage/storage';
import type { Contents } from './contents';
import type { MatchData } from './matchData';
import { isFull } from './seats';

export interface LiveMatch {
  readonly metadata: MatchData;
  /** undefined: it is not dealt yet. */
  readonly state: State | undefined;
}

/** Whether nobody can move because a seat is still empty: before the deal, and before the first move after it. */
export const waitsForSeats = ({ metadata, state }: LiveMatch): boolean =>
  state === undefined || (state._stateID === 0 && !isFull(metadata.players));

/** Does something with the newest of a match, in its queue. */
export type InQueue = (matchID: string, look: (match: LiveMatch) => Promise<void>) => Promise<void>;

interface Kept {
  match: LiveMatch;
  paces: readonly Pace[] | undefined;
  chatRules: ChatRules | undefined;
}

/** How many matches are kept in memory; one takes up to some 200 KB. */
const CAPACITY = 1000;

/** Milliseconds for which it is believed when the server was away. */
const ABSENCES_FOR = 1000;

/**
 * The newest states of the matches that are being played, so that a move reads nothing from the disk. Of a file this process is
 * the only writer (`sqlite/lock.ts`); where others share the database it is asked whether what is kept is still the
 * newest, or the write finds out. Each write is refused by the storage unless it follows the stored state.
 * To be used in the match's queue only. What it hands out must not be changed.
 */
export class LiveMatches {
  /** The one that was used last is the last. */
  private readonly kept = new Map<string, Kept>();
  private absences: { readonly until: number; readonly found: readonly Absence[] } | undefined;

  constructor(
    private readonly storage: MatchStorage,
    private readonly contents: Contents,
    private readonly capacity = CAPACITY,
  ) {}

  /**
   * A match whose content the game knows.
   * @throws UnknownMatchError also when it is a match of another game.
   * @throws OtherVersionError when its content can't be read.
   */
  async read(gameName: string, matchID: string): Promise<LiveMatch> {
    if (this.storage.isShared) await this.forgetOld(matchID);
    const { match } = await this.keep(matchID);
    if (match.metadata.gameName !== gameName) throw new UnknownMatchError(matchID);
    await this.contents.ready(match.metadata);
    return match;
  }

  /**
   * What is kept of a match that others may write to meanwhile, without asking whether it is still the newest: a write that names
   * its revision finds out. undefined: it has to be read.
   */
  known(gameName: string, matchID: string): LiveMatch | undefined {
    const kept = this.storage.isShared ? this.kept.get(matchID) : undefined;
    if (kept?.match.metadata.gameName !== gameName) return undefined;
    // Who may speak has no revision.
    kept.chatRules = undefined;
    return kept.match;
  }

  /** Resolves once the state can't be lost any more. */
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

  /** The storage knows better: the lobby has changed the match, or it is gone. */
  forget(matchID: string): void {
    this.kept.delete(matchID);
  }

  /** Another server may have written to the match since it was read. */
  private async forgetOld(matchID: string): Promise<void> {
    const kept = this.kept.get(matchID);
    if (kept === undefined) return;
    const newest = await this.storage.fetchVersion(matchID);
    const { state, metadata } = kept.match;
    const isNewest = newest?.stateID === (state?._stateID ?? 0) && newest.revision === metadata.revision;
    if (!isNewest) this.forget(matchID);
    // Who may speak has no revision.
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
