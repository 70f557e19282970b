/**
 * A match is played, replayed and saved with the values it began with, whatever the program's current values are.
 */
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashOf } from '../../src/rules-kit/contentHash';
import { itemAt } from '../../src/rules-kit/indexed';
import type { BotTurn } from '../../src/server/bots/botSeats';
import type { GameServerOptions } from '../../src/server/gameServer';
import { Harness, soon, type Wire } from './harness';
import { type ValuedState, type Values, valuedProgram } from './valuedGame';

const OLD: Values = { thought: 1, worth: 10 };
const NEW: Values = { thought: 5, worth: 7 };

let harness: Harness;

beforeEach(() => {
  for (const method of ['error', 'warn', 'log'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
  harness = new Harness();
});
afterEach(() => harness.end());

/** Replaces the running server by another one on the same data. */
async function restart(options: Partial<GameServerOptions>): Promise<void> {
  await harness.server.close();
  await harness.start(0, options);
}

interface Match {
  readonly matchID: string;
  readonly credentials: readonly string[];
}

const stored = (matchID: string) =>
  harness.server.storage.fetch(matchID, { state: true, metadata: true, log: true });
const thoughts = async (matchID: string): Promise<number> =>
  ((await stored(matchID)).state.G as ValuedState).thoughts;

async function act(
  wire: Wire,
  { matchID, credentials }: Match,
  type: string,
  move?: string,
  ...args: unknown[]
) {
  const { state } = await stored(matchID);
  const playerID = state.ctx.currentPlayer;
  const given = move === undefined ? { type: null, args: null } : { type: move, args };
  const payload = { ...given, playerID, credentials: credentials[Number(playerID)] };
  return wire.ask('update', { type, payload }, state._stateID, matchID, playerID);
}

const move = (wire: Wire, match: Match, name: string, ...args: unknown[]) =>
  act(wire, match, 'MAKE_MOVE', name, ...args);

async function seated(match: Match, seat = 0): Promise<Wire> {
  const wire = await harness.wire();
  const answer = await wire.ask('sync', match.matchID, String(seat), match.credentials[seat]);
  expect(answer).toEqual({ ok: true });
  return wire;
}

/** Plays two thoughts, one of which is undone, and a card. */
async function playSome(match: Match): Promise<Wire> {
  const wire = await seated(match);
  expect(await move(wire, match, 'think')).toMatchObject({ ok: true });
  expect(await move(wire, match, 'think')).toMatchObject({ ok: true });
  expect(await act(wire, match, 'UNDO')).toMatchObject({ ok: true });
  expect(await move(wire, match, 'think')).toMatchObject({ ok: true });
  expect(await move(wire, match, 'play', 0)).toMatchObject({ ok: true });
  return wire;
}

async function playToEnd(wire: Wire, match: Match): Promise<void> {
  while ((await stored(match.matchID)).state.ctx.gameover === undefined)
    expect(await move(wire, match, 'play', 0)).toMatchObject({ ok: true });
}

describe('after an update that changes values', () => {
  test('continues, replays, ends and saves a match with its old values', async () => {
    await harness.start(0, await valuedProgram(OLD));
    const match = await harness.match();
    await playSome(match);
    await restart(await valuedProgram(NEW));
    const wire = await seated(match);
    const before = await wire.ask('history', match.matchID);
    expect(before).toMatchObject({ ok: true });
    expect(JSON.stringify(before)).toContain('{"op":"replace","path":"/G/thoughts","value":2}');
    await move(wire, match, 'think');
    expect(await thoughts(match.matchID)).toBe(3);
    await playToEnd(wire, match);
    const { metadata } = await stored(match.matchID);
    expect(metadata).toMatchObject({ gameover: { gold: 50 }, rulesVersion: 1, content: hashOf(OLD) });
    expect(await wire.ask('history', match.matchID)).toMatchObject({ ok: true });
    const { status, body } = await harness.request(`/${match.matchID}/save`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 2,
      rulesVersion: 1,
      content: { hash: hashOf(OLD), snapshot: OLD },
      result: { gold: 50 },
    });
  });

  test('begins matches and rematches with the new values', async () => {
    await harness.start(0, await valuedProgram(OLD));
    const first = await harness.match();
    await restart(await valuedProgram(NEW));
    const wire = await seated(first);
    await playToEnd(wire, first);
    const second = await harness.match();
    await move(await seated(second), second, 'think');
    expect(await thoughts(second.matchID)).toBe(5);
    const [playerID, credentials] = ['0', first.credentials[0]];
    const { body } = await harness.request(`/${first.matchID}/playAgain`, { playerID, credentials });
    const next = { matchID: body.nextMatchID, credentials: first.credentials };
    await move(await seated(next), next, 'think');
    expect(await thoughts(next.matchID)).toBe(5);
    expect(JSON.stringify((await stored(next.matchID)).metadata)).toContain(hashOf(NEW));
  });

  test('sends bots the old values with the view, and no values that are built in', async () => {
    const turns: BotTurn[] = [];
    const bots = {
      levels: ['easy'],
      choose: async (turn: BotTurn) => {
        turns.push(turn);
        return { move: 'play', args: [0] };
      },
    };
    await harness.start(0, { ...(await valuedProgram(OLD)), bots });
    const { body } = await harness.request('/create', { numPlayers: 2, bots: { 1: { level: 'easy' } } });
    const joined = await harness.lobby.joinMatch('sample', body.matchID, { playerID: '0', playerName: 'P' });
    const match = { matchID: body.matchID, credentials: [joined.playerCredentials] };
    await move(await seated(match), match, 'play', 0);
    await soon(async () => expect((await stored(match.matchID)).state.ctx.currentPlayer).toBe('0'));
    expect(turns.map(({ content }) => content)).toEqual([undefined]);
    await restart({ ...(await valuedProgram(NEW)), bots });
    await move(await seated(match), match, 'play', 0);
    await soon(() => expect(turns).toHaveLength(2));
    expect(itemAt(turns, 1).content).toEqual({ hash: hashOf(OLD), snapshot: OLD });
  });

  test('serves the values by hash as long as a match uses them', async () => {
    await harness.start(0, await valuedProgram(OLD));
    const { matchID, credentials } = await harness.match();
    const other = await harness.match();
    await restart(await valuedProgram(NEW));
    const address = `${harness.url}/games/sample/content/${hashOf(OLD)}`;
    const answer = await fetch(address);
    expect(await answer.json()).toEqual(OLD);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await harness.request(`/content/${hashOf({})}`)).status).toBe(404);
    expect((await fetch(address.replace('sample', 'other'))).status).toBe(404);
    const leave = async (match: Match) => {
      for (const seat of [0, 1])
        await harness.request(`/${match.matchID}/leave`, {
          playerID: String(seat),
          credentials: match.credentials[seat],
        });
    };
    await leave({ matchID, credentials });
    expect((await fetch(address)).status).toBe(200);
    await leave(other);
    expect((await fetch(address)).status).toBe(404);
  });

  test("refuses only the match whose values it can't read, with a sentence", async () => {
    await harness.start(0, await valuedProgram(OLD));
    const match = await harness.match();
    await playSome(match);
    await restart(await valuedProgram(NEW, { forgetful: true }));
    const wire = await harness.wire();
    expect(await wire.ask('sync', match.matchID, '0', match.credentials[0])).toMatchObject({
      ok: false,
      reason: 'otherVersion',
      message: expect.stringContaining('worth: expected a colour'),
    });
    expect(wire.events('sync')).toEqual([]);
    const other = await harness.match();
    expect(await move(await seated(other), other, 'think')).toMatchObject({ ok: true });
    await restart(await valuedProgram(NEW));
    expect(await move(await seated(match, 1), match, 'play', 0)).toMatchObject({ ok: true });
  });
});

