import {
  readBag,
  readBoolean,
  readFields,
  readIdOf,
  readList,
  readNothing,
  readOne,
  readOneOf,
} from '../../../rules-kit/readArguments';
import {
  type ActionId,
  CANAL_SPACES,
  COLOURS,
  type ContractId,
  GOODS,
  MOST_WINDOWS,
  SPACES,
  ZONES,
} from '../content/terms';
import type { FulfilArgs } from './contracts';
import type { ExpandArgs } from './expansion';
import type { BuildArgs } from './improvements';
import type { MerchantArgs } from './market';
import type { Payment, ZoneCard } from './state/state';

const readAction = readIdOf<ActionId>();
const readZoneCard = readIdOf<ZoneCard>();
const readContract = readIdOf<ContractId>();
const readGood = readOneOf(GOODS);
const readZone = readOneOf(ZONES);
const readSpace = readOneOf(SPACES);
const readPayment = readFields<Payment>({ goods: readBag(GOODS, 1), merchants: readBag(SPACES, 1) });
const windows = Array.from({ length: MOST_WINDOWS }, (_, window) => window);
const canalSpaces = Array.from({ length: CANAL_SPACES }, (_, space) => space);

export const read = {
  nothing: readNothing,
  colour: readOne(readOneOf(COLOURS)),
  good: readOne(readGood),
  action: readOne(readAction),
  contract: readOne(readContract),
  expand: readOne(readFields<ExpandArgs>({ card: readZoneCard, zone: readZone, payment: readPayment })),
  merchant: readOne(readFields<MerchantArgs>({ card: readAction, space: readSpace })),
  build: readOne(
    readFields<BuildArgs>({ card: readAction, space: readOneOf(canalSpaces), turned: readBoolean }),
  ),
  fulfil: readOne(readFields<FulfilArgs>({ contract: readContract, payment: readPayment })),
  spratUse: readOne(readOneOf(['coin', ...GOODS])),
  windows: readOne(readList(readOneOf(windows))),
};
