import './production';
import type { Game } from 'boardgame.io';
import { type BotThreadsRunner, startBotRunner } from './bots/runner';
import { type GameServerOptions, startGameServer } from './gameServer';
import type { EditionOf } from './matches/contents';
import type { ExplainMove } from './matches/referee';
import type { SeatsToAct } from './matches/tablesOptions';
import { captureConsole } from './ops/console';
import { errorFields, logToStdout as log } from './ops/log';
import { readSettings, type Settings, SettingsError } from './ops/settings';
import { startProblem } from './ops/startProblems';
import type { PlacesOf } from './ratings/outcome';
import { startWorker } from './worker';

const WRONG_SETTINGS = 2;

/** Time in ms after which a closing server exits in any case. */
const END_WITHIN = 4_500;

export interface MainOptions {
  /** The app's name for people. */
  readonly title: string;
  readonly games: readonly Game[];
  readonly explain?: ExplainMove;
  readonly seatsToAct?: SeatsToAct;
  readonly placesOf?: PlacesOf;
  readonly hasOpenHands?: GameServerOptions['hasOpenHands'];
  readonly editionOf?: EditionOf;
  readonly titleOf?: GameServerOptions['titleOf'];
  /** The module that exports these games as `games` and `editionOf`, for the history thread. */
  readonly gamesModule?: URL;
  /** The module that exports the games bots can play. Without it there are no bots. */
  readonly botGames?: URL;
  readonly appFolder: string;
  readonly daily?: GameServerOptions['daily'];
}

/**
 * Runs the server as a program: reads settings from the environment, prints one sentence if it can't start, and
 * shuts down on signals.
 */
export async function main({ title, botGames, ...options }: MainOptions): Promise<void> {
  const settings = settingsOrExit();
  const bots = botGames === undefined ? undefined : startBotRunner({ botGames, ...settings.bots });
  const start = () => startGameServer({ ...options, bots, settings, log });
  await runProgram({ settings, start, bots, ready: ({ url }) => `${title} is ready: ${url}` });
}

/** Runs a worker as a program: it computes bots' moves and does other jobs, but has no tables. */
export async function workerMain({
  title,
  botGames,
  ...options
}: Omit<MainOptions, 'botGames' | 'gamesModule' | 'appFolder' | 'daily'> & {
  readonly botGames: URL;
}): Promise<void> {
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
  /** Returns the line to print once the program is ready. */
  readonly ready: (started: Started) => string;
}

async function runProgram<Started extends { close(): Promise<void> }>({
  settings,
  start,
  bots,
  ready,
}: Program<Started>): Promise<void> {
  // Files contain the hands of running games, so only their owner may read them.
  process.umask(0o077);
  const server = await startOrExit(start, settings);
  process.stdout.write(`${ready(server)}\n`);
  captureConsole(log);
  // If the process that reads the log exits, games must go on.
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
  // Only once, so that a second Ctrl-C ends a slow shutdown.
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
  // The writer thread doesn't keep the process alive. Without a timer, a start that only waits for it would exit
  // with code 13.
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
