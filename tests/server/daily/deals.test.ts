/** Ten scripted people play the deals of a day on a server. */
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Played, playDeal } from '../../../scripts/daily/playDeal';
import { createThinker, type Thinker } from '../../../src/bots/thinker';
import type { GameModule } from '../../../src/game-api/module';
import { botGames } from '../../../src/games/botGames';
import { dealtGames, modules } from '../../../src/games/modules';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { ServerTime } from '../../../src/server/clocks/time';
import type { Deal } from '../../../src/session/dailyDeal';
import { Harness } from '../harness';

const SOLO = 'cherez-ural';
const AGAINST_BOTS = 'kilia';
const DAY = '2026-11-27';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const DAY_MS = 86_400_000;

let harness: Harness;
let now = NOON;

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const)
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  now = NOON;
  harness = new Harness();
  const url = (file: string) => new URL(`../../../src/games/${file}.ts`, import.meta.url);
  await harness.start(0, {
    time: new ServerTime({ wall: () => now, elapsed: () => now }),
    daily: { games: dealtGames, gamesModule: url('modules'), botGames: url('botGames') },
  });
});
afterEach(() => harness.end());

async function ask(path: string, body?: object) {
  const response = await fetch(harness.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, body: await response.json() };
}

const keyOf = (person: number): string => `${person}`.padStart(43, 'k');

async function person(number: number): Promise<string> {
  const key = keyOf(number);
  await ask('/people/create', { key });
  return key;
}

async function dealOf(game: string, day = DAY): Promise<Deal> {
  const { body } = await ask(`/deals/${day}`);
  return body.deals.find((deal: Deal) => deal.game === game);
}

const moduleOf = (game: string): GameModule => {
  const found = modules.find(({ name }) => name === game);
  if (found === undefined) throw new Error(`no game ${game}`);
  return found;
};

const thinkers = new Map<string, Thinker<unknown>>();
async function played(deal: Deal, seed: string, hesitates = false): Promise<Played> {
  const { game } = deal;
  const thinker = thinkers.get(game) ?? createThinker(await entryOf(botGames, game)());
  thinkers.set(game, thinker);
  return playDeal(moduleOf(game), thinker, deal, { seed, hesitates });
}

const send = (game: string, key: string, name: string, result: object, day = DAY) =>
  ask(`/deals/${day}/${game}/results`, { key, name, ...result });

describe('the deals of a day', () => {
  test('are the same for all, differ by day and game, and stay secret until their day', async () => {
    const first = await ask(`/deals/${DAY}`);
    expect(first.body).toMatchObject({ day: DAY, today: DAY });
    expect(await ask('/deals/today')).toEqual(first);
    const yesterday = await ask('/deals/2026-11-26');
    const seeds = [...first.body.deals, ...yesterday.body.deals].map(({ seed }: Deal) => seed);
    expect(new Set(seeds).size).toBe(2 * dealtGames.length);
    expect(await ask('/deals/2026-11-28')).toEqual({
      status: 404,
      body: { error: 'The deals of 2026-11-28 can be read from that day on (UTC).' },
    });
    expect(await ask('/deals/2026-02-30')).toEqual({
      status: 400,
      body: { error: 'The day must be a date like 2026-11-27.' },
    });
    now += DAY_MS;
    expect((await ask('/deals/2026-11-28')).status).toBe(200);
  });

  test('keep their seeds when the server restarts', async () => {
    const { seed } = await dealOf(SOLO);
    const database = new Libsql(harness.databaseFile, { readonly: true });
    const { value } = database.prepare("select value from server_keys where name = 'deals'").get() as {
      value: string;
    };
    database.close();
    expect(Buffer.from(value, 'base64url')).toHaveLength(32);
    expect(JSON.stringify((await ask(`/deals/${DAY}`)).body)).not.toContain(value);
    expect((await dealOf(SOLO)).seed).toBe(seed);
  });
});

test('ranks ten people, and refuses the one who forges', async () => {
  const deal = await dealOf(SOLO);
  const scores: number[] = [];
  for (let each = 0; each < 10; each++) {
    const key = await person(each);
    const result = await played(deal, `person ${each}`, each % 2 === 0);
    if (each === 7) {
      const forged = { ...result, score: result.score + 1 };
      expect(await send(SOLO, key, 'Forger', forged)).toEqual({
        status: 400,
        body: { error: `The game ended with a score of ${result.score}, not ${result.score + 1}.` },
      });
      continue;
    }
    const answer = await send(SOLO, key, `Person ${each}`, result);
    expect(answer).toMatchObject({ status: 200, body: { tries: [result.score] } });
    scores.push(result.score);
  }
  const best = scores.toSorted((a, b) => b - a);
  for (const period of [DAY, '2026-W48']) {
    const { body } = await ask(`/deals/${period}/${SOLO}/table`);
    expect(body).toMatchObject({ people: 9, from: 0, next: null });
    expect(body.rows.map(({ score }: { score: number }) => score)).toEqual(best);
    expect(body.rows.map(({ rank }: { rank: number }) => rank)).toEqual(
      best.map((score) => best.indexOf(score) + 1),
    );
    expect(JSON.stringify(body)).not.toContain('Forger');
  }
  const own = await ask(`/deals/${DAY}/mine`, { key: keyOf(0) });
  expect(own.body).toMatchObject({ streak: 1 });
  expect(own.body.results).toHaveLength(dealtGames.length);
});

