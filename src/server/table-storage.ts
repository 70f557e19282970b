import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import { standing } from '../session/standing';
import type { Contents } from './contents';
import type { MatchData } from './match-data';
import { type MatchStorage, UnknownMatchError } from './storage';

/**
 * The storage as boardgame.io's `Master` sees it while it handles one message from a table. Its `sync` would create a match
 * for any unknown id: here that is refused. It notes what the master read and wrote, since the master itself doesn't say
 * whether a move was taken.
 */
export class TableStorage extends Async {
  /** The state the master worked on. */
  before: State | undefined;
  /** The state it wrote, with what it added to the log; undefined while it refused the action. */
  after: State | undefined;
  metadata: Server.MatchData | undefined;

  constructor(
    private readonly storage: MatchStorage,
    private readonly connectedSeats: ReadonlySet<string>,
    private readonly seatsToAct: (state: State) => readonly string[],
    private readonly contents: Contents,
  ) {
    super();
  }

  async connect(): Promise<void> {}

  override async createMatch(matchID: string): Promise<void> {
    throw new UnknownMatchError(matchID);
  }

  async fetch<Opts extends StorageAPI.FetchOpts>(
    matchID: string,
    opts: Opts,
  ): Promise<StorageAPI.FetchResult<Opts>> {
    // boardgame.io's own type for the same fields.
    const asked = opts.state === true ? { ...opts, metadata: true } : opts;
    const found = (await this.storage.fetch(matchID, asked)) as unknown as StorageAPI.FetchResult<Opts>;
    const { metadata, log }: Partial<StorageAPI.FetchFields> = found;
    const state = await this.playable(found, metadata);
    if (opts.metadata && metadata === undefined) throw new UnknownMatchError(matchID);
    if (state !== undefined) this.before = state;
    if (metadata !== undefined) this.metadata = metadata;
    // Who is connected is known here and now; on disk it would outlive a crash.
    for (const [seat, player] of Object.entries(metadata?.players ?? {})) {
      player.isConnected = this.connectedSeats.has(seat);
    }
    return {
      ...found,
      ...(state === undefined ? {} : { state }),
      ...(log === undefined ? {} : { log: shortened(log) }),
    };
  }

  /** The state, once the game knows the content it is played with. */
  private async playable(
    { state }: { readonly state?: State },
    metadata: MatchData | undefined,
  ): Promise<State | undefined> {
    if (state === undefined || metadata === undefined) return state;
    await this.contents.ready(metadata);
    return this.contents.named(state, metadata);
  }

  async setState(matchID: string, state: State, deltalog?: LogEntry[]): Promise<void> {
    if (state._stateID === this.before?._stateID) return;
    await this.storage.setState(matchID, state, deltalog, this.seatsToAct(state));
    this.after = { ...state, deltalog };
  }

  // The storage writes a move's result with its state; a second write could undo what the lobby wrote meanwhile.
  async setMetadata(): Promise<void> {}

  async wipe(): Promise<void> {
    throw new Error('A table never deletes its match.');
  }
}

/** What a table's log tells: the moves that stand, and those taken back last, while they can be put back. */
function shortened(log: readonly LogEntry[]): LogEntry[] {
  const types = log.map(({ action }): string => action.type);
  const end = types.lastIndexOf('MAKE_MOVE') + 1;
  return [...standing(log.slice(0, end)), ...log.slice(end).filter(({ automatic }) => automatic !== true)];
}
