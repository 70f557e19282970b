/** Daily deals that only lack the last moves of the bots. */
import { expect, inject } from 'vitest';
import { playDeal } from '../../../scripts/daily/playDeal';
import { createThinker } from '../../../src/bots/thinker';
import { botGames } from '../../../src/games/botGames';
import { modules } from '../../../src/games/modules';
import { entryOf } from '../../../src/rules-kit/indexed';
import { type Deal, dealSave } from '../../../src/session/dailyDeal';

/** Returns a server's deal of today, played up to the person's last move, and its score. Other seeds play differently. */
export async function nearlyPlayed(game: string, { url = inject('url'), seed = 'browser' } = {}) {
  const { deals }: { deals: Deal[] } = await (await fetch(`${url}/deals/today`)).json();
  const deal = deals.find((each) => each.game === game);
  const module = modules.find(({ name }) => name === game);
  if (deal === undefined || module === undefined) throw new Error(`no deal of ${game}`);
  const thinker = createThinker(await entryOf(botGames, game)());
  const played = playDeal(module, thinker, deal, { seed, level: 'random' });
  const last = played.actions.findLastIndex(({ playerID }) => playerID === '0');
  expect(played.actions.length - last).toBeGreaterThan(4);
  const seats = module.colours.map(({ id }, seat) => ({ name: `Player ${seat}`, colour: id }));
  const save = { ...dealSave(deal, seats), rulesVersion: module.rulesVersion };
  return { deal, played, score: played.score, save: { ...save, actions: played.actions.slice(0, last + 1) } };
}
