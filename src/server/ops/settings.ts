import pickBy from 'lodash/pickBy';
import * as v from 'valibot';
import {
  type NotificationSettings,
  notificationEnvironment,
  notificationSettings,
  SECRET_VARIABLES,
} from '../notifications/settings';

const integer = (usual: number, most: number) =>
  v.pipe(
    v.optional(v.string(), String(usual)),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.maxValue(most, `must be at most ${most}`),
  );

const rate = (usual: string) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.regex(/^[1-9]\d{0,8}\/[1-9]\d{0,5}$/, 'must be COUNT/SECONDS, like 60/10'),
    v.transform((text): Rate => {
      const [count = Number.NaN, seconds = Number.NaN] = text.split('/').map(Number);
      return { count, seconds };
    }),
  );

const PUBLIC_URL_EXPECTED = 'must be an address like https://kontor.example.org';

/** The environment variables of the server. All have defaults. */
const environment = v.object({
  PORT: integer(8000, 65535),
  // By default only this machine can connect; opening the server to the network takes a decision.
  HOST: v.pipe(
    v.optional(v.string(), '127.0.0.1'),
    v.regex(/^[\w.:-]+$/, 'must be an address or a host name'),
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  // A PostgreSQL database instead of the file in DATA_DIR. It is checked when it is opened.
  DATABASE_URL: v.optional(v.string()),
  // The Redis that connects the servers on one database, and a prefix in case others use it too.
  REDIS_URL: v.optional(v.string()),
  REDIS_PREFIX: v.pipe(
    v.optional(v.string(), 'kontor'),
    v.regex(/^[\w.:-]{1,60}$/, 'must be 1 to 60 letters, digits and . : _ -'),
  ),
  // Pages of these origins may also use sockets and the lobby.
  ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => list.split(',').filter((origin) => origin !== '')),
    v.everyItem(
      (origin) => /^https?:\/\/[^/\s]+$/.test(origin),
      'must be origins like https://example.org, by commas',
    ),
  ),
  // The public address. If it is set, requests to other hosts are refused.
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[\w.:[\]-]+\/?$/, PUBLIC_URL_EXPECTED),
      v.check((text) => URL.canParse(text), PUBLIC_URL_EXPECTED),
      v.transform((text) => new URL(text)),
    ),
  ),
  // Number of proxies in front. Only their X-Forwarded-For entries are trusted.
  TRUST_PROXY: integer(0, 9),
  // URL for reporting problems: the new-issue page of a GitHub repository.
  REPORT_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/\S+$/, 'must be an address like https://github.com/you/kontor/issues/new'),
    ),
  ),
  // The token of the page for reports. Without it there is no such page.
  MODERATION_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 letters'))),
  // Name and address of the server's host, for the page about conduct.
  CONTACT: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'has over 500 letters'))),
  // Files with the host's own text about conduct, in English and Japanese.
  CONDUCT_FILE: v.optional(v.string()),
  CONDUCT_FILE_JA: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 letters'))),

  // Number of bots that compute in parallel, and minimum time of a bot's move in ms.
  BOT_THREADS: integer(1, 256),
  BOT_PACE: integer(1000, 60_000),

  // LIMIT_MESSAGES is per socket, LIMIT_ALL_… for all clients together, the others per network.
  LIMIT_PAGES: rate('1500/60'),
  LIMIT_LOBBY_READS: rate('300/60'),
  LIMIT_LOBBY_WRITES: rate('60/60'),
  LIMIT_NEW_MATCHES: rate('30/3600'),
  LIMIT_SOCKET_REQUESTS: rate('600/60'),
  LIMIT_MESSAGES: rate('100/10'),
  LIMIT_ADDRESS_MESSAGES: rate('600/10'),
  // Per seat, or per network for onlookers.
  LIMIT_CHAT: rate('15/15'),
  // Histories of matches, and saves that must be checked by a replay.
  LIMIT_HISTORY: rate('120/60'),
  // Results of daily deals, each checked by a replay.
  LIMIT_DEALS: rate('60/3600'),
  LIMIT_NEW_KEYS: rate('20/3600'),
  LIMIT_ALL_NEW_KEYS: rate('2000/3600'),
  // Invitations per person.
  LIMIT_INVITATIONS: rate('30/3600'),
  LIMIT_REPORTS: rate('10/3600'),
  LIMIT_SOCKETS: integer(100, 1_000_000),
  // Bytes that may be buffered for a socket whose client doesn't read.
  LIMIT_UNREAD: integer(2_097_152, 999_999_999),
  // Confirmation requests and test notifications, per receiver and per sending network.
  LIMIT_CONFIRMATIONS: rate('6/3600'),
  LIMIT_ALL_CONFIRMATIONS: rate('300/3600'),
  ...notificationEnvironment,
  // In total, and per network.
  LIMIT_OPEN_MATCHES: integer(5000, 1_000_000),
  LIMIT_NETWORK_OPEN_MATCHES: integer(100, 1_000_000),

  // Days until a match is deleted; 0: never.
  EXPIRE_UNSTARTED: integer(7, 36_500),
  EXPIRE_RUNNING: integer(60, 36_500),
  EXPIRE_FINISHED: integer(180, 36_500),
  // Days without use until a person's key is erased with its seats; 0: never.
  EXPIRE_KEYS: integer(400, 36_500),
  // Days until a report is deleted; 0: never.
  EXPIRE_REPORTS: integer(90, 36_500),
});

