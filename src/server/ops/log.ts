export type Log = (event: string, fields?: Readonly<Record<string, unknown>>) => void;

/** Maximum length of a text in a field. */
const LONGEST = 4000;

/** Characters that JSON does not escape but that could break a line, control a terminal or disguise text. */
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Returns one line of JSON. Text from clients can't break it. */
export function logLine(event: string, fields: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify({ time: new Date().toISOString(), event, ...fields }, shortened);
  return `${text.replace(UNSAFE, escaped)}\n`;
}

export const logToStdout: Log = (event, fields = {}) => {
  process.stdout.write(logLine(event, fields));
};

/** Returns the log fields of an error. Stacks belong only in the log. */
export function errorFields(error: unknown): { error: string; stack?: string } {
  return error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
}

function shortened(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
