import type { GameModule } from '../../../game-api/module';
import { fetchContentReader, forgetFailed, NotFetchedError } from '../../games';
import { LobbyProblem } from './lobby';

/** Fetches content by its hash. @throws LobbyProblem */
export type FetchContent = (hash: string) => Promise<unknown>;

type Listener = {
  readonly onFetched: () => void;
  /** The content can't be fetched, or this version can't read it. */
  readonly onUnreadable: () => void;
};

const TRY_AGAIN = 2000;

/** Whether a retry may succeed: the network is down, or the server is overloaded. */
const isPassing = (error: unknown): boolean =>
  error instanceof LobbyProblem ? [0, 429, 503].includes(error.status) : error instanceof NotFetchedError;

/** Fetches and registers the content of a match if it is not built into the game. */
export class ContentFetcher {
  private requested: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly module: GameModule,
    private readonly fetchContent: FetchContent,
    private readonly listener: Listener,
  ) {}

  /** Checks whether the content of a view is registered; starts fetching it if not. */
  isKnown(G: unknown): boolean {
    const { contents } = this.module;
    if (contents === undefined) return true;
    const hash = contents.of(G);
    if (contents.snapshot(hash) !== undefined) return true;
    if (this.requested !== hash) {
      this.requested = hash;
      void this.fetch(hash);
    }
    return false;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async fetch(hash: string): Promise<void> {
    try {
      const [snapshot] = await Promise.all([this.fetchContent(hash), fetchContentReader(this.module)]);
      this.module.contents?.add(hash, snapshot);
      if (!this.stopped) this.listener.onFetched();
    } catch (error) {
      if (this.stopped) return;
      if (error instanceof NotFetchedError) forgetFailed(this.module.name);
      if (isPassing(error)) this.timer = setTimeout(() => void this.fetch(hash), TRY_AGAIN);
      else this.listener.onUnreadable();
    }
  }
}
