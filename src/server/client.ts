/** Who sent a request: an address to count by, and the page it comes from. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The client's address. Behind `proxies` of our own each adds the address it was asked from to the end of X-Forwarded-For;
 * what stands before those was written by the client itself and proves nothing.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const told = proxies === 0 ? '' : (forwarded.at(-proxies) ?? forwarded[0]).trim();
  return network(told === '' ? direct : told);
}

/** An IPv4 address, or the /64 network of an IPv6 one: who has one of its addresses has them all. */
function network(address: string): string {
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  if (!isIPv6(address)) return address;
  const [start, end = ''] = address.split('::');
  const before = start.split(':').filter((group) => group !== '');
  const after = end.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = address.includes('::') ? [...before, ...zeros, ...after] : before;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Browsers name the page that sends a request; programs don't, and need no permission to lie. */
export function isOriginAllowed({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
}
