import { describe, expect, test, vi } from 'vitest';
import { harness, withFreshServer } from '../freshServer';

withFreshServer();

describe('the lobby', () => {
  const post = (path: string, body?: string, type = 'application/json') =>
    fetch(harness.url + path, { method: 'POST', body, headers: { 'content-type': type } });

  test('answers bodies of any shape without creating a match or crashing', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const bodies = ['{', 'null', '[]', '"x"', '{"playerName":{"a":1}}', '{"playerName":[]}', '\u0000', ''];
    for (const path of ['join', 'leave', 'update', 'rename', 'playAgain']) {
      for (const body of bodies) {
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'x/y']) {
          const { status } = await post(`/games/sample/${matchID}/${path}`, body, type);
          expect(status, `${path} ${body} ${type}`).toBeGreaterThanOrEqual(400);
          expect(status, `${path} ${body} ${type}`).toBeLessThan(500);
        }
      }
    }
    expect(await (await fetch(`${harness.url}/healthz`)).json()).toEqual({ status: 'ok' });
    const match = await harness.lobby.getMatch('sample', matchID);
    expect(match.players).toEqual([{ id: 0 }, { id: 1 }]);
  });

  test.each(['1', '5', '1000000000', '-1', 'x', '{}'])('refuses %s players', async (numPlayers) => {
    const { status } = await post('/games/sample/create', JSON.stringify({ numPlayers }));
    expect(status).toBe(400);
    expect(await harness.server.storage.listMatches()).toEqual([]);
  });

  test('finds no seat called __proto__ and changes no prototype', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    for (const playerID of ['__proto__', 'constructor', 'toString']) {
      const body = JSON.stringify({ playerID, playerName: 'polluted' });
      expect((await post(`/games/sample/${matchID}/join`, body)).status).toBe(404);
    }
    expect('name' in {}).toBe(false);
  });

  test('refuses a name over 40 letters and explains why', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const response = await post(
      `/games/sample/${matchID}/join`,
      JSON.stringify({ playerName: 'x'.repeat(41) }),
    );
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'The player name has over 40 letters.' },
    ]);
  });

  test.each([
    ['create', [], 'The body must be an object.'],
    ['create', {}, 'The numPlayers must be a whole number.'],
    ['create', { numPlayers: '2' }, 'The numPlayers must be a whole number.'],
    ['create', { numPlayers: 2.5 }, 'The numPlayers must be a whole number.'],
    ['create', { numPlayers: 2, unlisted: 'yes' }, 'The unlisted must be true or false.'],
    ['create', { numPlayers: 2, bots: [] }, 'The bots must be an object.'],
    ['create', { numPlayers: 2, bots: { 1: {} } }, 'The bots.1.level must be a text.'],
    ['create', { numPlayers: 2, clock: {} }, 'The clock.minutes must be a whole number from 1 to 1440.'],
    [
      'create',
      { numPlayers: 2, clock: { minutes: 1441 } },
      'The clock.minutes must be a whole number from 1 to 1440.',
    ],
    ['create', { numPlayers: 2, bots: { prototype: 1 } }, /^The body holds the name "prototype"/],
    ['x/join', {}, 'The player name must be a text.'],
    ['x/join', { playerName: 'Eve', data: [] }, 'The data must be an object.'],
    ['x/join', { playerName: 'Eve', data: { bot: 'hard' } }, 'The data.bot is not known; expected colour.'],
    ['x/leave', { playerID: '0' }, 'The credentials must be a text.'],
    ['x/bot', { playerID: '0', credentials: 'x', seat: '1', level: 3 }, 'The level must be a text, or null.'],
  ])('refuses %s with %j: names the field and the expected value', async (path, body, sentence) => {
    const response = await post(`/games/sample/${path}`, JSON.stringify(body));
    const { error } = await response.json();
    expect(response.status).toBe(400);
    if (typeof sentence === 'string') expect(error).toBe(sentence);
    else expect(error).toMatch(sentence);
  });

  test.each([
    ['isGameover=maybe', 'The isGameover must be true or false.'],
    ['limit=0', 'The limit must be a whole number from 1 to 9999.'],
    ['limit=1&limit=2', 'The limit must be a whole number from 1 to 9999.'],
    ['updatedAfter=now', 'The updatedAfter must be milliseconds since 1970.'],
    ['before=1&before=2', 'The before must be a text.'],
  ])('refuses a list with ?%s and explains why', async (query, error) => {
    const response = await fetch(`${harness.url}/games/sample?${query}`);
    expect([response.status, await response.json()]).toEqual([400, { error }]);
  });

  test('gives a seat to one of many who request it at once', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const body = JSON.stringify({ playerID: '0', playerName: 'Анна' });
    readSlowly();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(`/games/sample/${matchID}/join`, body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('keeps the credentials of a seat taken while moves are played', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    const zero = await harness.lobby.joinMatch('sample', matchID, { playerID: '0', playerName: 'Анна' });
    const wire = await harness.wire();
    readSlowly();
    const [one] = await Promise.all([
      harness.lobby.joinMatch('sample', matchID, { playerID: '1', playerName: 'Борис' }),
      wire.play({ matchID, playerID: '0', credentials: zero.playerCredentials }, 0, 0),
    ]);
    expect(await wire.ask('sync', matchID, '1', one.playerCredentials)).toEqual({ ok: true });
  });
});

/** Delays reads like a storage over a network, which makes races visible. */
function readSlowly(): void {
  const { storage } = harness.server;
  const fetchNow = storage.fetch.bind(storage);
  vi.spyOn(storage, 'fetch').mockImplementation(async (...asked) => {
    const found = await fetchNow(...asked);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return found;
  });
}
