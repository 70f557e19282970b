/** The save: a game's setup and its list of moves, as one JSON value. */
import * as z from 'zod/mini';

// The small edition of zod brings no wording of its own.
z.config(z.locales.en());

const action = z.strictObject({ playerID: z.string(), move: z.string(), args: z.array(z.unknown()) });

const schema = z.strictObject({
  format: z.literal('house-game'),
  version: z.literal(1),
  game: z.string(),
  seed: z.string().check(z.minLength(1)),
  setupData: z.record(z.string(), z.unknown()),
  seats: z
    .array(
      z.strictObject({
        playerID: z.string(),
        name: z.string().check(z.minLength(1), z.maxLength(40)),
        colour: z.string(),
        bot: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1)),
  actions: z.array(action),
  notes: z.optional(
    z.array(
      z.strictObject({ kind: z.literal('hint'), playerID: z.string(), after: z.int().check(z.minimum(0)) }),
    ),
  ),
});

export type SavedAction = {
  readonly playerID: string;
  readonly move: string;
  readonly args: readonly unknown[];
};
export type SavedGame = Omit<z.infer<typeof schema>, 'actions'> & {
  readonly actions: readonly SavedAction[];
};

/** The game as it was after its first moves. */
export function firstMoves(saved: SavedGame, moves: number): SavedGame {
  const notes = saved.notes?.filter(({ after }) => after <= moves) ?? [];
  return {
    ...saved,
    actions: saved.actions.slice(0, moves),
    notes: notes.length > 0 ? notes : undefined,
  };
}

/** Reads a save. @throws Error with a sentence that names the field and what was expected. */
export function parseSavedGame(text: string): SavedGame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON.');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${issue.path.map(String).join('.') || 'the file'}: ${issue.message}.`);
}
