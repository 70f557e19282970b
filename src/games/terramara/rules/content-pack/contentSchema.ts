/**
 * Schemas for the records of `vocabulary.ts`. They check content from outside, either complete or as a pack of
 * changes.
 */
import * as v from 'valibot';
import { recordOf } from '../../../../rules-kit/records';
import {
  CHARACTERS,
  HOMELAND_SPACES,
  type Level,
  PROCESSED,
  RAW,
  RESOURCES,
  type RoadSpaceId,
} from '../../content/terms';
import { type Content, type Effect, METRICS } from '../../content/vocabulary';

const from = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const count = from(1, 12);
const points = from(0, 60);
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
/** Parses an id of one of these letters and two digits. */
const idOf = <Letter extends string>(...letters: readonly Letter[]) =>
  v.custom<`${Letter}${number}`>(
    (value) =>
      typeof value === 'string' && /^.\d\d$/.test(value) && letters.some((letter) => letter === value[0]),
    `expected an id such as ${letters.map((letter) => `${letter}01`).join(' or ')}`,
  );
const level = v.picklist([1, 2, 3] satisfies Level[]);
const raw = v.picklist(RAW);
const category = v.picklist(PROCESSED);
const metric = v.picklist(METRICS);
const resources = v.partial(v.strictObject(recordOf(RESOURCES, () => count)));

/** Each effect has one key, so strict objects in a union identify it. */
const effects: v.GenericSchema<unknown, readonly Effect[]> = v.array(v.lazy(() => effect));
const effect: v.GenericSchema<unknown, Effect> = v.union([
  v.strictObject({ gain: resources }),
  v.strictObject({
    gainAny: v.strictObject({
      form: v.picklist(['raw', 'processed']),
      count,
      different: v.optional(v.boolean()),
    }),
  }),
  v.strictObject({ military: count }),
  v.strictObject({ technology: count }),
  v.strictObject({ expedition: count }),
  v.strictObject({ vp: points }),
  v.strictObject({ convert: count }),
  v.strictObject({ swap: count }),
  v.strictObject({ warrior: count }),
  v.strictObject({ craftsman: count }),
  v.strictObject({ takeCraftsman: v.literal(true) }),
  v.strictObject({ bonusTile: v.literal(true) }),
  v.strictObject({ choose: v.pipe(v.array(effects), v.minLength(2), v.maxLength(4)) }),
  v.strictObject({
    exchange: v.strictObject({
      pay: v.union([
        v.strictObject({ anyRaw: v.literal(1) }),
        v.strictObject({ anyProcessed: v.literal(1) }),
      ]),
      get: effects,
      times: count,
    }),
  }),
  v.strictObject({ raid: v.literal(true) }),
  v.strictObject({ leader: v.literal(true) }),
  v.strictObject({ vpPer: v.strictObject({ metric, vp: points, category: v.optional(category) }) }),
]);

const space = v.strictObject({
  size: v.picklist(['small', 'large']),
  capacity: from(1, 2),
  do: effects,
  condition: v.optional(v.strictObject({ metric, min: from(0, 60) })),
});
const three = (least: number) => v.pipe(v.array(from(least, 60)), v.length(3, 'expected three tiers'));
const territory = v.strictObject({
  id: idOf('p', 'm'),
  kind: v.picklist(['plain', 'mountain']),
  level,
  spaces: v.pipe(v.array(space), v.length(3, 'expected three spaces')),
  back: v.optional(
    v.union([
      v.strictObject({ outpost: v.strictObject({ metric, at: three(0), vp: three(0) }) }),
      v.strictObject({ trail: effects }),
    ]),
  ),
});
const bonusTile = v.strictObject({ id: idOf('b'), level, do: effects });
const startCard = v.strictObject({ id: idOf('s'), do: effects });
const character = v.strictObject({
  id: v.picklist(CHARACTERS),
  ja: label,
  en: label,
  known: v.array(label),
  ours: v.array(label),
  adultVp: v.optional(v.pipe(v.array(points), v.minLength(3), v.maxLength(4))),
});
const permanent = v.literal('permanent');
const artifact = v.strictObject({
  id: idOf('a'),
  level,
  category,
  en: label,
  ja: label,
  cost: v.pipe(
    resources,
    v.check((cost) => Object.keys(cost).length > 0, 'expected at least one resource'),
  ),
  vp: points,
  effect: v.union([
    v.strictObject({ kind: v.literal('none') }),
    v.strictObject({ kind: v.picklist(['immediate', 'round', 'end']), do: effects }),
    v.strictObject({ kind: permanent, on: v.literal('territoryGain'), resource: raw, do: effects }),
    v.strictObject({ kind: permanent, on: v.picklist(['future', 'join']), do: effects }),
    v.strictObject({ kind: permanent, modify: v.literal('discount'), category }),
    v.strictObject({ kind: permanent, modify: v.literal('joinFree') }),
  ]),
});

const military = v.strictObject({
  end: from(1, 40),
  levelFrom: v.pipe(v.array(from(0, 40)), v.length(4, 'expected four levels')),
  rankVp: v.array(points),
});
const riverGift = v.union([
  v.picklist(['reserveAbility', 'reserveDiscount', 'explorer']),
  v.strictObject({ bonusTile: level }),
]);
const river = v.strictObject({
  end: from(1, 40),
  reach: v.array(from(0, 8)),
  spaces: v.record(v.pipe(v.string(), v.regex(/^\d+$/, 'expected the number of a river space')), riverGift),
});
const roadId = v.custom<RoadSpaceId>(
  (value) => typeof value === 'string' && /^(start|way|camp|[jbo][1-4])$/.test(value),
  'expected a space of the road',
);
const road = v.strictObject({
  next: v.record(roadId, v.array(roadId)),
  junction: v.record(roadId, from(0, 5)),
  bonusLevel: v.record(roadId, level),
  campVp: v.pipe(v.array(points), v.length(8, 'expected eight rank spaces')),
});
const homelandSpace = v.strictObject({ id: v.picklist(HOMELAND_SPACES), capacity: from(1, 2), do: effects });
const resourcesTable = v.strictObject({
  raw: v.array(v.picklist(RESOURCES)),
  processed: v.array(v.picklist(RESOURCES)),
  perKind: from(1, 60),
});
const craftsmen = v.strictObject({
  '1': count,
  '2': count,
  '3': count,
  byRound: v.array(level),
  perRound: count,
});

const tables = {
  resources: resourcesTable,
  craftsmen,
  raidDivisor: v.record(v.string(), count),
  military,
  river,
  road,
  neutralCards: v.array(count),
  homeland: v.record(v.string(), v.array(homelandSpace)),
  territories: v.array(territory),
  bonusTiles: v.array(bonusTile),
  startCards: v.array(startCard),
  characters: v.array(character),
  artifacts: v.array(artifact),
};

export const contentSchema: v.GenericSchema<unknown, Content> = v.strictObject(tables);

/** A pack has some of the tables and optional information about itself. */
export const packSchema = v.strictObject({
  ...v.partial(v.strictObject(tables)).entries,
  about: v.optional(v.string()),
  known: v.optional(v.record(v.string(), v.string())),
  marks: v.optional(v.record(v.string(), v.string())),
});
