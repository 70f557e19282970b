/** `npm run fuzz:server`: malformed, oversized, out-of-order and forged messages over HTTP and sockets. */
import { z } from 'zod';
import { fuzz } from './fuzz-server/run';
import { readOptions } from './usage';

const options = readOptions('fuzz:server', '[--messages 100000] [--seed TEXT]', {
  messages: z.coerce.number().int().min(1).max(10_000_000).default(100_000),
  seed: z.string().min(1).default('x'),
});

const { answers, faults, ...report } = await fuzz(options);
console.table(Object.fromEntries([...answers].toSorted(([, a], [, b]) => b - a)));
console.table([{ ...report, faults: faults.length }]);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 && report.messages === options.messages ? 0 : 1);