test('replays the moves of bots, and refuses another move of theirs', async () => {
  const deal = await dealOf(AGAINST_BOTS);
  const key = await person(1);
  const result = await played(deal, 'a', true);
  const at = result.actions.findIndex(({ playerID }) => playerID !== '0');
  const other = { ...itemAt(result.actions, at), args: [99] };
  const forged = { ...result, actions: result.actions.with(at, other) };
  expect(await send(AGAINST_BOTS, key, 'Forger', forged)).toEqual({
    status: 400,
    body: {
      error: `Move ${at + 1} is not the one that the bot of seat ${Number(other.playerID) + 1} makes.`,
    },
  });
  expect(await send(AGAINST_BOTS, key, 'Anna', result)).toMatchObject({
    status: 200,
    body: { tries: [result.score], day: { rank: 1, people: 1, score: result.score } },
  });
});

describe('a result', () => {
  test('counts once however often it is sent, three times per deal, and the best one counts', async () => {
    const deal = await dealOf(SOLO);
    const key = await person(1);
    const results = [];
    for (const seed of ['a', 'b', 'c', 'd']) results.push(await played(deal, seed));
    const [a, b, c, d] = results.map((result) => () => send(SOLO, key, 'Anna', result));
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('four');
    const both = await Promise.all([a(), a()]);
    for (const { body } of both) expect(body.tries).toHaveLength(1);
    expect((await a()).body.tries).toHaveLength(1);
    await b();
    expect((await c()).body.tries).toEqual(results.slice(0, 3).map(({ score }) => score));
    expect(await d()).toEqual({
      status: 409,
      body: { error: 'A deal can be played 3 times; the best result counts.' },
    });
    // A counted result may be sent again even then.
    const { body } = await c();
    expect(body.day.score).toBe(Math.max(...results.slice(0, 3).map(({ score }) => score)));
  });

  test('is refused with the moves of another day, for an unknown game, key or future day, and when late', async () => {
    const key = await person(1);
    const result = await played(await dealOf(SOLO), 'a');
    const refused = async (
      answer: Promise<{ status: number; body: unknown }>,
      status: number,
      error: unknown,
    ) => expect(await answer).toEqual({ status, body: { error } });
    await refused(
      send(SOLO, key, 'Anna', result, '2026-11-26'),
      400,
      expect.stringMatching(/^(The rules refuse move \d+|The game is not over|The game ended with .*)\.$/),
    );
    await refused(send('chess', key, 'Anna', result), 404, 'There is no daily deal for this game.');
    await refused(
      send(SOLO, keyOf(2), 'Anna', result),
      404,
      'This key is unknown here. It was never used, or it was erased.',
    );
    await refused(
      send(SOLO, key, 'Anna', result, '2026-11-28'),
      404,
      'The deals of 2026-11-28 can be read from that day on (UTC).',
    );
    await refused(
      send(SOLO, key, 'Anna', { ...result, rulesVersion: result.rulesVersion + 1 }),
      409,
      'This game was played by another version of the rules. Reload the page.',
    );
    await refused(
      send(SOLO, key, 'Anna', { ...result, actions: result.actions.slice(0, -1) }),
      400,
      'The game is not over.',
    );
    await refused(send(SOLO, key, '', result), 400, 'The player name is empty.');
    now += 2 * DAY_MS;
    expect((await send(SOLO, key, 'Anna', result)).status).toBe(200);
    now += DAY_MS;
    await refused(
      send(SOLO, key, 'Anna', result),
      409,
      `Results of ${DAY} counted until two days after its end.`,
    );
  });

  test('is shown to everybody with its link, without the key', async () => {
    const key = await person(1);
    const { body } = await send(SOLO, key, 'Anna', await played(await dealOf(SOLO), 'a'));
    const { share, score } = body.day;
    const shared = await ask(`/deals/shared/${share}`);
    expect(shared).toMatchObject({
      status: 200,
      body: { game: SOLO, period: DAY, name: 'Anna', score, rank: 1 },
    });
    expect(JSON.stringify(shared.body)).not.toMatch(/hash|sha256/);
    const gone = { status: 404, body: { error: 'There is no such result. It may have been erased.' } };
    expect(await ask('/deals/shared/unknown')).toEqual(gone);

    const page = await (await fetch(`${harness.url}/daily/r/${share}`)).text();
    expect(page).toContain(`<meta property="og:title" content="Через Урал: ${score} gold" />`);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
    const drawn = await fetch(picture);
    const bytes = Buffer.from(await drawn.arrayBuffer());
    expect([drawn.headers.get('content-type'), bytes.subarray(1, 4).toString()]).toEqual([
      'image/png',
      'PNG',
    ]);
    // Width and height of the header chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

    await ask('/people/erase', { key });
    expect(await ask(`/deals/shared/${share}`)).toEqual(gone);
    expect((await fetch(picture)).status).toBe(404);
    expect(await (await fetch(`${harness.url}/daily/r/${share}`)).text()).not.toContain('og:');
  });

  test('is gone from the database once the person’s key is erased', async () => {
    const key = await person(1);
    await send(SOLO, key, 'Anna Erased', await played(await dealOf(SOLO), 'a'));
    const rows = () => {
      const database = new Libsql(harness.databaseFile, { readonly: true });
      const count = (table: string) =>
        (database.prepare(`select count(*) as rows from ${table}`).get() as { rows: number }).rows;
      const found = [count('deal_tries'), count('deal_standings')];
      database.close();
      return found;
    };
    expect(rows()).toEqual([1, 2]);
    await ask('/people/erase', { key });
    expect(rows()).toEqual([0, 0]);
    expect((await ask(`/deals/${DAY}/${SOLO}/table`)).body).toMatchObject({ people: 0, rows: [] });
  });

  test('continues a streak on consecutive days, also when it comes late', async () => {
    const key = await person(1);
    const streak = async () => (await ask('/deals/today/mine', { key })).body.streak;
    await send(SOLO, key, 'Anna', await played(await dealOf(SOLO), 'a'));
    expect(await streak()).toBe(1);
    now += DAY_MS;
    expect(await streak()).toBe(1);
    now += DAY_MS;
    expect(await streak()).toBe(0);
    for (const day of ['2026-11-28', '2026-11-29'])
      await send(SOLO, key, 'Anna', await played(await dealOf(SOLO, day), 'a'), day);
    expect(await streak()).toBe(3);
  });
});

