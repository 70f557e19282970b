/**
 * Sends requests to addresses given by users, without giving them access to the internal network. Host names are
 * resolved here, all their addresses must be public, the connection uses the checked address, and redirects are not
 * followed.
 */
import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { addressProblem, isPublic } from './channels';

/** Maximum size of the response head in bytes. The body is not read. */
const MOST_HEAD = 16_384;

/** Thrown if the server doesn't send to this address. The message is part of a sentence. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  /** Hosts, with or without a port, that may be private and may use plain HTTP. */
  readonly allowed: readonly string[];
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** Returns the status of the response. @throws ForbiddenAddressError, or the error of the request */
export async function guardedPost(
  address: string,
  { headers, body, allowed, signal }: Post,
): Promise<number> {
  const problem = addressProblem(address, allowed);
  if (problem !== null) throw new ForbiddenAddressError(problem);
  const url = new URL(address);
  const isAllowed = allowed.includes(url.hostname) || allowed.includes(url.host);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { 'User-Agent': 'Kontor', ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      agent: false,
      maxHeaderSize: MOST_HEAD,
      signal,
      ...(isAllowed ? {} : { lookup: lookUpPublic }),
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Resolves a host name, and fails unless all its addresses are public. */
export const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, '');
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublic(address))) {
      return callback(new ForbiddenAddressError('must be on the public internet'), '');
    }
    if (options.all === true) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};
