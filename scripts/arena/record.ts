/** Results are written down as games end, so that a run that is cut can be taken up again. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchPlan, MatchResult } from './match';
import { playAll } from './pool';

/** One line of a record: which game was played, by which program, and how it ended. */
interface Entry {
  program: string;
  plan: MatchPlan;
  result: MatchResult;
}

/** Changes with every change of the built program: results of another one don't count. */
function fingerprint(): string {
  const folder = dirname(fileURLToPath(import.meta.url));
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.js')) hash.update(readFileSync(`${folder}/${file}`));
  return hash.digest('hex').slice(0, 16);
}

function readRecord(path: string, program: string): Map<string, MatchResult> {
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n');
  // The last line of a cut run may be broken; it ends without a line feed.
  const entries = lines.slice(0, -1).map((line) => JSON.parse(line) as Entry);
  return new Map(
    entries.flatMap(({ program: by, plan, result }) =>
      by === program ? [[JSON.stringify(plan), result]] : [],
    ),
  );
}

/** Plays those games that the record doesn't hold yet. */
export async function playRecorded(
  plans: readonly MatchPlan[],
  path: string,
  onProgress: (done: number, played: number) => void,
  cores?: number,
): Promise<MatchResult[]> {
  const program = fingerprint();
  const known = readRecord(path, program);
  const open = plans.filter((plan) => !known.has(JSON.stringify(plan)));
  mkdirSync(dirname(path), { recursive: true });
  const before = plans.length - open.length;
  await playAll<MatchPlan, MatchResult>(
    './worker.js',
    open,
    (plan, result, played) => {
      appendFileSync(path, `${JSON.stringify({ program, plan, result } satisfies Entry)}\n`);
      known.set(JSON.stringify(plan), result);
      onProgress(before + played, played);
    },
    cores,
  );
  return plans.flatMap((plan) => known.get(JSON.stringify(plan)) ?? []);
}
