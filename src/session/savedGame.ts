/** The save: a game's setup, rules version, content and list of moves, as one JSON value */
import * as v from 'valibot';
import { reviewSchema } from './review';

const VERSION = 2;

const action = v.strictObject({ playerID: v.string(), move: v.string(), args: v.array(v.unknown()) });

const fields = {
  format: v.literal('house-game'),
  game: v.string(),
  seed: v.pipe(v.string(), v.minLength(1)),
  setupData: v.record(v.string(), v.unknown()),
  seats: v.pipe(
    v.array(
      v.strictObject({
        playerID: v.string(),
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        colour: v.string(),
        bot: v.optional(v.string()),
      }),
    ),
    v.minLength(1),
  ),
  actions: v.array(action),
  notes: v.optional(
    v.array(
      v.strictObject({
        kind: v.literal('hint'),
        playerID: v.string(),
        after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
  ),
};

const schema = v.strictObject({
  ...fields,
  version: v.literal(VERSION),
  /** Version of the rules it began with; null if the save doesn't contain it. */
  rulesVersion: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /**
   * Content of the game, so that it doesn't change with the built-in content; null if the save doesn't contain it or
   * the game has none.
   */
  content: v.nullable(
    v.strictObject({
      hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 32 hexadecimal digits')),
      snapshot: v.unknown(),
    }),
  ),
  result: v.optional(v.unknown()),
  review: v.optional(reviewSchema),
  /** The day of a daily deal, whose bots decide repeatably (`dailyDeal.ts`). */
  deal: v.optional(v.strictObject({ day: v.pipe(v.string(), v.isoDate()) })),
});

/** The save was written by a newer version of the app. */
export class NewerSaveError extends Error {
  override readonly name = 'NewerSaveError';
  constructor(readonly version: number) {
    super(
      `The save is of version ${version}, and this app reads versions 1 to ${VERSION}: it needs a newer app.`,
    );
  }
}

/** Saves from before rules version and content were stored */
const firstSchema = v.strictObject({ ...fields, version: v.literal(1) });

export type SavedAction = {
  readonly playerID: string;
  readonly move: string;
  readonly args: readonly unknown[];
};
export type SavedGame = Omit<v.InferOutput<typeof schema>, 'actions'> & {
  readonly actions: readonly SavedAction[];
};

/**
 * Returns the save of a new game. The program that opens it adds rules version and content. With moves, `rulesVersion`
 * is the version by which they were made.
 */
export const newSave = (
  game: Pick<SavedGame, 'game' | 'seed' | 'setupData' | 'seats'> &
    Partial<Pick<SavedGame, 'actions' | 'rulesVersion' | 'deal'>>,
): SavedGame => ({
  format: 'house-game',
  version: VERSION,
  rulesVersion: null,
  content: null,
  actions: [],
  ...game,
});

/** Returns the save as it was after its first moves. */
export function firstMoves(saved: SavedGame, moves: number): SavedGame {
  const { result, review: _, ...rest } = saved;
  const notes = saved.notes?.filter(({ after }) => after <= moves) ?? [];
  return {
    ...rest,
    actions: saved.actions.slice(0, moves),
    notes: notes.length > 0 ? notes : undefined,
    ...(moves >= saved.actions.length && result !== undefined && { result }),
  };
}

/**
 * Parses a save of any version up to this app's.
 * @throws NewerSaveError
 * @throws Error with a sentence that names the field and the expected value
 */
export function parseSavedGame(text: string): SavedGame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON.');
  }
  const version = versionOf(value);
  if (version > VERSION) throw new NewerSaveError(version);
  if (version === 1) {
    const { version: _, ...first } = parsed(firstSchema, value);
    return { ...newSave(first), ...first };
  }
  return parsed(schema, value);
}

function versionOf(value: unknown): number {
  const found = v.safeParse(v.object({ version: v.pipe(v.number(), v.integer()) }), value);
  return found.success ? found.output.version : VERSION;
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`);
}
