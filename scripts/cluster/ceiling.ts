import { randomBytes } from 'node:crypto';
import type { State } from 'boardgame.io';
import { itemAt } from '../../src/rules-kit/indexed';
import { PostgresStorage } from '../../src/server/storage/postgresStorage';
import { playWholeGame } from '../online/game';
import { writeMatchesTo } from '../online/matches';
import { OwnDatabase } from './database';

/** Number of connections that a server uses for play */
const WRITERS = 10;

/** Writes the moves of whole games through the storage as fast as possible, to measure PostgreSQL without a server. */
export async function ceiling(databaseUrl: string, seconds: number) {
  const states: State[] = [];
  playWholeGame('ceiling', (state) => states.push(state));
  const database = new OwnDatabase(`ceiling_${randomBytes(6).toString('hex')}`, databaseUrl);
  const storage = new PostgresStorage({ url: database.urlFor() });
  await database.create();
  try {
    await storage.connect();
    let moves = 0;
    let isOver = false;
    const write = async (writer: number) => {
      for (let match = 0; !isOver; match++) {
        const { matchID } = itemAt(
          await writeMatchesTo(storage, [itemAt(states, 0)], `match-${writer}-${match}`),
          0,
        );
        for (let index = 1; index < states.length && !isOver; index++) {
          const before = itemAt(states, index - 1);
          const { deltalog, ...state } = itemAt(states, index);
          await storage.setState(matchID, { before, state, deltalog, toAct: [state.ctx.currentPlayer] });
          moves += 1;
        }
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    const used = async () => ({
      moves,
      cpu: await database.cpu(),
      logged: await database.logged(),
      at: performance.now(),
    });
    const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // Warm-up
    await sleep(2_000);
    const before = await used();
    await sleep(seconds * 1000);
    const after = await used();
    isOver = true;
    await writing;
    const made = after.moves - before.moves;
    const cpu = ((after.cpu - before.cpu) * 1000) / made;
    return {
      moves: made,
      'moves a second here': (made * 1000) / (after.at - before.at),
      'PostgreSQL CPU ms a move': cpu,
      'moves a second and core': 1000 / cpu,
      'bytes logged a move': (after.logged - before.logged) / made,
    };
  } finally {
    await storage.close();
    await database.drop();
  }
}
