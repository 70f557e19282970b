import * as v from 'valibot';
import type { Report } from './report';

const VERSION = 1;
const NO_REPORT = 'This is not a report: expected a JSON file saved by “Report a problem”.';

const schema: v.GenericSchema<unknown, Report> = v.strictObject({
  format: v.literal('kontor-report'),
  version: v.literal(VERSION),
  game: v.string(),
  rulesVersion: v.number(),
  content: v.nullable(v.string()),
  address: v.string(),
  browser: v.string(),
  size: v.string(),
  language: v.picklist(['en', 'ja']),
  viewer: v.nullable(v.string()),
  seats: v.array(
    v.strictObject({
      playerID: v.string(),
      name: v.string(),
      colour: v.string(),
      bot: v.optional(v.string()),
    }),
  ),
  moves: v.number(),
  error: v.nullable(v.string()),
  G: v.unknown(),
  ctx: v.unknown(),
  log: v.array(v.unknown()),
});

const otherVersion = v.object({
  format: v.literal('kontor-report'),
  version: v.pipe(v.number(), v.notValue(VERSION)),
});

/**
 * Parses a report.
 * @throws Error with a description of the problem and of the expected format
 */
export function parseReport(text: string): Report {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(NO_REPORT);
  }
  if (!v.is(v.object({ format: v.unknown() }), value)) throw new Error(NO_REPORT);
  const newer = v.safeParse(otherVersion, value);
  if (newer.success)
    throw new Error(
      `Expected a report of version ${VERSION}, got version ${newer.output.version}: this build can’t read it.`,
    );
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  if (issue.expected === 'never')
    throw new Error(`This is not a report: it has an unknown field “${field}”.`);
  throw new Error(
    field === null
      ? `This is not a report: ${issue.message}.`
      : `This is not a report: expected ${issue.expected === `"${field}"` ? '' : `${issue.expected} in `}the field “${field}”, got ${issue.received}.`,
  );
}