describe('bad input', () => {
  const good = { key: keyOf(1), name: 'Anna', rulesVersion: 1, score: 1, actions: [] };
  const move = { playerID: '0', move: 'x', args: [] };
  test.each([
    ['a key', { key: 'short' }, 'The key must be 43 letters and digits, as a page makes it.'],
    ['a score', { score: 'much' }, 'The score must be a number.'],
    ['a version', { rulesVersion: 1.5 }, 'The rulesVersion must be a whole number.'],
    ['no list', { actions: 'all' }, 'The actions must be a list of at most 1000 moves.'],
    ['moves', { actions: Array(1001).fill(move) }, 'The actions must be a list of at most 1000 moves.'],
    ['a seat', { actions: [{ ...move, playerID: 'x' }] }, 'The actions.0.playerID must be a seat.'],
    ['a move', { actions: [{ ...move, move: '' }] }, 'The actions.0.move must be a name.'],
    [
      'values',
      { actions: [{ ...move, args: Array(21).fill(0) }] },
      'The actions.0.args must be at most 20 values.',
    ],
    [
      'a name',
      { name: '\u202e' },
      expect.stringMatching(/^The player name contains the invisible character/),
    ],
  ])('is refused in one sentence: %s', async (_, wrong, error) => {
    await person(1);
    const { key, name, ...result } = { ...good, ...wrong };
    expect(await send(SOLO, key, name, result)).toEqual({ status: 400, body: { error } });
  });

  test.each([
    [`/deals/${DAY}/chess/table`, 404, 'There is no daily deal for this game.'],
    [`/deals/${DAY}/${SOLO}/table?from=-1`, 400, 'The row to begin with must be a whole number.'],
    ['/deals/yesterday', 400, 'The day must be a date like 2026-11-27.'],
    ['/deals/2026-W99/kilia/table', 400, 'The day must be a date like 2026-11-27.'],
  ])('is refused in one sentence: %s', async (path, status, error) => {
    expect(await ask(path)).toEqual({ status, body: { error } });
  });

  test('explains that the moves of an unknown seat or name are not possible', async () => {
    const key = await person(1);
    const { rulesVersion } = await dealOf(SOLO);
    const sent = (actions: object[]) => send(SOLO, key, 'Anna', { rulesVersion, score: 0, actions });
    expect((await sent([move])).body).toEqual({ error: 'The rules refuse move 1.' });
    expect((await sent([{ ...move, playerID: '3' }])).body).toEqual({
      error: 'Move 1 is by seat 4, which was not to act.',
    });
    expect((await sent([])).body).toEqual({ error: 'The game is not over.' });
  });
});
