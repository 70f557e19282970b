/** `npm run scan`: plays whole games over sockets and searches everything the server sends for what it must not tell. */
import { z } from 'zod';
import { SqliteStorage } from '../src/server/sqlite-storage';
import { game } from './online/game';
import { ServerProgram } from './online/program';
import { scanGame } from './scan/scanGame';
import { seededRandom } from './simulate/randomGame';
import { readOptions } from './usage';

const { games, seed } = readOptions('scan', '[--games 50] [--seed TEXT]', {
  games: z.coerce.number().int().min(1).max(1000).default(50),
  seed: z.string().min(1).default('x'),
});

const OPTIONS = [{}, { draft: true }, { firstGameSets: true }];

const server = new ServerProgram();
await server.start();
const storage = new SqliteStorage({ file: server.databaseFile, games: [game] });
let [moves, frames, bytes, leaks] = [0, 0, 0, 0];
const patches: number[] = [];
const syncs: number[] = [];
for (let number = 0; number < games; number++) {
  const scan = await scanGame({
    url: server.url,
    storage,
    setupData: OPTIONS[number % OPTIONS.length],
    random: seededRandom(`${seed}/${number}`),
  });
  moves += scan.moves;
  frames += scan.frames;
  bytes += scan.bytes;
  leaks += scan.leaks.length;
  patches.push(...scan.patches);
  syncs.push(...scan.syncs);
  for (const leak of scan.leaks.slice(0, 10)) console.log(`game ${number + 1}: ${leak}`);
  console.log(`game ${number + 1}: ${scan.moves} moves, ${scan.frames} frames, ${scan.leaks.length} leaks`);
}
await storage.close();
await server.dispose();
console.log(
  `${games} games, ${moves} moves, ${frames} frames, ${(bytes / 1e6).toFixed(1)} MB: ${leaks} leaks`,
);
patches.sort((one, other) => one - other);
console.log(
  `a move: ${patches[patches.length >> 1]} bytes to a client in the median, at most ${patches.at(-1)}; ` +
    `a reconnect: at most ${Math.max(...syncs)} bytes, unpacked`,
);
process.exit(leaks === 0 ? 0 : 1);
