/** The lobby over HTTP: each body is read and checked whole, then `Matches` does what it asks for. */
import { json } from 'node:stream/consumers';
import type { Server as createServer } from 'boardgame.io/server';
import { z } from 'zod';
import { colour, LobbyError, personName, smallJson } from './match-data';
import type { Matches } from './matches';

type Router = ReturnType<typeof createServer>['router'];
type Context = Parameters<Parameters<Router['get']>[1]>[0];

/** How many matches a list shows. */
const LIST_LENGTH = 100;

const text = z.string('must be a text');
const seat = z.union([text, z.int()], 'must be a text').transform(String);
const bot = z.object({ level: z.string(), name: personName.optional(), colour: colour.optional() });
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
const botBody = seated.extend({ seat, ...bot.shape, level: z.string().nullable() });

export function addLobbyRoutes(router: Router, matches: Matches): void {
  router.post('/games/:name/create', async (ctx) => {
    const body = await bodyOf(ctx, createBody);
    ctx.body = await matches.create(ctx.params.name, body);
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
    ctx.body = await matches.playAgain(ctx.params.name, ctx.params.id, body);
  });
  router.post('/games/:name/:id/bot', async (ctx) => {
    const body = await bodyOf(ctx, botBody);
    await matches.seatBot(ctx.params.name, ctx.params.id, body);
    ctx.body = {};
  });
  router.get('/games/:name/content/:hash', async (ctx) => {
    ctx.body = await matches.content(ctx.params.name, ctx.params.hash);
    // Content never changes under its hash.
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  });
  router.get('/games/:name/:id/save', async (ctx) => {
    ctx.body = await matches.save(ctx.params.name, ctx.params.id);
  });
  router.get('/games/:name/:id', async (ctx) => {
    ctx.body = await matches.get(ctx.params.name, ctx.params.id);
  });
  router.get('/games/:name', async (ctx) => {
    const { isGameover } = ctx.query;
    const isOver = isGameover === 'true' ? true : isGameover === 'false' ? false : undefined;
    const list = await matches.list(ctx.params.name, { isGameover: isOver, limit: LIST_LENGTH });
    ctx.body = { matches: list.matches };
  });
}

async function bodyOf<Schema extends z.ZodType>(ctx: Context, schema: Schema): Promise<z.output<Schema>> {
  const body: unknown = await json(ctx.req).catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [{ path, message }] = parsed.error.issues;
  const field = String(path.at(-1) ?? 'body');
  const name = ['playerName', 'newName', 'name'].includes(field) ? 'player name' : field;
  const sentence = message.replace(/\.$/, '');
  // Ours go on after the name of the field; zod's are sentences of their own.
  throw new LobbyError(
    400,
    /^[a-z]/.test(sentence) ? `The ${name} ${sentence}.` : `${path.join('.') || 'The body'}: ${sentence}.`,
  );
}
