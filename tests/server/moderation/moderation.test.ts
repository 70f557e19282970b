/** Blocks, reports, and what the server's host does about them. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { hashCredentials } from '../../../src/server/matches/credentials';
import { MAX_BLOCKS } from '../../../src/server/moderation/moderationStore';
import { readSettings } from '../../../src/server/ops/settings';
import { startProblem } from '../../../src/server/ops/startProblems';
import { expire } from '../../../src/server/storage/expiry';
import { openStorage } from '../../../src/server/storage/openStorage';
import type { Chat } from '../../../src/session/protocol';
import { Harness, soon, type Wire } from '../harness';
import { databases } from '../storage/databases';

const TOKEN = 'the token of the host';
const [ANNA, BORIS, CHIYO] = ['a', 'b', 'c'].map((letter) => letter.repeat(43)) as [string, string, string];

let harness: Harness;

beforeEach(() => {
  for (const stream of ['error', 'log', 'warn'] as const)
    vi.spyOn(console, stream).mockImplementation(() => undefined);
});
afterEach(() => harness.end());

async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
  harness = new Harness({ MODERATION_TOKEN: TOKEN, ...env });
  await harness.start();
  for (const key of [ANNA, BORIS, CHIYO]) await ask('people/create', { key });
}

async function ask(path: string, body?: object, token?: string) {
  const response = await fetch(`${harness.url}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, body: await response.json() };
}

const asHost = (what: string, body: object = {}) => ask(`moderation/${what}`, body, TOKEN);
const refusal = (status: number, error: string) => ({ status, body: { error } });

const sitDown = (matchID: string, seat: number, person: string | null) =>
  harness.request(`/${matchID}/join`, {
    playerID: String(seat),
    playerName: `P${seat}`,
    ...(person === null ? {} : { person }),
  });

interface Table {
  readonly matchID: string;
  readonly credentials: readonly string[];
}

/** Creates a table at which these people sit; null is an anonymous one. */
async function table(people: readonly (string | null)[], numPlayers = people.length): Promise<Table> {
  const { matchID } = (await harness.request('/create', { numPlayers })).body;
  const credentials: string[] = [];
  for (const [seat, person] of people.entries()) {
    const joined = await sitDown(matchID, seat, person);
    expect(joined.status).toBe(200);
    credentials.push(joined.body.playerCredentials);
  }
  return { matchID, credentials };
}

const block = (key: string, matchID: string, seat: string) =>
  harness.request(`/${matchID}/block`, { key, seat });

async function sit({ matchID, credentials }: Table, seat: number): Promise<Wire> {
  const wire = await harness.wire();
  expect(await wire.ask('sync', matchID, String(seat), itemAt(credentials, seat))).toEqual({ ok: true });
  return wire;
}

let said = 0;
const say = (wire: Wire, { matchID, credentials }: Table, seat: number, payload: string) =>
  wire.ask('chat', matchID, { id: `${said++}`, sender: String(seat), payload }, itemAt(credentials, seat));

/** Returns the texts that a page shows: the last list of messages, and those that came afterwards. */
function read(wire: Wire): readonly string[] {
  const from = wire.frames.findLastIndex(([event]) => event === 'chats');
  const [, , before] = itemAt(wire.frames, from) as [string, string, readonly Chat[]];
  const after = wire.frames.slice(from).filter(([event]) => event === 'chat');
  return [...before, ...after.map(([, , chat]) => chat as Chat)].map(({ payload }) => payload);
}

const lastSaid = (wire: Wire): Chat => itemAt(wire.events('chat'), -1)[2] as Chat;

