/** Redirects the console output of libraries to the log. */
import { format } from 'node:util';
import type { Log } from './log';
import { LogThrottle } from './logThrottle';

const LEVELS = ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const;

/** Number of leading characters that identify a message; later ones often contain varying values. */
const KIND = 24;

/**
 * Logs console output and Node's warnings, each kind at most once a minute. boardgame.io, for example, prints every
 * refused move.
 */
export function captureConsole(log: Log): void {
  const throttle = new LogThrottle(log);
  for (const level of LEVELS) {
    console[level] = (...printed: unknown[]) => {
      const text = format(...printed);
      throttle.report('printed', text.slice(0, KIND), { level, text });
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => throttle.report('warning', name, { name, message }));
}
