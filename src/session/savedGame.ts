/** The save: a game's setup and its list of moves, as one JSON value. */
import * as v from 'valibot';

const action = v.strictObject({ playerID: v.string(), move: v.string(), args: v.array(v.unknown()) });

const schema = v.strictObject({
  format: v.literal('house-game'),
  version: v.literal(1),
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
});

export type SavedAction = {
  readonly playerID: string;
  readonly move: string;
  readonly args: readonly unknown[];
};
export type SavedGame = Omit<v.InferOutput<typeof schema>, 'actions'> & {
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
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`);
}
