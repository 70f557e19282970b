/** The chat of a table, as its page shows it. */
import type { Chat } from '../../../session/protocol';

/** A message with a key unique on this page, because message ids may repeat. */
export type Line = { readonly key: number; readonly chat: Chat };

export type ChatSnapshot = {
  /** Oldest first. */
  readonly lines: readonly Line[];
  /** Time of the newest message that was read; null if none was read on this page. */
  readonly readAt: number | null;
};

/** Number of lines a page keeps; older ones are dropped. */
export const MAX_LINES = 200;

/** Messages that arrive within this time in ms are shown together, so that a flood of messages causes few renders. */
const TOGETHER_MS = 50;

/** A separate store, so that chat messages re-render only the chat. */
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

  /** Returns the same object until something changes. */
  readonly current = (): ChatSnapshot => this.now;

  /** Replaces all messages. */
  replace(chats: readonly Chat[]): void {
    this.arrived = [];
    this.change({ lines: chats.slice(-MAX_LINES).map((chat) => this.line(chat)) });
  }

  add(chat: Chat): void {
    this.arrived.push(this.line(chat));
    if (this.arrived.length > MAX_LINES) this.arrived.shift();
    this.timer ??= setTimeout(() => this.show(), TOGETHER_MS);
  }

  /** Marks all shown messages as read and returns the time of the newest one. */
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
