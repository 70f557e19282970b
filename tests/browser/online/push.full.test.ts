/**
 * A notification by web push, from the press at the table to the shown notification. A headless browser reaches no push
 * service, so the test replaces it: it makes the subscription and delivers the message to the service worker. It also
 * replaces the system that shows notifications and handles presses on them.
 */
import { LobbyClient } from 'boardgame.io/client';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ServerProgram } from '../../../scripts/online/program';
import { itemAt } from '../../../src/rules-kit/indexed';
import { type HttpReceiver, httpReceiver, PushBrowser } from '../../server/notifications/receivers';
import { needWholeBrowser } from '../browser';
import { shot, Visitor } from '../visitor';
import { startCallingProgram } from './callingProgram';

declare global {
  /** Pages that the service worker has focused or opened. */
  var brought: string[];
}

// The headless engine shows no notifications.
needWholeBrowser();

let server: ServerProgram;
let pushService: HttpReceiver;

beforeEach(async () => {
  pushService = await httpReceiver();
  server = await startCallingProgram();
}, 120_000);
afterEach(async () => {
  await server.dispose();
  pushService.close();
});

/** Replaces the browser's own subscription. */
function subscribeWith([endpoint, keys]: readonly [string, PushBrowser['keys']]) {
  let subscription: object | null = null;
  const { prototype } = PushManager;
  Object.assign(prototype, {
    getSubscription: async () => subscription,
    subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
      if (userVisibleOnly !== true || typeof applicationServerKey !== 'string')
        throw new TypeError('options');
      subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
      return subscription;
    },
  });
}

/** Longer than a page takes to load and to install its service worker on a busy machine. */
const PATIENCE = { timeout: 90_000 };

/** Returns the page's service worker once it is active. */
async function workerOf(page: Page): Promise<Worker> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none'),
      PATIENCE,
    )
    .toBe('activated');
  // The page may notice it before Playwright does.
  await expect.poll(() => page.context().serviceWorkers().length, PATIENCE).toBe(1);
  const worker = itemAt(page.context().serviceWorkers(), 0);
  // Without a real user press, the browser allows no window to be opened or focused, so record the calls instead.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      clients: { openWindow: (path: string) => Promise<null> };
      WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
    };
    globalThis.brought = [];
    scope.clients.openWindow = async (path) => {
      globalThis.brought.push(`open ${path}`);
      return null;
    };
    scope.WindowClient.prototype.focus = async function () {
      globalThis.brought.push(`focus ${new URL(this.url).pathname}`);
      return this;
    };
  });
  return worker;
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, data }) => ({
      title,
      body,
      lang,
      data,
    }));
  });

/** Simulates a press on the notification or on one of its buttons. */
const press = (worker: Worker, action = '') =>
  worker.evaluate(async (pressed) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent: (event: Event) => void;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: pressed }));
  }, action);

async function delivery(session: CDPSession): Promise<(data: string) => Promise<void>> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`);
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
  };
}

it('notifies a subscribed player when the table is closed; a press opens the table or stops notifications', async () => {
  const lobby = new LobbyClient({ server: server.url });
  const { matchID } = await lobby.createMatch('cherez-ural', { numPlayers: 2 });
  const sit = (playerID: string, playerName: string) =>
    lobby.joinMatch('cherez-ural', matchID, { playerID, playerName });
  const { playerCredentials } = await sit('0', 'Anna');
  const table = `/online/cherez-ural/t/${matchID}`;

  const anna = await Visitor.come('Anna');
  const { page, context } = anna;
  context.setDefaultTimeout(PATIENCE.timeout);
  await context.grantPermissions(['notifications'], { origin: server.url });
  const browser = new PushBrowser();
  await page.addInitScript(subscribeWith, [`${pushService.url}/push/anna`, browser.keys] as const);
  await page.goto(`${server.url}${table}#seat=0.${playerCredentials}`);
  await page.getByTestId('waiting').waitFor();
  const worker = await workerOf(page);
  const deliver = await delivery(await context.newCDPSession(page));
  await page.getByTestId('room').click();
  await page.getByTestId('call-me').click();
  await page.getByTestId('call-push').click();
  await page.locator('[data-testid="way-push"][data-state="on"]').waitFor();
  expect(await page.getByTestId('call-push').count()).toBe(0);
  await shot(page, 'call-push');

  // The table's page is closed and the game is dealt, so it is the first player's turn.
  await page.goto(`${server.url}/online`);
  const boris = await sit('1', 'Boris');
  const payloads = () => pushService.received.map(({ body }) => browser.read(body));
  await expect.poll(payloads, { timeout: 120_000 }).toHaveLength(1);
  const payload = itemAt(payloads(), 0);
  for (const secret of [playerCredentials, boris.playerCredentials, '#seat'])
    expect(payload).not.toContain(secret);

  await deliver(payload);
  await expect.poll(() => shownOn(page), PATIENCE).toHaveLength(1);
  const [shown] = await shownOn(page);
  expect(shown).toEqual({
    title: 'Через Урал: it is your turn',
    body: 'It is your turn. At the table: Boris',
    lang: 'en',
    data: {
      url: `${server.url}${table}`,
      stop: expect.stringMatching(`^${server.url}/calls/stop/[\\w-]{32}$`),
    },
  });
  const brought = () => worker.evaluate(() => globalThis.brought);
  /** Waits until the notification is gone; otherwise the next one of the same turn would be mistaken for it. */
  const isGone = () => expect.poll(() => shownOn(page), PATIENCE).toEqual([]);
  await press(worker);
  await expect.poll(brought, PATIENCE).toEqual([`open ${table}`]);
  await isGone();

  // The opened page has her seat, because the seat is saved on this device.
  await page.goto(`${server.url}${table}`);
  await page.getByTestId('table').waitFor();
  await deliver(payload);
  await expect.poll(() => shownOn(page), PATIENCE).toHaveLength(1);
  await press(worker);
  await expect.poll(brought, PATIENCE).toEqual([`open ${table}`, `focus ${table}`]);
  await isGone();

  await deliver(payload);
  await expect.poll(() => shownOn(page), PATIENCE).toHaveLength(1);
  await press(worker, 'stop');
  const ways = async () => {
    const asked = await fetch(`${server.url}/games/cherez-ural/${matchID}/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID: '0', credentials: playerCredentials }),
    });
    return ((await asked.json()) as { ways: unknown[] }).ways;
  };
  await expect.poll(ways, PATIENCE).toEqual([]);
  expect(await brought()).toHaveLength(2);
  expect(anna.faults).toEqual([]);
  await context.close();
});
