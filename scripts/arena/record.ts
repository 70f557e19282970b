/** Results are written as games end, so that an interrupted run can be resumed. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchPlan, MatchResult } from './match';
import { playAll } from './pool';

interface Entry {
  program: string;
  plan: MatchPlan;
  result: MatchResult;
}

/** Returns a hash of the built program. Results of other builds don't count. */
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
  // The last line of an interrupted run may be incomplete; it has no line feed.
  const entries = lines.slice(0, -1).map((line) => JSON.parse(line) as Entry);
  return new Map(
    entries.flatMap(({ program: by, plan, result }) =>
      by === program ? [[JSON.stringify(plan), result]] : [],
    ),
  );
}

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
