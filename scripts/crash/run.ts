import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import Libsql from 'libsql';
import { itemAt } from '../../src/rules-kit/indexed';
import { SqliteStorage } from '../../src/server/storage/sqliteStorage';
import { game, positions } from '../online/game';
import { type MatchKey, writeMatches } from '../online/matches';
import { ServerProgram } from '../online/program';
import { seededRandom } from '../simulate/randomGame';
import { clientFaults, faultsOnDisk } from './inspection';
import { Match } from './match';
import { syncFaults } from './syncs';

/** Time in ms within which clients must be back at their tables and playing */
const BACK_WITHIN = 20_000;
/** Maximum time in ms from the start of play until the server is killed */
const LONGEST_LIFE = 600;
/** Time in ms for which moves wait for the disk before the server is killed */
const HELD = 100;
/** Probability of a chat message before a move */
const CHAT_SHARE = 0.1;

export interface CrashReport {
  readonly watched: number;
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  /** The longest time in ms until all matches continued after a restart */
  readonly slowestReturn: number;
  readonly faults: readonly string[];
}

interface CrashOptions {
  /** Number of moves for which the server's system calls are traced */
  readonly watched: number;
  readonly kills: number;
  readonly matches: number;
  readonly seed: string;
}

/** Kills the server repeatedly during play and checks what is left. */
export async function crash({ watched, kills, matches: count, seed }: CrashOptions): Promise<CrashReport> {
  const random = seededRandom(seed);
  const server = new ServerProgram();
  const matches: Match[] = [];
  const playing: Promise<void>[] = [];
  const faults: string[] = watched === 0 ? [] : [...(await syncFaults(watched, seed))];
  let killed = 0;
  let slowestReturn = 0;

  /** Starts the server, fills up the matches, and waits until all of them are being played. */
  const start = async () => {
    const open = matches.filter(({ isOver }) => !isOver);
    const fresh = positions(1, count - open.length, random);
    const keys = await writeMatches(server.databaseFile, fresh, `match-${killed}`);
    await server.start();
    for (const [index, key] of keys.entries()) {
      const firstStateID = itemAt(fresh, index)._stateID;
      const match = new Match({ urlOf: () => server.url, key, firstStateID, random, chatShare: CHAT_SHARE });
      open.push(match);
      matches.push(match);
      playing.push(match.play().catch((error) => void faults.push(`${key.matchID}: ${error}`)));
    }
    slowestReturn = Math.max(slowestReturn, await waitUntilPlaying(open, faults));
    return keys;
  };

  const onlookers = (await start()).map((key) => lookOn(server.url, key));
  while (killed < kills && faults.length === 0) {
    const open = matches.filter(({ isOver }) => !isOver);
    // Every second time, the server is killed while it can't write. A move that it sends in this state is sent too
    // early.
    if (killed % 2 === 0) await wait(random() * LONGEST_LIFE);
    const release = killed % 2 === 0 ? () => undefined : await holdWrites(server.databaseFile, open);
    await server.kill();
    release();
    killed += 1;
    await until(() => matches.every(({ isCutOff }) => isCutOff));
    faults.push(...(await clientFaults(server.databaseFile, matches)));
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

/** Waits until a condition is true, for at most `BACK_WITHIN`. */
export async function until(holds: () => boolean): Promise<void> {
  const started = performance.now();
  while (!holds() && performance.now() - started < BACK_WITHIN) await wait(5);
}

/** Locks the database until moves have waited for it. Resolves with the function that unlocks it. */
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

/**
 * Resolves with the time in ms until each match has an acknowledged move that was sent from now on. Adds a fault if one
 * takes too long.
 */
export async function waitUntilPlaying(
  matches: readonly Match[],
  faults: string[],
  within = BACK_WITHIN,
): Promise<number> {
  // An earlier move may still be acknowledged.
  const before = new Map(
    matches.map((match) => [match, match.acknowledged.length + (match.isWaiting ? 1 : 0)]),
  );
  const started = performance.now();
  // Matches that start later don't count.
  const waiting = () =>
    [...before]
      .filter(([match, acknowledged]) => !match.isOver && match.acknowledged.length <= acknowledged)
      .map(([match]) => match);
  while (waiting().length > 0 && faults.length === 0 && performance.now() - started < within) {
    await wait(20);
  }
  for (const { key, situation } of waiting()) {
    faults.push(`${key.matchID}: play did not resume after a restart: ${situation}.`);
  }
  return performance.now() - started;
}

/** Watches a match with boardgame.io's own client, which reconnects automatically. */
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
      faults.push(`${matchID}: a spectator is at state ${seen()}, the match at state ${state._stateID}.`);
  }
  await storage.close();
  return faults;
}