test('lets nobody choose the content of a match', async () => {
  await harness.start(0, await valuedProgram(OLD));
  const setupData = { content: hashOf(OLD) };
  expect(await harness.request('/create', { numPlayers: 2, setupData })).toMatchObject({ status: 400 });
});

test('gives current values to a match that was created before values were stored', async () => {
  await harness.start();
  const match = await harness.match();
  const wire = await seated(match);
  await move(wire, match, 'think');
  // Older databases had no content names.
  const database = new Libsql(harness.databaseFile);
  expect(database.prepare('select content from matches').all()).toEqual([{ content: null }]);
  database.close();
  await restart(await valuedProgram(OLD));
  await restart(await valuedProgram(NEW));
  const again = await seated(match);
  await move(again, match, 'think');
  expect(await thoughts(match.matchID)).toBe(2);
  expect(await act(again, match, 'UNDO')).toMatchObject({ ok: true });
  await move(again, match, 'think');
  expect(await again.ask('history', match.matchID)).toMatchObject({ ok: true });
  await playToEnd(again, match);
  expect((await stored(match.matchID)).metadata.gameover).toEqual({ gold: 50 });
});

describe('after an update that mends a rule', () => {
  test('refuses a history that the new rules would replay differently, and explains why', async () => {
    await harness.start(0, await valuedProgram(OLD));
    const match = await harness.match();
    await playSome(match);
    await restart(await valuedProgram(OLD, { rulesVersion: 2, mend: 1 }));
    const wire = await seated(match);
    expect(await wire.ask('history', match.matchID)).toMatchObject({
      ok: false,
      reason: 'otherVersion',
      message: expect.stringContaining('another version of the rules'),
    });
    await playToEnd(wire, match);
    expect(await harness.request(`/${match.matchID}/save`)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('another version of the rules') },
    });
  });

  test('shows a history that the new rules replay identically, and saves it with its rules version', async () => {
    await harness.start(0, await valuedProgram(OLD));
    const match = await harness.match();
    const wire = await seated(match);
    await move(wire, match, 'play', 0);
    await restart(await valuedProgram(OLD, { rulesVersion: 2, mend: 1 }));
    const again = await seated(match);
    expect(await again.ask('history', match.matchID)).toMatchObject({ ok: true });
    await playToEnd(again, match);
    const { status, body } = await harness.request(`/${match.matchID}/save`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ rulesVersion: 1, result: { gold: 50 } });
    expect((await harness.request(`/${match.matchID}/save`)).status).toBe(200);
  });
});
