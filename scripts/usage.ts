import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { gameNames } from '../src/games/catalogue';
import { itemAt } from '../src/rules-kit/indexed';

/**
 * `--game NAME`: any game of the project, by default the first. A command that supports only some of them lists these
 * in `served`; `why` is the end of the error message for the others. The command exits with code 2 for an unsupported
 * game.
 */
export const gameOption = (served: readonly string[] = gameNames, why = 'is not served by this command') =>
  v.pipe(
    v.optional(v.string(), itemAt(served, 0)),
    v.check((name) => gameNames.includes(name), `expected one of the games ${gameNames.join(', ')}`),
    v.check(
      (name) => served.includes(name),
      ({ input }) => `${input} ${why}`,
    ),
  );

export const flag = v.optional(v.boolean(), false);

export const text = v.pipe(v.string(), v.minLength(1, 'expected a text'));

/** `--against FOLDER`: a checkout of another commit with installed packages */
export const checkout = v.optional(
  v.pipe(
    v.string(),
    v.transform((folder) => resolve(folder)),
    v.check(
      (folder) => existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'node_modules/vite')),
      'expected a folder with package.json and node_modules: a checkout after npm ci',
    ),
  ),
);

/** Comma-separated texts */
export const listed = v.pipe(
  v.optional(v.string(), ''),
  v.transform((list) => list.split(',').filter((name) => name !== '')),
);

export function whole(least: number, most = Number.MAX_SAFE_INTEGER) {
  const expected =
    most === Number.MAX_SAFE_INTEGER
      ? `expected a whole number from ${least} on`
      : `expected a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
}

export const positive = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((number) => Number.isFinite(number) && number > 0, 'expected a number above 0'),
);

export type OptionsOf<Shape extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Shape, string>>;

/** Prints an error and the usage, and exits with code 2. */
export function endWith(command: string, usage: string, why: string): never {
  console.error(`${command}: ${why}\nusage: npm run ${command} -- ${usage}`);
  process.exit(2);
}

/** Parses `--setup JSON`, a game's options as its `setupData`. The default is none. */
export function setupOf(command: string, usage: string, text = '{}'): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {}
  return endWith(command, usage, `--setup: expected an object as JSON, got ${text}`);
}

/**
 * Parses a command's `--name value` and `--flag` options with a schema. Invalid options end the command with an error
 * and the usage.
 */
export function readOptions<Shape extends v.ObjectEntries>(
  command: string,
  usage: string,
  shape: Shape,
  /** Returns a problem with the combination of options, or undefined. */
  problemOf: (options: OptionsOf<Shape>) => string | undefined = () => undefined,
): OptionsOf<Shape> {
  const end = (why: string): never => endWith(command, usage, why);
  const parsed = v.safeParse(v.object(shape, 'is missing'), read(shape, end), { abortPipeEarly: true });
  if (!parsed.success) {
    const [{ path, message }] = parsed.issues;
    return end(`--${String(path?.[0].key)}: ${message}`);
  }
  const problem = problemOf(parsed.output);
  return problem === undefined ? parsed.output : end(problem);
}

/** @returns the raw values; an unknown option ends the command with Node's own message */
function read(shape: v.ObjectEntries, end: (why: string) => never) {
  const types = Object.entries(shape).map(([name, field]) => [name, { type: typeOf(field) }] as const);
  try {
    return parseArgs({ options: Object.fromEntries(types) }).values;
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error));
  }
}

const typeOf = (field: v.ObjectEntries[string]): 'boolean' | 'string' =>
  field === flag ? 'boolean' : 'string';
