import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import Libsql from 'libsql';
import { SqliteStorage } from '../../src/server/sqlite-storage';
import { game, positions } from '../online/game';
import { type MatchKey, writeMatches } from '../online/matches';
import { ServerProgram } from '../online/program';
import { seededRandom } from '../simulate/randomGame';
import { faultsHeard, faultsOnDisk } from './inspection';
import { Match } from './match';
import { syncFaults } from './syncs';

/** How long clients may take to be back at their tables and playing, in milliseconds. */
const BACK_WITHIN = 20_000;
/** The server lives at most this long before it is killed, once everyone plays. */
const LONGEST_LIFE = 600;
/** How long moves wait for the disk before the server is killed meanwhile. */
const HELD = 100;

export interface CrashReport {
  readonly watched: number;
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  /** The longest it took until every match went on after a restart, in milliseconds. */
  readonly slowestReturn: number;
  /** What must not be, one sentence each. */
  readonly faults: readonly string[];
}

interface CrashOptions {
  /** Moves whose way to the disk is watched by tracing the server's system calls. */
  readonly watched: number;
  readonly kills: number;
  /** How many are played at any time. */
  readonly matches: number;
  readonly seed: string;
}

/** Kills the server again and again while matches are played on it, and looks what is left. */
export async function crash({ watched, kills, matches: count, seed }: CrashOptions): Promise<CrashReport> {
  const random = seededRandom(seed);
  const server = new ServerProgram();
  const matches: Match[] = [];
  const playing: Promise<void>[] = [];
  const faults: string[] = watched === 0 ? [] : [...(await syncFaults(watched, seed))];
  let killed = 0;
  let slowestReturn = 0;

  /** Starts the server with as many matches as should be under play, and waits until all of them are. */
  const start = async () => {
    const open = matches.filter(({ isOver }) => !isOver);
    const fresh = positions(1, count - open.length, random);
    const keys = await writeMatches(server.databaseFile, fresh, `match-${killed}`);
    await server.start();
    for (const key of keys) {
      const match = new Match(server.url, key, random);
      open.push(match);
      matches.push(match);
      playing.push(match.play().catch((error) => void faults.push(`${key.matchID}: ${error}`)));
    }
    slowestReturn = Math.max(slowestReturn, await untilPlaying(open, faults));
    return keys;
  };

  const onlookers = (await start()).map((key) => lookOn(server.url, key));
  while (killed < kills && faults.length === 0) {
    const open = matches.filter(({ isOver }) => !isOver);
    // Every other time while it can't write: whoever is told of a move then is told too early.
    if (killed % 2 === 0) await wait(random() * LONGEST_LIFE);
    const release = killed % 2 === 0 ? () => undefined : await holdWrites(server.databaseFile, open);
    await server.kill();
    release();
    killed += 1;
    await until(() => matches.every(({ isCutOff }) => isCutOff));
    faults.push(...(await faultsHeard(server.databaseFile, matches)));
    await start();
  }
  for (const match of matches) match.end();
  await Promise.all(playing);
  faults.push(...(await faultsOnDisk(server.databaseFile, matches)));
  faults.push(...(await faultsSeen(server.databaseFile, onlookers)));
  for (const { client } of onlookers) client.stop();
  await server.dispose();
  return {
    watched,
    kills: killed,
    matches: matches.length,
    acknowledged: matches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    unanswered: matches.reduce((sum, { unanswered }) => sum + unanswered, 0),
    slowestReturn,
    faults,
  };
}

/** Waits until it holds, or for as long as clients may take to be back. */
export async function until(holds: () => boolean): Promise<void> {
  const started = performance.now();
  while (!holds() && performance.now() - started < BACK_WITHIN) await wait(5);
}

/** Takes the database's right to write until moves have waited for it; the function that it resolves with gives it back. */
async function holdWrites(file: string, matches: readonly Match[]): Promise<() => void> {
  const database = new Libsql(file);
  database.pragma('busy_timeout = 5000');
  database.exec('begin immediate');
  await until(() => matches.some(({ isWaiting }) => isWaiting));
  await wait(HELD);
  return () => {
    database.exec('rollback');
    database.close();
  };
}

/** Resolves with the milliseconds until each match has a move acknowledged that was sent from now on; that none comes in time is a fault. */
export async function untilPlaying(
  matches: readonly Match[],
  faults: string[],
  within = BACK_WITHIN,
): Promise<number> {
  // The answer to what was sent before may only be on its way.
  const before = new Map(
    matches.map((match) => [match, match.acknowledged.length + (match.isWaiting ? 1 : 0)]),
  );
  const started = performance.now();
  // Not those that are begun meanwhile.
  const waiting = () =>
    [...before]
      .filter(([match, acknowledged]) => !match.isOver && match.acknowledged.length <= acknowledged)
      .map(([match]) => match);
  while (waiting().length > 0 && faults.length === 0 && performance.now() - started < within) {
    await wait(20);
  }
  for (const { key } of waiting()) faults.push(`${key.matchID}: nobody played on after a restart.`);
  return performance.now() - started;
}

/** boardgame.io's own client, which nobody helps to come back. */
function lookOn(url: string, { matchID }: MatchKey) {
  const multiplayer = SocketIO({
    server: url,
    socketOpts: { transports: ['websocket'], reconnectionDelay: 100, reconnectionDelayMax: 500 },
  });
  const client = Client({ game, multiplayer, matchID, debug: false });
  client.start();
  return { client, matchID };
}

async function faultsSeen(file: string, onlookers: readonly ReturnType<typeof lookOn>[]): Promise<string[]> {
  const storage = new SqliteStorage({ file });
  const faults: string[] = [];
  for (const { client, matchID } of onlookers) {
    const { state } = await storage.fetch(matchID, { state: true });
    const seen = () => client.getState()?._stateID;
    const started = performance.now();
    while (seen() !== state._stateID && performance.now() - started < BACK_WITHIN) await wait(20);
    if (seen() !== state._stateID)
      faults.push(`${matchID}: an onlooker sees ${seen()}, it is at ${state._stateID}.`);
  }
  await storage.close();
  return faults;
}
