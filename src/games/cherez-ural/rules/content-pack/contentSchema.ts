/** Schemas for the records of `vocabulary.ts`. They check content from outside: complete content and content packs. */
import * as v from 'valibot';
import { whereAndWhat } from '../../../../rules-kit/contentPack';
import { spaceOf } from '../../content/board';
import { GOODS, REGIONS, SEAS, SET_LETTERS, SPACES, TRACKS } from '../../content/terms';
import { type Content, FAMILIES } from '../../content/vocabulary';

const from = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const gold = from(0, 200);
const count = from(1, 12);
const byGood = (amount: ReturnType<typeof from>) =>
  v.partial(v.strictObject({ daily: amount, chinese: amount, fur: amount, sable: amount }));
const goods = byGood(from(1, 60));
const priceChange = byGood(from(-12, 12));
const priceRise = byGood(from(1, 12));
export const label = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const text = v.strictObject({ ja: label, en: label });
const track = v.picklist(TRACKS);
const region = v.picklist(REGIONS);
const good = v.picklist(GOODS);
const space = v.picklist(SPACES, 'expected the id of a space of the board');
const city = v.pipe(
  space,
  v.check((id) => spaceOf(id).kind !== 'village', 'expected a city, not a village'),
);
const area = v.strictObject({
  region: v.optional(region),
  exportTrack: v.optional(track),
  except: v.optional(v.array(city)),
});

const destination = v.variant('in', [
  v.strictObject({ in: v.literal('cities'), cities: v.pipe(v.array(city), v.minLength(1)) }),
  v.strictObject({ in: v.literal('region'), region }),
  v.strictObject({ in: v.literal('outsideRegion'), region }),
  v.strictObject({ in: v.literal('regionOnSea'), region, sea: v.picklist(SEAS) }),
  v.strictObject({ in: v.literal('exportCities'), track }),
]);

const modifier = v.variant('modify', [
  v.strictObject({ modify: v.literal('capacity'), by: count }),
  v.strictObject({ modify: v.literal('sledSpaces'), by: count }),
  v.strictObject({ modify: v.literal('sledFreeSpaces'), by: count }),
  v.strictObject({ modify: v.literal('landSpaces'), by: count }),
  v.strictObject({ modify: v.literal('landPrice'), to: gold }),
  v.strictObject({ modify: v.literal('seaPrice'), to: gold }),
  v.pipe(
    v.strictObject({
      modify: v.literal('sellPrice'),
      by: priceRise,
      area: v.optional(area),
      scope: v.picklist(['trade', 'everySale']),
    }),
    v.check(
      (change) => change.scope === 'trade' || change.area === undefined,
      'a change of every sale holds in every city, expected no area',
    ),
  ),
  v.strictObject({ modify: v.literal('businessesPer'), period: v.literal('phase') }),
]);

const triggered = v.union([
  v.strictObject({ on: v.literal('hunt'), gain: goods }),
  v.strictObject({ on: v.literal('hunt'), gold }),
  v.strictObject({ on: v.literal('otherPlayerExplores'), gold }),
  v.strictObject({ on: v.literal('firstBusinessOfRound'), gold }),
  v.strictObject({ on: v.literal('firstTrackStepOfRound'), track, gold }),
  v.strictObject({
    on: v.literal('roundStart'),
    placeFactory: v.strictObject({ region, sells: good, price: gold }),
  }),
  v.strictObject({ on: v.literal('turnEndInVillage'), leaveMarker: v.literal('pilgrimage') }),
  v.strictObject({ on: v.literal('finalScoring'), goldPerTrackStep: gold, track }),
  v.strictObject({ on: v.literal('finalScoring'), goldPerMarker: gold }),
]);

const effect = v.variant('do', [
  v.strictObject({ do: v.literal('gold'), amount: gold }),
  v.strictObject({ do: v.literal('goldPerPlayerBehind'), track, amount: gold }),
  v.strictObject({ do: v.literal('tokens'), amount: count }),
  v.strictObject({ do: v.literal('goods'), goods }),
  v.strictObject({ do: v.literal('goodsInAnyMix'), count, of: v.pipe(v.array(good), v.minLength(1)) }),
  v.strictObject({ do: v.literal('oneOfGoods'), options: v.pipe(v.array(goods), v.minLength(2)) }),
  v.strictObject({ do: v.literal('trackStep'), track }),
  v.strictObject({ do: v.literal('sell'), prices: goods }),
  v.strictObject({ do: v.literal('buy'), good, most: count, price: gold }),
  v.strictObject({ do: v.literal('goldAtFinalScoring'), amount: gold }),
  v.strictObject({ do: v.literal('oneMoreBusiness') }),
  v.strictObject({ do: v.literal('stayWithWorker'), modifiers: v.pipe(v.array(modifier), v.minLength(1)) }),
]);

