import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { itemAt } from '../../src/rules-kit/indexed';
import { folder, run, withPrograms } from './programs';

withPrograms();

/** Returns the files loaded by a process with NODE_V8_COVERAGE, which writes all its scripts when it ends. */
function loadedFiles(coverage: string): string[] {
  return readdirSync(coverage).flatMap((name) => {
    const { result }: { result: { url: string }[] } = JSON.parse(readFileSync(join(coverage, name), 'utf8'));
    return result.map(({ url }) => url);
  });
}

test("loads nothing of boardgame.io's server or its dependencies", { timeout: 60_000 }, async () => {
  const coverage = join(folder, 'coverage');
  const program = run({ NODE_V8_COVERAGE: coverage }, { file: join(import.meta.dirname, '../../server.ts') });
  await program.ready();
  const lobby = new LobbyClient({ server: program.url() });
  const game = itemAt(await lobby.listGames(), 0);
  const { matchID } = await lobby.createMatch(game, { numPlayers: 2, bots: { 1: { level: 'easy' } } });
  const seat = await lobby.joinMatch(game, matchID, { playerID: '0', playerName: 'P0' });
  const socket = io(`${program.url()}/${game}`, { transports: ['websocket'], reconnection: false });
  expect(await socket.emitWithAck('sync', matchID, '0', seat.playerCredentials)).toEqual({ ok: true });
  socket.close();
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  const files = loadedFiles(coverage);
  const of = (...names: string[]) =>
    files.filter((url) => names.some((name) => url.includes(`/node_modules/${name}`)));
  expect(of('koa/lib').length).toBeGreaterThan(3);
  expect(of('boardgame.io/dist').length).toBeGreaterThan(3);
  expect(of('socket.io/dist').length).toBeGreaterThan(3);
  const old = of(
    'boardgame.io/dist/cjs/server',
    'boardgame.io/dist/esm/server',
    'boardgame.io/node_modules/koa/',
    'boardgame.io/node_modules/@koa/',
    'koa-body/',
    'formidable/',
    'co-body/',
    '@koa/cors/',
    '@koa/multer',
    'koa-socket-2/',
    'p-queue/',
  );
  expect(old).toEqual([]);
});
