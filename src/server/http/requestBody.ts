/** Reads and validates request bodies. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { jsonProblem } from './json';

/** Time limit in ms for a body. */
const BODY_WITHIN = 5_000;

/** A refused request. koa responds with its status and message because it has the field `expose`. */
export class RequestError extends Error {
  readonly expose = true;
  constructor(
    readonly status: 400 | 403 | 404 | 408 | 409 | 429 | 503,
    message: string,
    /** Seconds for the Retry-After header; 0: none. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

/**
 * Reads a JSON body. The guards have already limited its length.
 * @throws RequestError 400; 408 if it takes too long; 503 if the server closes
 */
export async function readJson(request: IncomingMessage, closing: AbortSignal): Promise<unknown> {
  const body = parse(await readText(request, closing));
  const problem = jsonProblem(body);
  if (problem !== null) throw new RequestError(400, `The body ${problem}.`);
  return body;
}

async function readText(request: IncomingMessage, closing: AbortSignal): Promise<string> {
  const timeout = AbortSignal.timeout(BODY_WITHIN);
  const ended = new AbortController();
  const reading = text(request).catch(() => {
    throw new RequestError(400, 'The body ended before its time.');
  });
  const waiting = once(AbortSignal.any([timeout, closing]), 'abort', { signal: ended.signal }).then(() => {
    if (closing.aborted) throw new RequestError(503, 'The server is closing; try again in a moment.', 1);
    throw new RequestError(408, `The body did not come within ${BODY_WITHIN / 1000} seconds.`);
  });
  try {
    return await Promise.race([reading, waiting.then(() => '')]);
  } finally {
    ended.abort();
    waiting.catch(() => undefined);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RequestError(400, 'The body is not what this address takes: a JSON object.');
  }
}

/** @throws RequestError 400 with a sentence that names the field */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  root: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue) ?? root;
  const name = /(^|\.)(playerName|newName|name)$/.test(place) ? 'player name' : place;
  throw new RequestError(400, `The ${name} ${issue.message}.`);
}