describe('a block', () => {
  beforeEach(() => start());

  test('keeps a person from tables where the blocking one sits, until it is lifted', async () => {
    const met = await table([ANNA, BORIS], 3);
    const { body } = await block(ANNA, met.matchID, '1');
    expect(body).toEqual({ blocks: [{ id: expect.any(String), name: 'P1', at: expect.any(Number) }] });
    expect((await ask('people/blocks', { key: BORIS })).body).toEqual({ blocks: [] });
    const hers = await table([ANNA], 3);
    expect(await sitDown(hers.matchID, 1, BORIS)).toEqual(refusal(403, 'You can’t sit down at this table.'));
    expect((await sitDown(hers.matchID, 1, CHIYO)).status).toBe(200);
    // The blocking person may still go where the blocked one sits.
    const his = await table([BORIS], 2);
    expect((await sitDown(his.matchID, 1, ANNA)).status).toBe(200);
    const id = body.blocks[0].id;
    expect(await ask('people/unblock', { key: BORIS, id })).toEqual(
      refusal(404, 'You have not blocked this person.'),
    );
    expect((await ask('people/unblock', { key: ANNA, id })).body).toEqual({ blocks: [] });
    expect((await sitDown(hers.matchID, 2, BORIS)).status).toBe(200);
  });

  test('ends invitations in both directions, and removes each from the other’s list', async () => {
    const met = await table([ANNA, BORIS]);
    await harness.finish(met.matchID, met.credentials);
    const companions = async (key: string) => (await ask('people/companions', { key })).body.people;
    const [[boris], [anna]] = [await companions(ANNA), await companions(BORIS)];
    const his = await table([BORIS], 2);
    const invite = (key: string, { matchID, credentials }: Table, person: string) =>
      harness.request(`/${matchID}/invite`, { playerID: '0', credentials: credentials[0], key, person });
    expect((await invite(BORIS, his, anna.id)).status).toBe(200);
    expect((await ask('people/invitations', { key: ANNA })).body.invitations).toHaveLength(1);
    expect((await ask('people/block', { key: ANNA, person: boris.id })).body.blocks).toHaveLength(1);
    expect((await ask('people/invitations', { key: ANNA })).body.invitations).toEqual([]);
    expect([await companions(ANNA), await companions(BORIS)]).toEqual([[], []]);
    const stranger = refusal(404, 'There is no such person among those you have played with.');
    expect(await invite(BORIS, await table([BORIS], 2), anna.id)).toEqual(stranger);
    expect(await invite(ANNA, await table([ANNA], 2), boris.id)).toEqual(stranger);
  });

  test('can be made by the id of a public profile', async () => {
    const { profile } = (await ask('people/profile', { key: BORIS, name: 'Boris' })).body;
    expect((await ask('people/block', { key: ANNA, person: profile.id })).body.blocks).toMatchObject([
      { name: 'Boris' },
    ]);
    expect(await ask('people/block', { key: BORIS, person: profile.id })).toEqual(
      refusal(400, 'You can’t block yourself.'),
    );
    expect(await ask('people/block', { key: ANNA, person: 'nobody' })).toEqual(
      refusal(404, 'There is no such person among those you have played with.'),
    );
  });

  test('is refused for oneself, an empty seat, an unknown one, and somebody without a key', async () => {
    const { matchID } = await table([ANNA, null], 3);
    const unknown = 'Nobody with a personal key sits there, so the server can’t recognise them.';
    expect(await block(ANNA, matchID, '0')).toEqual(refusal(400, 'You can’t block yourself.'));
    expect(await block(ANNA, matchID, '1')).toEqual(refusal(409, unknown));
    expect(await block(ANNA, matchID, '2')).toEqual(refusal(409, unknown));
    expect(await block(ANNA, matchID, '7')).toEqual(refusal(404, 'There is no seat 7.'));
    expect(await block(ANNA, 'nowhere', '0')).toEqual(refusal(404, 'There is no such match.'));
  });

  test('hides the chat of a person from the one who blocked them, now and at the end of the game', async () => {
    const met = await table([ANNA, BORIS]);
    const [anna, boris] = [await sit(met, 0), await sit(met, 1)];
    await say(boris, met, 1, 'before');
    await soon(() => expect(read(anna)).toEqual(['before']));
    await block(ANNA, met.matchID, '1');
    await soon(() => expect(read(anna)).toEqual([]));
    await say(boris, met, 1, 'after');
    await say(anna, met, 0, 'mine');
    await soon(() => expect(read(anna)).toEqual(['mine']));
    await soon(() => expect(read(boris)).toEqual(['before', 'after', 'mine']));
    expect(read(await sit(met, 0))).toEqual(['mine']);
    await harness.finish(met.matchID, met.credentials);
    await soon(() => expect(anna.events('chats')).toHaveLength(3));
    expect(read(anna)).toEqual(['mine']);
    expect(read(boris)).toEqual(['before', 'after', 'mine']);
    const [{ id }] = (await ask('people/blocks', { key: ANNA })).body.blocks;
    await ask('people/unblock', { key: ANNA, id });
    expect(read(await sit(met, 0))).toEqual(['before', 'after', 'mine']);
  });
});

