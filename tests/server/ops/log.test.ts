import { LobbyClient } from 'boardgame.io/client';
import { io } from 'socket.io-client';
import { describe, expect, test, vi } from 'vitest';
import { captureConsole } from '../../../src/server/ops/console';
import { type Log, logLine } from '../../../src/server/ops/log';
import { LogThrottle } from '../../../src/server/ops/logThrottle';
import { run, withPrograms } from '../programs';

withPrograms();

describe('a line of the log', () => {
  const nasty = 'a\nb\r\u0000\u001b[2J\u007f\u009b1A\u2028\u2029\u202e\u200b\ufeff\ud800';

  test('is one JSON object without control characters, whatever the text', () => {
    const line = logLine('event', { [nasty]: nasty, cause: new Error(nasty).message });
    expect(line).toMatch(/^\{[^\p{C}\p{Zl}\p{Zp}]*\}\n$/u);
    expect(JSON.parse(line)).toMatchObject({ event: 'event', [nasty]: nasty });
  });

  test('stays short when clients send long texts', () => {
    expect(logLine('event', { path: 'x'.repeat(1_000_000) }).length).toBeLessThan(5000);
  });
});

describe('LogThrottle', () => {
  test('logs the first event, and the number of repetitions afterwards', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const log = vi.fn<Log>();
    const throttle = new LogThrottle(log);
    for (let count = 0; count < 1000; count++) throttle.report('refused', 'pages', { count });
    expect(log.mock.calls).toEqual([['refused', { count: 0 }]]);
    vi.advanceTimersByTime(61_000);
    throttle.report('refused', 'lobby');
    expect(log.mock.calls.slice(1)).toEqual([
      ['more of the same', { of: 'refused', kind: 'pages', count: 999 }],
      ['refused', {}],
    ]);
    vi.useRealTimers();
  });

  test('limits the lines when each event is of a new kind', () => {
    const log = vi.fn<Log>();
    const throttle = new LogThrottle(log);
    for (let count = 0; count < 5000; count++) throttle.report('refused', `${count}`);
    expect(log.mock.calls.length).toBeLessThan(1100);
  });
});

test('logs the console output of libraries, once for each kind', () => {
  const before = { ...console };
  const log = vi.fn<Log>();
  const listeners = process.listeners('warning');
  captureConsole(log);
  try {
    for (let count = 0; count < 100; count++) console.error('ERROR:', `invalid move: play args: ${count}`);
    console.warn('old\nnews');
  } finally {
    Object.assign(console, before);
    process.removeAllListeners('warning');
    for (const listener of listeners) process.on('warning', listener);
  }
  expect(log.mock.calls).toEqual([
    ['printed', { level: 'error', text: 'ERROR: invalid move: play args: 0' }],
    ['printed', { level: 'warn', text: 'old\nnews' }],
  ]);
});

test('logs only JSON and few lines about refusals when the server runs', {
  timeout: 60_000,
}, async () => {
  const program = run({
    LIMIT_MESSAGES: '100000/10',
    LIMIT_ADDRESS_MESSAGES: '100000/10',
    LIMIT_LOBBY_READS: '5/60',
  });
  await program.ready();
  const lobby = new LobbyClient({ server: program.url() });
  const { matchID } = await lobby.createMatch('sample', { numPlayers: 2 });
  const credentials: string[] = [];
  for (const playerID of ['0', '1']) {
    const seat = await lobby.joinMatch('sample', matchID, { playerID, playerName: `P\n${playerID}` });
    credentials.push(seat.playerCredentials);
  }
  const socket = io(`${program.url()}/sample`, { transports: ['websocket'], reconnection: false });
  const payload = {
    type: 'play',
    args: [99, 'a\n{"event":"forged"}\u2028'],
    playerID: '0',
    credentials: credentials[0],
  };
  for (let count = 0; count < 200; count++) {
    const answer = await socket.emitWithAck('update', { type: 'MAKE_MOVE', payload }, 0, matchID, '0');
    expect(answer).toMatchObject({ ok: false });
  }
  for (let count = 0; count < 50; count++) await fetch(`${program.url()}/games/sample/x%0a`);
  socket.close();
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(program.err).toBe('');
  const lines = program.out.trimEnd().split('\n').slice(1);
  expect(lines.length).toBeLessThan(10);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
  expect(program.out).not.toContain('"event":"forged"');
});
