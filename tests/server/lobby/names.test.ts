import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { onlookerName, personName } from '../../../src/server/http/names';
import { harness, withFreshServer } from '../freshServer';

withFreshServer();

const kept = (typed: string) => v.parse(personName, typed);

describe('a name', () => {
  test.each([
    ['Анна', 'Анна'],
    ['  Анна \n Petrova\t', 'Анна Petrova'],
    ['e\u0301lan', 'élan'],
    ['日本 語', '日本 語'],
  ])('stores %j as %j', (typed, shown) => {
    expect(kept(typed)).toBe(shown);
  });

  test.each([
    ['a Persian non-joiner', 'علی\u200cرضا'],
    ['a Hindi joiner', 'क्\u200dष'],
    ['a Bengali joiner before the virama', 'র\u200d্য'],
    ['a Malayalam chillu at the end', 'രാമന്\u200d'],
    ['a Sinhala joiner', 'ශ්\u200dරී'],
    ['an ideographic variation selector', '葛\u{e0100}城'],
    ['a standardized variant of an ideograph', '芦\ufe00'],
    ['a compatibility ideograph', '\ufa19谷'],
    ['an emoji family', '👨‍👩‍👧'],
    ['an emoji with skin tone and profession', '👩🏽‍🚀'],
    ['a heart as an emoji', '❤️'],
    ['a keycap', '1️⃣'],
    ['a regional flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('is unchanged when it contains %s', (_what, typed) => {
    expect(kept(typed)).toBe(typed);
  });

  test.each([
    ['ad\u200bmin', 'U+200B'],
    ['Bo\u200db', 'U+200D'],
    ['Bob\u200c', 'U+200C'],
    ['علی\u200c', 'U+200C'],
    ['\u202enimda\u202c', 'U+202E'],
    ['\u2066x\u2069', 'U+2066'],
    ['x\u200e', 'U+200E'],
    ['a\u0000', 'U+0000'],
    ['\ud800x', 'U+D800'],
    ['x\u3164', 'U+3164'],
    ['x\u2800', 'U+2800'],
    ['x\ufe0f', 'U+FE0F'],
    ['x\u034f', 'U+034F'],
    ['\u{e0041}x', 'U+E0041'],
  ])('refuses %j and names %s', (typed, character) => {
    expect(v.safeParse(personName, typed).issues).toMatchObject([
      { message: `contains the invisible character ${character}, expected only characters that can be seen` },
    ]);
    expect(v.is(onlookerName, typed)).toBe(false);
  });

  test.each(['', '   ', '\n'])('rejects %j as empty', (typed) => {
    expect(v.safeParse(personName, typed).issues).toMatchObject([{ message: 'is empty' }]);
  });
});

test('refuses an invisible character when someone is renamed or writes in the chat', async () => {
  const { matchID, credentials } = await harness.match();
  const seat = { playerID: '0', credentials: credentials[0] };
  const hidden = await harness.request(`/${matchID}/update`, { ...seat, newName: '\u202eP1\u200b' });
  expect(hidden.status).toBe(400);
  expect(hidden.body.error).toContain('The player name contains the invisible character U+202E');
  const persian = 'علی\u200cرضا';
  expect((await harness.request(`/${matchID}/update`, { ...seat, newName: persian })).status).toBe(200);
  const { players } = (await harness.request(`/${matchID}`)).body;
  expect(players[0].name).toBe(persian);
  const wire = await harness.wire();
  await wire.ask('sync', matchID, null);
  const said = { id: 'a', sender: null, payload: 'hello', name: '\u202eP1' };
  expect(await wire.ask('chat', matchID, said, '')).toMatchObject({ ok: false, reason: 'badMessage' });
  expect(wire.events('chat')).toEqual([]);
});
