/** What is said at a table, as its page shows it. */
import type { Chat } from '../../../session/protocol';

/** A message under a key of the page's own: the ids that come with messages may repeat. */
export type Line = { readonly key: number; readonly chat: Chat };

export type ChatSnapshot = {
  /** Oldest first. */
  readonly lines: readonly Line[];
  /** When the newest message was said that has been read; null: none was read on this page. */
  readonly readAt: number | null;
};

/** How many lines a page keeps, the newest. */
export const MAX_LINES = 200;

/** Messages that come within this time are shown together: often enough to read by, whoever floods the talk. */
const TOGETHER_MS = 50;

/** A store of its own, so that talk draws nothing anew but what shows talk. */
export class ChatStore {
  private now: ChatSnapshot = { lines: [], readAt: null };
  private arrived: Line[] = [];
  private keys = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly current = (): ChatSnapshot => this.now;

  /** All that was said, in place of what is here. */
  replace(chats: readonly Chat[]): void {
    this.arrived = [];
    this.change({ lines: chats.slice(-MAX_LINES).map((chat) => this.line(chat)) });
  }

  add(chat: Chat): void {
    this.arrived.push(this.line(chat));
    if (this.arrived.length > MAX_LINES) this.arrived.shift();
    this.timer ??= setTimeout(() => this.show(), TOGETHER_MS);
  }

  /** All that is shown has been read; the answer is when the newest of it was said. */
  read(): number {
    const readAt = this.now.lines.at(-1)?.chat.at ?? 0;
    if (readAt !== this.now.readAt) this.change({ readAt });
    return readAt;
  }

  private show(): void {
    this.timer = undefined;
    const lines = [...this.now.lines, ...this.arrived].slice(-MAX_LINES);
    this.arrived = [];
    this.change({ lines });
  }

  private line(chat: Chat): Line {
    return { key: this.keys++, chat };
  }

  private change(change: Partial<ChatSnapshot>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}
