import type { Scenario } from '../../scenario';
import { buildWarehouse } from './buildWarehouse';
import { chooseColour } from './chooseColour';
import { chooseGood } from './chooseGood';
import { firstTurn } from './firstTurn';
import { fulfilContract } from './fulfilContract';
import { lastRound } from './lastRound';
import { over } from './over';
import { placeMerchant } from './placeMerchant';
import { sprat } from './sprat';
import { takeAbility } from './takeAbility';
import { takeContract } from './takeContract';
import { turn } from './turn';
import { voyage } from './voyage';

/** In the order of play. */
export const scenarios: readonly Scenario[] = [
  chooseColour,
  firstTurn,
  turn,
  takeContract,
  takeAbility,
  buildWarehouse,
  chooseGood,
  placeMerchant,
  fulfilContract,
  sprat,
  voyage,
  lastRound,
  over,
];
