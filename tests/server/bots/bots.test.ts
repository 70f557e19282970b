/** Bots of a real game, computing in threads. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainMove, games, modules, seatsToAct } from '../../../src/games/modules';
import { itemAt } from '../../../src/rules-kit/indexed';
import { type BotThreadsRunner, startBotRunner } from '../../../src/server/bots/runner';
import { Harness, soon } from '../harness';

const module = itemAt(modules, 0);
const name = module.game.name ?? '';

let harness: Harness;
let bots: BotThreadsRunner;

beforeEach(async () => {
  const botGames = new URL('../../../src/games/botGames.ts', import.meta.url);
  bots = startBotRunner({ botGames, threads: 1, paceMs: 0 });
  harness = new Harness({}, { games, explain: explainMove, seatsToAct, bots });
  await harness.start();
});
afterEach(async () => {
  await harness.end();
  await bots.close();
});

const moves = async (matchID: string) =>
  (await harness.server.storage.fetch(matchID, { log: true })).log.map(
    ({ action }) => action.payload.playerID,
  );

test('plays the start of a round and the first turns with two bots and a person', async () => {
  const { matchID } = await harness.lobby.createMatch(name, {
    numPlayers: 3,
    bots: { 1: { level: 'easy' }, 2: { level: 'normal' } },
  } as Parameters<typeof harness.lobby.createMatch>[1]);
  const { playerCredentials } = await harness.lobby.joinMatch(name, matchID, {
    playerID: '0',
    playerName: 'Anna',
  });
  // Both bots choose their worker cards at once.
  await soon(async () => expect((await moves(matchID)).sort()).toEqual(['1', '2']));
  for (let turn = 0; turn < 2; turn++) {
    const { state } = await harness.server.storage.fetch(matchID, { state: true });
    const view = module.game.playerView?.({ G: state.G, ctx: state.ctx, playerID: '0' });
    const { move, args } = itemAt(module.legalMoves(view, state.ctx, '0'), 0);
    const wire = await harness.wire({}, {}, name);
    const payload = { type: move, args, playerID: '0', credentials: playerCredentials };
    const action = { type: 'MAKE_MOVE', payload };
    expect(await wire.ask('update', action, state._stateID, matchID, '0')).toMatchObject({ ok: true });
    await soon(async () => {
      const { state: now } = await harness.server.storage.fetch(matchID, { state: true });
      expect(seatsToAct(name, now.G, now.ctx)).toEqual(['0']);
    });
  }
  const played = await moves(matchID);
  expect(played.filter((playerID) => playerID === '1').length).toBeGreaterThan(1);
  expect(played.filter((playerID) => playerID === '2').length).toBeGreaterThan(1);
  expect(harness.logged.map(({ event }) => event)).not.toContain('bot failed');
});

test('rejects an unknown level instead of hanging', async () => {
  const turn = {
    game: name,
    network: '',
    matchID: 'm',
    playerID: '0',
    stateID: 0,
    view: {},
    ctx: {} as never,
  };
  await expect(bots.choose({ ...turn, level: 'genius' })).rejects.toThrow(/genius/);
  await expect(bots.choose({ ...turn, game: 'chess', level: 'easy' })).rejects.toThrow(/chess/);
});
