import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hashCredentials } from '../matches/credentials';

/** Checks whether a request is authorised with this token. Takes the same time for every wrong one. */
export function hasBearer({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(hashCredentials(headers.authorization ?? ''));
  return timingSafeEqual(given, Buffer.from(hashCredentials(`Bearer ${token}`)));
}
