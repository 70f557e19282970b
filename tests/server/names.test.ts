import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { personName, visibleName } from '../../src/server/names';
import { harness } from './fresh-server';

describe('a name', () => {
  test.each([
    ['Анна', 'Анна'],
    ['  Анна \n Petrova\t', 'Анна Petrova'],
    ['e\u0301lan', 'élan'],
    ['ad\u200bmin\u200d', 'admin'],
    ['\u202enimda\u202c', 'nimda'],
    ['\u2066x\u2069\u200e\u200f\u061c', 'x'],
    ['a\u0000\u001b[31mb\u009b', 'a[31mb'],
    ['\ud800x\udfff', 'x'],
    ['x\u3164\u115f\u2800\ufe0f\u034f', 'x'],
    ['\u{e0041}x', 'x'],
    ['👨‍👩‍👧', '👨👩👧'],
    ['日本 語', '日本 語'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(visibleName(typed)).toBe(shown);
  });

  test.each(['', '   ', '\u200b\u200b', '\u202e', '\u3164', '\u2800', '\n'])('%j is empty', (typed) => {
    expect(v.safeParse(personName, typed).issues).toMatchObject([{ message: 'is empty' }]);
  });
});

test('nobody takes a seat, is renamed, seats a bot or speaks under a name that hides something', async () => {
  const { matchID, credentials } = await harness.match();
  const seat = { playerID: '0', credentials: credentials[0] };
  expect((await harness.request(`/${matchID}/update`, { ...seat, newName: '\u202eP1\u200b' })).status).toBe(
    200,
  );
  expect((await harness.request(`/${matchID}/update`, { ...seat, newName: '\u200b' })).status).toBe(400);
  const { players } = (await harness.request(`/${matchID}`)).body;
  expect(players[0].name).toBe('P1');
  const wire = await harness.wire();
  await wire.ask('sync', matchID, null);
  const said = { id: 'a', sender: null, payload: 'hello', name: '\u202eP\u200b1\n' };
  expect(await wire.ask('chat', matchID, said, '')).toEqual({ ok: true });
  expect(wire.events('chat')).toMatchObject([['chat', matchID, { name: 'P1' }]]);
});
