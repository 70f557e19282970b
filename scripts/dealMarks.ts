/**
 * `npm run deal-marks -- --deals 40`: bots of three levels play daily deals in the person's seat. Prints the quartiles of
 * their scores, from which the games' marks for medals are chosen.
 */
import { parseArgs } from 'node:util';
import { createThinker } from '../src/bots/thinker';
import { botGames } from '../src/games/botGames';
import { dealtGames, modules } from '../src/games/modules';
import { entryOf } from '../src/rules-kit/indexed';
import { dealOf } from '../src/server/daily/deals';
import { playDeal } from './daily/playDeal';

const DAY_MS = 86_400_000;

const { values } = parseArgs({
  options: { deals: { type: 'string', default: '40' }, game: { type: 'string' } },
});
const days = Array.from({ length: Number(values.deals) }, (_, day) =>
  new Date((20_000 + day) * DAY_MS).toISOString().slice(0, 10),
);

for (const dealt of dealtGames.filter(({ game }) => values.game === undefined || values.game === game)) {
  const module = modules.find(({ name }) => name === dealt.game);
  if (module === undefined) throw new Error(`no game ${dealt.game}`);
  const thinker = createThinker(await entryOf(botGames, dealt.game)());
  for (const level of ['easy', 'normal', 'planner']) {
    const started = performance.now();
    const scores = days
      .map((day) => playDeal(module, thinker, dealOf(dealt, day, 'marks'), { seed: 'person', level }).score)
      .sort((a, b) => a - b);
    const at = (share: number) => scores[Math.floor(share * (scores.length - 1))];
    const quartiles = [0, 0.25, 0.5, 0.75, 1].map(at).join(' ');
    const seconds = (performance.now() - started) / 1000 / days.length;
    console.log(`${dealt.game} ${level}: ${quartiles} (${seconds.toFixed(2)} s a game)`);
  }
}
