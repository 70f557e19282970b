/**
 * A full match of Через Урал in which every frame is searched for secrets. `cherezUral.test.ts` plays the first 45
 * moves.
 */
import { applyPatch } from 'rfc6902';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Looker } from '../../scripts/scan/looker';
import { oracleOf } from '../../scripts/scan/oracle';
import { scanGame } from '../../scripts/scan/scanGame';
import { seededRandom } from '../../scripts/simulate/randomGame';
import { asAnyGame } from '../../src/game-api/module';
import { cherezUralModule } from '../../src/games/cherez-ural/module';
import { explainMove, games, seatsToAct } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';
import { parseSavedGame } from '../../src/session/savedGame';
import { Session } from '../../src/session/session';
import { Harness } from './harness';

const NAME = 'cherez-ural';
const oracle = await oracleOf(NAME);
let harness: Harness;

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const)
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  harness = new Harness({}, { games, seatsToAct, explain: explainMove });
  await harness.start();
});
afterEach(() => harness.end());

test('replays its save and its history to the same end, and reconnects with a small message', async () => {
  const { url, server } = harness;
  const scan = await scanGame({
    url,
    storage: server.storage,
    oracle,
    setupData: { firstGameSets: true },
    random: seededRandom('whole game'),
    disturbEvery: 50,
  });
  expect(scan.isOver).toBe(true);
  expect(scan.leaks).toEqual([]);
  const matchID = itemAt(await server.storage.listMatches(), 0);
  const { G } = (await server.storage.fetch(matchID, { state: true })).state;

  const text = await (await fetch(`${url}/games/${NAME}/${matchID}/save`)).text();
  const session = new Session(asAnyGame(cherezUralModule), parseSavedGame(text));
  expect(JSON.parse(JSON.stringify(session.current().G))).toEqual(G);

  const onlooker = await Looker.sit(`${url}/${NAME}`, matchID, null, null, 'patch');
  const [sync] = onlooker.read();
  expect(JSON.stringify(sync).length).toBeLessThan(100_000);
  const answer = await onlooker.ask('history', matchID);
  if (!answer.ok || answer.history === undefined) throw new Error('no history');
  const { first, steps } = answer.history;
  for (const { operations } of steps) applyPatch(first, [...operations]);
  expect(first.G).toEqual(G);
  expect(steps).toHaveLength(session.save().actions.length);
});
