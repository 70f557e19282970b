import './production';
import type { Game } from 'boardgame.io';
import { type BotThreadsRunner, startBotRunner } from './bots/runner';
import { type GameServerOptions, startGameServer } from './gameServer';
import type { EditionOf } from './matches/contents';
import type { ExplainMove } from './matches/referee';
import type { SeatsToAct } from './matches/tables';
import { captureConsole } from './ops/console';
import { errorFields, logToStdout as log } from './ops/log';
import { readSettings, type Settings, SettingsError } from './ops/settings';
import { startProblem } from './ops/startProblems';
import { startWorker } from './worker';

const WRONG_SETTINGS = 2;

/** Milliseconds after which a server that was told to end does so, whatever keeps it. */
const END_WITHIN = 4_500;

export interface MainOptions {
  /** The name people know the app by. */
  readonly title: string;
  readonly games: readonly Game[];
  readonly explain?: ExplainMove;
  readonly seatsToAct?: SeatsToAct;
  readonly hasOpenHands?: GameServerOptions['hasOpenHands'];
  readonly editionOf?: EditionOf;
  readonly titleOf?: GameServerOptions['titleOf'];
  /** The module that exports these games as `games` and `editionOf`, for the thread that looks back at matches. */
  readonly gamesModule?: URL;
  /** The module that exports the games bots can play; without it there are no bots. */
  readonly botGames?: URL;
  readonly appFolder: string;
}

/** The server as a program: settings from the environment, one sentence when it can't start, an orderly end. */
export async function main({ title, botGames, ...options }: MainOptions): Promise<void> {
  const settings = settingsOrExit();
  const bots = botGames === undefined ? undefined : startBotRunner({ botGames, ...settings.bots });
  const start = () => startGameServer({ ...options, bots, settings, log });
  await runProgram({ settings, start, bots, ready: ({ url }) => `${title} is ready: ${url}` });
}

/** Bots' moves and what else servers leave to be done, as a program: `main` without tables. */
export async function workerMain({
  title,
  botGames,
  ...options
}: Omit<MainOptions, 'botGames' | 'gamesModule' | 'appFolder'> & { readonly botGames: URL }): Promise<void> {
  const settings = settingsOrExit();
  const { redis } = settings;
  if (redis === undefined)
    exitWith('A worker needs REDIS_URL and DATABASE_URL, those of the servers it works for.', WRONG_SETTINGS);
  const bots = startBotRunner({ botGames, ...settings.bots });
  const start = () => startWorker({ ...options, bots, settings, redis, log });
  await runProgram({ settings, start, bots, ready: () => `A worker of ${title} is ready.` });
}

interface Program<Started> {
  readonly settings: Settings;
  readonly start: () => Promise<Started>;
  readonly bots: BotThreadsRunner | undefined;
  /** What is printed once it is ready. */
  readonly ready: (started: Started) => string;
}

async function runProgram<Started extends { close(): Promise<void> }>({
  settings,
  start,
  bots,
  ready,
}: Program<Started>): Promise<void> {
  // What it writes holds the hands of running games: for its own user only.
  process.umask(0o077);
  const server = await startOrExit(start, settings);
  process.stdout.write(`${ready(server)}\n`);
  captureConsole(log);
  // Whoever reads the log may go away; games go on.
  process.stdout.on('error', () => undefined);
  process.on('uncaughtException', (error) => {
    log('crashed', errorFields(error));
    process.exit(1);
  });

  const stop = async (signal: NodeJS.Signals) => {
    log('closing', { signal });
    setTimeout(() => {
      log('closed', { unfinished: true });
      process.exit(0);
    }, END_WITHIN);
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

async function startOrExit<Started>(start: () => Promise<Started>, settings: Settings): Promise<Started> {
  // The thread that writes keeps no program alive: one that only waits for it would end here with code 13.
  const awake = setInterval(() => undefined, 1000);
  try {
    return await start();
  } catch (error) {
    const problem = startProblem(error, settings);
    if (problem === undefined) throw error;
    return exitWith(problem.sentence, problem.exitCode);
  } finally {
    clearInterval(awake);
  }
}

function exitWith(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
