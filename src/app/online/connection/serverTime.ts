/** The server's clock. The device's clock may be hours off, so server timestamps are compared only with this one. */

/** Ms by which the server's clock is ahead of the device's; 0 until the server has sent its time. */
let ahead = 0;

/** Records the server's time, in ms since 1970, from a response or a message. */
export function heardServerTime(now: number): void {
  if (Number.isFinite(now)) ahead = now - Date.now();
}

/** Returns the server's time in ms since 1970. */
export const serverNow = (): number => Date.now() + ahead;
