/** `npm run crash`: the server is killed hard again and again under play; nothing it has acknowledged may be lost. */
import { z } from 'zod';
import { crash } from './crash/run';
import { readOptions } from './usage';

const options = readOptions('crash', '[--kills 100] [--matches 6] [--seed TEXT]', {
  kills: z.coerce.number().int().min(1).max(10_000).default(100),
  matches: z.coerce.number().int().min(1).max(200).default(6),
  seed: z.string().min(1).default('x'),
});

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
