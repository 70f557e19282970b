import { parseArgs } from 'node:util';
import { z } from 'zod';

/** `--game NAME`, one of the games that the command knows; the first one when it is not said. An unknown name ends the
 *  command with code 2 and the names that there are. */
export const gameOption = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.enum(names, `expected one of the games ${names.join(', ')}`).default(names[0]);

/** A command's `--name value` and `--flag` options by a schema; what can't be used is one sentence, the usage and the end. */
export function readOptions<Shape extends z.ZodRawShape>(
  command: string,
  usage: string,
  shape: Shape,
  /** What is wrong with options that are right one by one. */
  problemOf: (options: z.output<z.ZodObject<Shape, z.core.$strict>>) => string | undefined = () => undefined,
): z.output<z.ZodObject<Shape, z.core.$strict>> {
  const end = (why: string): never => {
    console.error(`${command}: ${why}\nusage: npm run ${command} -- ${usage}`);
    process.exit(2);
  };
  try {
    const types = Object.entries(shape).map(([name, field]) => [name, { type: typeOf(field) }] as const);
    const { values } = parseArgs({ options: Object.fromEntries(types) });
    const options = z.strictObject(shape).parse(values);
    const problem = problemOf(options);
    return problem === undefined ? options : end(problem);
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    if (issue !== undefined) return end(`--${issue.path.slice(0, 1).join()}: ${issue.message}`);
    return end(error instanceof Error ? error.message : String(error));
  }
}

/** A flag is a boolean with a default. */
function typeOf(field: z.core.$ZodType): 'boolean' | 'string' {
  return field instanceof z.ZodDefault && field.unwrap() instanceof z.ZodBoolean ? 'boolean' : 'string';
}
