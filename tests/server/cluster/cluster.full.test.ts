/** Several servers on one database, connected through Redis. */
import { readFileSync } from 'node:fs';
import type { LogEntry } from 'boardgame.io';
import { describe, expect, test, vi } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { Chat, TableNews } from '../../../src/session/protocol';
import { type Harness, soon, type Wire } from '../harness';
import { run, withPrograms } from '../programs';
import { SECRET } from '../sampleGame';
import { canCluster } from './harness';
import { cluster, pair, players, position, seated, start, steps, withCluster } from './twoServers';

withPrograms();

describe('a start with an unusable REDIS_URL fails with one sentence', { timeout: 60_000 }, () => {
  const DATABASE_URL = 'postgres://u:secret@127.0.0.1:1/kontor';

  test.each([
    [
      { REDIS_URL: 'redis://127.0.0.1' },
      2,
      /^REDIS_URL is for several servers .* needs DATABASE_URL too, .*\n$/,
    ],
    [{ REDIS_URL: 'nonsense', DATABASE_URL }, 1, /^REDIS_URL must be an address like redis:\S+\n$/],
    [
      { REDIS_URL: 'http://u:secret@x/y', DATABASE_URL },
      1,
      /^REDIS_URL must be an address like redis:\S+\n$/,
    ],
    [
      { REDIS_URL: 'redis://u:secret@127.0.0.1:1', DATABASE_URL },
      1,
      /^The Redis 127\.0\.0\.1:1 does not answer\. Start it, or correct REDIS_URL\.\n$/,
    ],
  ])('%j', async (env, code, sentence) => {
    const program = run(env);
    expect([await program.ended, program.err]).toEqual([code, expect.stringMatching(sentence)]);
    expect(program.err.trimEnd().split('\n')).toHaveLength(1);
    expect(program.err).not.toContain('secret');
    expect(program.out).toBe('');
  });
});

