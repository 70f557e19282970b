/** Seats left in the middle of a game: no opponent may get to see their hands. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defined, entryOf, itemAt } from '../../../src/rules-kit/indexed';
import type { Player } from '../../../src/session/protocol';
import { firstTwo } from '../../firstOf';
import { Harness, soon, type Wire } from '../harness';

let harness: Harness;

const bots = { levels: ['slow'], choose: () => new Promise<never>(() => undefined) };

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const) {
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  }
  harness = new Harness({}, { bots });
  await harness.start();
});
afterEach(() => harness.end());

const post = (path: string, body: object) => harness.request(path, body);
const stored = (matchID: string) => harness.server.storage.fetch(matchID, { state: true, metadata: true });
const shown = (wire: Wire) => wire.events('matchData').at(-1)?.[2] as Player[];
const NO_NEWCOMER = {
  status: 409,
  body: { error: 'Somebody has held the cards of this seat: nobody new can sit down there, only a bot.' },
};

/** Returns a game of two that has begun. With `left`, seat 1 has been left. */
async function begun({ left }: { readonly left: boolean }) {
  const { matchID, credentials } = await harness.match();
  const wire = await harness.wire();
  await wire.ask('sync', matchID, '0', credentials[0]);
  expect(await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0)).toMatchObject({
    ok: true,
  });
  const seated = [0, 1].map((seat) => ({ playerID: String(seat), credentials: credentials[seat] }));
  if (left) expect((await post(`/${matchID}/leave`, itemAt(seated, 1))).status).toBe(200);
  return { matchID, wire, seated };
}

/** Tries every way in which an opponent could take seat 1. */
async function tryToSitDown(matchID: string, guesses: readonly string[]) {
  const answers = [];
  for (const body of [{ playerID: '1', playerName: 'Another name' }, { playerName: 'Another name' }])
    answers.push(await post(`/${matchID}/join`, body));
  const opponent = await harness.wire();
  for (const guess of ['', 'guess', ...guesses]) {
    expect(await opponent.ask('sync', matchID, '1', guess)).toMatchObject({ reason: 'unauthorized' });
  }
  expect(opponent.events('sync')).toEqual([]);
  return answers;
}

describe('with hidden hands, once a move is made', () => {
  test('refuses an opponent who tries to join a left seat under another name', async () => {
    const { matchID, wire, seated } = await begun({ left: true });
    const hash = entryOf((await stored(matchID)).metadata.players, '1').held?.credentials ?? '';
    const [bySeat, anySeat] = firstTwo(
      await tryToSitDown(matchID, [defined(itemAt(seated, 0).credentials, 'credentials'), hash]),
    );
    expect(bySeat).toEqual({ status: 409, body: { error: 'The seat is held for P1.' } });
    expect(anySeat.status).toBe(409);
    expect(shown(wire)[1]).toMatchObject({ id: 1, heldFor: 'P1' });
    expect(itemAt(shown(wire), 1).name).toBeUndefined();
  });

  test('refuses an opponent who removes a bot and tries to join its seat', async () => {
    const { matchID } = (await post('/create', { numPlayers: 2, bots: { 1: { level: 'slow' } } })).body;
    const { playerCredentials: credentials } = (
      await post(`/${matchID}/join`, { playerID: '0', playerName: 'P0' })
    ).body;
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '0', credentials);
    await wire.play({ matchID, playerID: '0', credentials }, 0, 0);
    const bot = { playerID: '0', credentials, seat: '1' };
    expect((await post(`/${matchID}/bot`, { ...bot, level: null })).status).toBe(200);
    const [bySeat, anySeat] = firstTwo(await tryToSitDown(matchID, [credentials]));
    expect(bySeat).toEqual(NO_NEWCOMER);
    expect(anySeat.status).toBe(409);
    expect(shown(wire)[1]).toMatchObject({ id: 1, closed: true });
    expect((await harness.request(`/${matchID}`)).body.players[1]).toMatchObject({ id: 1, closed: true });
    // Only another bot may take the seat.
    expect((await post(`/${matchID}/bot`, { ...bot, level: 'slow' })).status).toBe(200);
    expect(itemAt(shown(wire), 1).closed).toBeUndefined();
  });

  test('lets a bot take the seat and gives it back to its owner with the old credentials', async () => {
    const { matchID, wire, seated } = await begun({ left: true });
    const bot = { ...seated[0], seat: '1', level: 'slow' };
    expect((await post(`/${matchID}/bot`, bot)).status).toBe(200);
    expect((await tryToSitDown(matchID, []))[0]).toMatchObject({ status: 409 });
    const owner = await harness.wire();
    expect(
      await owner.ask('sync', matchID, '1', defined(itemAt(seated, 1).credentials, 'credentials')),
    ).toEqual({
      ok: true,
    });
    await soon(() => expect(shown(wire)[1]).toEqual({ id: 1, name: 'P1', isConnected: true }));
    expect(await owner.play({ matchID, ...itemAt(seated, 1) }, 1, 0)).toMatchObject({ ok: true });
  });

  test('admits only bots to a seat that its owner has given up for good', async () => {
    const { matchID, seated } = await begun({ left: true });
    expect((await post(`/${matchID}/leave`, itemAt(seated, 1))).status).toBe(200);
    expect((await tryToSitDown(matchID, [defined(itemAt(seated, 1).credentials, 'credentials')]))[0]).toEqual(
      NO_NEWCOMER,
    );
  });

  test('opens a left seat in the rematch, where no hand was dealt to it', async () => {
    const { matchID, credentials } = await harness.match();
    await harness.finish(matchID, credentials);
    await post(`/${matchID}/leave`, { playerID: '1', credentials: credentials[1] });
    const { nextMatchID } = (
      await post(`/${matchID}/playAgain`, { playerID: '0', credentials: credentials[0] })
    ).body;
    expect((await post(`/${nextMatchID}/join`, { playerID: '1', playerName: 'X' })).status).toBe(200);
  });

  test('keeps the colour of a player who may come back', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const seats = [];
    for (const [playerID, colour] of ['red', 'blue'].entries()) {
      const { body } = await post(`/${matchID}/join`, {
        playerID: String(playerID),
        playerName: colour,
        data: { colour },
      });
      seats.push({ playerID: String(playerID), credentials: body.playerCredentials });
    }
    const wire = await harness.wire();
    await wire.play({ matchID, ...itemAt(seats, 0) }, 0, 0);
    await post(`/${matchID}/leave`, itemAt(seats, 1));
    expect(await post(`/${matchID}/update`, { ...seats[0], data: { colour: 'blue' } })).toEqual({
      status: 400,
      body: { error: 'The colour blue is taken.' },
    });
    expect(await wire.ask('sync', matchID, '1', itemAt(seats, 1).credentials)).toEqual({ ok: true });
  });
});

test('admits a newcomer to a left seat when no hand is hidden', async () => {
  await harness.end();
  harness = new Harness({}, { bots, hasOpenHands: () => true });
  await harness.start();
  const { matchID, wire, seated } = await begun({ left: true });
  expect(shown(wire)[1]).toEqual({ id: 1, isConnected: false });
  expect((await post(`/${matchID}/join`, { playerName: 'P1 anew' })).status).toBe(200);
  expect(
    await wire.ask('sync', matchID, '1', defined(itemAt(seated, 1).credentials, 'credentials')),
  ).toMatchObject({
    reason: 'unauthorized',
  });
});
