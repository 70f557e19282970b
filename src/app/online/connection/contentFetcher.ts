import type { GameModule } from '../../../game-api/module';
import { fetchContentReader, forgetFailed, NotFetchedError } from '../../games';
import { LobbyProblem } from './lobby';

/** @throws LobbyProblem */
export type FetchContent = (hash: string) => Promise<unknown>;

type Listener = {
  readonly onFetched: () => void;
  /** It can't be had, or this app can't read it. */
  readonly onUnreadable: () => void;
};

const TRY_AGAIN = 2000;

/** Whether it may go well the next time: no network, or a server that has too much to do. */
const isPassing = (error: unknown): boolean =>
  error instanceof LobbyProblem ? [0, 429, 503].includes(error.status) : error instanceof NotFetchedError;

/** Has the game know the content that a match is played with, where it is not the one built in. */
export class ContentFetcher {
  private asked: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly module: GameModule,
    private readonly fetchContent: FetchContent,
    private readonly listener: Listener,
  ) {}

  /** Whether the game knows the content of a view; else it is being fetched. */
  isKnown(G: unknown): boolean {
    const { contents } = this.module;
    if (contents === undefined) return true;
    const hash = contents.of(G);
    if (contents.snapshot(hash) !== undefined) return true;
    if (this.asked !== hash) {
      this.asked = hash;
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
