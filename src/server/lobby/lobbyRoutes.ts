/** HTTP routes of the lobby. Each body is validated as a whole before `Matches` is called. */

import type { Router, RouterContext } from '@koa/router';
import * as v from 'valibot';
import { entryOf } from '../../rules-kit/indexed';
import { clockRules, vacationDays } from '../clocks/correspondence/schemas';
import { networkOf } from '../http/client';
import { personName } from '../http/names';
import { checked, RequestError, readJson } from '../http/requestBody';
import { fields, integer, onlyFields, recordOf } from '../http/schemas';
import { hashCredentials } from '../matches/credentials';
import { colour, smallJson } from '../matches/matchData';
import { personKey } from '../people/personKey';
import type { Matches } from './matches';
import type { NewMatches } from './newMatches';

/** Default and maximum number of matches on a page of the list. */
const PAGE = 50;

const MATCH_ID = /^[\w-]{1,64}$/;

const text = v.string('must be a text');
export const seat = v.pipe(v.union([text, integer('must be a text')], 'must be a text'), v.transform(String));
const flag = v.boolean('must be true or false');
export const language = v.picklist(['en', 'ja'], 'must be en or ja');
const botEntries = { level: text, name: v.optional(personName), colour: v.optional(colour) };
const person = onlyFields({ colour: v.optional(colour) });

const createBody = fields({
  numPlayers: integer('must be a whole number'),
  setupData: v.optional(smallJson),
  unlisted: v.optional(flag, false),
  rated: v.optional(flag, false),
  language: v.optional(language),
  bots: v.optional(recordOf(fields(botEntries)), {}),
  clock: v.optional(clockRules),
});
const joinBody = fields({
  playerID: v.pipe(
    v.nullish(seat),
    v.transform((given) => given ?? undefined),
  ),
  playerName: personName,
  data: v.optional(person),
  person: v.optional(personKey),
});
export const seatedEntries = { playerID: seat, credentials: text };
const seated = fields(seatedEntries);
const updateBody = fields({ ...seatedEntries, newName: v.optional(personName), data: v.optional(person) });
const botBody = fields({
  ...seatedEntries,
  ...botEntries,
  seat,
  level: v.nullable(v.string('must be a text, or null')),
});

const vacationBody = fields({ ...seatedEntries, days: vacationDays });
const voteBody = fields({ ...seatedEntries, seat, agree: flag });

const digits = (pattern: RegExp, message: string) => v.pipe(v.string(message), v.regex(pattern, message));
const moment = v.optional(
  v.pipe(digits(/^\d{1,15}$/, 'must be milliseconds since 1970'), v.transform(Number)),
);
const listQuery = fields({
  isGameover: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be true or false'),
      v.transform((word) => word === 'true'),
    ),
  ),
  updatedBefore: moment,
  updatedAfter: moment,
  before: v.optional(text),
  limit: v.optional(
    v.pipe(
      digits(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999'),
      v.transform((number) => Math.min(Number(number), PAGE)),
    ),
    String(PAGE),
  ),
});

interface LobbyRoutes {
  readonly router: Router;
  readonly games: readonly string[];
  readonly matches: Matches;
  readonly newMatches: NewMatches;
  readonly trustedProxies: number;
  readonly closing: AbortSignal;
}

export function addLobbyRoutes({ router, games, matches, newMatches, trustedProxies, closing }: LobbyRoutes) {
  const bodyOf = async <Schema extends v.GenericSchema>(ctx: RouterContext, schema: Schema) =>
    checked(schema, await readJson(ctx.req, closing), 'body');
  const networkHere = (ctx: RouterContext) => networkOf(ctx.req, trustedProxies);

  router.param('id', (id, _ctx, next) => {
    if (!MATCH_ID.test(id)) throw new RequestError(404, 'There is no such match.');
    return next();
  });
  router.get('/games', (ctx) => {
    ctx.body = games;
  });
  router.get('/games/:name', async (ctx) => {
    const query = checked(listQuery, ctx.query, 'query');
    ctx.body = await matches.list(entryOf(ctx.params, 'name'), { ...query, asker: networkHere(ctx) });
  });
  router.post('/games/:name/create', async (ctx) => {
    const body = await bodyOf(ctx, createBody);
    const network = networkHere(ctx);
    ctx.body = await newMatches.take(network, () =>
      matches.create(entryOf(ctx.params, 'name'), { ...body, network }),
    );
  });
  router.get('/games/:name/:id', async (ctx) => {
    ctx.body = await matches.get(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'));
  });
  router.get('/games/:name/content/:hash', async (ctx) => {
    ctx.body = await matches.content(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'hash'));
    // The same hash always returns the same content.
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  });
  router.get('/games/:name/:id/save', async (ctx) => {
    ctx.body = await matches.save(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'), networkHere(ctx));
  });
  router.get('/games/:name/:id/turn', async (ctx) => {
    ctx.body = await matches.turn(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'));
  });
  router.post('/games/:name/:id/join', async (ctx) => {
    const body = await bodyOf(ctx, joinBody);
    const request = { ...body, person: body.person && hashCredentials(body.person) };
    ctx.body = await matches.join(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'), request);
  });
  router.post('/games/:name/:id/leave', async (ctx) => {
    const body = await bodyOf(ctx, seated);
    await matches.leave(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'), body);
    ctx.body = {};
  });
  router.post('/games/:name/:id/update', async (ctx) => {
    const body = await bodyOf(ctx, updateBody);
    await matches.update(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'), body);
    ctx.body = {};
  });
  router.post('/games/:name/:id/playAgain', async (ctx) => {
    const body = await bodyOf(ctx, seated);
    const network = networkHere(ctx);
    ctx.body = await newMatches.take(network, () =>
      matches.playAgain(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'), { ...body, network }),
    );
  });
  router.post('/games/:name/:id/vacation', async (ctx) => {
    const body = await bodyOf(ctx, vacationBody);
    await matches.askForVacation(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'), body);
    ctx.body = {};
  });
  router.post('/games/:name/:id/vacation/answer', async (ctx) => {
    const body = await bodyOf(ctx, voteBody);
    await matches.answerVacation(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'), body);
    ctx.body = {};
  });
  router.post('/games/:name/:id/vacation/end', async (ctx) => {
    const body = await bodyOf(ctx, seated);
    await matches.endVacation(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'), body);
    ctx.body = {};
  });
  router.post('/games/:name/:id/bot', async (ctx) => {
    const body = await bodyOf(ctx, botBody);
    await matches.seatBot(entryOf(ctx.params, 'name'), entryOf(ctx.params, 'id'), body);
    ctx.body = {};
  });
}
