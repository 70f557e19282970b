import {
  type Read,
  readBag,
  readEither,
  readFields,
  readIdOf,
  readIdsById,
  readNothing,
  readOne,
  readOneOf,
  readOrNull,
} from '../../../rules-kit/readArguments';
import { type BusinessId, GOODS, type SpaceId, type WorkerId } from '../content/terms';
import type { BusinessArgs, BusinessChoice } from './actions/business';
import type { HandOverArgs } from './actions/handOver';
import type { HuntBonus } from './actions/hunt';
import type { Deal } from './actions/trade';
import type { TravelArgs } from './actions/travel';
import type { Placing } from './roundStart';

const readWorker = readIdOf<WorkerId>();
const readBusiness = readIdOf<BusinessId>();
const readSpace = readIdOf<SpaceId>();

const readGoods = readBag(GOODS);
const readDeal = readFields<Deal>({ sell: readGoods, buy: readGoods });
const readChoice: Read<BusinessChoice> = readEither(readDeal, readGoods);
const readBonus: Read<HuntBonus> = readOneOf(['fur', 'exchange']);
const readPlacing: Read<Placing> = readIdsById<SpaceId>();

export const read = {
  nothing: readNothing,
  worker: readOne(readWorker),
  businessCard: readOne(readBusiness),
  space: readOne(readSpace),
  spaceOrNone: readOne(readOrNull(readSpace)),
  bonus: readOne(readBonus),
  goods: readOne(readGoods),
  deal: readOne(readDeal),
  travel: readOne(readFields<TravelArgs>({ by: readOneOf(['sled', 'land', 'water']), to: readSpace })),
  handOver: readOne(
    readFields<HandOverArgs>({ from: readWorker, to: readWorker, give: readGoods, take: readGoods }),
  ),
  business: readOne(
    readFields<{ readonly card: BusinessId }, { readonly choice: BusinessChoice }>(
      { card: readBusiness },
      { choice: readChoice },
    ) satisfies Read<BusinessArgs>,
  ),
  placing: readOne(readPlacing),
};
