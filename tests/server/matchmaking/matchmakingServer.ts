/** People who look for players on one server, with the webhooks that notify them. */
import { expect } from 'vitest';
import { NOTIFY_AFTER } from '../../../src/server/notifications/scheduler';
import type { TableWish } from '../../../src/session/matchmaking';
import type { ManualTime } from '../notifications/manualTime';
import type { NotificationServer } from '../notifications/notificationServer';
import { hooks, lastMessage, messages, start } from '../notifications/webhooks';

const KEYS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(43));
export const [ANNA, BORIS, CHIYO, DORA] = KEYS as [string, string, string, string];

/** The server that started last. */
export let server: NotificationServer;

export async function startServer(env: Record<string, string> = {}, clock?: ManualTime): Promise<void> {
  server = await start(env, clock, {
    placesOf: () => ({ 0: { place: 1, score: 9 }, 1: { place: 2, score: 7 } }),
    bots: { levels: ['easy'], choose: () => new Promise(() => undefined) },
  });
}

/** Starts a server and creates the keys of all four people. */
export async function startWithPeople(...options: Parameters<typeof startServer>): Promise<void> {
  await startServer(...options);
  for (const key of KEYS) await ask('people/create', { key });
}

export async function ask(path: string, body?: object) {
  const response = await fetch(`${server.harness.url}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, body: await response.json() };
}

export const ANY: TableWish = {
  games: ['sample'],
  players: null,
  pace: null,
  language: null,
  ratingFrom: null,
  ratingTo: null,
  bots: null,
};

export const addWish = (key: string, wish: Partial<TableWish> = {}) =>
  ask('people/wishes/add', { key, wish: { ...ANY, ...wish } });

/** Adds a confirmed webhook for a person. Its address ends in the first letter of the key. */
export async function addHook(key: string): Promise<void> {
  const way = { kind: 'webhook', url: `${hooks.url}/${key[0]}`, format: 'json' };
  const added = await ask('people/calls/add', { key, language: 'en', way });
  expect(added).toMatchObject({ status: 200, body: { ways: [{ state: 'waiting' }] } });
  const { confirm } = lastMessage();
  expect(await server.page(confirm)).toContain('Yes, notify me here');
  await server.page(confirm, true);
}

/** Returns all received messages except requests for confirmation. */
export const notifications = () => messages().filter(({ event }) => event !== 'confirm');

/** Creates a table at which these people sit; null is an anonymous person. */
export async function table(keys: readonly (string | null)[], options: Record<string, unknown> = {}) {
  const { body } = await server.harness.request('/create', { numPlayers: 2, ...options });
  const matchID = String(body.matchID);
  const credentials: string[] = [];
  for (const [seat, key] of keys.entries()) {
    const joined = await server.harness.request(`/${matchID}/join`, {
      playerID: String(seat),
      playerName: `P${seat}`,
      ...(key === null ? {} : { person: key }),
    });
    expect(joined.status).toBe(200);
    credentials.push(joined.body.playerCredentials);
  }
  return { matchID, credentials };
}

/** Plays a game of two people to its end. */
export async function playedGame(keys: readonly [string, string], options: Record<string, unknown> = {}) {
  const { matchID, credentials } = await table(keys, options);
  await server.harness.finish(matchID, credentials);
  return matchID;
}

/** Advances the clock, by default until notifications of new tables are due. */
export const advance = (time = NOTIFY_AFTER) => server.clock.advance(time);
