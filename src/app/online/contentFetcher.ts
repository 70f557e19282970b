import type { GameContents } from '../../game-api/contents';
import { LobbyProblem } from './lobby';

/** @throws LobbyProblem */
export type FetchContent = (hash: string) => Promise<unknown>;

type Listener = {
  readonly onFetched: () => void;
  /** It can't be had, or this app can't read it. */
  readonly onUnreadable: () => void;
};

const TRY_AGAIN = 2000;

/** Has the game know the content that a match is played with, where it is not the one built in. */
export class ContentFetcher {
  private asked: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly contents: GameContents | undefined,
    private readonly fetchContent: FetchContent,
    private readonly listener: Listener,
  ) {}

  /** Whether the game knows the content of a view; else it is being fetched. */
  isKnown(G: unknown): boolean {
    const { contents } = this;
    if (contents === undefined) return true;
    const hash = contents.of(G);
    if (contents.snapshot(hash) !== undefined) return true;
    if (this.asked !== hash) {
      this.asked = hash;
      void this.fetch(contents, hash);
    }
    return false;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async fetch(contents: GameContents, hash: string): Promise<void> {
    try {
      contents.add(hash, await this.fetchContent(hash));
      if (!this.stopped) this.listener.onFetched();
    } catch (error) {
      if (this.stopped) return;
      const isBusy = error instanceof LobbyProblem && [0, 429, 503].includes(error.status);
      if (isBusy) this.timer = setTimeout(() => void this.fetch(contents, hash), TRY_AGAIN);
      else this.listener.onUnreadable();
    }
  }
}
