/** Reads the arguments of a move, which may come from anywhere: what doesn't have the move's shape is `undefined`.
 *  By hand and not by schema, since every move a bot tries is read here. */
import { GOODS, type Good, type Goods } from '../content/terms';
import type { BusinessArgs, BusinessChoice } from './business';
import type { HandOverArgs } from './handOver';
import type { HuntBonus } from './hunt';
import type { Placing } from './roundStart';
import type { Deal } from './trade';
import type { TravelArgs, Way } from './travel';

type Read<Value> = (value: unknown) => Value | undefined;
type ReadArgs<Args> = (args: readonly unknown[]) => Args | undefined;

const LONGEST_ID = 64;
const MOST_PIECES = 99;

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The record, when each of its own and inherited keys is one of these. */
function fieldsOf(value: unknown, keys: readonly string[]): Fields | undefined {
  if (!isRecord(value)) return undefined;
  for (const key in value) if (!keys.includes(key)) return undefined;
  return value;
}

/** An id of a card or a space, known or not. A covered card is none. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_ID && value !== 'hidden';
const readId = <Id extends string>(value: unknown) => (isId(value) ? (value as Id) : undefined);

const readSpaceOrNone: Read<string | null> = (value) => (value === null ? null : readId(value));

const readBonus: Read<HuntBonus> = (value) => (value === 'fur' || value === 'exchange' ? value : undefined);

/** In the canonical form: kinds in the rulebook's order, none of no pieces. */
const readGoods: Read<Goods> = (value) => {
  const given = fieldsOf(value, GOODS);
  if (given === undefined) return undefined;
  const goods: Goods = {};
  for (const good of GOODS) {
    const pieces = given[good];
    if (pieces === undefined || pieces === 0) continue;
    if (!Number.isInteger(pieces) || (pieces as number) < 0 || (pieces as number) > MOST_PIECES)
      return undefined;
    goods[good satisfies Good] = pieces as number;
  }
  return goods;
};

const DEAL_KEYS = ['sell', 'buy'];
const readDeal: Read<Deal> = (value) => {
  const fields = fieldsOf(value, DEAL_KEYS);
  const sell = readGoods(fields?.sell);
  const buy = readGoods(fields?.buy);
  return sell && buy && { sell, buy };
};

const WAYS: readonly unknown[] = ['sled', 'land', 'water'] satisfies Way[];
const TRAVEL_KEYS = ['by', 'to'];
const readTravel: Read<TravelArgs> = (value) => {
  const fields = fieldsOf(value, TRAVEL_KEYS);
  if (fields === undefined || !WAYS.includes(fields.by) || !isId(fields.to)) return undefined;
  return { by: fields.by as Way, to: fields.to };
};

const HAND_OVER_KEYS = ['from', 'to', 'give', 'take'];
const readHandOver: Read<HandOverArgs> = (value) => {
  const fields = fieldsOf(value, HAND_OVER_KEYS);
  const from = readId<HandOverArgs['from']>(fields?.from);
  const to = readId<HandOverArgs['to']>(fields?.to);
  const give = readGoods(fields?.give);
  const take = readGoods(fields?.take);
  return from && to && give && take && { from, to, give, take };
};

const BUSINESS_KEYS = ['card', 'choice'];
const readBusiness: Read<BusinessArgs> = (value) => {
  const fields = fieldsOf(value, BUSINESS_KEYS);
  const card = readId<BusinessArgs['card']>(fields?.card);
  if (fields === undefined || card === undefined) return undefined;
  if (fields.choice === undefined) return { card };
  const choice: BusinessChoice | undefined = readDeal(fields.choice) ?? readGoods(fields.choice);
  return choice && { card, choice };
};

const readPlacing: Read<Placing> = (value) => {
  if (!isRecord(value)) return undefined;
  for (const key in value) if (!isId(key) || !isId(value[key])) return undefined;
  return value as Placing;
};

const one =
  <Value>(read: Read<Value>): ReadArgs<readonly [Value]> =>
  (args) => {
    if (args.length !== 1) return undefined;
    const value = read(args[0]);
    return value === undefined ? undefined : [value];
  };

const NONE: readonly [] = Object.freeze([]);

export const read = {
  nothing: (args: readonly unknown[]) => (args.length === 0 ? NONE : undefined),
  id: <Id extends string>(args: readonly unknown[]) => one(readId<Id>)(args),
  spaceOrNone: one(readSpaceOrNone),
  bonus: one(readBonus),
  goods: one(readGoods),
  deal: one(readDeal),
  travel: one(readTravel),
  handOver: one(readHandOver),
  business: one(readBusiness),
  placing: one(readPlacing),
};
