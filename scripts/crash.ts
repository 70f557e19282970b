/** `npm run crash`: the server is killed hard again and again under play; nothing it has acknowledged may be lost. */
import { z } from 'zod';
import { crash } from './crash/run';
import { canTrace } from './crash/syncs';
import { readOptions } from './usage';

const options = readOptions('crash', '[--kills 200] [--matches 6] [--watched 50] [--seed TEXT]', {
  kills: z.coerce.number().int().min(0).max(10_000).default(200),
  matches: z.coerce.number().int().min(1).max(200).default(6),
  /** 0: nothing is traced, for machines without strace. */
  watched: z.coerce.number().int().min(0).max(1000).default(50),
  seed: z.string().min(1).default('x'),
});

if (options.watched > 0 && !canTrace()) {
  console.error(
    'crash: strace is needed to see whether writes are synced (apt install strace), or --watched 0.',
  );
  process.exit(2);
}

const { faults, slowestReturn, unanswered, ...report } = await crash(options);
console.table([
  {
    ...report,
    'answers lost': unanswered,
    'slowest return ms': Math.round(slowestReturn),
    faults: faults.length,
  },
]);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 && report.kills === options.kills ? 0 : 1);
