/** Input that no page sends is refused as the client's fault, never as an error of the server. */
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explainMove, games, seatsToAct } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';
import { Harness, soon } from './harness';

let harness: Harness;
beforeEach(() => {
  for (const stream of ['error', 'log', 'warn'] as const) {
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  }
});
afterEach(() => harness.end());

const faults = () => harness.logged.filter(({ event }) => event.includes('failed'));

/** JSON texts, because JSON.stringify can't produce many of them. */
const odd = {
  'an object that becomes no text': '{"toString":1,"valueOf":null}',
  'a list of such': '[{"toString":1}]',
  'its own toJSON': '{"toJSON":1}',
  __proto__: '{"__proto__":{"bot":"easy","name":"x"}}',
  'a prototype in a list': '[{"__proto__":null}]',
  constructor: '{"constructor":{"prototype":{}}}',
  'half a letter': '"\\ud800"',
  'half a letter as a name': '{"\\udfff":1}',
  'a number too large': '1e999',
  'the largest number': '1.7976931348623157e308',
  'a large whole number': '9007199254740993',
  'minus nothing': '-0',
  'a fraction': '1.5',
  nothing: 'null',
  yes: 'true',
  'an empty text': '""',
  'the name of what all objects have': '"__proto__"',
  'a NUL': '"\\u0000"',
  'an empty list': '[]',
  'an empty object': '{}',
  'a long text': JSON.stringify('x'.repeat(30_000)),
  '30 levels': `${'['.repeat(30)}${']'.repeat(30)}`,
  '30,000 levels': `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
};

describe('the lobby', () => {
  beforeEach(async () => {
    const bots = { levels: ['easy'], choose: () => new Promise<never>(() => undefined) };
    harness = new Harness({}, { bots });
    await harness.start();
  });

  const post = (path: string, body: string) =>
    fetch(`${harness.url}/games/sample${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });

  const fields = {
    '/create': ['numPlayers', 'setupData', 'unlisted', 'bots', 'bots.0', 'bots.0.level', 'bots.0.name'],
    '/ID/join': ['playerID', 'playerName', 'data', 'data.colour'],
    '/ID/leave': ['playerID', 'credentials'],
    '/ID/update': ['playerID', 'credentials', 'newName', 'data', 'data.colour'],
    '/ID/playAgain': ['playerID', 'credentials'],
    '/ID/bot': ['playerID', 'credentials', 'seat', 'level', 'name', 'colour'],
  };

  test.each(Object.entries(fields))(
    '%s is refused without an error of the server, whatever its fields contain',
    async (route, names) => {
      const { matchID, credentials } = await harness.match();
      const path = route.replace('ID', matchID);
      const right = {
        playerID: '0',
        credentials: credentials[0],
        playerName: 'Eve',
        newName: 'Eve',
        numPlayers: 2,
        seat: '1',
        level: 'easy',
      };
      for (const field of names) {
        for (const [what, value] of Object.entries(odd)) {
          const [outer, ...inner] = field.split('.').toReversed();
          const part = inner.reduce((json, name) => `{"${name}":${json}}`, `{"${outer}":${value}}`);
          const body = `${JSON.stringify({ ...right, [itemAt(field.split('.'), 0)]: undefined }).slice(0, -1)},${part.slice(1)}`;
          const response = await post(path, body);
          const text = await response.text();
          expect(response.status, `${field} is ${what}: ${text}`).toBeLessThan(500);
          if (response.status >= 400) expect(text).toMatch(/^\{"error":".+\."\}$/);
        }
      }
      expect(faults()).toEqual([]);
      expect('bot' in {}).toBe(false);
    },
  );

  test('refuses setup data 30,000 levels deep, and bodies of nothing but levels', async () => {
    const deep = odd['30,000 levels'];
    for (const body of [
      `{"numPlayers":2,"setupData":${deep}}`,
      deep,
      `{"a":${'{"a":'.repeat(9000)}1${'}'.repeat(9001)}`,
    ]) {
      const response = await post('/create', body);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'The body is nested deeper than 32 levels.' },
      ]);
    }
    expect(await harness.server.storage.listMatches()).toEqual([]);
  });

  test('finds seats by their exact names only, not by other spellings of their numbers', async () => {
    const { matchID } = await harness.lobby.createMatch('sample', { numPlayers: 2 });
    for (const playerID of ['', ' ', '00', '0x1', '1e0', '1.0', '-0', '0\u0000']) {
      const response = await post(`/${matchID}/join`, JSON.stringify({ playerID, playerName: 'Eve' }));
      expect([playerID, response.status]).toEqual([playerID, 404]);
    }
  });

  test('blocks nobody when a match id is the name of something on the server', async () => {
    for (const id of ['new match', 'new%20match', 'history', '%20', 'a%2Fb', '..%2f..']) {
      const body = '{"playerID":"0","credentials":"x","playerName":"Eve"}';
      for (const route of ['playAgain', 'join']) {
        expect((await post(`/${id}/${route}`, body)).status).toBeLessThan(500);
      }
    }
    expect((await harness.match()).credentials).toHaveLength(2);
  });

  test.each(['%E0%A4%A', '%', '%zz', '%c0%ae', '%00', '%ff%fe'])(
    'refuses the malformed path %s',
    async (part) => {
      for (const path of [
        `/games/${part}`,
        `/games/sample/${part}`,
        `/games/sample/${part}/save`,
        `/${part}`,
      ]) {
        const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
        expect(answer, path).toMatch(/^HTTP\/1\.1 (200|40[04]) /);
      }
      const body = '{"playerID":"0","playerName":"Eve"}';
      const head = `Host: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
      const answer = await raw(`POST /games/sample/${part}/join HTTP/1.1\r\n${head}\r\n\r\n${body}`);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(faults()).toEqual([]);
    },
  );

  test.each([
    'isGameover=maybe',
    'isGameover=true&isGameover=false',
    'before=x',
    'before=1.__proto__',
    'limit=0',
    'limit=1e9',
    'updatedBefore=NaN',
    'limit[]=1',
  ])('answers or refuses a list with ?%s', async (query) => {
    const response = await fetch(`${harness.url}/games/sample?${query}`);
    expect([200, 400]).toContain(response.status);
  });
});

describe('a table of a real game', () => {
  const game = itemAt(games, 0);

  beforeEach(async () => {
    harness = new Harness({}, { games, explain: explainMove, seatsToAct });
    await harness.start();
  });

  test('answers any arguments of a move with a refusal that is not internal', async () => {
    const name = game.name ?? '';
    const { matchID } = await harness.lobby.createMatch(name, { numPlayers: 2 });
    const credentials: string[] = [];
    for (const playerID of ['0', '1']) {
      const seat = await harness.lobby.joinMatch(name, matchID, { playerID, playerName: `P${playerID}` });
      credentials.push(seat.playerCredentials);
    }
    const wire = await harness.wire({}, {}, name);
    const moves = new Set([
      ...Object.keys(game.moves ?? {}),
      ...Object.values(game.phases ?? {}).flatMap(({ moves = {} }) => Object.keys(moves)),
    ]);
    expect(moves.size).toBeGreaterThan(3);
    let stateID = 0;
    for (const playerID of ['0', '1']) {
      for (const type of moves) {
        for (const [what, value] of Object.entries(odd)) {
          // Too deep for JSON.stringify in the client.
          if (what === '30,000 levels') continue;
          const args = JSON.parse(`[${value}]`);
          const payload = { type, args, playerID, credentials: credentials[Number(playerID)] };
          const answer = await wire.ask('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
          if (!answer.ok) expect(answer.reason, `${type} ${what}`).not.toBe('internal');
          else stateID = answer.stateID ?? stateID;
        }
      }
    }
    await soon(() => expect(faults()).toEqual([]));
  });
});

function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(harness.port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
