import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Harness } from '../harness';

let harness: Harness;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  harness = new Harness();
  await harness.start();
});
afterEach(() => harness.end());

const playAgain = (matchID: string, credentials: readonly string[], seat = 0) =>
  harness.request(`/${matchID}/playAgain`, { playerID: String(seat), credentials: credentials[seat] });
const matches = () => harness.server.storage.listMatches();

test('refuses a rematch while the game runs', async () => {
  const { matchID, credentials } = await harness.match();
  const refusal = { status: 409, body: { error: 'The game is not over yet.' } };
  expect(await playAgain(matchID, credentials)).toEqual(refusal);
  const wire = await harness.wire();
  await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
  expect(await playAgain(matchID, credentials, 1)).toEqual(refusal);
  expect(await matches()).toEqual([matchID]);
});

test('creates another rematch when the first one was deleted', async () => {
  const { matchID, credentials } = await harness.match();
  await harness.finish(matchID, credentials);
  const first = (await playAgain(matchID, credentials)).body.nextMatchID;
  await harness.server.storage.wipe(first);
  const second = (await playAgain(matchID, credentials, 1)).body.nextMatchID;
  expect(second).not.toBe(first);
  expect((await playAgain(matchID, credentials)).body.nextMatchID).toBe(second);
  expect(new Set(await matches())).toEqual(new Set([matchID, second]));
});

test('keeps one rematch when two servers create one at once', async () => {
  const { matchID, credentials } = await harness.match();
  await harness.finish(matchID, credentials);
  const { storage } = harness.server;
  const createMatch = storage.createMatch.bind(storage);
  // Another server sets a rematch while this one reads and writes the finished match.
  vi.spyOn(storage, 'createMatch').mockImplementationOnce(async (id, match) => {
    await createMatch(id, match);
    const { metadata } = await storage.fetch(matchID, { metadata: true });
    await createMatch('theirs', match);
    await storage.setMetadata(matchID, { ...metadata, nextMatchID: 'theirs' });
  });
  expect((await playAgain(matchID, credentials)).body).toEqual({ nextMatchID: 'theirs' });
  expect(new Set(await matches())).toEqual(new Set([matchID, 'theirs']));
});
