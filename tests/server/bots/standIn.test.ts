import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness, soon } from '../harness';

let harness: Harness;

beforeEach(async () => {
  const bots = { levels: ['quick'], choose: async () => ({ move: 'play', args: [0] }) };
  harness = new Harness({}, { bots });
  await harness.start();
});
afterEach(() => harness.end());

const marks = async (matchID: string) =>
  (await harness.server.storage.fetch(matchID, { log: true })).log
    .filter(({ automatic }) => automatic !== true)
    .map(({ action, metadata }) => [action.payload.playerID, metadata?.standIn ?? null] as const);

test('marks only the moves of a bot that stands in for a person', async () => {
  const { matchID, credentials } = await harness.match();
  const seated = [0, 1].map((seat) => ({ playerID: String(seat), credentials: credentials[seat] ?? '' }));
  const [first, second] = seated;
  const wire = await harness.wire();
  await wire.ask('sync', matchID, '0', credentials[0]);
  await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
  expect((await harness.request(`/${matchID}/leave`, second)).status).toBe(200);
  const bot = { ...first, seat: '1', level: 'quick', name: 'Oskar' };
  expect((await harness.request(`/${matchID}/bot`, bot)).status).toBe(200);
  await soon(async () =>
    expect(await marks(matchID)).toEqual([
      ['0', null],
      ['1', 'Oskar'],
    ]),
  );
  await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 2, 0);
  await soon(async () =>
    expect(await marks(matchID)).toEqual([
      ['0', null],
      ['1', 'Oskar'],
      ['0', null],
      ['1', 'Oskar'],
    ]),
  );
  // The owner returns, sees the mark in the log and moves without one.
  const owner = await harness.wire();
  expect(await owner.ask('sync', matchID, '1', credentials[1])).toEqual({ ok: true });
  expect(JSON.stringify(owner.events('sync'))).toContain('"standIn":"Oskar"');
});

test('marks no moves of a bot with its own seat', async () => {
  const { matchID } = (
    await harness.request('/create', { numPlayers: 2, bots: { 1: { level: 'quick', name: 'Oskar' } } })
  ).body;
  const { playerCredentials } = (
    await harness.request(`/${matchID}/join`, { playerID: '0', playerName: 'P0' })
  ).body;
  const wire = await harness.wire();
  await wire.ask('sync', matchID, '0', playerCredentials);
  await wire.play({ matchID, playerID: '0', credentials: playerCredentials }, 0, 0);
  await soon(async () =>
    expect(await marks(matchID)).toEqual([
      ['0', null],
      ['1', null],
    ]),
  );
});
