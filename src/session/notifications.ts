/** Messages between page and server about notifications (docs/protocol.md) */

export type ChannelKind = 'push' | 'email' | 'webhook';
export type NotificationLanguage = 'en' | 'ja';

/** Period without notifications, in local time of `timeZone`. It spans midnight if `until` is earlier than `from`. */
export type QuietHours = {
  /** HH:MM */
  readonly from: string;
  readonly until: string;
  /** An IANA name such as `Europe/Berlin` */
  readonly timeZone: string;
};

export type ShownChannel = {
  readonly id: string;
  readonly kind: ChannelKind;
  /** Enough to recognise it: `a…@example.org`, a host */
  readonly shown: string;
  readonly state: 'waiting' | 'on';
  /** Only for push: the first 16 hex digits of the SHA-256 of its endpoint, so that a browser can recognise its own. */
  readonly device?: string;
};

/** How the person in a seat is notified */
export type NotificationState = {
  /** Kinds that this server offers; empty if it sends no notifications. */
  readonly offers: readonly ChannelKind[];
  /** The server's public key for push, base64url; null if it doesn't offer push. */
  readonly pushKey: string | null;
  readonly quiet: QuietHours | null;
  readonly ways: readonly ShownChannel[];
};
