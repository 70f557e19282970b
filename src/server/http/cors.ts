import { isServerPath, type Middleware } from './static';

/** Time in seconds for which browsers cache the answer. */
const REMEMBERED = 600;

/** Allows pages of these origins to use the lobby. */
export function allowOrigins(origins: readonly string[]): Middleware {
  return (ctx, next) => {
    if (!isServerPath(ctx.path)) return next();
    ctx.vary('Origin');
    const origin = ctx.get('Origin');
    if (!origins.includes(origin)) return next();
    ctx.set('Access-Control-Allow-Origin', origin);
    if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return next();
    ctx.set('Access-Control-Allow-Methods', 'GET,POST');
    ctx.set('Access-Control-Allow-Headers', 'Content-Type');
    ctx.set('Access-Control-Max-Age', String(REMEMBERED));
    ctx.status = 204;
    return undefined;
  };
}
