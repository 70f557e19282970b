/** The pages and states of Через Урал to take pictures of. */
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { where } from '../../../tests/games/cherez-ural/goldenGames';
import { activateWorker } from '../../../tests/games/cherez-ural/scenarios/activateWorker';
import { business } from '../../../tests/games/cherez-ural/scenarios/business';
import { chooseWorker } from '../../../tests/games/cherez-ural/scenarios/chooseWorker';
import { chooseWorkerLater } from '../../../tests/games/cherez-ural/scenarios/chooseWorkerLater';
import { draft } from '../../../tests/games/cherez-ural/scenarios/draft';
import { envoy } from '../../../tests/games/cherez-ural/scenarios/envoy';
import { firstWinter } from '../../../tests/games/cherez-ural/scenarios/firstWinter';
import { handOver } from '../../../tests/games/cherez-ural/scenarios/handOver';
import { hunt } from '../../../tests/games/cherez-ural/scenarios/hunt';
import { over } from '../../../tests/games/cherez-ural/scenarios/over';
import { placing } from '../../../tests/games/cherez-ural/scenarios/placing';
import { returnGoods } from '../../../tests/games/cherez-ural/scenarios/returnGoods';
import { solo } from '../../../tests/games/cherez-ural/scenarios/solo';
import { trade } from '../../../tests/games/cherez-ural/scenarios/trade';
import { turn } from '../../../tests/games/cherez-ural/scenarios/turn';
import { winter } from '../../../tests/games/cherez-ural/scenarios/winter';
import type { Scenario } from '../../../tests/games/scenario';
import { gameScreens, type Screen, tableScreen as table } from '../../screens/screen';

/** Hovers or selects the last of the reachable spaces. */
const focusFar = { focusLast: '[role="button"][data-space]' };
const chooseFar = [focusFar, { key: 'Enter' }];
const firstOf = (start: string) => ({ press: `[data-testid^="${start}"]` });

/** A save whose last move is illegal. The workbench doesn't list it. */
const broken: Scenario = {
  name: 'broken',
  description: 'The last move of the save is not legal.',
  save: () => {
    const save = where(2, ({ can }) => can.activateWorker && !can.endTurn);
    return { ...save, actions: [...save.actions, { playerID: '0', move: 'endTurn', args: [] }] };
  },
};

export const own: readonly Screen[] = [
  ...gameScreens(cherezUralModule, {
    turn,
    over,
    charts: ['gold', 'sales', 'businesses', 'tracks'],
    tabs: ['prices'],
    plans: '1',
  }),
  { name: 'hand-over', path: '/table', scenario: turn },
  table('draft', draft),
  table('choose-worker', chooseWorker),
  table('choose-worker-round-2', chooseWorkerLater),
  table('placing', placing),
  table('start', firstWinter),
  table('winter', activateWorker, [firstOf('activate-')]),
  table('winter-path', winter, [focusFar]),
  table('winter-dark', winter, [], { theme: 'dark' }),
  table('summer-path', turn, chooseFar),
  table('summer-dark', turn, chooseFar, { theme: 'dark' }),
  table('trade', trade, ['move-trade', 'sell-all']),
  table('business', business, ['move-completeBusiness']),
  // The envoy's card is one of those in hand.
  table('routes', winter, ['routes', { see: '[data-testid="routes-dialog"]' }]),
  table('envoy', envoy, [{ tryEach: '[data-testid^="hand-p"]', until: '[data-testid="envoy-dialog"]' }]),
  table('return-goods', returnGoods),
  table('pass-goods', handOver, ['move-handOver']),
  table('hunt', hunt, ['move-hunt']),
  table('situation', turn, ['situation']),
  table('card-face', turn, [firstOf('hand-p')]),
  table('gold', turn, ['gold-0'], { only: 'desk' }),
  table('other-worker', turn, [{ press: '.player:not(.player-acting) .worker' }], { only: 'desk' }),
  table('workers', turn, [firstOf('worker-cards-')], { only: 'desk' }),
  table('completed', turn, ['completed-0'], { only: 'desk' }),
  table('hint', solo, ['ask-hint', { see: '.hint-note' }]),
  { name: 'no-such-move', path: '/table?move=9999', scenario: solo },
  { name: 'broken-save', path: '/table', scenario: broken },
  { name: 'text-choose-worker', path: '/table?view=text', scenario: chooseWorker, steps: ['TAKE OVER'] },
  { name: 'text-dark', path: '/table?view=text', scenario: winter, steps: ['TAKE OVER'], theme: 'dark' },
];
