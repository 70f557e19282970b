/** What a page and the server say to each other about calling somebody to a table (docs/protocol.md). */

export type WayKind = 'push' | 'email' | 'webhook';
export type CallLanguage = 'en' | 'ja';

/** Nothing is sent from `from` to `until`, as clocks in `timeZone` have it; over midnight where `until` is the earlier. */
export type QuietHours = {
  /** HH:MM */
  readonly from: string;
  readonly until: string;
  /** An IANA name, like `Europe/Berlin`. */
  readonly timeZone: string;
};

export type ShownWay = {
  readonly id: string;
  readonly kind: WayKind;
  /** Enough to know it again: `a…@example.org`, a host. */
  readonly shown: string;
  readonly state: 'waiting' | 'on';
  /** Of push: the first 16 hex digits of the SHA-256 of its endpoint, by which a browser knows its own. */
  readonly device?: string;
};

/** How the person in a seat is called. */
export type CallState = {
  /** What this server offers; nothing: it calls nobody. */
  readonly offers: readonly WayKind[];
  /** The server's public key for push, base64url; null: it offers none. */
  readonly pushKey: string | null;
  readonly quiet: QuietHours | null;
  readonly ways: readonly ShownWay[];
};
