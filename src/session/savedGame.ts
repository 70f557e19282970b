/** The save: a game's setup, what it was begun with and its list of moves, as one JSON value. */
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
  /** The version of the rules it was begun with; null: the save does not say. */
  rulesVersion: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** The content it is played with, so that it goes on with it however the built-in one changes; null: the save does
   *  not say, or the game has none. */
  content: v.nullable(
    v.strictObject({
      hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 32 hexadecimal digits')),
      snapshot: v.unknown(),
    }),
  ),
  /** How it ended, of a game that is over. */
  result: v.optional(v.unknown()),
  /** What bots found in it afterwards. */
  review: v.optional(reviewSchema),
});

/** A save that a newer version of the app has written. */
export class NewerSaveError extends Error {
  override readonly name = 'NewerSaveError';
  constructor(readonly version: number) {
    super(
      `The save is of version ${version}, and this app reads versions 1 to ${VERSION}: it needs a newer app.`,
    );
  }
}

/** Saves of before they said what the game was begun with. */
const firstSchema = v.strictObject({ ...fields, version: v.literal(1) });

export type SavedAction = {
  readonly playerID: string;
  readonly move: string;
  readonly args: readonly unknown[];
};
export type SavedGame = Omit<v.InferOutput<typeof schema>, 'actions'> & {
  readonly actions: readonly SavedAction[];
};

/** A game that has not begun: rules and content are those of the program that opens it. With moves, `rulesVersion` says by
 *  which rules they were made. */
export const newSave = (
  game: Pick<SavedGame, 'game' | 'seed' | 'setupData' | 'seats'> &
    Partial<Pick<SavedGame, 'actions' | 'rulesVersion'>>,
): SavedGame => ({
  format: 'house-game',
  version: VERSION,
  rulesVersion: null,
  content: null,
  actions: [],
  ...game,
});

/** The game as it was after its first moves. */
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

/** Reads a save of any version up to this app's. @throws NewerSaveError; @throws Error with a sentence that names the field and what was expected. */
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