/** Variables whose values never appear in messages. */
const SECRETS: readonly string[] = [...SECRET_VARIABLES, 'METRICS_TOKEN', 'MODERATION_TOKEN'];

/** `count` per `seconds`. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** undefined: matches are stored in a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Connects the servers on one database; undefined: this is the only one. */
  readonly redis: { readonly url: string; readonly prefix: string } | undefined;
  readonly origins: readonly string[];
  readonly publicUrl: URL | undefined;
  readonly trustedProxies: number;
  readonly reportUrl: string | undefined;
  readonly metricsToken: string | undefined;
  readonly bots: { readonly threads: number; readonly paceMs: number };
  readonly rates: {
    readonly pages: Rate;
    readonly lobbyReads: Rate;
    readonly lobbyWrites: Rate;
    readonly newMatches: Rate;
    readonly socketRequests: Rate;
    readonly messages: Rate;
    readonly addressMessages: Rate;
    readonly chat: Rate;
    readonly history: Rate;
    readonly deals: Rate;
    readonly newKeys: Rate;
    readonly allNewKeys: Rate;
    readonly invitations: Rate;
    readonly reports: Rate;
    readonly confirmations: Rate;
    readonly allConfirmations: Rate;
  };
  /** undefined: notifications are off. */
  readonly notifications: NotificationSettings | undefined;
  readonly socketsPerAddress: number;
  /** Bytes that may be buffered for one socket. */
  readonly maxBufferedBytes: number;
  readonly openMatches: { readonly all: number; readonly perNetwork: number };
  readonly expiry: Expiry;
  /** Days without use until a person's key is erased; 0: never. */
  readonly expireKeys: number;
  /** Days until a report is deleted; 0: never. */
  readonly expireReports: number;
  /** The token of the page for reports; undefined: there is no such page. */
  readonly moderationToken: string | undefined;
  /** Name and address of the server's host */
  readonly contact: string | undefined;
  /** Files with the host's own text about conduct. */
  readonly conductFiles: { readonly en: string | undefined; readonly ja: string | undefined };
}

/** Days without a move until a match is deleted; 0: never. */
export interface Expiry {
  readonly unstarted: number;
  readonly running: number;
  readonly finished: number;
}

/** Thrown if environment variables are invalid. The message names each of them. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** An empty variable counts as not set: Compose files pass `${NAME:-}`. @throws SettingsError */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = pickBy(env, (value) => value !== '');
  const parsed = v.safeParse(environment, given, { abortPipeEarly: true });
  if (!parsed.success) {
    const sentences = parsed.issues.map((issue) => {
      const variable = v.getDotPath(issue) ?? 'The environment';
      const got = SECRETS.includes(variable) ? '' : `, got ${JSON.stringify(given[variable])}`;
      return `${variable} ${issue.message}${got}.`;
    });
    throw new SettingsError(sentences.join('\n'));
  }
  const { output: data } = parsed;
  const called = notificationSettings(data, data.PUBLIC_URL);
  if ('wrong' in called) throw new SettingsError(called.wrong);
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = data;
  if (redisUrl !== undefined && databaseUrl === undefined) {
    throw new SettingsError(
      'REDIS_URL is for several servers on one database: it needs DATABASE_URL too, like postgres://kontor@127.0.0.1:5432/kontor.',
    );
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl,
    redis: redisUrl === undefined ? undefined : { url: redisUrl, prefix: data.REDIS_PREFIX },
    origins: data.ORIGINS,
    publicUrl: data.PUBLIC_URL,
    trustedProxies: data.TRUST_PROXY,
    reportUrl: data.REPORT_URL,
    metricsToken: data.METRICS_TOKEN,
    bots: { threads: Math.max(1, data.BOT_THREADS), paceMs: data.BOT_PACE },
    rates: {
      pages: data.LIMIT_PAGES,
      lobbyReads: data.LIMIT_LOBBY_READS,
      lobbyWrites: data.LIMIT_LOBBY_WRITES,
      newMatches: data.LIMIT_NEW_MATCHES,
      socketRequests: data.LIMIT_SOCKET_REQUESTS,
      messages: data.LIMIT_MESSAGES,
      addressMessages: data.LIMIT_ADDRESS_MESSAGES,
      chat: data.LIMIT_CHAT,
      history: data.LIMIT_HISTORY,
      deals: data.LIMIT_DEALS,
      newKeys: data.LIMIT_NEW_KEYS,
      allNewKeys: data.LIMIT_ALL_NEW_KEYS,
      invitations: data.LIMIT_INVITATIONS,
      reports: data.LIMIT_REPORTS,
      confirmations: data.LIMIT_CONFIRMATIONS,
      allConfirmations: data.LIMIT_ALL_CONFIRMATIONS,
    },
    notifications: called.settings,
    socketsPerAddress: data.LIMIT_SOCKETS,
    maxBufferedBytes: data.LIMIT_UNREAD,
    openMatches: { all: data.LIMIT_OPEN_MATCHES, perNetwork: data.LIMIT_NETWORK_OPEN_MATCHES },
    expiry: {
      unstarted: data.EXPIRE_UNSTARTED,
      running: data.EXPIRE_RUNNING,
      finished: data.EXPIRE_FINISHED,
    },
    expireKeys: data.EXPIRE_KEYS,
    expireReports: data.EXPIRE_REPORTS,
    moderationToken: data.MODERATION_TOKEN,
    contact: data.CONTACT || undefined,
    conductFiles: { en: data.CONDUCT_FILE, ja: data.CONDUCT_FILE_JA },
  };
}
