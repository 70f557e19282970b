/** The lobby over HTTP: each body is read and checked whole, then `Matches` does what it asks for. */
import type { Router, RouterContext } from '@koa/router';
import { z } from 'zod';
import { networkOf } from './client';
import { colour, smallJson } from './match-data';
import type { Matches } from './matches';
import { personName } from './names';
import type { NewMatches } from './new-matches';
import { RequestError, readJson } from './request-body';

/** How many matches a page of the list shows when it is not asked for fewer, and at most. */
const PAGE = 50;

const MATCH_ID = /^[\w-]{1,64}$/;

const text = z.string('must be a text');
const seat = z.union([text, z.int()], 'must be a text').transform(String);
const bot = z.object({ level: text, name: personName.optional(), colour: colour.optional() });
const person = z.strictObject({ colour: colour.optional() });

const createBody = z.object({
  numPlayers: z.int(),
  setupData: smallJson,
  unlisted: z.boolean().default(false),
  bots: z.record(z.string(), bot).default({}),
  clock: z.object({ minutes: z.int().min(1).max(1440) }).optional(),
});
const joinBody = z.object({
  playerID: seat.nullish().transform((given) => given ?? undefined),
  playerName: personName,
  data: person.optional(),
});
const seated = z.object({ playerID: seat, credentials: text });
const updateBody = seated.extend({ newName: personName.optional(), data: person.optional() });
const botBody = seated.extend({ seat, ...bot.shape, level: text.nullable() });

const moment = z
  .string()
  .regex(/^\d{1,15}$/, 'must be milliseconds since 1970')
  .transform(Number)
  .optional();
const listQuery = z.object({
  isGameover: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((word) => word === 'true')
    .optional(),
  updatedBefore: moment,
  updatedAfter: moment,
  before: text.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number')
    .transform((number) => Math.min(Number(number), PAGE))
    .default(PAGE),
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
  const bodyOf = async <Schema extends z.ZodType>(ctx: RouterContext, schema: Schema) =>
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
    ctx.body = await matches.list(ctx.params.name, { ...query, asker: networkHere(ctx) });
  });
  router.post('/games/:name/create', async (ctx) => {
    const body = await bodyOf(ctx, createBody);
    const network = networkHere(ctx);
    ctx.body = await newMatches.take(network, () => matches.create(ctx.params.name, { ...body, network }));
  });
  router.get('/games/:name/:id', async (ctx) => {
    ctx.body = await matches.get(ctx.params.name, ctx.params.id);
  });
  router.get('/games/:name/content/:hash', async (ctx) => {
    ctx.body = await matches.content(ctx.params.name, ctx.params.hash);
    // Content never changes under its hash.
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  });
  router.get('/games/:name/:id/save', async (ctx) => {
    ctx.body = await matches.save(ctx.params.name, ctx.params.id);
  });
  router.get('/games/:name/:id/turn', async (ctx) => {
    ctx.body = { toAct: await matches.toAct(ctx.params.name, ctx.params.id) };
  });
  router.post('/games/:name/:id/join', async (ctx) => {
    const body = await bodyOf(ctx, joinBody);
    ctx.body = await matches.join(ctx.params.name, ctx.params.id, body);
  });
  router.post('/games/:name/:id/leave', async (ctx) => {
    const body = await bodyOf(ctx, seated);
    await matches.leave(ctx.params.name, ctx.params.id, body);
    ctx.body = {};
  });
  router.post('/games/:name/:id/update', async (ctx) => {
    const body = await bodyOf(ctx, updateBody);
    await matches.update(ctx.params.name, ctx.params.id, body);
    ctx.body = {};
  });
  router.post('/games/:name/:id/playAgain', async (ctx) => {
    const body = await bodyOf(ctx, seated);
    const network = networkHere(ctx);
    ctx.body = await newMatches.take(network, () =>
      matches.playAgain(ctx.params.name, ctx.params.id, { ...body, network }),
    );
  });
  router.post('/games/:name/:id/bot', async (ctx) => {
    const body = await bodyOf(ctx, botBody);
    await matches.seatBot(ctx.params.name, ctx.params.id, body);
    ctx.body = {};
  });
}

/** @throws RequestError 400 with a sentence that names the field. */
function checked<Schema extends z.ZodType>(schema: Schema, given: unknown, whole: string): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [{ path, message }] = parsed.error.issues;
  const field = String(path.at(-1) ?? whole);
  const name = ['playerName', 'newName', 'name'].includes(field) ? 'player name' : field;
  const sentence = message.replace(/\.$/, '');
  // Ours go on after the name of the field; zod's are sentences of their own.
  throw new RequestError(
    400,
    /^[a-z]/.test(sentence)
      ? `The ${name} ${sentence}.`
      : `${path.join('.') || `The ${whole}`}: ${sentence}.`,
  );
}
