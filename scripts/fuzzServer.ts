/**
 * `npm run fuzz:server`: sends forged messages that the rules must refuse, and malformed and oversized ones, over HTTP
 * and sockets.
 */
import * as v from 'valibot';
import type { FuzzPlan } from './fuzz-server/plan';
import { fuzz } from './fuzz-server/run';
import { ownOf } from './games/own';
import { chooseGame } from './online/game';
import { gameOption, readOptions, text, whole } from './usage';

const { game, ...options } = readOptions(
  'fuzz:server',
  '[--game NAME] [--messages 100000] [--seed TEXT]',
  {
    /** Number of forgeries that pass the schema and are refused by a rule. Malformed messages are added. */
    messages: v.optional(whole(1, 10_000_000), '100000'),
    seed: v.optional(text, 'x'),
    game: gameOption(),
  },
  (chosen) => chooseGame(chosen.game),
);
const plan = await ownOf<FuzzPlan>(game, 'fuzz');
if (plan === undefined) throw new Error(`There is no scripts/games/${game}/fuzz.ts.`);

const { kinds, answers, faults, ...report } = await fuzz({ ...options, plan });
const printed = (counts: ReadonlyMap<string, number>) =>
  console.table(Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a)));
console.log('Refused by a rule:');
printed(kinds);
console.log('Answers to malformed messages:');
printed(answers);
console.table([{ ...report, faults: faults.length }]);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 && report.refusedByRule >= options.messages ? 0 : 1);
