import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Harness, soon } from '../harness';
import { sampleGame } from '../sampleGame';

const LIMIT = 500_000;
const FILLER = 100_000;

/** The sample game with a position of 100 KB, which soon fills the kernel's socket buffer. */
const wideGame: typeof sampleGame = {
  ...sampleGame,
  setup: (...args) =>
    Object.assign(sampleGame.setup?.(...args) ?? {}, { filler: 'x'.repeat(FILLER) }) as never,
};

let harness: Harness;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  harness = new Harness({ LIMIT_UNREAD: String(LIMIT) }, { games: [wideGame] });
  await harness.start();
});
afterEach(() => harness.end());

const closed = async () => {
  const metrics = await (await fetch(`${harness.url}/metrics`)).text();
  return Number(/^table_unread_closed_total (\d+)$/m.exec(metrics)?.[1]);
};
const onlookers = (news: unknown) => (news as { onlookers: number }).onlookers;

/** Returns a match, a seat that counts the people present, and an onlooker's raw messages. */
async function table() {
  const { matchID, credentials } = await harness.match();
  const seat = await harness.wire();
  await seat.ask('sync', matchID, '0', credentials[0]);
  const count = () => onlookers(seat.events('table').at(-1)?.[2]);
  const sync = `42/sample,${JSON.stringify(['sync', matchID, null, null])}`;
  return { matchID, count, sync };
}

describe('a client that never reads', () => {
  test('is disconnected while it requests positions over a WebSocket, and may reconnect', async () => {
    const { matchID, count, sync } = await table();
    const thief = new WebSocket(`${harness.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await new Promise((resolve) => thief.once('message', resolve));
    const seated = new Promise((resolve) => thief.once('message', resolve));
    thief.send('40/sample,');
    await seated;
    thief.send(sync);
    await soon(() => expect(count()).toBe(1));
    const ended = new Promise((resolve) => thief.once('close', resolve));
    thief.on('error', () => undefined);
    thief.pause();
    const greed = setInterval(() => thief.readyState === WebSocket.OPEN && thief.send(sync), 5);
    try {
      await soon(async () => expect(await closed()).toBe(1));
    } finally {
      clearInterval(greed);
    }
    await soon(() => expect(count()).toBe(0));
    thief.resume();
    await ended;

    const again = await harness.wire();
    expect(await again.ask('sync', matchID, null)).toEqual({ ok: true });
    expect(again.events('sync')).toHaveLength(1);
  });

  test('is disconnected while it sends requests by long polling and never polls', async () => {
    const { count, sync } = await table();
    const address = `${harness.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(address)).text()).slice(1));
    const send = (body: string) =>
      fetch(`${address}&sid=${sid}`, { method: 'POST', body, headers: { 'content-type': 'text/plain' } });
    await send('40/sample,');
    await send(sync);
    await soon(() => expect(count()).toBe(1));
    for (let more = 0; more < 5; more++) await send(sync);
    await soon(async () => expect(await closed()).toBe(1));
    await soon(() => expect(count()).toBe(0));
  });

  test('keeps a client that reads, however much is sent', async () => {
    const { matchID } = await table();
    const reader = await harness.wire();
    for (let more = 0; more < 30; more++) await reader.ask('sync', matchID, null);
    expect(reader.events('sync')).toHaveLength(30);
    expect(await closed()).toBe(0);
  });
});
