import * as v from 'valibot';
import { board } from '../content/board';
import { content as builtIn } from '../content/index';
import { GOODS, REGIONS, SEAS, TRACKS } from '../content/terms';
import type { Business, Content, Pelts, Situation, WorkerCard } from '../content/vocabulary';

/** The schema of a content pack: the records of `vocabulary.ts`, every field optional. */
const from = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const gold = from(0, 200);
const count = from(1, 12);
const byGood = (amount: ReturnType<typeof from>) =>
  v.partial(v.strictObject({ daily: amount, chinese: amount, fur: amount, sable: amount }));
const goods = byGood(from(1, 60));
const priceChange = byGood(from(-12, 12));
const priceRise = byGood(from(1, 12));
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const text = v.strictObject({ ja: label, en: label });
const track = v.picklist(TRACKS);
const region = v.picklist(REGIONS);
const good = v.picklist(GOODS);
const space = v.pipe(
  v.string(),
  v.check((id) => board.space[id] !== undefined, 'expected the id of a space of the board'),
);
const city = v.pipe(
  space,
  v.check((id) => board.space[id]?.kind !== 'village', 'expected a city, not a village'),
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
  v.check((id) => board.space[id]?.explorationSpot === true, 'expected a city with an exploration spot'),
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

const situation = v.strictObject({ name: v.optional(text), effects: v.optional(v.array(situationEffect)) });
const worker = v.strictObject({
  name: v.optional(text),
  upper: v.optional(abilities),
  lower: v.optional(abilities),
});
const business = v.strictObject({
  family: v.optional(v.never()),
  name: v.optional(text),
  timing: v.optional(v.picklist(['anyTime', 'afterActionInWinter2'])),
  destination: v.optional(v.nullable(destination)),
  cost: v.optional(v.strictObject({ goods: v.optional(goods), gold: v.optional(gold) })),
  effects: v.optional(v.pipe(v.array(effect), v.minLength(1))),
});

const packSchema = v.strictObject({
  title: label,
  siberiaChits: v.optional(v.pipe(v.array(pelts), v.length(builtIn.siberiaChits.length))),
  farEastChits: v.optional(v.pipe(v.array(pelts), v.length(builtIn.farEastChits.length))),
  situations: v.optional(v.record(v.string(), situation)),
  workers: v.optional(v.record(v.string(), worker)),
  businesses: v.optional(v.record(v.string(), business)),
});

/** Values that replace those marked ours: chits, and of each card any field that is not known. */
export type ContentPack = v.InferOutput<typeof packSchema>;

/** A content pack that can't be used; the message names the card, the field and what was expected. */
export class ContentPackError extends Error {
  override readonly name = 'ContentPackError';
}

/** Lays the pack's cards over the built-in ones; refuses unknown cards and known fields. */
function overlay<Card extends Situation | WorkerCard | Business>(
  kind: string,
  cards: Readonly<Record<string, Card>>,
  changes: Readonly<Record<string, object>> | undefined,
): Readonly<Record<string, Card>> {
  const result: Record<string, Card> = { ...cards };
  for (const [id, change] of Object.entries(changes ?? {})) {
    const card = cards[id];
    if (card === undefined)
      throw new ContentPackError(
        `Content pack: ${kind} has no card ${id}; its cards are ${Object.keys(cards).join(', ')}.`,
      );
    for (const [field, value] of Object.entries(change)) {
      if (
        (card.known as readonly string[]).includes(field) &&
        JSON.stringify(value) !== JSON.stringify(card[field as keyof Card])
      )
        throw new ContentPackError(
          `Content pack: ${id}.${field} is known from the published game and can't be replaced.`,
        );
    }
    result[id] = { ...card, ...change };
  }
  return result;
}

/** Checks that a business asks for one choice at most: a move carries one. */
function checkChoices(businesses: Readonly<Record<string, Business>>): void {
  for (const { id, effects, destination: to, timing } of Object.values(businesses)) {
    const asking = effects.filter(({ do: kind }) => ['goodsInAnyMix', 'oneOfGoods', 'sell'].includes(kind));
    if (asking.length > 1)
      throw new ContentPackError(
        `Content pack: ${id}.effects asks for ${asking.length} choices, expected at most one.`,
      );
    const kinds = effects.map(({ do: kind }) => kind);
    if (kinds.includes('buy') && (!kinds.includes('sell') || kinds.indexOf('buy') < kinds.indexOf('sell')))
      throw new ContentPackError(`Content pack: ${id}.effects has a purchase, expected a sale before it.`);
    if (to === null && timing !== 'anyTime')
      throw new ContentPackError(
        `Content pack: ${id}.destination is null, expected one with timing ${timing}.`,
      );
  }
}

/** The built-in content with a pack's values laid over it.
 *  @throws ContentPackError naming card and field where the pack does not fit the schema. */
export function resolveContentPack(pack: unknown): Content {
  const parsed = v.safeParse(packSchema, pack);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = issue.path?.map(({ key }) => String(key)) ?? [];
    const where = ['situations', 'workers', 'businesses'].includes(path[0]) ? path.slice(1) : path;
    throw new ContentPackError(`Content pack: ${where.join('.') || 'the file'}: ${issue.message}.`);
  }
  const { situations, workers, businesses, siberiaChits, farEastChits } = parsed.output;
  const content: Content = {
    siberiaChits: (siberiaChits as readonly Pelts[] | undefined) ?? builtIn.siberiaChits,
    farEastChits: (farEastChits as readonly Pelts[] | undefined) ?? builtIn.farEastChits,
    situations: overlay('situations', builtIn.situations, situations),
    workers: overlay('workers', builtIn.workers, workers),
    businesses: overlay('businesses', builtIn.businesses, businesses),
  };
  checkChoices(content.businesses);
  return content;
}

/** The pack as text, the same for equal packs. */
export const canonicalPack = (pack: ContentPack): string => JSON.stringify(v.parse(packSchema, pack));
