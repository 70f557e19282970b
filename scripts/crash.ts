/**
 * `npm run crash`: kills the server repeatedly during play and checks that nothing it has acknowledged or sent is lost.
 */
import * as v from 'valibot';
import { crash } from './crash/run';
import { canTrace } from './crash/syncs';
import { chooseGame } from './online/game';
import { gameOption, readOptions, text, whole } from './usage';

const options = readOptions(
  'crash',
  '[--game NAME] [--kills 200] [--matches 6] [--watched 50] [--seed TEXT]',
  {
    kills: v.optional(whole(0, 10_000), '200'),
    matches: v.optional(whole(1, 200), '6'),
    /** 0 traces nothing, for machines without strace. */
    watched: v.optional(whole(0, 1000), '50'),
    seed: v.optional(text, 'x'),
    game: gameOption(),
  },
  ({ game }) => chooseGame(game),
);

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
