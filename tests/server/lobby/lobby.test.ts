import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import type { BotTurn } from '../../../src/server/bots/botSeats';
import { PATIENCE } from '../../../src/server/clocks/clock';
import { ServerTime } from '../../../src/server/clocks/time';
import { Harness, soon, type Wire } from '../harness';

let harness: Harness;
const turns: BotTurn[] = [];
/** ms that have passed for the server. */
let passed: number;

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const) {
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  }
  turns.length = 0;
  passed = 0;
  harness = new Harness(
    {},
    {
      time: new ServerTime({ wall: Date.now, elapsed: () => performance.now() + passed }),
      bots: {
        levels: ['easy', 'slow', 'ill'],
        choose: async (turn) => {
          turns.push(turn);
          if (turn.level === 'ill' && turns.length === 1) throw new Error('out of memory');
          if (turn.level === 'slow') await new Promise(() => undefined);
          return { move: 'play', args: [0] };
        },
      },
    },
  );
  await harness.start();
});
afterEach(() => harness.end());

const post = (path: string, body: object) => harness.request(path, body);
const stored = (matchID: string) => harness.server.storage.fetch(matchID, { state: true, metadata: true });
const table = (wire: Wire) => wire.events('table').at(-1)?.[2];

async function create(body: object = {}): Promise<string> {
  const answer = await post('/create', { numPlayers: 2, ...body });
  expect(answer.status).toBe(200);
  return answer.body.matchID;
}

async function join(matchID: string, playerID: string, data?: object): Promise<string> {
  const answer = await post(`/${matchID}/join`, { playerID, playerName: `P${playerID}`, data });
  expect(answer.status).toBe(200);
  return answer.body.playerCredentials;
}

describe('creating', () => {
  test('finds a private match by its id but lists it nowhere', async () => {
    const [open, closed] = [await create(), await create({ unlisted: true })];
    for (const matchID of [open, closed]) await join(matchID, '0');
    const listed = (await harness.request('')).body.matches.map(
      ({ matchID }: { matchID: string }) => matchID,
    );
    expect(listed).toEqual([open]);
    expect((await harness.request(`/${closed}`)).body).toMatchObject({ matchID: closed, unlisted: true });
  });

  test('lists open and finished matches separately', async () => {
    const [open, over] = [await create(), await harness.match()];
    await join(open, '0');
    await harness.finish(over.matchID, over.credentials);
    const list = async (query: string) =>
      (await harness.request(query)).body.matches.map(({ matchID }: { matchID: string }) => matchID);
    expect(await list('?isGameover=false')).toEqual([open]);
    expect(await list('?isGameover=true')).toEqual([over.matchID]);
  });

  test.each([
    [{ numPlayers: 9 }, /2 to 4 players/],
    [{ numPlayers: '2' }, /numPlayers/],
    [{ bots: { 1: { level: 'genius' } } }, /genius.*easy, slow, ill/],
    [{ bots: { 7: { level: 'easy' } } }, /no seat 7/],
    [{ bots: { ghost: { level: 'easy' } } }, /no seat ghost/],
    [{ bots: { 0: { level: 'easy', name: 'x'.repeat(41) } } }, /40 letters/],
    [{ bots: { 0: { level: 'easy', colour: 'red' }, 1: { level: 'easy', colour: 'red' } } }, /red is taken/],
    [{ clock: { minutes: 0 } }, /minutes/],
    [{ setupData: 'x'.repeat(20_001) }, /too large/],
  ])('refuses %j with a sentence and creates nothing', async (body, sentence) => {
    const answer = await post('/create', { numPlayers: 2, ...body });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.error).toMatch(sentence);
    expect(await harness.server.storage.listMatches()).toEqual([]);
  });

  test("makes seeds that can't be derived from the time", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') });
    const bots = { 0: { level: 'slow' }, 1: { level: 'slow' } };
    const matches = [await create({ bots }), await create({ bots })];
    const seeds = await Promise.all(
      matches.map(async (matchID) => entryOf((await stored(matchID)).state.plugins, 'random').data.seed),
    );
    expect(new Set(seeds).size).toBe(2);
    for (const seed of seeds) expect(seed).toMatch(/^[\w-]{22}$/);
  });
});

