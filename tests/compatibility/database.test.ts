/** A database of an earlier version, and messages of that version's clients, on today's server. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { applyPatch } from 'rfc6902';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { follow } from '../../scripts/online/follow';
import type { View } from '../../scripts/online/game';
import { Looker } from '../../scripts/scan/looker';
import { personOf } from '../../src/app/online/person/personKey';
import { editionOf, explainMove, games, hasOpenHands, seatsToAct } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';
import type { Answer, Chat, TableNews } from '../../src/session/protocol';
import { Harness, soon, type Wire } from '../server/harness';
import { GAMES, type GameName, moduleOf, readBytes, readText } from './files';

type Kind = 'waiting' | 'emptied' | 'running' | 'finished' | 'otherRules';
type Seat = { readonly playerID: string; readonly credentials: string };
type Match = {
  readonly game: GameName;
  readonly kind: Kind;
  readonly matchID: string;
  readonly seats: readonly Seat[];
};
const { matches, personKey }: { matches: readonly Match[]; personKey: string } = JSON.parse(
  readText('matches.json'),
);

function matchOf(game: GameName, kind: Kind): Match {
  const found = matches.find((match) => match.game === game && match.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} match of ${game}`);
  return found;
}

const PUBLIC_URL = 'http://127.0.0.1:18543';

/** Starts a server on a copy of the database. No match in it is old enough to be deleted. */
async function startServer(env: Readonly<Record<string, string>> = {}): Promise<Harness> {
  const forever = { EXPIRE_UNSTARTED: '0', EXPIRE_RUNNING: '0', EXPIRE_FINISHED: '0', EXPIRE_KEYS: '0' };
  const options = { games, explain: explainMove, seatsToAct, hasOpenHands, editionOf };
  const harness = new Harness({ ...forever, ...env }, options);
  mkdirSync(harness.dataDir);
  writeFileSync(harness.databaseFile, readBytes('matches.sqlite.gz'));
  await harness.start();
  return harness;
}

let harness: Harness;
const lookers: Looker[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  harness = await startServer();
});
afterAll(async () => {
  for (const looker of lookers) looker.leave();
  await harness.end();
});

async function sit({ game, matchID }: Match, seat: Seat | null): Promise<Looker> {
  const { playerID, credentials } = seat ?? { playerID: null, credentials: null };
  const looker = await Looker.sit(`${harness.url}/${game}`, matchID, playerID, credentials, 'patch');
  lookers.push(looker);
  return looker;
}

function viewOf({ view }: Looker): View {
  if (view === undefined) throw new Error('no position has come');
  return view;
}

const stateOf = async ({ matchID }: Match) =>
  (await harness.server.storage.fetch(matchID, { state: true })).state;

/** Plays legal moves of the seats in turn. */
async function playOn(match: Match, seats: readonly Looker[], moves: number): Promise<void> {
  const { legalMoves } = moduleOf(match.game);
  for (let made = 0; made < moves; made++) {
    const { _stateID } = await stateOf(match);
    for (const seat of seats) await seat.reaches(_stateID);
    const choices = seats.flatMap((seat) => {
      const { G, ctx } = viewOf(seat);
      const [move] = seat.playerID === null ? [] : legalMoves(G, ctx, seat.playerID);
      return move === undefined ? [] : [{ seat, move }];
    });
    const { seat, move } = itemAt(choices, 0);
    expect(await seat.act('MAKE_MOVE', move.move, move.args)).toMatchObject({ ok: true });
  }
}

function historyOf(answer: Answer) {
  if (!answer.ok || answer.history === undefined) throw new Error(JSON.stringify(answer));
  const { first, steps } = answer.history;
  for (const { operations } of steps) applyPatch(first, [...operations]);
  return { last: first, steps };
}

async function post(path: string, body: object) {
  const response = await fetch(harness.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, body: await response.json() };
}

const saveOf = ({ game, matchID }: Match) => fetch(`${harness.url}/games/${game}/${matchID}/save`);

describe.each(GAMES)('matches of %s', (game) => {
  it('lists them all', async () => {
    const list = await (await fetch(`${harness.url}/games/${game}`)).json();
    const known = matches.filter((match) => match.game === game).map(({ matchID }) => matchID);
    expect(list.matches.map(({ matchID }: { matchID: string }) => matchID).toSorted()).toEqual(
      known.toSorted(),
    );
  });

  it('continues a running match: a redo, moves, chat and history', async () => {
    const match = matchOf(game, 'running');
    const stranger = await sit(match, null);
    expect(await stranger.ask('sync', match.matchID, '0', 'wrong')).toMatchObject({ reason: 'unauthorized' });
    const [first, second] = [
      await sit(match, itemAt(match.seats, 0)),
      await sit(match, itemAt(match.seats, 1)),
    ];
    const seats = [first, second];
    const chats = first.read().flatMap((frame) => (frame.kind === 'event' ? [frame.event] : []));
    const said = chats.find(([event]) => event === 'chats')?.[2] as readonly Chat[];
    expect(said.map(({ payload, name }) => [name, payload])).toEqual([
      ['Mika', 'Good luck, everyone!'],
      ['Jonas', '北の毛皮は高く売れます。'],
    ]);
    const undone = seats.find(({ playerID }) => playerID === viewOf(first).ctx.currentPlayer) ?? first;
    expect(await undone.act('REDO', null, null)).toMatchObject({ ok: true });
    await playOn(match, seats, 3);
    const { _stateID } = await stateOf(match);
    await first.reaches(_stateID);
    const { last } = historyOf(await first.ask('history', match.matchID));
    expect(last.G).toEqual(viewOf(first).G);
    expect(await first.say('Back again')).toMatchObject({ ok: true });
  });

  it('shows a finished match to its end, with its save, and plays another', async () => {
    const match = matchOf(game, 'finished');
    const seat = await sit(match, itemAt(match.seats, 1));
    const { G, ctx } = await stateOf(match);
    expect(ctx.gameover).toBeDefined();
    const { last, steps } = historyOf(await seat.ask('history', match.matchID));
    // Later rules keep more fields in `G`.
    expect(last.G).toMatchObject(G);
    const save = JSON.parse(readText(`saves/${game}.finishedOnline.json`));
    expect(await (await saveOf(match)).json()).toEqual(save);
    expect(steps).toHaveLength(save.actions.length);
    expect(await post(`/games/${game}/${match.matchID}/playAgain`, itemAt(match.seats, 0))).toMatchObject({
      status: 200,
    });
  });

  it.each(['waiting', 'emptied'] as const)('seats a second person at a match: %s', async (kind) => {
    const match = matchOf(game, kind);
    const first = await sit(match, itemAt(match.seats, 0));
    const joined = await harness.lobby.joinMatch(game, match.matchID, { playerID: '1', playerName: 'Aino' });
    const second = await sit(match, { playerID: '1', credentials: joined.playerCredentials });
    await soon(() => expect(viewOf(first).ctx.numPlayers).toBe(2));
    await playOn(match, [first, second], 2);
  });
});

