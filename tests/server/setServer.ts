import { afterEach, beforeEach, vi } from 'vitest';
import { Harness } from './harness';

/** A server that each test starts with its own settings. */
export let harness: Harness;

export function withSetServer(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => harness.end());
}

export async function start(...options: ConstructorParameters<typeof Harness>): Promise<void> {
  harness = new Harness(...options);
  await harness.start();
}

export const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(harness.url + path, { headers });
export const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(harness.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
/** Takes the first seat of a match, so that it is listed. */
export const join = (matchID: string, headers?: Record<string, string>) =>
  post(`/games/sample/${matchID}/join`, '{"playerName":"Anna"}', headers);
export const create = (headers?: Record<string, string>) =>
  post('/games/sample/create', '{"numPlayers":2}', headers);
