/** `npm run fuzz:server`: forged messages that rules have to refuse, and malformed and oversized ones, over HTTP and sockets. */
import { z } from 'zod';
import { fuzz } from './fuzz-server/run';
import { readOptions } from './usage';

const options = readOptions('fuzz:server', '[--messages 100000] [--seed TEXT]', {
  /** Forgeries that pass the schema and that a rule refuses; what is malformed comes on top. */
  messages: z.coerce.number().int().min(1).max(10_000_000).default(100_000),
  seed: z.string().min(1).default('x'),
});

const { kinds, answers, faults, ...report } = await fuzz(options);
const printed = (counts: ReadonlyMap<string, number>) =>
  console.table(Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a)));
console.log('Refused by a rule:');
printed(kinds);
console.log('Answers to malformed messages:');
printed(answers);
console.table([{ ...report, faults: faults.length }]);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 && report.refusedByRule >= options.messages ? 0 : 1);
