import type { Scenario } from '../../scenario';
import { activateWorker } from './activateWorker';
import { business } from './business';
import { chooseWorker } from './chooseWorker';
import { chooseWorkerLater } from './chooseWorkerLater';
import { draft } from './draft';
import { envoy } from './envoy';
import { firstWinter } from './firstWinter';
import { handOver } from './handOver';
import { hunt } from './hunt';
import { lastRound } from './lastRound';
import { over } from './over';
import { placing } from './placing';
import { returnGoods } from './returnGoods';
import { solo } from './solo';
import { trade } from './trade';
import { turn } from './turn';
import { winter } from './winter';

export const scenarios: readonly Scenario[] = [
  draft,
  chooseWorker,
  chooseWorkerLater,
  placing,
  firstWinter,
  activateWorker,
  winter,
  turn,
  trade,
  business,
  envoy,
  hunt,
  handOver,
  returnGoods,
  solo,
  lastRound,
  over,
];
