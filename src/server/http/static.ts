import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Koa from 'koa';
import sirv from 'sirv';

export type Middleware = Koa.Middleware;

/** Paths of the server. All other GET requests are for the app. */
const SERVER_PATHS = /^\/(games|people|deals|calls|moderation|report-url|healthz|metrics|socket\.io)(\/|$)/i;

export const isServerPath = (path: string): boolean => SERVER_PATHS.test(path);

/** Thrown if `npm run build` has not been run. */
export class MissingAppError extends Error {
  override name = 'MissingAppError';
}

/**
 * Serves the built app. Files are listed once at the start, and nothing else is read. Names under assets/ contain a
 * hash, so they are cached forever; other files are revalidated each time. Paths without a file return the app's
 * page, but a missing file returns 404.
 */
export function serveApp(folder: string): Middleware {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new MissingAppError(`There is no built app in ${folder}. Build it first: npm run build`);
  }
  const serve = sirv(folder, {
    single: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const keep = path.startsWith('/assets/');
      response.setHeader('Cache-Control', keep ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return async (ctx, next) => {
    const wanted = (ctx.method === 'GET' || ctx.method === 'HEAD') && !isServerPath(ctx.path);
    if (!wanted) return next();
    const isServed = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(true));
      // sirv keeps the current status, which koa initialises to 404.
      ctx.res.statusCode = 200;
      serve(ctx.req, ctx.res, () => resolve(false));
    });
    if (isServed) {
      ctx.respond = false;
      return;
    }
    ctx.res.statusCode = 404;
    return next();
  };
}
