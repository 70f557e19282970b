/** The files that an earlier version of the program has written (README.md). */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GameModule } from '../../src/game-api/module';
import { modules } from '../../src/games/modules';

/** Rules version of each game in the earlier version. */
export const RULES_THEN = { 'cherez-ural': 2, kilia: 1, terramara: 1 } as const;
export type GameName = keyof typeof RULES_THEN;
export const GAMES = Object.keys(RULES_THEN) as readonly GameName[];

export function readBytes(name: string): Buffer {
  const bytes = readFileSync(new URL(`./543ca7d5/${name}`, import.meta.url));
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

export const readText = (name: string): string => readBytes(name).toString('utf8');

export function moduleOf(name: string): GameModule {
  const found = modules.find((module) => module.name === name);
  if (found === undefined) throw new Error(`no game ${name}`);
  return found;
}