describe('joining and leaving', () => {
  test('gives a seat to one of many who request it under different spellings of the path', async () => {
    const matchID = await create();
    const { storage } = harness.server;
    const fetchNow = storage.fetch.bind(storage);
    vi.spyOn(storage, 'fetch').mockImplementation(async (...asked) => {
      const found = await fetchNow(...asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return found;
    });
    const coded = `%${matchID.charCodeAt(0).toString(16)}${matchID.slice(1)}`;
    const answers = await Promise.all(
      [`/${matchID}/join`, `/${matchID}/join/`, `/${matchID}/JOIN`, `/${coded}/join`].map((path) =>
        post(path, { playerID: '0', playerName: 'Анна' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('refuses a colour that another player at the table has', async () => {
    const matchID = await create({ numPlayers: 3 });
    const zero = await join(matchID, '0', { colour: 'plum' });
    const second = { playerID: '1', playerName: 'Борис', data: { colour: 'plum' } };
    const refused = await post(`/${matchID}/join`, second);
    expect([refused.status, refused.body.error]).toEqual([400, 'The colour plum is taken.']);
    await join(matchID, '1', { colour: 'ink' });
    await post(`/${matchID}/leave`, { playerID: '1', credentials: 'guess' });
    await post(`/${matchID}/leave`, { playerID: '0', credentials: zero });
    await join(matchID, '0', { colour: 'copper' });
    const { players } = (await harness.request(`/${matchID}`)).body;
    expect(players.map(({ data }: { data: object }) => data)).toEqual([
      { colour: 'copper' },
      { colour: 'ink' },
      undefined,
    ]);
  });

  test('keeps people from posing as bots and bots as people', async () => {
    const matchID = await create({ bots: { 1: { level: 'slow' } } });
    const asBot = { playerID: '0', playerName: 'x', data: { bot: 'easy' } };
    expect((await post(`/${matchID}/join`, asBot)).status).toBe(400);
    const zero = await join(matchID, '0');
    const change = { playerID: '0', credentials: zero, data: { bot: 'easy' } };
    expect((await post(`/${matchID}/update`, change)).status).toBe(400);
    expect((await post(`/${matchID}/join`, { playerID: '1', playerName: 'x' })).status).toBe(409);
    const data = entryOf((await stored(matchID)).metadata.players, '0').data;
    expect(data?.bot).toBeUndefined();
  });

  test('opens a left seat to others and informs the table when hands are open', async () => {
    await harness.server.close();
    harness.stopped();
    await harness.start(0, { hasOpenHands: () => true });
    const { matchID, credentials } = await harness.match();
    const [left, sameSeat, other] = [await harness.wire(), await harness.wire(), await harness.wire()];
    for (const wire of [left, sameSeat]) await wire.ask('sync', matchID, '0', credentials[0]);
    await other.ask('sync', matchID, '1', credentials[1]);
    await post(`/${matchID}/leave`, { playerID: '0', credentials: credentials[0] });
    for (const wire of [left, sameSeat]) {
      await soon(() => expect(wire.events('unseated')).toEqual([['unseated', matchID]]));
    }
    expect(other.events('matchData').at(-1)?.[2]).toMatchObject([{ id: 0 }, { id: 1, name: 'P1' }]);
    expect(await left.ask('sync', matchID, '0', credentials[0])).toMatchObject({ reason: 'unauthorized' });

    // Somebody else sits down and plays. The old sockets must not see that hand.
    const frames = left.frames.length;
    const fresh = await join(matchID, '0');
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '0', fresh);
    expect(await wire.play({ matchID, playerID: '0', credentials: fresh }, 0, 0)).toMatchObject({ ok: true });
    await soon(() => expect(other.events('update')).toHaveLength(1));
    expect([left.frames.length, sameSeat.events('update')]).toEqual([frames, []]);
  });

  test('keeps a started match for onlookers when the last player leaves', async () => {
    const { matchID, credentials } = await harness.match();
    const onlooker = await harness.wire();
    await onlooker.ask('sync', matchID, null);
    await onlooker.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    for (const [seat, secret] of credentials.entries()) {
      const answer = await post(`/${matchID}/leave`, { playerID: String(seat), credentials: secret });
      expect(answer.status).toBe(200);
    }
    expect(await onlooker.ask('sync', matchID, null)).toEqual({ ok: true });
    expect(onlooker.events('matchData').at(-1)?.[2]).toEqual([
      { id: 0, heldFor: 'P0', isConnected: false },
      { id: 1, heldFor: 'P1', isConnected: false },
    ]);
  });

  test('deletes a match without moves when everybody has left', async () => {
    const matchID = await create();
    const zero = await join(matchID, '0');
    expect((await post(`/${matchID}/leave`, { playerID: '0', credentials: zero })).status).toBe(200);
    expect(await harness.server.storage.listMatches()).toEqual([]);
    expect(harness.logged.filter(({ event }) => event.includes('failed'))).toEqual([]);
  });
});

describe('leaving a table that has not begun', () => {
  const withBot = { numPlayers: 3, bots: { 1: { level: 'slow' } } };

  test('deletes it when only bots stay', async () => {
    const matchID = await create(withBot);
    const credentials = await join(matchID, '0');
    expect((await post(`/${matchID}/leave`, { playerID: '0', credentials })).status).toBe(200);
    expect((await harness.request(`/${matchID}`)).status).toBe(404);
    expect(await harness.server.storage.listMatches()).toEqual([]);
  });

  test('informs every device at the table when it is deleted', async () => {
    const matchID = await create(withBot);
    const credentials = await join(matchID, '0');
    const [seated, onlooker] = [await harness.wire(), await harness.wire()];
    await seated.ask('sync', matchID, '0', credentials);
    await onlooker.ask('sync', matchID, null);
    await post(`/${matchID}/leave`, { playerID: '0', credentials });
    for (const wire of [seated, onlooker])
      await soon(() => expect(wire.events('unseated')).toEqual([['unseated', matchID]]));
  });

  test('frees the seat when somebody else has joined', async () => {
    const matchID = await create(withBot);
    const credentials = await join(matchID, '0');
    await join(matchID, '2');
    await post(`/${matchID}/leave`, { playerID: '0', credentials });
    const { players } = (await harness.request(`/${matchID}`)).body;
    expect(players).toMatchObject([{ id: 0 }, { data: { bot: 'slow' } }, { name: 'P2' }]);
    expect(players[0].name).toBeUndefined();
  });
});

describe('playing again', () => {
  test('keeps seats and credentials and informs the table', async () => {
    const matchID = await create({ unlisted: true, clock: { minutes: 30 } });
    const credentials = [await join(matchID, '0', { colour: 'ink' }), await join(matchID, '1')];
    const other = await harness.wire();
    await other.ask('sync', matchID, '1', credentials[1]);
    await harness.finish(matchID, credentials);
    const first = await post(`/${matchID}/playAgain`, { playerID: '0', credentials: credentials[0] });
    const { nextMatchID } = first.body;
    expect(nextMatchID).not.toBe(matchID);
    expect(await post(`/${matchID}/playAgain`, { playerID: '1', credentials: credentials[1] })).toEqual(
      first,
    );
    await soon(() => expect(table(other)).toMatchObject({ nextMatchID }));
    for (const seat of ['0', '1']) {
      expect(await other.ask('sync', nextMatchID, seat, credentials[Number(seat)])).toEqual({ ok: true });
    }
    expect(await other.ask('sync', nextMatchID, '0', credentials[1])).toMatchObject({
      reason: 'unauthorized',
    });
    const [before, after] = [await stored(matchID), await stored(nextMatchID)];
    expect(after.metadata).toMatchObject({
      unlisted: true,
      clock: { minutes: 30 },
      players: before.metadata.players,
    });
    expect(entryOf(after.state.plugins, 'random').data.seed).not.toBe(
      entryOf(before.state.plugins, 'random').data.seed,
    );
    expect(after.metadata.gameover).toBeUndefined();
  });

  test('is only for seated players', async () => {
    const { matchID, credentials } = await harness.match();
    for (const playerID of ['1', '9', '__proto__']) {
      const answer = await post(`/${matchID}/playAgain`, { playerID, credentials: credentials[0] });
      expect(answer.status).toBe(403);
    }
    expect(await harness.server.storage.listMatches()).toHaveLength(1);
  });
});

describe('the save of a finished match', () => {
  test('contains setup, seed, seats and effective moves, only after the end', async () => {
    const matchID = await create();
    const credentials = [await join(matchID, '0', { colour: 'ink' }), await join(matchID, '1')];
    expect(await harness.request(`/${matchID}/save`)).toMatchObject({ status: 409 });
    await harness.finish(matchID, credentials);
    const { status, body } = await harness.request(`/${matchID}/save`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'house-game',
      game: 'sample',
      seed: entryOf((await stored(matchID)).state.plugins, 'random').data.seed,
      setupData: {},
      seats: [
        { playerID: '0', name: 'P0', colour: 'ink' },
        { playerID: '1', name: 'P1', colour: '' },
      ],
    });
    expect(body.actions).toHaveLength(5);
    expect(body.actions[1]).toEqual({ playerID: '1', move: 'play', args: [0] });
    expect(JSON.stringify(body)).not.toContain('sha256');
    expect((await harness.request('/nowhere/save')).status).toBe(404);
  });
});

test('returns the seats to act from GET …/turn, none before the deal and after the end', async () => {
  const turnOf = (matchID: string) => harness.request(`/${matchID}/turn`);
  const waiting = await create();
  expect(await turnOf(waiting)).toEqual({ status: 200, body: { toAct: [] } });
  const { matchID, credentials } = await harness.match();
  expect(await turnOf(matchID)).toEqual({ status: 200, body: { toAct: ['0'] } });
  const wire = await harness.wire();
  await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
  expect(await turnOf(matchID)).toEqual({ status: 200, body: { toAct: ['1'] } });
  const over = await harness.match();
  await harness.finish(over.matchID, over.credentials);
  expect(await turnOf(over.matchID)).toEqual({ status: 200, body: { toAct: [] } });
  expect((await turnOf('nowhere')).status).toBe(404);
});

describe('bots', () => {
  const played = async (matchID: string) => (await stored(matchID)).state.G.table.length;

  test("play in their seats with the seat's view only", async () => {
    const matchID = await create({ bots: { 1: { level: 'easy', name: 'Marfa', colour: 'copper' } } });
    const zero = await join(matchID, '0');
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '0', zero);
    expect(itemAt(wire.events('matchData'), 0)[2]).toMatchObject([
      {},
      { name: 'Marfa', data: { bot: 'easy', colour: 'copper' } },
    ]);
    await wire.play({ matchID, playerID: '0', credentials: zero }, 0, 0);
    await soon(async () => expect(await played(matchID)).toBe(2));
    const { state } = await stored(matchID);
    expect(turns).toMatchObject([{ matchID, playerID: '1', level: 'easy', stateID: 1 }]);
    for (const card of [...state.G.hands['0'], ...state.G.deck]) {
      expect(JSON.stringify(turns)).not.toContain(`"${card}"`);
    }
    await soon(() => expect(wire.events('update')).toHaveLength(2));
  });

  test('take a left seat and give it back to its owner', async () => {
    const { matchID, credentials } = await harness.match();
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '0', credentials[0]);
    const seated = { playerID: '0', credentials: credentials[0] };
    const bot = { ...seated, seat: '1', level: 'easy' };
    expect(await post(`/${matchID}/bot`, bot)).toMatchObject({
      status: 409,
      body: { error: 'P1 sits there.' },
    });
    await wire.play({ matchID, ...seated }, 0, 0);
    await post(`/${matchID}/leave`, { playerID: '1', credentials: credentials[1] });
    expect((await post(`/${matchID}/bot`, { ...bot, credentials: 'guess' })).status).toBe(403);
    expect((await post(`/${matchID}/bot`, { ...bot, seat: '5' })).status).toBe(404);
    expect((await post(`/${matchID}/bot`, { ...bot, level: 'genius' })).status).toBe(400);
    expect((await post(`/${matchID}/bot`, bot)).status).toBe(200);
    await soon(async () => expect(await played(matchID)).toBe(2));

    expect((await post(`/${matchID}/bot`, { ...bot, level: null })).status).toBe(200);
    await wire.play({ matchID, ...seated }, 2, 0);
    const owner = { matchID, playerID: '1', credentials: credentials[1] };
    expect(await wire.ask('sync', matchID, '1', owner.credentials)).toEqual({ ok: true });
    expect(await wire.play(owner, 3, 0)).toMatchObject({ ok: true });
    expect(turns).toHaveLength(1);
  });

  test('compute while others at the table are answered', async () => {
    const matchID = await create({ numPlayers: 2, bots: { 0: { level: 'slow' } } });
    const one = await join(matchID, '1');
    const wire = await harness.wire();
    await soon(() => expect(turns).toHaveLength(1));
    expect(await wire.ask('sync', matchID, '1', one)).toEqual({ ok: true });
    expect(await wire.play({ matchID, playerID: '1', credentials: one }, 0, 0)).toMatchObject({
      reason: 'illegal',
    });
  });

  test('resume after a restart', async () => {
    const matchID = await create({ bots: { 0: { level: 'slow' } } });
    await join(matchID, '1');
    await soon(() => expect(turns).toHaveLength(1));
    await harness.server.close();
    harness.stopped();
    await harness.start();
    await soon(() => expect(turns).toHaveLength(2));
    expect(turns[1]).toEqual(turns[0]);
  });

  test('are retried after a failure when somebody connects', async () => {
    const matchID = await create({ bots: { 0: { level: 'ill' } } });
    const one = await join(matchID, '1');
    await soon(() => expect(harness.logged.at(-1)).toMatchObject({ event: 'bot failed' }));
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '1', one);
    await soon(async () => expect(await played(matchID)).toBe(1));
    expect(turns).toHaveLength(2);
  });

  test('wait when no person is left', async () => {
    const matchID = await create({ bots: { 0: { level: 'easy' }, 1: { level: 'easy' } } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([turns.length, await played(matchID)]).toEqual([0, 0]);
  });

  test('have seats that open with no credentials', async () => {
    const matchID = await create({ bots: { 1: { level: 'slow' } } });
    const wire = await harness.wire();
    const { credentials } = entryOf((await stored(matchID)).metadata.players, '1');
    for (const guess of ['', null, credentials]) {
      expect(await wire.ask('sync', matchID, '1', guess)).toMatchObject({ reason: 'unauthorized' });
    }
  });
});

describe('the clock', () => {
  test('runs from the first move for the seats to act, and lets bots replace seats out of time', async () => {
    const matchID = await create({ clock: { minutes: 1 } });
    const credentials = [await join(matchID, '0'), await join(matchID, '1')];
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '0', credentials[0]);
    expect(table(wire)).toMatchObject({ clock: { left: { 0: 60_000, 1: 60_000 }, running: [] } });
    await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    await soon(() => expect(table(wire)).toMatchObject({ clock: { running: ['1'] } }));
    const bot = { playerID: '0', credentials: credentials[0], seat: '1', level: 'easy' };
    expect((await post(`/${matchID}/bot`, bot)).status).toBe(409);

    passed += 61_000;
    const onlooker = await harness.wire();
    await onlooker.ask('sync', matchID, null);
    expect(table(onlooker)).toMatchObject({ clock: { left: { 0: 60_000 }, running: ['1'] } });
    expect(table(onlooker)).toMatchObject({ clock: { left: { 1: expect.toSatisfy((ms) => ms < 0) } } });
    expect((await post(`/${matchID}/bot`, bot)).status).toBe(200);
    await soon(async () => expect((await stored(matchID)).state.G.table).toHaveLength(2));
  });

  test('informs the table when a seat runs out of time', async () => {
    const { storage } = harness.server;
    const start = Date.now() - 59_000;
    vi.spyOn(storage, 'fetchPaces').mockImplementation(async () => [{ at: start, toAct: ['1'] }]);
    const matchID = await create({ clock: { minutes: 1 } });
    const credentials = [await join(matchID, '0'), await join(matchID, '1')];
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '0', credentials[0]);
    await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    await soon(() =>
      expect(table(wire)).toMatchObject({ clock: { left: { 1: expect.toSatisfy((ms) => ms <= 0) } } }),
    );
  });

  test('lets a bot replace an absent player after a day when the match has no clock', async () => {
    const matchID = await create({});
    const credentials = [await join(matchID, '0'), await join(matchID, '1')];
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '0', credentials[0]);
    await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    const bot = { playerID: '0', credentials: credentials[0], seat: '1', level: 'easy' };
    expect((await post(`/${matchID}/bot`, bot)).status).toBe(409);

    passed += PATIENCE;
    const other = await harness.wire();
    await other.ask('sync', matchID, '1', credentials[1]);
    expect(table(other)).toMatchObject({ clock: null, replaceable: [] });
    expect((await post(`/${matchID}/bot`, bot)).status).toBe(409);
    other.socket.close();
    await soon(() => expect(table(wire)).toMatchObject({ replaceable: ['1'] }));
    expect((await post(`/${matchID}/bot`, bot)).status).toBe(200);
  });
});
