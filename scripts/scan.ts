/** `npm run scan`: plays whole games over sockets and searches everything the server sends for secrets. */
import * as v from 'valibot';
import { itemAt } from '../src/rules-kit/indexed';
import { SqliteStorage } from '../src/server/storage/sqliteStorage';
import { chooseGame } from './online/game';
import { openGame } from './online/openGame';
import { PROGRAMS, ServerProgram } from './online/program';
import { oracleOf } from './scan/oracle';
import { scanGame } from './scan/scanGame';
import { seededRandom } from './simulate/randomGame';
import { gameOption, readOptions, text, whole } from './usage';

const { game, games, moves, seed } = readOptions(
  'scan',
  '[--game NAME] [--games 50] [--moves 5000] [--seed TEXT]',
  {
    games: v.optional(whole(1, 1000), '50'),
    moves: v.optional(whole(1, 5000), '5000'),
    seed: v.optional(text, 'x'),
    game: gameOption(),
  },
  (chosen) => chooseGame(chosen.game),
);

const MOST_PRINTED = 10;

const oracle = await oracleOf(game);
const server = new ServerProgram({}, PROGRAMS.twoGames);
await server.start();
const storage = new SqliteStorage({ file: server.databaseFile });
const total = { moves: 0, frames: 0, bytes: 0, leaks: 0 };
const patches: number[] = [];
const syncs: number[] = [];
for (let number = 0; number < games; number++) {
  const scan = await scanGame({
    url: server.url,
    storage,
    oracle,
    ...itemAt(oracle.kinds, number % oracle.kinds.length),
    otherGame: openGame.name,
    random: seededRandom(`${seed}/${number}`),
    mostMoves: moves,
  });
  total.moves += scan.moves;
  total.frames += scan.frames;
  total.bytes += scan.bytes;
  total.leaks += scan.leaks.length;
  patches.push(...scan.patches);
  syncs.push(...scan.syncs);
  for (const leak of scan.leaks.slice(0, MOST_PRINTED)) console.log(`game ${number + 1}: ${leak}`);
  console.log(`game ${number + 1}: ${scan.moves} moves, ${scan.frames} frames, ${scan.leaks.length} leaks`);
}
await storage.close();
await server.dispose();
console.log(
  `${games} games, ${total.moves} moves, ${total.frames} frames, ${(total.bytes / 1e6).toFixed(1)} MB: ${total.leaks} leaks`,
);
patches.sort((one, other) => one - other);
console.log(
  `a move: ${patches[patches.length >> 1]} bytes to a client in the median, at most ${patches.at(-1)}; ` +
    `a reconnect: at most ${Math.max(...syncs)} bytes, unpacked`,
);
process.exit(total.leaks === 0 ? 0 : 1);
