/** Blocks, reports and the host's page, as server and pages exchange them (docs/protocol.md) */

/** A person whom the asking one has blocked */
export type BlockedPerson = {
  /** Identifies the blocked person to the asking one only. */
  readonly id: string;
  /** The name when they were blocked */
  readonly name: string;
  /** ms since 1970 */
  readonly at: number;
};

/** A report as the server's host sees it */
export type Report = {
  readonly id: string;
  /** ms since 1970 */
  readonly at: number;
  readonly game: string;
  readonly matchID: string;
  readonly reason: string;
  /** The reported message; null if the table was reported */
  readonly message: { readonly name: string; readonly text: string } | null;
  /** The table was deleted. */
  readonly isGone: boolean;
};

/** A person or seat that the server's host has muted */
export type HostMute = {
  readonly id: string;
  readonly name: string;
  /** ms since 1970 */
  readonly at: number;
  /** Null: everywhere */
  readonly matchID: string | null;
};

export type ModerationState = {
  readonly reports: readonly Report[];
  readonly mutes: readonly HostMute[];
  /** Days for which reports are kept */
  readonly keptDays: number;
};

/** Everything about blocks and reports that the server keeps under a key, for the person's own file */
export type ModerationExport = {
  readonly blocks: readonly { readonly name: string; readonly at: number }[];
  readonly reportsWritten: readonly {
    readonly at: number;
    readonly game: string;
    readonly matchID: string;
    readonly reason: string;
    readonly name: string | null;
    readonly message: string | null;
  }[];
  readonly reportedMessages: readonly { readonly at: number; readonly message: string | null }[];
  readonly mutedAt: number | null;
};

/** Longest reason of a report, in letters */
export const MAX_REASON = 500;

/** Contents of the page about conduct */
export type Conduct = {
  /** The host's own text by language; empty for the default one */
  readonly texts: { readonly en?: string; readonly ja?: string };
  /** How to reach the host, for the default text */
  readonly contact: string | null;
  /** Days for which reports are kept */
  readonly reportDays: number;
};
