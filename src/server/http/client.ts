/** The client of a request: its network, the host it asked for, and the origin of its page. */

import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { itemAt } from '../../rules-kit/indexed';
import type { Settings } from '../ops/settings';

/** Customers of a provider usually get a /56 or a /48. */
const NETWORK_BITS = 48;

/** Returns the key by which limits count a client: an IPv4 address, or the /48 network of an IPv6 address. */
export function networkOf(request: IncomingMessage, proxies: number): string {
  const text = addressText(request, proxies);
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(text)}/${NETWORK_BITS}`)}/${NETWORK_BITS}`;
}

/**
 * Returns the client's address. Each of our own proxies appends its client's address to X-Forwarded-For. Earlier
 * entries come from the client and can be forged.
 */
function addressText({ socket, headers }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const told = (forwarded.at(-proxies) ?? itemAt(forwarded, 0)).trim();
  return ipaddr.isValid(told) ? told : direct;
}

const withoutZone = (text: string): string => text.replace(/%.*$/, '');

/** Checks the Origin header. Only browsers send it; other programs could forge it anyway. */
export function isOriginAllowed(
  { headers: { origin, host } }: IncomingMessage,
  { origins, publicUrl }: Pick<Settings, 'origins' | 'publicUrl'>,
): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  if (publicUrl !== undefined) return origin === publicUrl.origin;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/**
 * Checks whether the Host header names this server. Otherwise a foreign page could point its own domain at this
 * server (DNS rebinding) and be treated as ours.
 */
export function isHostOurs(
  { headers }: IncomingMessage,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): boolean {
  if (publicUrl === undefined) return true;
  const host = headers.host?.toLowerCase();
  return host === publicUrl.host || host === `${publicUrl.hostname}:${portOf(publicUrl)}`;
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** Checks whether a request comes directly from this machine, without a proxy. */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined
  );
}
