import { ACTION_CARDS } from './actionCards';
import {
  ACHIEVEMENT_RECORDS,
  CANAL,
  EXTRA_WHEEL,
  MARKET,
  NUMBERS,
  SETUP,
  SHIPS,
  SLOTS,
  ZONE_RECORDS,
} from './board';
import { CONTRACTS } from './contracts';
import { MARKS } from './marks';
import { GOODS } from './terms';
import type { Content } from './vocabulary';

/** The built-in content, used unless a content pack replaces some of its values. */
export const content: Content = {
  game: 'kilia',
  version: 1,
  marks: MARKS,
  goods: GOODS,
  coins: 82,
  goodsPieces: 100,
  fiveTiles: 10,
  sprats: 4,
  zones: ZONE_RECORDS,
  setup: SETUP,
  numbers: NUMBERS,
  slots: SLOTS,
  market: MARKET,
  achievements: ACHIEVEMENT_RECORDS,
  extraWheel: EXTRA_WHEEL,
  canal: CANAL,
  ships: SHIPS,
  actionCards: ACTION_CARDS,
  contracts: CONTRACTS,
};
