import './production';
import type { Game } from 'boardgame.io';
import { startBotRunner } from './bots/runner';
import type { EditionOf } from './contents';
import { type GameServer, type GameServerOptions, startGameServer } from './game-server';
import { errorFields, logToStdout as log } from './log';
import { readSettings, type Settings, SettingsError } from './settings';
import { MissingAppError } from './static';
import type { ExplainMove, SeatsToAct } from './tables';

const WRONG_SETTINGS = 2;

interface MainOptions {
  /** The name people know the app by. */
  readonly title: string;
  readonly games: readonly Game[];
  readonly explain?: ExplainMove;
  readonly seatsToAct?: SeatsToAct;
  readonly editionOf?: EditionOf;
  /** The module that exports the games bots can play; without it there are no bots. */
  readonly botGames?: URL;
  readonly appFolder: string;
}

/** The server as a program: settings from the environment, one sentence when it can't start, an orderly end. */
export async function main({ title, botGames, ...options }: MainOptions): Promise<void> {
  const settings = settingsOrExit();
  const bots = botGames === undefined ? undefined : startBotRunner({ botGames, ...settings.bots });
  const server = await startOrExit({ ...options, bots, settings, log });
  process.stdout.write(`${title} is ready: ${server.url}\n`);

  const stop = async (signal: NodeJS.Signals) => {
    log('closing', { signal });
    try {
      await server.close();
      await bots?.close();
      log('closed');
      process.exit(0);
    } catch (error) {
      log('closing failed', errorFields(error));
      process.exit(1);
    }
  };
  // Once: a second Ctrl-C ends an end that takes too long.
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) exitWith(error.message, WRONG_SETTINGS);
    throw error;
  }
}

async function startOrExit(options: GameServerOptions): Promise<GameServer> {
  const { settings } = options;
  try {
    return await startGameServer(options);
  } catch (error) {
    if (error instanceof MissingAppError) exitWith(error.message, 1);
    if (codeOf(error) === 'EADDRINUSE') {
      exitWith(`PORT ${settings.port} is taken by another program. Set another: PORT=8001`, WRONG_SETTINGS);
    }
    if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND') {
      exitWith(`HOST ${settings.host} is not an address of this machine.`, WRONG_SETTINGS);
    }
    if (codeOf(error) === 'EACCES') {
      exitWith(`No permission to use PORT ${settings.port} or DATA_DIR ${settings.dataDir}.`, WRONG_SETTINGS);
    }
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function exitWith(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
