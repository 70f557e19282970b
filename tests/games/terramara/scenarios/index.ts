import type { Scenario } from '../../scenario';
import { askChoose } from './askChoose';
import { askConvert } from './askConvert';
import { askExpedition } from './askExpedition';
import { askGain } from './askGain';
import { askLoot } from './askLoot';
import { askPay } from './askPay';
import { askSwap } from './askSwap';
import { bonusTile } from './bonusTile';
import { build } from './build';
import { buildWays } from './buildWays';
import { chooseTiles } from './chooseTiles';
import { craftsman } from './craftsman';
import { draft } from './draft';
import { firstTurn } from './firstTurn';
import { growUp } from './growUp';
import { lastRound } from './lastRound';
import { over } from './over';
import { turn } from './turn';

/** In the order of play. */
export const scenarios: readonly Scenario[] = [
  draft,
  firstTurn,
  turn,
  build,
  buildWays,
  askGain,
  askConvert,
  askLoot,
  askSwap,
  askPay,
  askChoose,
  askExpedition,
  chooseTiles,
  craftsman,
  bonusTile,
  growUp,
  lastRound,
  over,
];
