/** During the lessons of a guided game, each rival plays one simple idea per turn, and the guide explains it. */
import sum from 'lodash/sum';
import { expect, it } from 'vitest';
import { asAnyGame, type GameModule } from '../../src/game-api/module';
import { cherezUralModule } from '../../src/games/cherez-ural/module';
import type { G } from '../../src/games/cherez-ural/rules/state/state';
import { kiliaModule } from '../../src/games/kilia/module';
import { terramaraModule } from '../../src/games/terramara/module';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import type { Session } from '../../src/session/session';
import { guidedGames, rivalTurns } from './shared/guidedGame';

const roundOf = (session: Session): number => (session.current().G as { readonly round: number }).round;

/** The learner follows; where the guide only speaks, the last thing that can be done. */
async function guided(module: GameModule, last: number, quiet: readonly string[]) {
  if (module.loadGuide === null) throw new Error('expected a guide');
  const { begin, play } = guidedGames(module, await module.loadGuide());
  const session = begin();
  const heard = play(
    session,
    'rivals',
    (said, legal) => said?.asks ?? itemAt(legal, -1),
    () => roundOf(session) > last,
    'plain',
  );
  return { told: heard.map(({ step }) => step.id), turns: rivalTurns(session, quiet), session };
}

it('Через Урал: buys, carries and sells goods at a profit, and hunts', async () => {
  const { told, turns, session } = await guided(asAnyGame(cherezUralModule), 1, [
    'endTurn',
    'chooseWorkerCard',
  ]);
  expect(turns).toEqual([['placeWorkers'], ['trade'], ['travel', 'trade'], ['hunt']]);
  expect(told).toEqual(expect.arrayContaining(['rival-bought', 'rival-sold']));
  const { ledger } = entryOf((session.current().G as G).players, '1');
  expect(sum(Object.values(ledger))).toBeGreaterThan(0);
});

it('Kilia: plays one card a turn and takes its gains', async () => {
  const { told, turns } = await guided(asAnyGame(kiliaModule), 3, ['endTurn', 'chooseWindows']);
  expect(turns).toHaveLength(3);
  for (const moves of turns) {
    expect(moves.filter((move) => move === 'expand' || move === 'placeMerchant')).toHaveLength(1);
    expect(moves.length).toBeLessThanOrEqual(2);
  }
  expect(told.filter((id) => id.startsWith('rival-')).length).toBeGreaterThan(0);
});

it('Terramara: places one worker a turn', async () => {
  const answers = ['gain', 'convert', 'swap', 'pay', 'skip', 'choose', 'step', 'giveLoot'];
  const { told, turns } = await guided(asAnyGame(terramaraModule), 1, ['endTurn', ...answers]);
  expect(turns.length).toBeGreaterThan(6);
  for (const moves of turns) expect(moves).toEqual(['place']);
  expect(told).toContain('rivals-placed');
});
