import * as z from 'zod/mini';
import { board } from '../content/board';
import { content as builtIn } from '../content/index';
import { GOODS, REGIONS, SEAS, TRACKS } from '../content/terms';
import type { Business, Content, Pelts, Situation, WorkerCard } from '../content/vocabulary';

// The small edition of zod brings no wording of its own.
z.config(z.locales.en());

/** The schema of a content pack: the records of `vocabulary.ts`, every field optional. */
const gold = z.int().check(z.minimum(0), z.maximum(200));
const count = z.int().check(z.minimum(1), z.maximum(12));
const goods = z.partialRecord(z.enum(GOODS), z.int().check(z.minimum(1), z.maximum(60)));
const priceChange = z.partialRecord(z.enum(GOODS), z.int().check(z.minimum(-12), z.maximum(12)));
const priceRise = z.partialRecord(z.enum(GOODS), z.int().check(z.minimum(1), z.maximum(12)));
const text = z.strictObject({
  ja: z.string().check(z.minLength(1), z.maxLength(80)),
  en: z.string().check(z.minLength(1), z.maxLength(80)),
});
const track = z.enum(TRACKS);
const region = z.enum(REGIONS);
const good = z.enum(GOODS);
const space = z
  .string()
  .check(z.refine((id) => board.space[id] !== undefined, 'expected the id of a space of the board'));
const city = space.check(
  z.refine((id) => board.space[id]?.kind !== 'village', 'expected a city, not a village'),
);
const area = z.strictObject({
  region: z.optional(region),
  exportTrack: z.optional(track),
  except: z.optional(z.array(city)),
});

const destination = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('cities'), cities: z.array(city).check(z.minLength(1)) }),
  z.strictObject({ in: z.literal('region'), region }),
  z.strictObject({ in: z.literal('outsideRegion'), region }),
  z.strictObject({ in: z.literal('regionOnSea'), region, sea: z.enum(SEAS) }),
  z.strictObject({ in: z.literal('exportCities'), track }),
]);

const modifier = z.discriminatedUnion('modify', [
  z.strictObject({ modify: z.literal('capacity'), by: count }),
  z.strictObject({ modify: z.literal('sledSpaces'), by: count }),
  z.strictObject({ modify: z.literal('sledFreeSpaces'), by: count }),
  z.strictObject({ modify: z.literal('landSpaces'), by: count }),
  z.strictObject({ modify: z.literal('landPrice'), to: gold }),
  z.strictObject({ modify: z.literal('seaPrice'), to: gold }),
  z
    .strictObject({
      modify: z.literal('sellPrice'),
      by: priceRise,
      area: z.optional(area),
      scope: z.enum(['trade', 'everySale']),
    })
    .check(
      z.refine(
        (change) => change.scope === 'trade' || change.area === undefined,
        'a change of every sale holds in every city, expected no area',
      ),
    ),
  z.strictObject({ modify: z.literal('businessesPer'), period: z.literal('phase') }),
]);

const triggered = z.union([
  z.strictObject({ on: z.literal('hunt'), gain: goods }),
  z.strictObject({ on: z.literal('hunt'), gold }),
  z.strictObject({ on: z.literal('otherPlayerExplores'), gold }),
  z.strictObject({ on: z.literal('firstBusinessOfRound'), gold }),
  z.strictObject({ on: z.literal('firstTrackStepOfRound'), track, gold }),
  z.strictObject({
    on: z.literal('roundStart'),
    placeFactory: z.strictObject({ region, sells: good, price: gold }),
  }),
  z.strictObject({ on: z.literal('turnEndInVillage'), leaveMarker: z.literal('pilgrimage') }),
  z.strictObject({ on: z.literal('finalScoring'), goldPerTrackStep: gold, track }),
  z.strictObject({ on: z.literal('finalScoring'), goldPerMarker: gold }),
]);

const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('gold'), amount: gold }),
  z.strictObject({ do: z.literal('goldPerPlayerBehind'), track, amount: gold }),
  z.strictObject({ do: z.literal('tokens'), amount: count }),
  z.strictObject({ do: z.literal('goods'), goods }),
  z.strictObject({ do: z.literal('goodsInAnyMix'), count, of: z.array(good).check(z.minLength(1)) }),
  z.strictObject({ do: z.literal('oneOfGoods'), options: z.array(goods).check(z.minLength(2)) }),
  z.strictObject({ do: z.literal('trackStep'), track }),
  z.strictObject({ do: z.literal('sell'), prices: goods }),
  z.strictObject({ do: z.literal('buy'), good, most: count, price: gold }),
  z.strictObject({ do: z.literal('goldAtFinalScoring'), amount: gold }),
  z.strictObject({ do: z.literal('oneMoreBusiness') }),
  z.strictObject({ do: z.literal('stayWithWorker'), modifiers: z.array(modifier).check(z.minLength(1)) }),
]);

const explorationCity = space.check(
  z.refine((id) => board.space[id]?.explorationSpot === true, 'expected a city with an exploration spot'),
);
const spotOrSupply = z.union([z.literal('supply'), explorationCity]);
const situationEffect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('moveNoExplorationChit'), from: spotOrSupply, to: spotOrSupply }),
  z.strictObject({ do: z.literal('removeHarvestChits'), at: city }),
  z.strictObject({ do: z.literal('noEntry'), at: z.array(space).check(z.minLength(1)) }),
  z.strictObject({ do: z.literal('sellPrice'), by: priceChange, area, floor: gold }),
  z.strictObject({ do: z.literal('firstTradeStep'), at: city, track, steps: count }),
]);

const pelts = z.strictObject({
  sable: z.int().check(z.minimum(0), z.maximum(9)),
  fur: z.int().check(z.minimum(0), z.maximum(9)),
});
const abilities = z.array(z.union([modifier, triggered]));

const situation = z.strictObject({ name: z.optional(text), effects: z.optional(z.array(situationEffect)) });
const worker = z.strictObject({
  name: z.optional(text),
  upper: z.optional(abilities),
  lower: z.optional(abilities),
});
const business = z.strictObject({
  family: z.optional(z.never()),
  name: z.optional(text),
  timing: z.optional(z.enum(['anyTime', 'afterActionInWinter2'])),
  destination: z.optional(z.nullable(destination)),
  cost: z.optional(z.strictObject({ goods: z.optional(goods), gold: z.optional(gold) })),
  effects: z.optional(z.array(effect).check(z.minLength(1))),
});

const packSchema = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  siberiaChits: z.optional(z.array(pelts).check(z.length(builtIn.siberiaChits.length))),
  farEastChits: z.optional(z.array(pelts).check(z.length(builtIn.farEastChits.length))),
  situations: z.optional(z.record(z.string(), situation)),
  workers: z.optional(z.record(z.string(), worker)),
  businesses: z.optional(z.record(z.string(), business)),
});

/** Values that replace those marked ours: chits, and of each card any field that is not known. */
export type ContentPack = z.infer<typeof packSchema>;

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
  const parsed = packSchema.safeParse(pack);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const path = issue.path.map(String);
    const where = ['situations', 'workers', 'businesses'].includes(path[0]) ? path.slice(1) : path;
    throw new ContentPackError(`Content pack: ${where.join('.') || 'the file'}: ${issue.message}.`);
  }
  const { situations, workers, businesses, siberiaChits, farEastChits } = parsed.data;
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
export const canonicalPack = (pack: ContentPack): string => JSON.stringify(packSchema.parse(pack));
