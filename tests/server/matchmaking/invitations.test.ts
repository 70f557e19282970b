/** Invitations to tables for people one has played with. */
import { beforeEach, describe, expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { INVITED_FOR } from '../../../src/server/matchmaking/matchmaking';
import { expire } from '../../../src/server/storage/expiry';
import { MINUTE } from '../notifications/manualTime';
import { endServers, withWebhooks } from '../notifications/webhooks';
import { databases } from '../storage/databases';
import { newMatch } from '../storage/samples';
import {
  ANNA,
  addHook,
  advance,
  ask,
  BORIS,
  CHIYO,
  notifications,
  playedGame,
  server,
  startWithPeople,
  table,
} from './matchmakingServer';

withWebhooks();

describe('an invitation', () => {
  beforeEach(() => startWithPeople());

  const companions = async (key: string, matchID?: string) =>
    (await ask('people/companions', { key, matchID })).body.people;

  const invite = (
    key: string,
    { matchID, credentials }: { readonly matchID: string; readonly credentials: readonly string[] },
    person: string,
  ) =>
    server.harness.request(`/${matchID}/invite`, {
      playerID: '0',
      credentials: itemAt(credentials, 0),
      key,
      person,
    });

  test.each([
    ['rated', { rated: true }],
    ['not rated', {}],
  ])('goes to somebody of a finished game that was %s', async (_, options) => {
    const played = await playedGame([ANNA, BORIS], options);
    const [boris] = await companions(ANNA);
    expect(boris).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'P1',
      games: 1,
      playedAt: expect.any(Number),
    });
    expect((await companions(BORIS))[0].id).not.toBe(boris.id);
    expect(await companions(CHIYO)).toEqual([]);
    await addHook(BORIS);
    const made = await table([ANNA], { unlisted: true });
    expect(await invite(ANNA, made, boris.id)).toEqual({ status: 200, body: {} });
    expect(await companions(ANNA, made.matchID)).toEqual([{ ...boris, isInvited: true }]);
    expect(await companions(ANNA, played)).toEqual([boris]);
    await advance(60 * MINUTE);
    expect(notifications()).toMatchObject([
      {
        path: '/b',
        event: 'invitation',
        game: 'sample',
        url: `${server.harness.url}/online/sample/t/${made.matchID}`,
      },
    ]);
    const { invitations } = (await ask('people/invitations', { key: BORIS })).body;
    const { id } = invitations[0];
    expect(invitations).toEqual([
      { id, game: 'sample', matchID: made.matchID, from: 'P0', until: expect.any(Number) },
    ]);
    expect((await ask('people/invitations/answer', { key: BORIS, id, accept: true })).body).toEqual({
      game: 'sample',
      matchID: made.matchID,
    });
    expect((await ask('people/invitations', { key: BORIS })).body).toEqual({ invitations: [] });
    expect(await ask('people/invitations/answer', { key: BORIS, id, accept: false })).toEqual({
      status: 409,
      body: { error: 'This invitation has been answered already.' },
    });
  });

  test('is refused with one sentence', async () => {
    await playedGame([ANNA, BORIS]);
    const made = await table([ANNA], { numPlayers: 3 });
    for (const [key, name] of [
      [ANNA, 'Anna'],
      [CHIYO, 'Chiyo'],
    ] as const)
      await ask('people/profile', { key, name });
    const profileOf = async (key: string) => (await ask('people/ratings', { key })).body.profile.id;
    const [boris] = await companions(ANNA);
    const refused = async (key: string, person: string, seat = itemAt(made.credentials, 0)) => {
      const { status, body } = await invite(key, { ...made, credentials: [seat] }, person);
      return `${status} ${body.error}`;
    };
    expect(await refused(ANNA, 'nobody')).toBe(
      '404 There is no such person among those you have played with.',
    );
    expect(await refused(ANNA, await profileOf(CHIYO))).toBe(
      '403 You can only invite people with whom you have finished a game.',
    );
    expect(await refused(ANNA, await profileOf(ANNA))).toBe('400 You can’t invite yourself.');
    // An id of Anna's list means nobody to others.
    expect(await refused(CHIYO, boris.id)).toBe(
      '404 There is no such person among those you have played with.',
    );
    expect(await refused(ANNA, boris.id, 'wrong')).toBe('403 These credentials do not open this seat.');
    expect(await refused('x'.repeat(43), boris.id)).toMatch(/^404 No seats are stored under this key/);
    expect((await invite(ANNA, made, boris.id)).status).toBe(200);
    expect(await refused(ANNA, boris.id)).toBe('409 This person has been invited to this table already.');
    const full = await table([ANNA, CHIYO]);
    expect((await invite(ANNA, full, boris.id)).body.error).toBe('All seats at this table are taken.');
  });

  test('can’t be answered by others, after it has expired, or once the seats are taken', async () => {
    await playedGame([ANNA, BORIS]);
    const [boris] = await companions(ANNA);
    const invitedTo = async () => {
      const made = await table([ANNA]);
      await invite(ANNA, made, boris.id);
      const { invitations } = (await ask('people/invitations', { key: BORIS })).body;
      return { ...made, id: String(invitations[0].id) };
    };
    const answer = async (key: string, id: string, accept = true) =>
      ask('people/invitations/answer', { key, id, accept });
    const first = await invitedTo();
    expect(await answer(CHIYO, first.id)).toEqual({
      status: 404,
      body: { error: 'There is no such invitation.' },
    });
    await server.harness.request(`/${first.matchID}/join`, { playerID: '1', playerName: 'x' });
    expect(await answer(BORIS, first.id)).toEqual({
      status: 409,
      body: { error: 'All seats at this table have been taken since you were invited.' },
    });
    expect((await ask('people/invitations', { key: BORIS })).body).toEqual({ invitations: [] });
    const second = await invitedTo();
    await server.clock.advance(INVITED_FOR);
    expect((await ask('people/invitations', { key: BORIS })).body).toEqual({ invitations: [] });
    expect(await answer(BORIS, second.id)).toEqual({
      status: 409,
      body: { error: 'This invitation has expired.' },
    });
  });

  test('is sent only a few times an hour by one person', async () => {
    await endServers();
    await startWithPeople({ LIMIT_INVITATIONS: '2/3600' });
    await playedGame([ANNA, BORIS]);
    const [boris] = await companions(ANNA);
    const statuses = [];
    for (let time = 0; time < 3; time++)
      statuses.push((await invite(ANNA, await table([ANNA]), boris.id)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe.each(databases)('on %s', (_, make) => {
  test('expiry deletes invitations a week after they have expired', async () => {
    const { open, dispose } = await make();
    const storage = open();
    await storage.connect();
    for (const hash of ['a', 'b']) await storage.people.create(hash, 0);
    const { metadata } = newMatch();
    await storage.createMatch('m', { metadata });
    const row = {
      id: 'i',
      match_id: 'm',
      sender: 'a',
      receiver: 'b',
      sender_name: 'A',
      at: 0,
      until: INVITED_FOR,
    };
    expect(await storage.matchmaking.invite(row, 0)).toBe(true);
    expect(await storage.matchmaking.invite({ ...row, id: 'j' }, 0)).toBe(false);
    const kept = async (now: number) => {
      await expire({
        storage,
        expiry: { unstarted: 0, running: 0, finished: 0 },
        now: () => now,
      } as unknown as Parameters<typeof expire>[0]);
      return (await storage.matchmaking.received('b')).length;
    };
    expect(await kept(2 * INVITED_FOR)).toBe(1);
    expect(await kept(2 * INVITED_FOR + 1)).toBe(0);
    await dispose();
  });
});
