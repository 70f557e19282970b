export type Log = (event: string, fields?: Readonly<Record<string, unknown>>) => void;

/** One JSON object a line, so that any log reader takes it. */
export const logToStdout: Log = (event, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

/** An error as log fields; stacks belong in the log, never in an answer. */
export function errorFields(error: unknown): { error: string; stack?: string } {
  return error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
}
