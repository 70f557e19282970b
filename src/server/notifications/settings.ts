import * as v from 'valibot';
import type { ChannelKind } from '../../session/notifications';
import { isPair, type VapidKeys } from './webPush';

const KINDS = ['push', 'email', 'webhook'] as const satisfies readonly ChannelKind[];
const list = v.pipe(
  v.string(),
  v.transform((given) => given.split(',').filter((part) => part !== '')),
);

/** Environment variables about notifications. */
export const notificationEnvironment = {
  // Channels to offer; by default all that can be used.
  CALLS: v.optional(
    v.pipe(
      list,
      v.check(
        (kinds) =>
          (kinds.length === 1 && kinds[0] === 'none') ||
          (kinds.length > 0 && kinds.every((kind) => KINDS.some((known) => known === kind))),
        'must be none, or some of push, email and webhook, by commas',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (given) => /^smtps?:\/\/[^/?#]+(\/|\?|$)/.test(given) && URL.canParse(given),
        'must be an address like smtps://user:password@mail.example.org:465',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.email('must be an address like kontor@example.org'), v.maxLength(254)),
  ),
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  VAPID_SUBJECT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://'),
    ),
  ),
  // Hosts of webhooks and push services that may be private and may use plain HTTP.
  CALLS_ALLOW_HOSTS: v.pipe(
    v.optional(v.string(), ''),
    list,
    v.everyItem(
      (host) => /^[\w.[\]:-]+$/.test(host),
      'must be hosts like hooks.internal or 10.0.0.5:9000, by commas',
    ),
  ),
};

/** Variables whose values never appear in messages. */
export const SECRET_VARIABLES: readonly string[] = ['SMTP_URL', 'VAPID_PRIVATE_KEY'];

export interface NotificationSettings {
  /** The offered channels. */
  readonly kinds: readonly ChannelKind[];
  /** Base URL of the links in messages. */
  readonly publicUrl: URL;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** undefined: the keys are generated once and kept in the database. */
  readonly vapid: VapidKeys | undefined;
  /** Contact of the server's operator for push services. */
  readonly subject: string;
  readonly allowedHosts: readonly string[];
}

type Given = v.InferOutput<v.ObjectSchema<typeof notificationEnvironment, undefined>>;

/**
 * Returns the settings, undefined if notifications are off, or in `wrong` a sentence about a conflict between
 * variables.
 */
export function notificationSettings(
  given: Given,
  publicUrl: URL | undefined,
): { readonly settings: NotificationSettings | undefined } | { readonly wrong: string } {
  const { CALLS, SMTP_URL, MAIL_FROM, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = given;
  if (CALLS?.[0] === 'none') return { settings: undefined };
  if (publicUrl === undefined) {
    const asked = Object.entries({ CALLS, SMTP_URL, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY });
    const first = asked.find(([, value]) => value !== undefined);
    if (first === undefined) return { settings: undefined };
    return { wrong: `${first[0]} needs PUBLIC_URL: every message that calls somebody holds a link to it.` };
  }
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    return { wrong: 'SMTP_URL needs MAIL_FROM: the address that e-mails come from.' };
  }
  if (CALLS?.includes('email') === true && SMTP_URL === undefined) {
    return { wrong: 'CALLS names email, which needs SMTP_URL: the server that e-mails are sent by.' };
  }
  if ((VAPID_PUBLIC_KEY === undefined) !== (VAPID_PRIVATE_KEY === undefined)) {
    return { wrong: 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all.' };
  }
  const vapid =
    VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined
      ? undefined
      : { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  if (vapid !== undefined && !isPair(vapid)) {
    return { wrong: 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair of P-256 keys as base64url.' };
  }
  const kinds = KINDS.filter((kind) => kind !== 'email' || SMTP_URL !== undefined);
  return {
    settings: {
      kinds: CALLS === undefined ? kinds : kinds.filter((kind) => CALLS.includes(kind)),
      publicUrl,
      mail:
        SMTP_URL === undefined || MAIL_FROM === undefined
          ? undefined
          : { smtpUrl: SMTP_URL, from: MAIL_FROM },
      vapid,
      subject: VAPID_SUBJECT ?? usualSubject(publicUrl, MAIL_FROM),
      allowedHosts: given.CALLS_ALLOW_HOSTS,
    },
  };
}

const usualSubject = ({ protocol, origin, hostname }: URL, mailFrom: string | undefined): string => {
  if (mailFrom !== undefined) return `mailto:${mailFrom}`;
  return protocol === 'https:' ? origin : `mailto:webmaster@${hostname}`;
};
