import { LobbyClient } from 'boardgame.io/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { legalMoves, SEATS } from '../../scripts/online/game';
import { Looker } from '../../scripts/scan/looker';
import { oracleOf } from '../../scripts/scan/oracle';
import { scanGame } from '../../scripts/scan/scanGame';
import { seededRandom } from '../../scripts/simulate/randomGame';
import type { G } from '../../src/games/cherez-ural/rules/state/state';
import { explainMove, games, seatsToAct } from '../../src/games/modules';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { firstTwo } from '../firstOf';
import { Harness } from './harness';

const NAME = 'cherez-ural';
const oracle = await oracleOf(NAME);
let harness: Harness;

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const) {
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  }
  harness = new Harness({}, { games, seatsToAct, explain: explainMove });
  await harness.start();
});
afterEach(() => harness.end());

async function match(numPlayers: number, setupData = {}) {
  const lobby = new LobbyClient({ server: harness.url });
  const { matchID } = await lobby.createMatch(NAME, { numPlayers, setupData });
  const seats: Looker[] = [];
  for (const playerID of SEATS.slice(0, numPlayers)) {
    const { playerCredentials } = await lobby.joinMatch(NAME, matchID, {
      playerID,
      playerName: `P${playerID}`,
    });
    seats.push(await sit(matchID, playerID, playerCredentials));
  }
  return { matchID, seats };
}

const sit = (matchID: string, playerID: string | null, credentials: string | null) =>
  Looker.sit(`${harness.url}/${NAME}`, matchID, playerID, credentials, 'patch');

const stateOf = async (matchID: string) =>
  (await harness.server.storage.fetch(matchID, { state: true })).state;

function choices({ view, playerID }: Looker) {
  if (view === undefined || playerID === null) throw new Error('sit down first');
  return legalMoves(view.G, view.ctx, playerID);
}

test('R7.3 takes all choices when four players choose worker cards at once from the same position', async () => {
  const { matchID, seats } = await match(4);
  const chosen = seats.map((seat) => itemAt(choices(seat), 1));
  const before = (await stateOf(matchID)).G as G;
  const answers = await Promise.all(
    seats.map((seat, index) => seat.act('MAKE_MOVE', itemAt(chosen, index).move, itemAt(chosen, index).args)),
  );
  expect(answers).toEqual([1, 2, 3, 4].map((stateID) => ({ ok: true, stateID })));
  const { G, ctx } = await stateOf(matchID);
  expect(ctx.phase).toBe('placement');
  for (const [index, id] of SEATS.entries()) {
    const [card] = itemAt(chosen, index).args;
    expect(entryOf(before.players, id).workerHand).toContain(card);
    expect(G.players[id].workers).toEqual([card]);
  }
  for (const seat of seats) {
    await seat.reaches(4);
    expect(seat.view?.ctx.phase).toBe('placement');
  }
});

test('R7.3 takes one choice and refuses the other when two tabs of a seat choose at once', async () => {
  const { matchID, seats } = await match(2);
  const zero = itemAt(seats, 0);
  const tab = await sit(matchID, '0', zero.credentials);
  const [one, other] = firstTwo(choices(zero));
  const answers = await Promise.all([
    zero.act('MAKE_MOVE', one.move, one.args),
    tab.act('MAKE_MOVE', other.move, other.args),
  ]);
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const refused = answers.find(({ ok }) => !ok);
  expect(refused).toMatchObject({ message: expect.stringMatching(/\S+ \S+/) });
  expect((await stateOf(matchID)).G.players['0'].chosenWorker).toBe(
    itemAt((answers[0].ok ? one : other).args, 0),
  );
});

test.each([[{ draft: true }], [{}]])(
  '%j: sends no hidden information to any seat or onlooker',
  async (setupData) => {
    const { url, server } = harness;
    const random = seededRandom('scan');
    const scan = await scanGame({ url, storage: server.storage, oracle, setupData, random, mostMoves: 45 });
    expect(scan.leaks).toEqual([]);
    expect(scan.moves).toBe(45);
    expect(scan.frames).toBeGreaterThan(400);
  },
);
