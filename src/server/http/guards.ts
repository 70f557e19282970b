/** Middleware that every request passes first. */
import { STATUS_CODES } from 'node:http';
import type { Limit, Limits } from '../ops/limits';
import { errorFields, type Log } from '../ops/log';
import { LogThrottle } from '../ops/logThrottle';
import type { Settings } from '../ops/settings';
import { sentences } from '../transport/messages';
import { isHostOurs, isLocal, isOriginAllowed, networkOf } from './client';
import { allowOrigins } from './cors';
import { setSecurityHeaders } from './securityHeaders';
import { isServerPath, type Middleware } from './static';

/** Maximum size of a body in bytes. A content pack fits. */
const MAX_BODY = 65_536;

interface HttpGuards {
  readonly settings: Settings;
  readonly limits: Limits;
  readonly closing: AbortSignal;
  readonly log: Log;
}

/** Returns the guards in the order they run. */
export function httpGuards({ settings, limits, closing, log }: HttpGuards): Middleware[] {
  return [
    plainAnswers(log),
    turnAway(closing),
    checkHost(settings),
    allowOrigins(settings.origins),
    limitRates(limits, settings.trustedProxies),
    checkWrites(settings),
  ];
}

/** Answers errors with JSON that contains one sentence. Internal errors are only logged. */
function plainAnswers(log: Log): Middleware {
  const throttle = new LogThrottle(log);
  return async (ctx, next) => {
    setSecurityHeaders(ctx.res);
    try {
      await next();
      // The app's files are sent without koa.
      if (ctx.respond === false || ctx.status < 400 || typeof ctx.body === 'object') return;
      refuse(ctx, ctx.status, typeof ctx.body === 'string' ? ctx.body : sentence(ctx.status));
    } catch (error) {
      const status = statusOf(error);
      if (status === 500)
        throttle.report('request failed', String(error), {
          path: withoutToken(ctx.path),
          ...errorFields(error),
        });
      refuse(ctx, status, isForClients(error) ? error.message : sentence(status), retryAfter(error));
    }
    // Closing the connection discards the unread rest of the body.
    if (!isRead(ctx.method) && !ctx.req.complete) ctx.set('Connection', 'close');
  };
}

/** Hides the token of a link in a message, since anyone who knows it can use the link. */
const withoutToken = (path: string): string => path.replace(/^(\/calls\/[^/]*\/).*/, '$1…');

function refuse(ctx: Parameters<Middleware>[0], status: number, error: string, retryAfter = 0): void {
  ctx.status = status;
  if (retryAfter > 0) ctx.set('Retry-After', String(retryAfter));
  ctx.body = { error };
}

/** Returns the status of an error made for clients, or 500. */
function statusOf(error: unknown): number {
  const status = isForClients(error) && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}

function isForClients(error: unknown): error is Error {
  return error instanceof Error && 'expose' in error && error.expose === true;
}

function retryAfter(error: unknown): number {
  return error instanceof Error && 'retryAfter' in error ? Number(error.retryAfter) : 0;
}

function sentence(status: number): string {
  if (status === 404) return 'There is nothing at this address.';
  if (status === 405) return 'This address does not take this method.';
  if (status >= 500) return 'Something went wrong on the server; nothing was changed.';
  return `${STATUS_CODES[status] ?? 'Refused'}.`;
}

/**
 * Refuses requests while the server closes. Closes the connection too, because a kept-alive one could bring more.
 */
function turnAway(closing: AbortSignal): Middleware {
  return (ctx, next) => {
    if (!closing.aborted) return next();
    ctx.set('Connection', 'close');
    refuse(ctx, 503, sentences.closing, 1);
    return undefined;
  };
}

function checkHost(settings: Settings): Middleware {
  return (ctx, next) => {
    // Monitoring on the same machine uses the IP address.
    const isLookedAfter = /^\/(healthz|metrics)$/i.test(ctx.path) && isLocal(ctx.req);
    if (isLookedAfter || isHostOurs(ctx.req, settings)) return next();
    refuse(ctx, 421, `This server answers for ${settings.publicUrl?.host} only.`);
    return undefined;
  };
}

function limitRates(limits: Limits, proxies: number): Middleware {
  return async (ctx, next) => {
    const wait = await limits.take(limitFor(ctx.method, ctx.path), networkOf(ctx.req, proxies));
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

/** Refuses writes from pages of other sites, and bodies that are not JSON, too large or of unknown length. */
function checkWrites(settings: Settings): Middleware {
  return async (ctx, next) => {
    if (isRead(ctx.method)) return next();
    if (!isOriginAllowed(ctx.req, settings)) {
      return refuse(ctx, 403, 'Pages of other sites may not change anything here.');
    }
    const length = ctx.get('Content-Length');
    if (length === '') return refuse(ctx, 411, 'The request must say the length of its body.');
    if (Number(length) > MAX_BODY) {
      return refuse(ctx, 413, `The body has ${length} bytes; this server takes ${MAX_BODY}.`);
    }
    // Mail programs unsubscribe with a form (RFC 8058). Its content is not read.
    if (/^\/calls\//.test(ctx.path)) return next();
    if (Number(length) > 0 && (ctx.is('json') === false || ctx.get('Content-Encoding') !== '')) {
      return refuse(ctx, 415, 'The body must be JSON, not packed, with Content-Type: application/json.');
    }
    return next();
  };
}