describe.skipIf(!canCluster)('two servers', { timeout: 120_000 }, () => {
  withCluster();

  const news = (wire: Wire) => wire.events('table').at(-1)?.[2] as TableNews | undefined;

  test('send each move to all seats once, in order and filtered', async () => {
    const both = [await start(), await start()];
    const { matchID, wires, key } = await pair(itemAt(both, 0), itemAt(both, 1));
    const onlooker = await itemAt(both, 1).wire();
    await onlooker.ask('sync', matchID, null);
    for (let move = 0; move < 5; move++) {
      const seat = move % 2;
      expect(await itemAt(wires, seat).play(key(seat), move, 0)).toMatchObject({ ok: true });
      for (const wire of wires) await soon(() => expect(position(wire)?._stateID).toBe(move + 1));
    }
    const expected = Array.from({ length: 5 }, (_, index) => [index, index + 1]);
    for (const wire of wires) expect(steps(wire)).toEqual(expected);
    await soon(() => expect(onlooker.events('update')).toHaveLength(5));
    // A new connection shows what a single server would have sent.
    for (const seat of [0, 1]) {
      const fresh = await seated(itemAt(both, 1 - seat), matchID, String(seat), key(seat).credentials);
      expect(position(itemAt(wires, seat))).toMatchObject({
        G: position(fresh)?.G,
        ctx: position(fresh)?.ctx,
      });
      const told = itemAt(wires, seat)
        .events('patch')
        .flatMap((patch) => patch[5] as LogEntry[]);
      const whole = fresh.events('sync').at(-1)?.[2] as { log: LogEntry[] } | undefined;
      expect(told.filter(({ automatic }) => automatic !== true)).toEqual(whole?.log);
    }
    const view = JSON.stringify(onlooker.frames);
    expect(view).not.toContain(SECRET);
  });

  test('send a move once to a client that sits down while it is made', async () => {
    const both = [await start(), await start()];
    const { matchID, credentials, wires, key } = await pair(itemAt(both, 0), itemAt(both, 1));
    const { storage } = itemAt(both, 1).server;
    const fetch = storage.fetch.bind(storage);
    // The other server stores a move after this one has read the position and before it reads the log.
    vi.spyOn(storage, 'fetch').mockImplementationOnce(async (match, options) => {
      expect(options).toEqual({ log: true });
      expect(await itemAt(wires, 0).play(key(0), 0, 0)).toMatchObject({ ok: true });
      return fetch(match, options);
    });
    const fresh = await seated(itemAt(both, 1), matchID, '1', itemAt(credentials, 1));
    await soon(() => expect(position(fresh)?._stateID).toBe(1));
    const whole = fresh.events('sync').map((sync) => (sync[2] as { log: LogEntry[] }).log);
    const told = fresh.events('patch').map((patch) => patch[5] as LogEntry[]);
    const moves = [...whole, ...told].flat().filter(({ automatic }) => automatic !== true);
    expect(moves.map(({ _stateID }) => _stateID)).toEqual([0]);
  });

  test('send a chat message once to a client that sits down while it is written', async () => {
    const both = [await start(), await start()];
    const { matchID, credentials, wires } = await pair(itemAt(both, 0), itemAt(both, 1));
    const { storage } = itemAt(both, 0).server;
    const addChat = storage.addChat.bind(storage);
    let fresh: Wire | undefined;
    // The message is stored, and no server has sent it yet.
    vi.spyOn(storage, 'addChat').mockImplementationOnce(async (...said) => {
      await addChat(...said);
      fresh = await seated(itemAt(both, 1), matchID, '1', itemAt(credentials, 1));
    });
    const say = (id: string) =>
      itemAt(wires, 0).ask('chat', matchID, { id, sender: '0', payload: `said ${id}` }, credentials[0]);
    expect(await say('a')).toEqual({ ok: true });
    expect(await say('b')).toEqual({ ok: true });
    const chats = (wire: Wire | undefined) =>
      (wire?.frames ?? []).flatMap(([event, , said]) =>
        event === 'chats' ? (said as Chat[]) : event === 'chat' ? [said as Chat] : [],
      );
    for (const wire of [fresh, wires[1]]) {
      await soon(() => expect(chats(wire).at(-1)?.id).toBe('b'));
      expect(chats(wire).map(({ id }) => id)).toEqual(['a', 'b']);
    }
  });

  test('show the same position and log after undo and redo', async () => {
    const both = [await start(), await start()];
    const { matchID, wires, key } = await pair(itemAt(both, 0), itemAt(both, 1));
    const send = (type: string, move: string | null, stateID: number) =>
      itemAt(wires, 0).ask(
        'update',
        { type, payload: { type: move, args: move === null ? null : [], ...seatOf(key(0)) } },
        stateID,
        matchID,
        '0',
      );
    const steps = [
      ['MAKE_MOVE', 'think'],
      ['UNDO', null],
      ['REDO', null],
      ['UNDO', null],
    ] as const;
    for (const [stateID, [type, move]] of steps.entries()) {
      expect(await send(type, move, stateID)).toMatchObject({ ok: true });
      await soon(() => expect(position(itemAt(wires, 1))?._stateID).toBe(stateID + 1));
      expect(position(itemAt(wires, 1))?.G).toMatchObject({ thoughts: stateID % 2 === 0 ? 1 : 0 });
    }
  });

  test('share lobby changes, the deal, chat, mutes and presence', async () => {
    const both = [await start(), await start()];
    const { matchID } = await itemAt(both, 0).lobby.createMatch('sample', { numPlayers: 2 });
    const join = (server: Harness, playerID: string) =>
      server.lobby.joinMatch('sample', matchID, { playerID, playerName: `Player ${playerID}` });
    const zero = await join(itemAt(both, 0), '0');
    const first = await seated(itemAt(both, 0), matchID, '0', zero.playerCredentials);
    const onlooker = await seated(itemAt(both, 1), matchID, null, null);
    await soon(() => expect(news(first)).toMatchObject({ onlookers: 1, atDoor: 0 }));
    await onlooker.ask('atDoor', true);
    await soon(() => expect(news(first)).toMatchObject({ onlookers: 0, atDoor: 1 }));
    await onlooker.ask('atDoor', false);
    await soon(() => expect(news(first)).toMatchObject({ onlookers: 1, atDoor: 0 }));
    expect(first.events('sync')).toEqual([]);
    const one = await join(itemAt(both, 1), '1');
    for (const wire of [first, onlooker]) await soon(() => expect(wire.events('sync')).toHaveLength(1));
    const second = await seated(itemAt(both, 1), matchID, '1', one.playerCredentials);
    for (const wire of [first, onlooker, second])
      await soon(() =>
        expect(players(wire)).toMatchObject([
          { name: 'Player 0', isConnected: true },
          { name: 'Player 1', isConnected: true },
        ]),
      );

    const say = (wire: Wire, id: string, sender: string | null, payload: string, credentials = '') =>
      wire.ask('chat', matchID, { id, sender, payload, name: 'O' }, credentials);
    await say(second, 'a', '1', 'for seats alone', one.playerCredentials);
    await say(onlooker, 'b', null, 'for onlookers');
    await soon(() =>
      expect(first.events('chat')).toMatchObject([['chat', matchID, { payload: 'for seats alone' }]]),
    );
    expect(await first.ask('mute', matchID, { who: '1', muted: true }, '0', zero.playerCredentials)).toEqual({
      ok: true,
    });
    for (const wire of [second, onlooker]) await soon(() => expect(news(wire)?.muted).toEqual(['1']));
    expect(await say(second, 'c', '1', 'more', one.playerCredentials)).toMatchObject({ reason: 'muted' });
    expect(first.text).not.toContain('for onlookers');
    expect(onlooker.text).not.toContain('for seats alone');

    second.socket.close();
    await soon(() => expect(players(first)?.[1]).toMatchObject({ isConnected: false }));
    const leaver = await seated(itemAt(both, 1), matchID, '1', one.playerCredentials);
    await itemAt(both, 0).request(`/${matchID}/leave`, { playerID: '1', credentials: one.playerCredentials });
    await soon(() => expect(leaver.events('unseated')).toHaveLength(1));

    const all = cluster.passed.join('\n');
    for (const secret of [
      SECRET,
      'for seats',
      'for onlookers',
      'Player 0',
      zero.playerCredentials,
      one.playerCredentials,
    ])
      expect(all).not.toContain(secret);
    expect(cluster.passed.map((message) => JSON.parse(message).kind)).toEqual(
      expect.arrayContaining(['beat', 'changed', 'all']),
    );
  });

  test('hide the chat of a blocked person who writes on another server', async () => {
    const both = [await start(), await start()] as const;
    const post = async (path: string, body: object) => {
      const response = await fetch(`${both[0].url}/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expect(response.status).toBe(200);
      return response.json();
    };
    const keys = ['a', 'b'].map((letter) => letter.repeat(43));
    for (const key of keys) await post('people/create', { key });
    const { matchID } = await post('games/sample/create', { numPlayers: 2 });
    const credentials: string[] = [];
    for (const [seat, person] of keys.entries()) {
      const join = { playerID: String(seat), playerName: `P${seat}`, person };
      credentials.push((await post(`games/sample/${matchID}/join`, join)).playerCredentials);
    }
    const wires = [
      await seated(both[0], matchID, '0', itemAt(credentials, 0)),
      await seated(both[1], matchID, '1', itemAt(credentials, 1)),
      // Gets the message from the server that must not send it to the other seat.
      await seated(both[0], matchID, '1', itemAt(credentials, 1)),
    ];
    const say = (seat: number, payload: string) =>
      itemAt(wires, seat).ask(
        'chat',
        matchID,
        { id: payload, sender: String(seat), payload },
        credentials[seat],
      );
    const read = (seat: number) =>
      itemAt(wires, seat)
        .events('chat')
        .map(([, , chat]) => (chat as Chat).payload);
    await say(1, 'before');
    await soon(() => expect(read(0)).toEqual(['before']));
    await post(`games/sample/${matchID}/block`, { key: keys[0], seat: '1' });
    await say(1, 'after');
    await say(0, 'mine');
    await soon(() => expect(read(2).toSorted()).toEqual(['after', 'before', 'mine']));
    expect(read(0)).toEqual(['before', 'mine']);
  });

  test('report their connections in metrics, with all that dashboard and alerts use', async () => {
    const { relay, url } = await cluster.redisRelay();
    const both = [await start(url), await start()];
    const metrics = async (server: Harness) => await (await fetch(`${server.url}/metrics`)).text();
    await soon(async () => {
      for (const server of both) {
        const text = await metrics(server);
        expect(text).toMatch(/^cluster_redis_up 1$/m);
        expect(text).toMatch(/^cluster_members\{role="server"\} 2$/m);
        expect(text).toMatch(/^cluster_news_total\{direction="sent"\} [1-9]/m);
        expect(text).toMatch(/^cluster_news_total\{direction="heard"\} [1-9]/m);
        expect(text).toMatch(/^cluster_jobs\{state="waiting"\} \d+$/m);
      }
    });
    const known = await metrics(itemAt(both, 0));
    const asked = ['dashboard.json', 'alerts.yml'].flatMap((file) => [
      ...readFileSync(`docs/operations/${file}`, 'utf8').matchAll(
        /\b((?:table|cluster|process|nodejs)_\w+)\b/g,
      ),
    ]);
    const names = new Set(asked.map(([, name = '']) => name.replace(/_bucket$/, '')));
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) expect(known).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
    relay.cut();
    await soon(async () => {
      const text = await metrics(itemAt(both, 0));
      expect(text).toMatch(/^cluster_redis_up 0$/m);
      expect(text).not.toMatch(/^cluster_jobs\{/m);
    });
    expect(await metrics(itemAt(both, 1))).toMatch(/^cluster_redis_up 1$/m);
  });
});

const seatOf = ({ playerID, credentials }: { playerID: string; credentials: string }) => ({
  playerID,
  credentials,
});
