/** HTTP routes of the daily deals. */
import type { Router } from '@koa/router';
import * as v from 'valibot';
import { networkOf } from '../http/client';
import { isSmallJson } from '../http/json';
import { personName } from '../http/names';
import { checked, RequestError, readJson } from '../http/requestBody';
import { fields, integer } from '../http/schemas';
import { hashCredentials } from '../matches/credentials';
import type { Limits } from '../ops/limits';
import { personKey as key } from '../people/personKey';
import { sentences } from '../transport/messages';
import type { Daily } from './daily';

/** More moves than any game has. */
const MOST_MOVES = 1000;

const MOVES = `must be a list of at most ${MOST_MOVES} moves`;
const action = fields({
  playerID: v.pipe(v.string('must be a seat'), v.regex(/^\d$/, 'must be a seat')),
  move: v.pipe(v.string('must be a name'), v.regex(/^\w{1,64}$/, 'must be a name')),
  args: v.pipe(
    v.array(v.custom(isSmallJson, 'must be a small value'), 'must be a list'),
    v.maxLength(20, 'must be at most 20 values'),
  ),
});
const resultBody = fields({
  key,
  name: personName,
  rulesVersion: integer('must be a whole number'),
  score: v.pipe(v.number('must be a number'), v.finite('must be a number')),
  actions: v.pipe(v.array(action, MOVES), v.maxLength(MOST_MOVES, MOVES)),
});
const UNKNOWN_RESULT = 'There is no such result. It may have been erased.';

const mineBody = fields({ key });

interface DailyRoutes {
  readonly router: Router;
  readonly daily: Daily;
  readonly limits: Limits;
  readonly trustedProxies: number;
  readonly closing: AbortSignal;
}

export function addDailyRoutes({ router, daily, limits, trustedProxies, closing }: DailyRoutes): void {
  const dayIn = ({ day = '' }: Readonly<Record<string, string>>) => (day === 'today' ? daily.today : day);

  router.get('/deals/shared/:share', async (ctx) => {
    const result = await daily.shared(ctx.params.share ?? '');
    if (result === undefined) throw new RequestError(404, UNKNOWN_RESULT);
    ctx.body = result;
  });
  router.get('/deals/shared/:share/picture.png', async (ctx) => {
    const result = await daily.shared(ctx.params.share ?? '');
    if (result === undefined) throw new RequestError(404, UNKNOWN_RESULT);
    // Loaded with the first picture, because it is a large library.
    const { drawPicture } = await import('./picture');
    ctx.type = 'png';
    // Ranks change during the day.
    ctx.set('Cache-Control', 'public, max-age=600');
    ctx.body = await drawPicture(result);
  });
  router.get('/deals/:day', async (ctx) => {
    const day = dayIn(ctx.params);
    ctx.body = { day, today: daily.today, deals: await daily.dealsOf(day) };
  });
  router.get('/deals/:day/:game/table', async (ctx) => {
    const from = /^\d{1,9}$/.test(String(ctx.query.from ?? 0)) ? Number(ctx.query.from ?? 0) : Number.NaN;
    if (Number.isNaN(from)) throw new RequestError(400, 'The row to begin with must be a whole number.');
    ctx.body = await daily.table(ctx.params.game ?? '', dayIn(ctx.params), from);
  });
  router.post('/deals/:day/mine', async (ctx) => {
    const { key } = checked(mineBody, await readJson(ctx.req, closing), 'body');
    ctx.body = await daily.mine(hashCredentials(key), dayIn(ctx.params));
  });
  router.post('/deals/:day/:game/results', async (ctx) => {
    const network = networkOf(ctx.req, trustedProxies);
    const wait = await limits.take('deals', network);
    if (wait > 0) throw new RequestError(429, sentences.tooMuch, wait);
    const { key, ...result } = checked(resultBody, await readJson(ctx.req, closing), 'body');
    const { game = '' } = ctx.params;
    ctx.body = await daily.take(
      { ...result, hash: hashCredentials(key), game, day: dayIn(ctx.params) },
      network,
    );
  });
}
