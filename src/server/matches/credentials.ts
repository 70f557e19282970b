import { createHash, timingSafeEqual } from 'node:crypto';
import type { Server } from 'boardgame.io';

const PREFIX = 'sha256:';

/**
 * Returns the hash of a seat's credentials, which is what the database stores. Credentials are long random strings
 * made by the server, so a fast hash is enough to keep a reader of the database from taking a seat.
 */
export function hashCredentials(credentials: string): string {
  return PREFIX + createHash('sha256').update(credentials).digest('hex');
}

/** Checks whether the credentials open the seat. An empty seat opens to nobody. */
export function authenticateCredentials(
  credentials: string,
  seat: Server.PlayerMetadata | undefined,
): boolean {
  if (typeof credentials !== 'string' || typeof seat?.credentials !== 'string') return false;
  const given = Buffer.from(hashCredentials(credentials));
  const kept = Buffer.from(seat.credentials);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
