/**
 * Sends to addresses that people name, so that nobody reaches by this server what only it can reach: names are looked up here and
 * every address that one leads to must be public; the connection goes to what was looked at; no redirect is followed.
 */
import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { addressProblem, isPublic } from './channels';

/** Of an answer's head, in bytes; its body is not read. */
const MOST_HEAD = 16_384;

/** The server doesn't send there; the message is a part of a sentence. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  /** Hosts, with or without a port, that may be private and asked without TLS. */
  readonly allowed: readonly string[];
  /** Ends the request, from the look-up to the head of the answer. */
  readonly signal?: AbortSignal;
}

/** The answer's status. @throws ForbiddenAddressError, or what went wrong on the way. */
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

/** Only names all of whose addresses are public. */
export const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, '');
    if (found.length === 0 || !found.every(({ address }) => isPublic(address))) {
      return callback(new ForbiddenAddressError('must lie on the public internet'), '');
    }
    if (options.all === true) return callback(null, found);
    return callback(null, found[0].address, found[0].family);
  });
};
