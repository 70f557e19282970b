/** What libraries print, turned into lines of the log. */
import { format } from 'node:util';
import type { Log } from './log';
import { LogThrottle } from './logThrottle';

const LEVELS = ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const;

/** How much of what was printed says where it comes from; behind it stand values that differ each time. */
const KIND = 24;

/**
 * boardgame.io prints each refused move to stderr, Node its warnings. From now on each kind of them is an event, written
 * once a minute at most.
 */
export function captureConsole(log: Log): void {
  const waves = new LogThrottle(log);
  for (const level of LEVELS) {
    console[level] = (...printed: unknown[]) => {
      const text = format(...printed);
      waves.say('printed', text.slice(0, KIND), { level, text });
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => waves.say('warning', name, { name, message }));
}
