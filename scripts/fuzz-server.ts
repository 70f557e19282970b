/** `npm run fuzz:server`: forged messages that rules have to refuse, and malformed and oversized ones, over HTTP and sockets. */
import * as v from 'valibot';
import { fuzz } from './fuzz-server/run';
import { gameOption, readOptions, text, whole } from './usage';

const options = readOptions('fuzz:server', '[--game NAME] [--messages 100000] [--seed TEXT]', {
  /** Forgeries that pass the schema and that a rule refuses; what is malformed comes on top. */
  messages: v.optional(whole(1, 10_000_000), '100000'),
  seed: v.optional(text, 'x'),
  game: gameOption(['cherez-ural'], 'can’t be attacked: the forgeries know the moves of Через Урал'),
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
