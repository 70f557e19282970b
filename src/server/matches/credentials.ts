import { createHash, timingSafeEqual } from 'node:crypto';
import type { Server } from 'boardgame.io';

const PREFIX = 'sha256:';

/**
 * What is kept of a seat's credentials. They are long random strings made by the server, never chosen by people, so a
 * fast hash is enough: whoever reads the database can't take a seat with it.
 */
export function hashCredentials(credentials: string): string {
  return PREFIX + createHash('sha256').update(credentials).digest('hex');
}

/** Whether these credentials open this seat. A seat nobody has taken opens to nobody. */
export function authenticateCredentials(
  credentials: string,
  seat: Server.PlayerMetadata | undefined,
): boolean {
  if (typeof credentials !== 'string' || typeof seat?.credentials !== 'string') return false;
  const given = Buffer.from(hashCredentials(credentials));
  const kept = Buffer.from(seat.credentials);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