it('refuses the history and the save of a match of Kilia that another version of the rules played', async () => {
  const match = matchOf('kilia', 'otherRules');
  const seat = await sit(match, itemAt(match.seats, 0));
  expect(viewOf(seat).ctx.gameover).toBeDefined();
  expect(await seat.ask('history', match.matchID)).toMatchObject({ ok: false, reason: 'otherVersion' });
  const refused = await saveOf(match);
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toContain('another version of the rules');
});

it('opens the seats under a person’s key', async () => {
  vi.stubGlobal(
    'fetch',
    (
      (ask) => (path: string, init: RequestInit) =>
        ask(harness.url + path, init)
    )(fetch),
  );
  const shared = await (await personOf(personKey)).seats();
  vi.unstubAllGlobals();
  const running = matches.filter(({ kind }) => kind === 'running');
  const expected = running.map(({ game, matchID, seats }) => ({ game, matchID, ...seats[0] }));
  expect(new Set(shared)).toEqual(new Set(expected));
});

describe('beside the game', () => {
  it('keeps clocks, requests for vacations and muted spectators', async () => {
    const news = async (game: GameName): Promise<TableNews> => {
      const match = matchOf(game, 'running');
      const seat = await sit(match, itemAt(match.seats, 0));
      const frames = seat.read().flatMap((frame) => (frame.kind === 'event' ? [frame.event] : []));
      return frames.findLast(([event]) => event === 'table')?.[2] as TableNews;
    };
    expect((await news('kilia')).clock).toMatchObject({
      days: { reserve: {}, requests: [{ seat: '1', days: 3, voters: ['0'] }] },
    });
    expect(await news('terramara')).toMatchObject({
      clock: { left: {}, running: [expect.any(String)] },
      host: '0',
      muted: ['onlookers'],
    });
  });

  it('keeps the notification channels of a seat, and the key of web push', async () => {
    const { game, matchID, seats } = matchOf('kilia', 'running');
    const notifying = await startServer({ PUBLIC_URL, CALLS_ALLOW_HOSTS: '127.0.0.1' });
    const asked = request(`${notifying.url}/games/${game}/${matchID}/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: new URL(PUBLIC_URL).host },
    });
    asked.end(JSON.stringify(seats[1]));
    const response = itemAt(await once(asked, 'response'), 0);
    const found = await json(response);
    await notifying.end();
    expect(found).toMatchObject({
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
      quiet: { from: '22:00', until: '07:00', timeZone: 'Europe/Berlin' },
      ways: [
        { kind: 'webhook', state: 'on' },
        { kind: 'push', state: 'on', device: expect.any(String) },
      ],
    });
  });
});

describe('clients of the earlier version', () => {
  type Message = { client: string; auth: object; event: string; args: unknown[] };
  const { matchID, messages, views }: Recorded = JSON.parse(readText('messages.json'));
  type Recorded = {
    matchID: string;
    messages: readonly Message[];
    views: { first: { G: object }; second: { G: object; stateID: number } };
  };

  it('are answered, and show the same position at the end', async () => {
    const own = await startServer();
    const wires = new Map<string, Wire>();
    for (const { client, auth, event, args } of messages) {
      const wire = wires.get(client) ?? (await own.wire({}, auth, 'kilia'));
      wires.set(client, wire);
      expect(await wire.ask(event, ...args), `${client}: ${event} ${JSON.stringify(args)}`).toMatchObject({
        ok: true,
      });
    }
    const seen = (prefix: string) => {
      const found = [...wires].find(([client]) => client.startsWith(prefix))?.[1];
      return {
        view: follow(undefined, found?.frames.map((frame) => JSON.stringify(frame)) ?? []),
        events: new Set(found?.frames.map(([event]) => event)),
      };
    };
    const [app, library] = [seen('app 1'), seen('boardgame.io')];
    await own.end();
    expect(matchID).toBe(matchOf('kilia', 'running').matchID);
    expect(app.view?.G).toMatchObject(views.first.G);
    expect(library.view?.G).toMatchObject(views.second.G);
    expect(library.view?._stateID).toBe(views.second.stateID);
    expect(app.events).toEqual(new Set(['sync', 'chats', 'table', 'matchData', 'chat', 'patch']));
    expect(library.events).toEqual(new Set(['sync', 'chats', 'table', 'matchData', 'chat', 'update']));
  });
});
