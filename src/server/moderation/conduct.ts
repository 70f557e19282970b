import { readFileSync } from 'node:fs';
import type { Conduct } from '../../session/moderation';
import type { Settings } from '../ops/settings';

/** Longest text about conduct, in letters. */
const MAX_TEXT = 20_000;

/** Thrown if a file with the host's text about conduct can't be used. The message names the setting. */
export class ConductFileError extends Error {
  override name = 'ConductFileError';
}

function readText(variable: string, file: string | undefined): string | undefined {
  if (file === undefined || file === '') return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConductFileError(
      `${variable} ${file} can’t be read. Name a text file that this user may read.`,
    );
  }
  if (text.trim() === '' || text.length > MAX_TEXT)
    throw new ConductFileError(`${variable} ${file} must hold a text of 1 to ${MAX_TEXT} letters.`);
  return text;
}

/** Returns what the page about conduct shows. Reads the host's files once. @throws ConductFileError */
export function readConduct({
  conductFiles,
  contact,
  expireReports,
}: Pick<Settings, 'conductFiles' | 'contact' | 'expireReports'>): Conduct {
  const en = readText('CONDUCT_FILE', conductFiles.en);
  const ja = readText('CONDUCT_FILE_JA', conductFiles.ja);
  return {
    texts: { ...(en === undefined ? {} : { en }), ...(ja === undefined ? {} : { ja }) },
    contact: contact ?? null,
    reportDays: expireReports,
  };
}
