/** What stands before boardgame.io's lobby routes, which take any body, from any page, as often as they are asked. */
import { STATUS_CODES } from 'node:http';
import { addressOf, isOriginAllowed } from './client';
import type { Limit, Limits } from './limits';
import { errorFields, type Log } from './log';
import { LobbyError } from './match-data';
import { sentences } from './messages';
import { setSecurityHeaders } from './security-headers';
import type { Settings } from './settings';
import { isServerPath, type Middleware } from './static';
import type { MatchStorage } from './storage';

/** The largest body the lobby takes, in bytes. A content pack fits into it. */
const MAX_BODY = 65_536;

/** Seconds until somebody whom the server has no room for may ask again. */
const ROOM_AFTER = 60;

interface HttpGuards {
  readonly settings: Settings;
  readonly limits: Limits;
  readonly storage: MatchStorage;
  readonly log: Log;
}

/** In the order they are asked. */
export function httpGuards({ settings, limits, storage, log }: HttpGuards): Middleware[] {
  return [
    plainAnswers(log),
    limitRates(limits, settings.trustedProxies),
    checkWrites(settings.origins),
    limitMatches(limits, storage, settings),
    checkTexts,
  ];
}

/** Whatever goes wrong, the answer is JSON with one sentence, and what the server's own error says stays in the log. */
function plainAnswers(log: Log): Middleware {
  return async (ctx, next) => {
    setSecurityHeaders(ctx.res);
    try {
      await next();
      // The app answers by itself.
      if (ctx.respond === false || ctx.status < 400 || typeof ctx.body === 'object') return;
      refuse(ctx, ctx.status, typeof ctx.body === 'string' ? ctx.body : sentence(ctx.status));
    } catch (error) {
      const status = statusOf(error);
      if (status === 500) log('request failed', { path: ctx.path, ...errorFields(error) });
      refuse(ctx, status, isForClients(error) ? error.message : sentence(status));
    }
  };
}

function refuse(ctx: Parameters<Middleware>[0], status: number, error: string, retryAfter = 0): void {
  ctx.status = status;
  if (retryAfter > 0) ctx.set('Retry-After', String(retryAfter));
  ctx.body = { error };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** koa marks so what it was told to throw. */
function isForClients(error: unknown): error is Error {
  return error instanceof Error && 'expose' in error && error.expose === true && statusOf(error) !== 500;
}

function sentence(status: number): string {
  if (status === 400) return 'The body is not what this address takes: a JSON object.';
  if (status === 404) return 'There is nothing at this address.';
  if (status === 405) return 'This address does not take this method.';
  if (status >= 500) return 'Something went wrong on the server; nothing was changed.';
  return `${STATUS_CODES[status] ?? 'Refused'}.`;
}

function limitRates(limits: Limits, proxies: number): Middleware {
  return async (ctx, next) => {
    const wait = await limits.take(limitFor(ctx.method, ctx.path), addressOf(ctx.req, proxies));
    if (wait > 0) return refuse(ctx, 429, sentences.tooMuch, wait);
    return next();
  };
}

function limitFor(method: string, path: string): Limit {
  if (!isServerPath(path)) return 'pages';
  return isRead(method) ? 'lobbyReads' : 'lobbyWrites';
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Only from our own pages, and only what says beforehand that it is JSON of a bearable size. */
function checkWrites(origins: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (isRead(ctx.method)) return next();
    if (!isOriginAllowed(ctx.req, origins)) {
      return refuse(ctx, 403, 'Pages of other sites may not change anything here.');
    }
    const length = ctx.get('Content-Length');
    if (length === '') return refuse(ctx, 411, 'The request must say the length of its body.');
    if (Number(length) > MAX_BODY) {
      ctx.set('Connection', 'close');
      return refuse(ctx, 413, `The body has ${length} bytes; this server takes ${MAX_BODY}.`);
    }
    if (Number(length) > 0 && (ctx.is('json') === false || ctx.get('Content-Encoding') !== '')) {
      return refuse(ctx, 415, 'The body must be JSON, not packed, with Content-Type: application/json.');
    }
    return next();
  };
}

/** New matches: so many from one address, and so many open ones altogether. */
function limitMatches(limits: Limits, storage: MatchStorage, settings: Settings): Middleware {
  return async (ctx, next) => {
    const isNewMatch = ctx.method === 'POST' && /^\/games\/.*\/(create|playAgain)\/?$/i.test(ctx.path);
    if (!isNewMatch) return next();
    const wait = await limits.take('newMatches', addressOf(ctx.req, settings.trustedProxies));
    if (wait > 0) return refuse(ctx, 429, sentences.tooMuch, wait);
    const open = await storage.listMatches({ where: { isGameover: false } });
    if (open.length < settings.openMatches) return next();
    return refuse(ctx, 503, 'This server has as many open matches as it can hold; try later.', ROOM_AFTER);
  };
}

/** What boardgame.io's routes turn into text without a look at it. */
const TEXTS = ['playerID', 'credentials'];

/**
 * boardgame.io's routes parse the body themselves and look a seat up by whatever is in it; an object that can't become
 * a text would be an error of the server. This looks at the body when it is handed over.
 */
const checkTexts: Middleware = (ctx, next) => {
  let parsed: unknown;
  Object.defineProperty(ctx.request, 'body', {
    get: () => parsed,
    set(body: unknown) {
      const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
      const wrong = fields.find(
        ([name, value]) => TEXTS.includes(name) && typeof value === 'object' && value !== null,
      );
      if (wrong !== undefined) throw new LobbyError(400, `The ${wrong[0]} must be a text.`);
      parsed = body;
    },
  });
  return next();
};