const explorationCity = v.pipe(
  space,
  v.check((id) => spaceOf(id).explorationSpot, 'expected a city with an exploration spot'),
);
const spotOrSupply = v.union([v.literal('supply'), explorationCity]);
const situationEffect = v.variant('do', [
  v.strictObject({ do: v.literal('moveNoExplorationChit'), from: spotOrSupply, to: spotOrSupply }),
  v.strictObject({ do: v.literal('removeHarvestChits'), at: city }),
  v.strictObject({ do: v.literal('noEntry'), at: v.pipe(v.array(space), v.minLength(1)) }),
  v.strictObject({ do: v.literal('sellPrice'), by: priceChange, area, floor: gold }),
  v.strictObject({ do: v.literal('firstTradeStep'), at: city, track, steps: count }),
]);

const pelts = v.strictObject({
  sable: from(0, 9),
  fur: from(0, 9),
});
const abilities = v.array(v.union([modifier, triggered]));

/** The fields of each record that a pack may replace. */
const situationFields = { name: text, effects: v.array(situationEffect) };
const workerFields = { name: text, upper: abilities, lower: abilities };
const businessFields = {
  name: text,
  timing: v.picklist(['anyTime', 'afterActionInWinter2']),
  destination: v.nullable(destination),
  cost: v.strictObject({ goods: v.optional(goods), gold: v.optional(gold) }),
  effects: v.pipe(v.array(effect), v.minLength(1)),
};

export const chits = v.array(pelts);
export const situationChange = v.partial(v.strictObject(situationFields));
export const workerChange = v.partial(v.strictObject(workerFields));
export const businessChange = v.strictObject({
  family: v.optional(v.never()),
  ...v.partial(v.strictObject(businessFields)).entries,
});

const known = <Field extends string>(fields: readonly [Field, ...Field[]]) => v.array(v.picklist(fields));
const set = v.picklist(SET_LETTERS);

const situation = v.strictObject({
  id: v.pipe(v.string(), v.startsWith('s')),
  known: known(['name', 'effects']),
  ...situationFields,
});
const worker = v.strictObject({
  id: v.pipe(v.string(), v.startsWith('w')),
  known: known(['name', 'upper', 'lower']),
  set,
  ...workerFields,
});
const business = v.strictObject({
  id: v.pipe(v.string(), v.startsWith('p')),
  known: known(['family', 'name', 'timing', 'destination', 'cost', 'effects']),
  family: v.picklist(FAMILIES),
  set: v.nullable(set),
  ...businessFields,
});

const cards = <Card extends v.GenericSchema<unknown, { readonly id: string }>>(card: Card) =>
  v.pipe(
    v.record(v.string(), card),
    v.check(
      (byId) => Object.entries(byId).every(([key, { id }]) => key === id),
      'expected every card under its own id',
    ),
  );

const wholeContent = v.strictObject({
  siberiaChits: chits,
  farEastChits: chits,
  situations: cards(situation),
  workers: cards(worker),
  businesses: cards(business),
});

export class ContentFault extends Error {
  override readonly name = 'ContentFault';
}

export const CARD_GROUPS = ['situations', 'workers', 'businesses'];

/**
 * Checks that each business needs at most one choice, because a move carries only one. Also checks the order of sale
 * and purchase, and that a winter business has a destination.
 * @throws ContentFault
 */
export function checkChoices(businesses: Content['businesses']): void {
  for (const { id, effects, destination: to, timing } of Object.values(businesses)) {
    const asking = effects.filter(({ do: kind }) => ['goodsInAnyMix', 'oneOfGoods', 'sell'].includes(kind));
    if (asking.length > 1)
      throw new ContentFault(`${id}.effects needs ${asking.length} choices, expected at most one.`);
    const kinds = effects.map(({ do: kind }) => kind);
    if (kinds.includes('buy') && (!kinds.includes('sell') || kinds.indexOf('buy') < kinds.indexOf('sell')))
      throw new ContentFault(`${id}.effects has a purchase, expected a sale before it.`);
    if (to === null && timing !== 'anyTime')
      throw new ContentFault(`${id}.destination is null, expected one with timing ${timing}.`);
  }
}

/**
 * Returns a snapshot as content after checking it. Keeps the key order of the snapshot, because the hash depends on it.
 * @throws ContentFault naming the card and field that don't fit.
 */
export function readContent(snapshot: unknown): Content {
  const parsed = v.safeParse(wholeContent, snapshot);
  if (!parsed.success) throw new ContentFault(`${whereAndWhat(parsed.issues[0], CARD_GROUPS)}.`);
  const content = snapshot as Content;
  checkChoices(content.businesses);
  return content;
}
