import { parseArgs } from 'node:util';
import { z } from 'zod';

/** The command's `--name value` options by this schema, or one sentence and the end. */
export function readOptions<Shape extends z.ZodRawShape>(
  command: string,
  usage: string,
  shape: Shape,
): z.output<z.ZodObject<Shape, z.core.$strict>> {
  try {
    const options = Object.fromEntries(Object.keys(shape).map((name) => [name, { type: 'string' as const }]));
    return z.strictObject(shape).parse(parseArgs({ options }).values);
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const why = issue === undefined ? String(error) : `--${issue.path.join('.')}: ${issue.message}`;
    console.error(`${command}: ${why}\nusage: npm run ${command} -- ${usage}`);
    process.exit(2);
  }
}
