/** The reasons given for messages that could not be sent. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Channel, Target } from '../../../src/server/notifications/channels';
import type { NotificationMessage } from '../../../src/server/notifications/messageText';
import { Senders } from '../../../src/server/notifications/senders';
import { makeVapidKeys } from '../../../src/server/notifications/webPush';
import { PushBrowser } from './receivers';

/** Accepts connections and never responds. */
const mute = createServer((socket) => {
  open.push(socket);
  socket.on('error', () => undefined);
});
let open: Socket[] = [];
let port: number;

beforeEach(async () => {
  open = [];
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
  port = (mute.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  mute.close();
  await once(mute, 'close');
});

const targets: Readonly<Record<string, () => Target>> = {
  webhook: () => ({ kind: 'webhook', url: `http://127.0.0.1:${port}/hook`, format: 'json' }),
  push: () => ({ kind: 'push', endpoint: `http://127.0.0.1:${port}/push`, keys: new PushBrowser().keys }),
  email: () => ({ kind: 'email', address: 'anna@example.org' }),
};

const message: NotificationMessage = {
  kind: 'turn',
  language: 'en',
  title: 'Sample',
  subject: 'Your turn',
  text: 'It is your turn.',
  table: null,
  tableUrl: 'https://kontor.example.org/',
  confirmUrl: null,
  isPersons: false,
  stopUrl: 'https://kontor.example.org/stop',
};

function senders(closing: AbortSignal, within?: number): Senders {
  const keys = makeVapidKeys();
  return new Senders({
    settings: {
      kinds: ['push', 'email', 'webhook'],
      publicUrl: new URL('https://kontor.example.org'),
      mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'kontor@example.org' },
      vapid: keys,
      subject: 'mailto:kontor@example.org',
      allowedHosts: ['127.0.0.1'],
    },
    vapid: async () => keys,
    now: Date.now,
    closing,
    within,
  });
}

const wayTo = (target: Target): Channel => ({
  id: 'way',
  matchID: 'm',
  seat: '0',
  holder: 'hash',
  target,
  language: 'en',
  quiet: null,
  createdAt: 0,
  confirmedAt: 0,
});

describe.each(Object.entries(targets))('a message by %s without a response', (_, target) => {
  test('fails with the reason that it took too long', async () => {
    const sending = senders(new AbortController().signal, 50).send(wayTo(target()), message);
    await expect(sending).rejects.toMatchObject({ reason: 'it took too long' });
  });

  test('fails with the reason that the server is closing', async () => {
    const closing = new AbortController();
    const connected = once(mute, 'connection');
    const sending = senders(closing.signal).send(wayTo(target()), message);
    void connected.then(() => closing.abort());
    await expect(sending).rejects.toMatchObject({ reason: 'the server is closing' });
  });
});
