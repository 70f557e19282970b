/** Clients that open a request or a connection and then stall. */
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { harness, withFreshServer } from '../freshServer';
import { soon } from '../harness';

withFreshServer();

const hanging: Socket[] = [];
afterEach(() => {
  for (const socket of hanging.splice(0)) socket.destroy();
});

/** Opens a connection, sends `text` and nothing more, and records the response. */
async function hang(text: string) {
  const socket = connect(harness.port, '127.0.0.1');
  hanging.push(socket);
  const open = { socket, answer: '', isClosed: false };
  socket.on('data', (data) => {
    open.answer += data;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    open.isClosed = true;
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  if (text !== '') await new Promise((resolve) => socket.write(text, resolve));
  return open;
}

const head = (path: string, length = 100) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function took(task: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task;
  return performance.now() - started;
}

describe('a body that stalls after one byte', () => {
  const routes = ['join', 'leave', 'update', 'playAgain', 'bot', 'rename'];

  test.each(routes)(
    'to %s blocks no match: the next move is answered before the body times out',
    async (route) => {
      const { matchID, credentials } = await harness.match();
      const wire = await harness.wire();
      await wire.ask('sync', matchID, '0', credentials[0]);
      const slow = await hang(`${head(`/games/sample/${matchID}/${route}`)}{`);
      // The server has read the head once it answers a later request.
      await fetch(`${harness.url}/healthz`);
      const move = await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
      expect(slow.answer).not.toContain(' 408 ');
      expect(move).toMatchObject({ ok: true });
    },
  );

  test('gets 408 within seconds and a closed connection, even if it continues slowly', async () => {
    const { matchID } = await harness.match();
    const stalled = await hang(`${head(`/games/sample/${matchID}/join`)}{`);
    const slow = await hang(head('/games/sample/create', 60_000));
    const drip = setInterval(() => slow.socket.write(' '), 100);
    await soon(() => expect([stalled.isClosed, slow.isClosed]).toEqual([true, true]));
    clearInterval(drip);
    expect(stalled.answer).toMatch(/\{"error":"[A-Z][^"]+\."\}$/);
    for (const { answer } of [stalled, slow]) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(harness.logged.filter(({ event }) => event.includes('failed'))).toEqual([]);
  });

  test('is not a server error when its sender disconnects', async () => {
    const slow = await hang(`${head('/games/sample/create')}{`);
    slow.socket.destroy();
    await fetch(`${harness.url}/healthz`);
    expect(harness.logged.filter(({ event }) => event.includes('failed'))).toEqual([]);
  });
});

describe('the server closes within 5 s', () => {
  async function expectQuickClose(most = 5000): Promise<void> {
    const time = await took(harness.server.close());
    harness.stopped();
    expect(time).toBeLessThan(most);
  }

  test('with bodies and heads that never end', async () => {
    const { matchID } = await harness.match();
    await hang(`${head(`/games/sample/${matchID}/join`)}{`);
    await hang(`${head('/games/sample/create')}{`);
    await hang('GET / HTTP/1.1\r\nHos');
    await hang('');
    await fetch(`${harness.url}/healthz`);
    await expectQuickClose();
  });

  test('at once with kept-alive connections', async () => {
    for (let count = 0; count < 5; count++) await (await fetch(`${harness.url}/healthz`)).text();
    const kept = await hang('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await soon(() => expect(kept.answer).toContain('ok'));
    await expectQuickClose(1500);
  });

  test('with sockets that ignore the close, one of which reads nothing', async () => {
    const address = `${harness.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const deaf = new WebSocket(address);
    await new Promise((resolve) => deaf.on('open', resolve));
    deaf.send('40/sample,');
    deaf.pause();
    const silent = await hang(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n' +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await soon(() => expect(silent.answer).toContain('101 Switching'));
    const polling = await hang('GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\n\r\n');
    await soon(() => expect(polling.answer).toContain('"sid"'));
    await expectQuickClose();
    deaf.terminate();
  });

  test('with a storage that never responds', async () => {
    const { matchID, credentials } = await harness.match();
    const wire = await harness.wire();
    vi.spyOn(harness.server.storage, 'fetch').mockImplementation(() => new Promise(() => undefined));
    wire.socket.emit('sync', matchID, '0', credentials[0]);
    await fetch(`${harness.url}/healthz`);
    await expectQuickClose();
  });
});