describe('a report', () => {
  beforeEach(() => start());

  const report = ({ matchID }: Table, body: object) => harness.request(`/${matchID}/report`, body);

  test('shows the host the reason and the message as it was stored', async () => {
    const met = await table([ANNA, BORIS]);
    const boris = await sit(met, 1);
    await say(boris, met, 1, 'a rude word');
    await soon(() => lastSaid(boris));
    const { id, at } = lastSaid(boris);
    const seated = { playerID: '0', credentials: met.credentials[0] };
    expect(await report(met, { reason: ' rude ', message: { id, at }, seated, key: ANNA })).toEqual({
      status: 200,
      body: {},
    });
    expect((await report(met, { reason: 'a bad table' })).status).toBe(200);
    const { reports, keptDays } = (await asHost('reports')).body;
    expect(keptDays).toBe(90);
    expect(reports).toHaveLength(2);
    expect(reports).toContainEqual({
      id: expect.any(String),
      at: expect.any(Number),
      game: 'sample',
      matchID: met.matchID,
      reason: 'rude',
      message: { name: 'P1', text: 'a rude word' },
      isGone: false,
    });
    expect(reports.filter(({ message }: { message: unknown }) => message === null)).toMatchObject([
      { reason: 'a bad table' },
    ]);
    expect(harness.logged.filter(({ event }) => event === 'report received')).toHaveLength(2);
    expect(JSON.stringify(harness.logged)).not.toContain('rude');
  });

  test('is refused without a reason, with a message that nobody or only the seats can read, and with a wrong seat', async () => {
    const met = await table([ANNA, BORIS]);
    const boris = await sit(met, 1);
    await say(boris, met, 1, 'only for seats');
    await soon(() => lastSaid(boris));
    const { id, at } = lastSaid(boris);
    const reason = refusal(400, 'The reason must be a text of 1 to 500 letters.');
    for (const given of [undefined, '', '   ', 'x'.repeat(501), 7])
      expect(await report(met, { reason: given })).toEqual(reason);
    const none = refusal(404, 'There is no such message at this table.');
    expect(await report(met, { reason: 'x', message: { id: 'nothing', at } })).toEqual(none);
    expect(await report(met, { reason: 'x', message: { id, at: at + 1 } })).toEqual(none);
    expect(await report(met, { reason: 'x', message: { id, at } })).toEqual(none);
    const seated = { playerID: '0', credentials: 'wrong' };
    expect(await report(met, { reason: 'x', message: { id, at }, seated })).toEqual(
      refusal(403, 'These credentials do not open this seat.'),
    );
    expect(await report({ ...met, matchID: 'nowhere' }, { reason: 'x' })).toEqual(
      refusal(404, 'There is no such match.'),
    );
    expect((await asHost('reports')).body.reports).toEqual([]);
  });

  test('can be sent only a few times an hour from one network', async () => {
    await harness.end();
    await start({ LIMIT_REPORTS: '2/3600' });
    const met = await table([ANNA, BORIS]);
    const statuses = [];
    for (let time = 0; time < 3; time++) statuses.push((await report(met, { reason: 'x' })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('the host', () => {
  const MUTED = {
    ok: false,
    reason: 'silenced',
    message: 'The host of this server has muted you, so you can’t write in chats here.',
  };

  /** Returns the id of a report on a message of seat 1. */
  async function reported(met: Table, wire: Wire): Promise<string> {
    await say(wire, met, 1, 'rude');
    await soon(() => lastSaid(wire));
    const { id, at } = lastSaid(wire);
    const seated = { playerID: '0', credentials: met.credentials[0] };
    await harness.request(`/${met.matchID}/report`, { reason: 'x', message: { id, at }, seated });
    return (await asHost('reports')).body.reports[0].id;
  }

  test('has no page without a token in the settings, and none with a wrong token', async () => {
    await start();
    const wrong = refusal(403, 'This is not the token of this server’s host.');
    for (const token of [undefined, '', 'wrong', `${TOKEN}!`, TOKEN.slice(1)])
      for (const what of ['reports', 'mute', 'unmute', 'close', 'remove'])
        expect(await ask(`moderation/${what}`, {}, token)).toEqual(wrong);
    await harness.end();
    harness = new Harness({});
    await harness.start();
    const nothing = await ask('moderation/nothing', {}, TOKEN);
    for (const what of ['reports', 'mute', 'unmute', 'close', 'remove'])
      expect(await ask(`moderation/${what}`, {}, TOKEN)).toEqual(nothing);
    expect(nothing).toEqual(refusal(404, 'There is nothing at this address.'));
  });

  test('never shows a token in the message about a bad setting', () => {
    for (const name of ['MODERATION_TOKEN', 'METRICS_TOKEN'])
      expect(() => readSettings({ [name]: 'too-short' })).toThrow(`${name} must have at least 16 letters.`);
    harness = new Harness();
  });

  test('mutes a known person at all tables, and lets them speak again', async () => {
    await start();
    const met = await table([ANNA, BORIS]);
    const boris = await sit(met, 1);
    const report = await reported(met, boris);
    const { mutes } = (await asHost('mute', { report })).body;
    expect(mutes).toEqual([{ id: expect.any(String), name: 'P1', at: expect.any(Number), matchID: null }]);
    expect((await asHost('mute', { report })).body.mutes).toHaveLength(1);
    expect(await say(boris, met, 1, 'again')).toEqual(MUTED);
    const other = await table([CHIYO, BORIS]);
    expect(await say(await sit(other, 1), other, 1, 'elsewhere')).toEqual(MUTED);
    expect((await say(await sit(other, 0), other, 0, 'hello')).ok).toBe(true);
    expect((await asHost('unmute', { mute: mutes[0].id })).body.mutes).toEqual([]);
    expect((await say(boris, met, 1, 'again')).ok).toBe(true);
  });

  test('mutes somebody without a key at that table only, and onlookers together', async () => {
    await start();
    const met = await table([ANNA, null]);
    const second = await sit(met, 1);
    await asHost('mute', { report: await reported(met, second) });
    expect(await say(second, met, 1, 'again')).toEqual(MUTED);
    const other = await table([ANNA, null]);
    expect((await say(await sit(other, 1), other, 1, 'elsewhere')).ok).toBe(true);

    const onlooker = await harness.wire();
    await onlooker.ask('sync', other.matchID, null);
    const speak = () =>
      onlooker.ask('chat', other.matchID, { id: 'o', sender: null, payload: 'x', name: 'Z' }, '');
    await speak();
    await soon(() => lastSaid(onlooker));
    const { id, at } = lastSaid(onlooker);
    await harness.request(`/${other.matchID}/report`, { reason: 'x', message: { id, at } });
    await asHost('mute', { report: (await asHost('reports')).body.reports[0].id });
    expect(await speak()).toEqual(MUTED);
  });

  test('closes a table, which empties its pages, and removes reports', async () => {
    await start();
    const met = await table([ANNA, BORIS]);
    const boris = await sit(met, 1);
    const report = await reported(met, boris);
    expect((await asHost('close', { report })).body.reports).toMatchObject([{ id: report, isGone: true }]);
    await soon(() => expect(boris.events('unseated')).toHaveLength(1));
    expect((await harness.request(`/${met.matchID}`)).status).toBe(404);
    expect(await asHost('close', { report })).toEqual(refusal(404, 'There is no such match.'));
    expect((await asHost('remove', { report })).body.reports).toEqual([]);
    for (const what of ['mute', 'close', 'remove'])
      expect(await asHost(what, { report })).toEqual(refusal(404, 'There is no such report.'));
  });
});

describe('the page about conduct', () => {
  test('has a default text with the host’s contact, or the host’s own text', async () => {
    await start({ CONTACT: ' Anna, anna@example.org ' });
    expect((await ask('moderation/conduct')).body).toEqual({
      texts: {},
      contact: 'Anna, anna@example.org',
      reportDays: 90,
    });
    const file = join(harness.folder, 'conduct.txt');
    writeFileSync(file, '# Be kind\n\nAlways.\n');
    await harness.server.close();
    harness.stopped();
    const own = new Harness({ CONDUCT_FILE_JA: file, EXPIRE_REPORTS: '5' });
    await own.start();
    const answer = await (await fetch(`${own.url}/moderation/conduct`)).json();
    expect(answer).toEqual({ texts: { ja: '# Be kind\n\nAlways.\n' }, contact: null, reportDays: 5 });
    await own.end();
  });

  test.each(['CONDUCT_FILE', 'CONDUCT_FILE_JA'])('names %s if the file can’t be used', async (name) => {
    harness = new Harness();
    const file = join(harness.folder, 'missing.txt');
    const failing = new Harness({ [name]: file });
    const error = await failing.start().catch((problem: unknown) => problem);
    const sentence = `${name} ${file} can’t be read. Name a text file that this user may read.`;
    expect(startProblem(error, readSettings({}))).toEqual({ sentence, exitCode: 2 });
    writeFileSync(file, ' \n');
    const again = await failing.start().catch((problem: unknown) => problem);
    expect(startProblem(again, readSettings({}))?.sentence).toBe(
      `${name} ${file} must hold a text of 1 to 20000 letters.`,
    );
    rmSync(failing.folder, { recursive: true });
  });
});

describe.each(databases)('on %s', (_, make) => {
  test('blocks, reports and mutes are exported and erased with the key', async () => {
    const { database, dispose } = await make();
    await start('url' in database ? { DATABASE_URL: database.url } : {});
    const met = await table([ANNA, BORIS]);
    const [anna, boris] = [await sit(met, 0), await sit(met, 1)];
    const seatOf = (seat: number) => ({ playerID: String(seat), credentials: met.credentials[seat] });
    for (const [wire, writer, reader, key] of [
      [anna, 0, 1, BORIS],
      [boris, 1, 0, ANNA],
    ] as const) {
      await say(wire, met, writer, `rude ${writer}`);
      await soon(() => expect(lastSaid(wire).sender).toBe(String(writer)));
      const { id, at } = lastSaid(wire);
      const body = { reason: 'x', message: { id, at }, seated: seatOf(reader), key };
      expect((await harness.request(`/${met.matchID}/report`, body)).status).toBe(200);
    }
    await block(ANNA, met.matchID, '1');
    await block(BORIS, met.matchID, '0');
    for (const { id } of (await asHost('reports')).body.reports) await asHost('mute', { report: id });
    expect((await ask('people/export', { key: ANNA })).body).toMatchObject({
      blocks: [{ name: 'P1' }],
      reportsWritten: [{ game: 'sample', matchID: met.matchID, reason: 'x', name: 'P1', message: 'rude 1' }],
      reportedMessages: [{ message: 'rude 0' }],
      mutedAt: expect.any(Number),
    });

    const storage = openStorage('url' in database ? database : { file: harness.databaseFile });
    const hash = hashCredentials(ANNA);
    const rows = async () => {
      const { tables } = storage;
      const all = await Promise.all([
        tables.selectFrom('blocks').selectAll().execute(),
        tables.selectFrom('reports').selectAll().execute(),
        tables.selectFrom('mutes').selectAll().execute(),
      ]);
      return {
        all: all.map((found) => found.length),
        hers: all.map((found) => found.filter((row) => JSON.stringify(row).includes(hash)).length),
      };
    };
    expect(await rows()).toEqual({ all: [2, 2, 2], hers: [2, 2, 1] });
    expect((await ask('people/erase', { key: ANNA })).status).toBe(200);
    // The report about her stays without her, until it expires.
    expect(await rows()).toEqual({ all: [0, 1, 1], hers: [0, 0, 0] });
    await storage.close();
    await harness.server.close();
    harness.stopped();
    await dispose();
  });

  test(`a person blocks at most ${MAX_BLOCKS} others, and expiry deletes old reports`, async () => {
    const { open, dispose } = await make();
    harness = new Harness();
    const storage = open();
    await storage.connect();
    const { moderation, people } = storage;
    for (let number = 0; number <= MAX_BLOCKS + 1; number++) await people.create(`p${number}`, 0);
    const blocking = (number: number) => moderation.block('p0', { blocked: `p${number}`, name: 'x', at: 0 });
    for (let number = 1; number < MAX_BLOCKS; number++) expect(await blocking(number)).toBe(true);
    const last = await Promise.all([MAX_BLOCKS, MAX_BLOCKS + 1].map(blocking));
    expect(last.toSorted()).toEqual([false, true]);
    expect(await blocking(1)).toBe(true);
    expect(await moderation.blocks('p0')).toHaveLength(MAX_BLOCKS);

    const DAY = 86_400_000;
    const report = { game_name: 'g', match_id: 'm', reason: 'x', reporter: null, seat: null };
    const about = { name: null, message: null, person: null };
    await moderation.addReport({ id: 'old', at: 0, ...report, ...about });
    await moderation.addReport({ id: 'new', at: DAY, ...report, ...about });
    const expiring = (expireReports: number) =>
      expire({
        storage,
        expiry: { unstarted: 0, running: 0, finished: 0 },
        expireReports,
        now: () => 5 * DAY + 1,
      } as unknown as Parameters<typeof expire>[0]);
    await expiring(0);
    expect(await moderation.reports()).toHaveLength(2);
    await expiring(5);
    expect((await moderation.reports()).map(({ id }) => id)).toEqual(['new']);
    await dispose();
  });
});
