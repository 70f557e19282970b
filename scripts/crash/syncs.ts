import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '../../src/rules-kit/indexed';
import { positions, SEATS } from '../online/game';
import { HonestPlayer } from '../online/honestPlayer';
import { writeMatches } from '../online/matches';
import { ServerProgram } from '../online/program';
import { seededRandom } from '../simulate/randomGame';
import { readTrace, TEXT_LENGTH, TRACED } from './trace';

const TRIES = 20;
const LOOK_AGAIN = 20;
const POSITIONS = 20;
const TRACE_WITHIN = 10_000;

export const canTrace = (): boolean => spawnSync('strace', ['-V']).status === 0;

/**
 * Plays moves one after another while the server's system calls are traced. Returns faults for moves that were sent to
 * clients before they were on disk.
 */
export async function syncFaults(moves: number, seed: string): Promise<readonly string[]> {
  const random = seededRandom(`${seed}/syncs`);
  const server = new ServerProgram();
  // From a late position the game would end before all moves are played.
  const earliest = itemAt(
    positions(1, POSITIONS, random).sort((a, b) => a._stateID - b._stateID),
    0,
  );
  const key = itemAt(await writeMatches(server.databaseFile, [earliest]), 0);
  const file = join(server.folder, 'trace');
  // With `-D` the server stays our direct child process.
  await server.start([
    'strace',
    '-D',
    '-f',
    '-y',
    '-s',
    String(TEXT_LENGTH),
    '-e',
    `trace=${TRACED}`,
    '-o',
    file,
  ]);
  const players = new HonestPlayer(key, SEATS, random);
  await players.sit(server.url);
  let played = 0;
  for (let tried = 0; played < moves && tried < moves * TRIES; tried++) {
    if ((await players.play())?.ok === true) played += 1;
    // The next player has not received the move yet.
    else await wait(LOOK_AGAIN);
  }
  players.leave();
  const { pid } = server;
  await server.kill();
  const { sent, syncs, faults } = readTrace(await whole(file, pid));
  await server.dispose();
  if (played < moves || sent < moves) {
    return [`Of ${moves} moves to trace, ${played} were played and ${sent} were sent.`, ...faults];
  }
  return syncs < moves ? [...faults, `${moves} moves were written with ${syncs} syncs.`] : faults;
}

/** Resolves with the trace once it contains the server's end. If it never does, the missing moves are reported. */
async function whole(file: string, pid: number | undefined): Promise<string> {
  const started = Date.now();
  const end = new RegExp(`^${pid} .*killed by SIGKILL`, 'm');
  let text = readFileSync(file, 'utf8');
  while (!end.test(text) && Date.now() - started < TRACE_WITHIN) {
    await wait(20);
    text = readFileSync(file, 'utf8');
  }
  return text;
}
