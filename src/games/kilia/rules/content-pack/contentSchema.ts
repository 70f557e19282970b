/**
 * Schemas for the records of `vocabulary.ts`. They check content from outside, either complete or as a pack of
 * changes.
 */
import * as v from 'valibot';
import { content as builtIn } from '../../content/index';
import {
  ABILITY_KINDS,
  ACHIEVEMENTS,
  BONUSES,
  CANAL_SPACES,
  COLOURS,
  COLUMNS,
  GOODS,
  HEADINGS,
  MOST_WINDOWS,
  SPACES,
  ZONES,
} from '../../content/terms';
import type { Content } from '../../content/vocabulary';

const from = (least: number, most: number) => {
  const expected = `expected a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(expected),
    v.safeInteger(expected),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
};
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `expected ${options.join(', ')}`);
const text = v.pipe(v.string('expected a text'), v.maxLength(200, 'expected at most 200 letters'));
const good = oneOf(GOODS);
const zone = oneOf(ZONES);
const cellNames = [...GOODS, 'coin'] as const;
const cell = v.nullable(oneOf(cellNames));
const strip = <Cell extends v.GenericSchema>(each: Cell) =>
  v.pipe(
    v.array(each, 'expected a list of cells'),
    v.length(builtIn.canal.cells, `expected ${builtIn.canal.cells} cells`),
  );
const wheel = v.pipe(
  v.array(from(0, 30), 'expected a list of values'),
  v.minLength(2, 'expected at least 2 values'),
  v.maxLength(8, 'expected at most 8 values'),
  v.check(
    (values) => values.every((value, at) => value <= (values[at - 1] ?? value)),
    'expected values that do not rise, from the hub on',
  ),
);

const ability = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('swap'),
      goods: v.pipe(
        v.strictTuple([good, good], 'expected two goods'),
        v.check(([a, b]) => a !== b, 'expected two different goods'),
      ),
    }),
    v.strictObject({ kind: v.literal('extra'), zone }),
    v.strictObject({ kind: v.literal('points'), good }),
  ],
  `expected an ability of kind ${ABILITY_KINDS.join(', ')}`,
);

const amount = v.optional(from(0, 9));
const goods = { salt: amount, brick: amount, wood: amount, wheat: amount };
/**
 * The most goods that a contract can cost. More would allow so many payments that listing them takes over 0.1 s.
 */
const MOST_GOODS_DUE = 6;
const cost = v.pipe(
  v.strictObject(
    { ...goods, any: amount, coins: v.optional(from(0, 30)) },
    'expected goods, any or coins by their names',
  ),
  v.check(
    ({ salt = 0, brick = 0, wood = 0, wheat = 0, any = 0 }) =>
      salt + brick + wood + wheat + any <= MOST_GOODS_DUE,
    `expected at most ${MOST_GOODS_DUE} goods in all`,
  ),
);
const reward = v.strictObject(
  { ...goods, any: amount, coins: v.optional(from(0, 30)), contract: amount },
  'expected goods, any, coins or contract by their names',
);

const actionFields = { zone, ability, warehouse: strip(cell) };
const contractFields = { cost, reward, points: from(0, 30) };
const window = v.pipe(
  v.array(from(0, builtIn.canal.cells - 1), 'expected a list of cells'),
  v.check((cells) => new Set(cells).size === cells.length, 'expected each cell once'),
);
const windows = v.pipe(
  v.array(window, 'expected a list of windows, each a list of cells'),
  v.maxLength(MOST_WINDOWS, `expected at most ${MOST_WINDOWS} windows`),
);
const slotFields = { keys: from(1, 9), price: from(0, 30) };
const home = strip(v.nullable(oneOf([...cellNames, 'own'])));

const wholeContent = v.strictObject({
  game: v.literal('kilia'),
  version: from(1, 99),
  marks: v.unknown(),
  goods: v.strictTuple(GOODS.map((each) => v.literal(each))),
  coins: from(1, 999),
  goodsPieces: from(1, 999),
  fiveTiles: from(0, 99),
  sprats: from(0, 99),
  zones: v.pipe(
    v.array(
      v.strictObject({
        id: zone,
        good,
        colour: oneOf(COLOURS),
        symbol: oneOf(['key', 'building', 'ship', 'anchor']),
        startSymbols: from(0, 5),
        maxCards: from(1, 9),
        cost: v.array(from(1, 9)),
      }),
    ),
    v.length(ZONES.length),
  ),
  setup: v.strictObject({
    coins: from(0, 99),
    goodsOfOtherColours: from(0, 9),
    chips: from(1, 9),
    ship: from(1, 5),
    heading: oneOf(HEADINGS),
  }),
  numbers: v.strictObject({
    refreshPrice: from(0, 99),
    activationPrice: from(1, 9),
    coinAchievement: from(1, 99),
    tradeRatio: v.literal(3),
    ownZonePoints: from(0, 99),
    pointsPerGood: from(0, 9),
    contractsPerChip: from(1, 9),
    marketCoins: from(0, 99),
  }),
  slots: v.pipe(v.array(v.strictObject(slotFields)), v.length(COLUMNS)),
  market: v.pipe(
    v.array(
      v.strictObject({
        id: oneOf(SPACES),
        uses: from(1, 9),
        restsOn: v.array(oneOf(SPACES)),
        bonus: oneOf(BONUSES),
      }),
    ),
    v.length(SPACES.length),
  ),
  achievements: v.pipe(
    v.array(v.strictObject({ id: oneOf(ACHIEVEMENTS), repeat: text, text, wheel })),
    v.length(ACHIEVEMENTS.length),
  ),
  extraWheel: wheel,
  canal: v.strictObject({
    spaces: v.literal(CANAL_SPACES),
    home,
    homeSpace: from(0, CANAL_SPACES - 1),
    cells: v.literal(builtIn.canal.cells),
  }),
  ships: v.array(v.strictObject({ id: from(1, 9), windows })),
  actionCards: v.array(v.strictObject({ id: text, ...actionFields })),
  contracts: v.array(
    v.strictObject({ id: text, starting: v.optional(oneOf(COLOURS)), family: text, ...contractFields }),
  ),
});

const strings = v.pipe(v.string('expected an id'), v.minLength(1, 'expected an id'));

/**
 * Schema of a content pack. Each table may hold some of its records, and each record some of its fields. The type
 * of a table that the rulebook fixes isn't checked here, because `layOver` compares its value.
 */
export const packSchema = v.strictObject({
  title: v.optional(text),
  game: v.optional(v.literal('kilia', 'expected "kilia"')),
  version: v.optional(v.literal(builtIn.version, `expected ${builtIn.version}`)),
  marks: v.optional(v.unknown()),
  goods: v.optional(v.unknown()),
  coins: v.optional(v.unknown()),
  goodsPieces: v.optional(v.unknown()),
  fiveTiles: v.optional(v.unknown()),
  sprats: v.optional(v.unknown()),
  zones: v.optional(v.unknown()),
  setup: v.optional(v.unknown()),
  numbers: v.optional(v.unknown()),
  slots: v.optional(
    v.pipe(
      v.array(v.partial(v.strictObject(slotFields)), 'expected a list of columns'),
      v.length(COLUMNS, `expected ${COLUMNS} columns`),
    ),
  ),
  market: v.optional(
    v.array(
      v.strictObject({
        id: oneOf(SPACES),
        uses: v.optional(v.unknown()),
        restsOn: v.optional(v.unknown()),
        bonus: v.optional(oneOf(BONUSES)),
      }),
      'expected a list of spaces',
    ),
  ),
  achievements: v.optional(
    v.array(
      v.strictObject({
        id: oneOf(ACHIEVEMENTS),
        repeat: v.optional(v.unknown()),
        text: v.optional(v.unknown()),
        wheel: v.optional(wheel),
      }),
      'expected a list of achievements',
    ),
  ),
  extraWheel: v.optional(wheel),
  canal: v.optional(
    v.strictObject({
      spaces: v.optional(v.unknown()),
      cells: v.optional(v.unknown()),
      home: v.optional(home),
      homeSpace: v.optional(from(0, CANAL_SPACES - 1)),
    }),
  ),
  ships: v.optional(
    v.array(v.strictObject({ id: from(1, 5), windows: v.optional(windows) }), 'expected a list of ships'),
  ),
  actionCards: v.optional(
    v.array(
      v.strictObject({ id: strings, ...v.partial(v.strictObject(actionFields)).entries }),
      'expected a list of cards',
    ),
  ),
  contracts: v.optional(
    v.array(
      v.strictObject({
        id: strings,
        starting: v.optional(oneOf(COLOURS)),
        family: v.optional(text),
        ...v.partial(v.strictObject(contractFields)).entries,
      }),
      'expected a list of contracts',
    ),
  ),
});

/** Formats the place and reason of a schema issue, such as `actionCards a01.ability.goods: expected …`. */
export function placeOf(issue: v.BaseIssue<unknown>): string {
  const path = issue.path ?? [];
  const [table, record, ...fields] = path;
  if (table === undefined) return `the file: ${issue.message}`;
  if (record === undefined) return `${String(table.key)}: ${issue.message}`;
  const value: unknown = record.value;
  const id = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null;
  const column = typeof record.key === 'number' ? `${record.key + 1}` : String(record.key);
  const where = [id ?? column, ...fields.map(({ key }) => String(key))].join('.');
  return `${String(table.key)} ${where}: ${issue.message}`;
}

/** Thrown for content that can't be used. The message names table, id and field. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault';
}

/**
 * Checks what a schema of single records can't: unique ids, a complete deck, a price in every column, the starting
 * contracts.
 * @throws ContentFault
 */
export function checkWhole(content: Content): void {
  const fail = (message: string): never => {
    throw new ContentFault(message);
  };
  for (const table of ['zones', 'market', 'achievements', 'ships', 'actionCards', 'contracts'] as const) {
    const ids = new Set<string | number>();
    for (const { id } of content[table]) {
      if (ids.has(id)) fail(`${table} ${id}.id: duplicate, expected each id once`);
      ids.add(id);
    }
  }
  for (const colour of COLOURS) {
    const found = content.contracts.filter(({ starting }) => starting === colour).length;
    if (found !== 1) fail(`contracts.starting: ${found} contracts for ${colour}, expected one`);
  }
  for (const { id, windows: all } of content.ships) {
    if (all.length === 0) fail(`ships ${id}.windows: none, expected at least one`);
  }
}

/**
 * Checks content from outside and returns it with its keys in the original order, because its hash depends on the
 * order.
 * @throws ContentFault naming table, id and field.
 */
export function readContent(snapshot: unknown): Content {
  const parsed = v.safeParse(wholeContent, snapshot);
  if (!parsed.success) throw new ContentFault(`${placeOf(parsed.issues[0])}.`);
  const content = snapshot as Content;
  checkWhole(content);
  return content;
}
