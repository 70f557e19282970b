import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { readSettings, SettingsError } from '../../../src/server/ops/settings';
import { folder, run, withPrograms } from '../programs';

withPrograms();

describe('settings', () => {
  test('have defaults that serve only this machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 8000,
      host: '127.0.0.1',
      dataDir: './data',
      origins: [],
      trustedProxies: 0,
      metricsToken: undefined,
      openMatches: { all: 5000, perNetwork: 100 },
      publicUrl: undefined,
      expiry: { unstarted: 7, running: 60, finished: 180 },
    });
  });

  test('are read from the environment', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/x',
      ORIGINS: 'https://a.test,http://b.test:81',
      TRUST_PROXY: '1',
      METRICS_TOKEN: 'sixteen letters!',
      LIMIT_MESSAGES: '50/5',
      LIMIT_SOCKETS: '7',
      PUBLIC_URL: 'https://Ural.example.org/',
      LIMIT_NETWORK_OPEN_MATCHES: '9',
      EXPIRE_RUNNING: '0',
    };
    expect(readSettings(env)).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/var/lib/x',
      origins: ['https://a.test', 'http://b.test:81'],
      trustedProxies: 1,
      metricsToken: 'sixteen letters!',
      rates: { messages: { count: 50, seconds: 5 } },
      socketsPerAddress: 7,
      publicUrl: new URL('https://ural.example.org'),
      openMatches: { all: 5000, perNetwork: 9 },
      expiry: { running: 0 },
    });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['HOST', 'a b'],
    ['ORIGINS', 'example.org'],
    ['ORIGINS', 'https://a.test/path'],
    ['PUBLIC_URL', 'ural.example.org'],
    ['PUBLIC_URL', 'https://ural.example.org/path'],
    ['PUBLIC_URL', 'https://a:99999'],
    ['TRUST_PROXY', 'yes'],
    ['LIMIT_MESSAGES', '100'],
    ['LIMIT_MESSAGES', '0/10'],
    ['LIMIT_PAGES', '10/0'],
    ['LIMIT_SOCKETS', '-1'],
    ['EXPIRE_FINISHED', '1.5'],
  ])('refuse %s=%j and name the variable', (variable, value) => {
    const read = () => readSettings({ [variable]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(variable);
    expect(read).toThrow(JSON.stringify(value));
  });

  test.each([
    ['PUBLIC_URL', 'nowhere'],
    ['ORIGINS', 'a,b'],
  ])('%s=%j is wrong in two ways and gets one message', (variable, value) => {
    expect(() => readSettings({ [variable]: value })).toThrow(/^[A-Z_]+ must be [^\n]+\.$/);
  });

  test('report all invalid variables at once', () => {
    expect(() => readSettings({ PORT: 'x', HOST: ' ' })).toThrow(/PORT.*\n.*HOST/);
  });
});

describe('the program', { timeout: 120_000 }, () => {
  test('exits with code 2 and a message about an invalid setting', async () => {
    const program = run({ PORT: 'eighty' });
    expect(await program.ended).toBe(2);
    expect(program.err).toBe('PORT must be a whole number, got "eighty".\n');
    expect(program.out).toBe('');
  });

  test('exits with the build command when there is no built app', async () => {
    const program = run({ APP_FOLDER: join(folder, 'nowhere') });
    expect(await program.ended).toBe(1);
    expect(program.err).toMatch(/^There is no built app in .*nowhere\. Build it first: npm run build\n$/);
  });

  test('exits with code 2 and a message when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? String(address.port) : '';
    const program = run({ PORT: port });
    expect(await program.ended).toBe(2);
    expect(program.err).toBe(`PORT ${port} is taken by another program. Set another: PORT=8001\n`);
    other.close();
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('shuts down on %s and finds its data again', async (signal) => {
    const first = run();
    await first.ready();
    const { matchID } = await new LobbyClient({ server: first.url() }).createMatch('sample', {
      numPlayers: 2,
    });
    first.child.kill(signal);
    expect(await first.ended).toBe(0);
    expect(first.err).toBe('');
    const lines = first.out.trim().split('\n');
    expect(lines[0]).toMatch(/^The sample is ready: http:\/\/localhost:\d+$/);
    const told = lines.slice(1).map((line) => JSON.parse(line));
    expect(told).toMatchObject([{ event: 'closing' }, { event: 'closed' }]);
    expect(told[1]).not.toHaveProperty('unfinished');

    const second = run();
    await second.ready();
    const match = await new LobbyClient({ server: second.url() }).getMatch('sample', matchID);
    expect(match.players).toHaveLength(2);
  });

  test('names the data folder when a second server uses it, while the first goes on', async () => {
    const first = run();
    await first.ready();
    const second = run();
    expect(await second.ended).toBe(1);
    expect(second.err).toBe(
      `Another server runs on the data folder ${join(folder, 'data')}. Stop it, or set another DATA_DIR.\n`,
    );
    expect(await (await fetch(`${first.url()}/healthz`)).json()).toEqual({ status: 'ok' });
    first.child.kill('SIGKILL');
    await first.ended;
    const third = run();
    await third.ready();
  });

  test('keeps the files of the data folder private', async () => {
    const first = run();
    await first.ready();
    await new LobbyClient({ server: first.url() }).createMatch('sample', { numPlayers: 2 });
    const files = readdirSync(join(folder, 'data'));
    expect(files.toSorted()).toEqual([
      'matches.sqlite',
      'matches.sqlite-shm',
      'matches.sqlite-wal',
      'server.lock',
    ]);
    for (const file of files) expect(statSync(join(folder, 'data', file)).mode & 0o777).toBe(0o600);
  });

  test('keeps everything that it acknowledged before it was killed', async () => {
    const first = run();
    await first.ready();
    const lobby = new LobbyClient({ server: first.url() });
    const { matchID } = await lobby.createMatch('sample', { numPlayers: 2 });
    await lobby.joinMatch('sample', matchID, { playerID: '0', playerName: 'Анна' });
    first.child.kill('SIGKILL');
    await first.ended;
    const second = run();
    await second.ready();
    const match = await new LobbyClient({ server: second.url() }).getMatch('sample', matchID);
    expect(itemAt(match.players, 0).name).toBe('Анна');
  });
});
