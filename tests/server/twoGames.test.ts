/** A server with two games: secrets of one must not be visible through the other's namespace. */
import type { Game } from 'boardgame.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Harness } from './harness';
import { type SampleState, SECRET, sampleGame } from './sampleGame';

/** The same moves, with all hands open. */
const openGame: Game<SampleState> = { ...sampleGame, name: 'open', playerView: ({ G }) => G };

let harness: Harness;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  harness = new Harness({}, { games: [sampleGame, openGame] });
  await harness.start();
});
afterEach(() => harness.end());

test("shows and changes nothing of a match through the open game's namespace", async () => {
  const { matchID, credentials } = await harness.match();
  const own = await harness.wire();
  await own.ask('sync', matchID, '0', credentials[0]);
  const stranger = await harness.wire({}, {}, 'open');
  const unknown = { ok: false, reason: 'unknownMatch' };
  const seat = { matchID, playerID: '0', credentials: credentials[0] };
  for (const [playerID, secret] of [
    [null, null],
    ['0', credentials[0]],
  ]) {
    expect(await stranger.ask('sync', matchID, playerID, secret)).toMatchObject(unknown);
  }
  expect(await stranger.play(seat, 0, 0)).toMatchObject(unknown);
  expect(
    await stranger.ask('chat', matchID, { id: 'a', sender: '0', payload: 'hi' }, credentials[0]),
  ).toMatchObject(unknown);
  expect(await stranger.ask('history', matchID)).toMatchObject({ ok: false });
  expect(stranger.frames).toEqual([]);
  expect(own.text).not.toContain('"hi"');
  const { state } = await harness.server.storage.fetch(matchID, { state: true });
  expect(state._stateID).toBe(0);
});

test("finds no match through the other game's lobby", async () => {
  const { matchID, credentials } = await harness.match();
  await harness.finish(matchID, credentials);
  const seated = { playerID: '0', credentials: credentials[0] };
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${harness.url}/games/open/${matchID}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, text: await response.text() };
  };
  const answers = [
    await ask(''),
    await ask('/save'),
    await ask('/join', { playerName: 'x' }),
    await ask('/leave', seated),
    await ask('/update', { ...seated, newName: 'x' }),
    await ask('/playAgain', seated),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(404);
    expect(text).not.toContain(SECRET);
  }
  expect((await harness.request(`/${matchID}`)).body.players[0].name).toBe('P0');
});
