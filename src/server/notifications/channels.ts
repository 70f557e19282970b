/** Channels by which a player is notified. */
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import type { NotificationLanguage, QuietHours } from '../../session/notifications';
import { fields } from '../http/schemas';
import { decodeKey, isPoint } from './webPush';

export interface PushTarget {
  readonly kind: 'push';
  readonly endpoint: string;
  /** The browser's public key (65 bytes) and secret (16 bytes) in base64url, named as in RFC 8291. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
export interface MailTarget {
  readonly kind: 'email';
  readonly address: string;
}
export interface HookTarget {
  readonly kind: 'webhook';
  readonly url: string;
  readonly format: 'discord' | 'slack' | 'json';
}
export type Target = PushTarget | MailTarget | HookTarget;

/** Maximum number of channels per seat and per person. */
export const MAX_CHANNELS = 5;

interface ChannelBase {
  readonly id: string;
  /** Hash of the credentials or of the key that added the channel. It isn't used for a successor in the seat. */
  readonly holder: string;
  readonly target: Target;
  readonly language: NotificationLanguage;
  /** null until the address is confirmed; until then it only gets the confirmation request. */
  readonly confirmedAt: number | null;
  readonly createdAt: number;
  readonly quiet: QuietHours | null;
}

/** Notifies the person in a seat of turns and timeouts. */
export interface SeatChannel extends ChannelBase {
  readonly matchID: string;
  readonly seat: string;
}

/** Notifies a person, by the hash of their key, of tables that fit their wishes and of invitations. */
export interface PersonChannel extends ChannelBase {
  readonly person: string;
}

export type Channel = SeatChannel | PersonChannel;

/** The owner of channels. */
export type ChannelOwner = Pick<SeatChannel, 'matchID' | 'seat'> | Pick<PersonChannel, 'person'>;

/** Ports below this one are reserved for other protocols, whose servers must not get requests. */
const FIRST_FREE_PORT = 1024;

/**
 * Returns why the server doesn't send to a URL, as part of a sentence, or null if the URL itself is acceptable.
 * Hosts in `allowed` are not checked.
 */
export function addressProblem(text: string, allowed: readonly string[]): string | null {
  if (!URL.canParse(text)) return 'is not a web address';
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return 'is not a web address';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name';
  if (allowed.includes(url.hostname) || allowed.includes(url.host)) return null;
  if (url.protocol !== 'https:') return 'must begin with https://';
  if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT) return 'must have port 443 or one above 1023';
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare) && !isPublic(bare)) return 'must be on the public internet';
  return null;
}

const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/** Checks whether an IP address is public: no loopback, private or tunnel address. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6));
}

const text = v.string('must be a text');
const webAddress = v.pipe(text, v.maxLength(1000, 'has over 1000 letters'));
const AUTH_BYTES = 16;

const push = fields({
  kind: v.literal('push'),
  endpoint: webAddress,
  keys: fields({
    p256dh: v.pipe(text, v.check(isPoint, 'must be a point of P-256 as base64url')),
    auth: v.pipe(
      text,
      v.check((given) => decodeKey(given)?.length === AUTH_BYTES, `must be ${AUTH_BYTES} bytes as base64url`),
    ),
  }),
});
const email = fields({
  kind: v.literal('email'),
  address: v.pipe(
    text,
    v.trim(),
    v.maxLength(254, 'has over 254 letters'),
    v.email('must be an address like name@example.org'),
  ),
});
const webhook = fields({
  kind: v.literal('webhook'),
  url: webAddress,
  format: v.picklist(['discord', 'slack', 'json'], 'must be discord, slack or json'),
});

const unknownKind = fields({
  kind: v.picklist(['push', 'email', 'webhook'], 'must be push, email or webhook'),
});
const byKind = new Map<unknown, typeof push | typeof email | typeof webhook>([
  ['push', push],
  ['email', email],
  ['webhook', webhook],
]);

/** Schema of a channel's target in a request. */
export const target: v.GenericSchema<unknown, Target> = v.lazy((given) => {
  const kind = typeof given === 'object' && given !== null && 'kind' in given ? given.kind : undefined;
  return (byKind.get(kind) ?? unknownKind) as v.GenericSchema<unknown, Target>;
});

/** Returns the target shortened: its owner recognises it, but a bystander can't read all of it. */
export function shownTarget(target: Target): string {
  if (target.kind === 'email') return target.address.replace(/^(.).*@/, '$1…@');
  return new URL(target.kind === 'push' ? target.endpoint : target.url).host;
}

/** Returns a channel for its owner's own file, without keys. */
export const exportedChannel = ({ target, language, quiet, createdAt, confirmedAt }: Channel) => ({
  kind: target.kind,
  address: addressOfTarget(target),
  language,
  quiet,
  createdAt,
  confirmedAt,
});

/** Returns the address that identifies a target within its kind. */
export const addressOfTarget = (target: Target): string =>
  target.kind === 'email'
    ? target.address.toLowerCase()
    : target.kind === 'push'
      ? target.endpoint
      : target.url;

/** Returns an identifier of the receiver. Several addresses may lead to the same receiver. */
export function receiverOf(target: Target): string {
  if (target.kind === 'email') return mailboxOf(target.address);
  const { origin, pathname } = new URL(addressOfTarget(target));
  return origin + pathname;
}

/** Domains whose mail servers ignore dots before the @. */
const DOTLESS: readonly string[] = ['gmail.com', 'googlemail.com'];

/** Returns the mailbox of an e-mail address, in lower case and without a plus suffix. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  const name = local.replace(/(?<=.)\+.*$/, '');
  return DOTLESS.includes(domain) ? `${name.replaceAll('.', '')}@${DOTLESS[0]}` : `${name}@${domain}`;
}
