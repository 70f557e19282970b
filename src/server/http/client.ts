/** Who sent a request: a network to count by, the server it was meant for, and the page it comes from. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Settings } from '../ops/settings';

/** Whoever rents a line is given a /56 or a /48. */
const NETWORK_BITS = 48;

/** Returns what all limits count a client by: an IPv4 address, or the /48 network of an IPv6 one. */
export function networkOf(request: IncomingMessage, proxies: number): string {
  const text = addressText(request, proxies);
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(text)}/${NETWORK_BITS}`)}/${NETWORK_BITS}`;
}

/**
 * The client's address. Behind `proxies` of our own each adds the address it was asked from to the end of X-Forwarded-For;
 * what stands before those was written by the client itself and proves nothing.
 */
function addressText({ socket, headers }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const told = (forwarded.at(-proxies) ?? forwarded[0]).trim();
  return ipaddr.isValid(told) ? told : direct;
}

const withoutZone = (text: string): string => text.replace(/%.*$/, '');

/** Browsers name the page that sends a request; programs don't, and need no permission to lie. */
export function isOriginAllowed(
  { headers: { origin, host } }: IncomingMessage,
  { origins, publicUrl }: Pick<Settings, 'origins' | 'publicUrl'>,
): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  if (publicUrl !== undefined) return origin === publicUrl.origin;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/**
 * Whether a request names this server as its host. A page whose name its owner points at this server (DNS rebinding) would
 * else pass for one of ours.
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

/** Whether a request was sent to this machine by one of its own names, and by no proxy. */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined
  );
}
