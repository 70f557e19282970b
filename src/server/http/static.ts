import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Koa from 'koa';
import sirv from 'sirv';

export type Middleware = Koa.Middleware;

/** Paths that belong to the server; everything else that is asked for with GET is the app's. */
const SERVER_PATHS = /^\/(games|people|calls|report-url|healthz|metrics|socket\.io)(\/|$)/i;

export const isServerPath = (path: string): boolean => SERVER_PATHS.test(path);

/** `npm run build` has not been run. */
export class MissingAppError extends Error {
  override name = 'MissingAppError';
}

/**
 * The built app. Its files are listed once at the start and nothing else is ever read, whatever the path. Vite puts a hash
 * of the content in the names under assets/, so those may be kept for ever; the page itself is asked for again each time.
 * An address without a file of its own is one of the app's pages; a missing file is a 404.
 */
export function serveApp(folder: string): Middleware {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new MissingAppError(`There is no built app in ${folder}. Build it first: npm run build`);
  }
  const serve = sirv(folder, {
    single: true,
    etag: true,
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
      // sirv sets a status of its own; koa's begins at 404.
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
