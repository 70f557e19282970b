/** The server's clock. The device's own may be hours off, so no page compares a moment of the server with it. */

/** Milliseconds that the server's clock is ahead of the device's; 0 until the server has sent its time. */
let ahead = 0;

/** Notes the time that came with an answer or a message, in milliseconds since 1970. */
export function heardServerTime(now: number): void {
  if (Number.isFinite(now)) ahead = now - Date.now();
}

/** Returns the server's time in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;
