import { z } from 'zod';

/** What the person who runs the server may set, by environment variables; everything has a default. */
const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .default('8000')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be at most 65535'),
  // Only this machine by default: opening a server to the network is a decision, not an accident.
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  // Pages of these origins may open sockets too; a page served by this server always may.
  ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((origin) => origin !== ''))
    .pipe(
      z.array(
        z.string().regex(/^https?:\/\/[^/\s]+$/, 'must be origins like https://example.org, by commas'),
      ),
    ),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly origins: readonly string[];
}

/** The environment says something the server can't use; the message names each wrong variable. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => {
      const variable = String(path[0]);
      return `${variable} ${message}, got ${JSON.stringify(env[variable])}.`;
    });
    throw new SettingsError(sentences.join('\n'));
  }
  const { PORT, HOST, DATA_DIR, ORIGINS } = parsed.data;
  return { port: PORT, host: HOST, dataDir: DATA_DIR, origins: ORIGINS };
}
