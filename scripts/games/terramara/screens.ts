/** Screens of Terramara for `npm run screens`. */
import { terramaraModule } from '../../../src/games/terramara/module';
import { askChoose } from '../../../tests/games/terramara/scenarios/askChoose';
import { askConvert } from '../../../tests/games/terramara/scenarios/askConvert';
import { askExpedition } from '../../../tests/games/terramara/scenarios/askExpedition';
import { askGain } from '../../../tests/games/terramara/scenarios/askGain';
import { askLoot } from '../../../tests/games/terramara/scenarios/askLoot';
import { askPay } from '../../../tests/games/terramara/scenarios/askPay';
import { askSwap } from '../../../tests/games/terramara/scenarios/askSwap';
import { bonusTile } from '../../../tests/games/terramara/scenarios/bonusTile';
import { build } from '../../../tests/games/terramara/scenarios/build';
import { buildWays } from '../../../tests/games/terramara/scenarios/buildWays';
import { chooseTiles } from '../../../tests/games/terramara/scenarios/chooseTiles';
import { craftsman } from '../../../tests/games/terramara/scenarios/craftsman';
import { draft } from '../../../tests/games/terramara/scenarios/draft';
import { growUp } from '../../../tests/games/terramara/scenarios/growUp';
import { over } from '../../../tests/games/terramara/scenarios/over';
import { turn } from '../../../tests/games/terramara/scenarios/turn';
import { gameScreens, type Screen, tableScreen as table } from '../../screens/screen';

const ASKED = [askGain, askConvert, askLoot, askSwap, askPay, askChoose, askExpedition];

export const own: readonly Screen[] = [
  ...gameScreens(terramaraModule, {
    turn,
    over,
    charts: ['points', 'resources', 'tracks', 'artifacts'],
    tabs: ['works', 'tracks'],
    plans: '1',
  }),
  table('draft', draft),
  table('build', build),
  table('build-ways', buildWays, [
    { press: '[data-testid="tab-works"]', isOptional: true },
    { tryEach: '.row-card-target', until: '[data-testid="build-dialog"]' },
  ]),
  ...ASKED.map((scenario) => table(scenario.name, scenario)),
  table('grow-up', growUp),
  table('tiles', chooseTiles),
  table('process', craftsman, ['move-useCraftsman']),
  table('bonus-tiles', bonusTile, ['move-useBonusTile']),
  // A card that can't be built opens its own dialog.
  table('card', turn, [{ press: '[data-testid^="card-"]:not(.row-card-target)' }], { only: 'desk' }),
  table('player', turn, ['whole-1'], { only: 'desk' }),
  table('points', turn, ['gold-1'], { only: 'desk' }),
];
