import { Router } from '@koa/router';
import Koa from 'koa';
import type { Conduct } from '../session/moderation';
import type { Daily } from './daily/daily';
import { addDailyRoutes } from './daily/routes';
import { sharePage } from './daily/sharePage';
import { httpGuards } from './http/guards';
import { RequestError } from './http/requestBody';
import type { Middleware } from './http/static';
import { addLobbyRoutes } from './lobby/lobbyRoutes';
import type { Matches } from './lobby/matches';
import type { NewMatches } from './lobby/newMatches';
import type { Matchmaking } from './matchmaking/matchmaking';
import { addMatchmakingRoutes } from './matchmaking/routes';
import type { Moderation } from './moderation/moderation';
import { addModerationRoutes } from './moderation/routes';
import type { Notifications } from './notifications/notifications';
import { addConfirmationLinks, addNotificationRoutes } from './notifications/routes';
import type { Limits } from './ops/limits';
import { errorFields, type Log } from './ops/log';
import { LogThrottle } from './ops/logThrottle';
import { type Metrics, mayReadMetrics } from './ops/metrics';
import type { Settings } from './ops/settings';
import type { PeopleStorage } from './people/peopleStorage';
import { addPeopleRoutes } from './people/routes';
import type { RatingStore } from './ratings/ratingStore';

interface HttpApp {
  readonly games: readonly string[];
  readonly settings: Settings;
  readonly limits: Limits;
  readonly matches: Matches;
  readonly newMatches: NewMatches;
  readonly people: PeopleStorage;
  readonly ratings: RatingStore;
  readonly matchmaking: Matchmaking;
  readonly moderation: Moderation;
  /** Contents of the page about conduct. */
  readonly conduct: Conduct;
  /** Returns what is stored under a key besides seats and ratings. */
  readonly exported: (hash: string) => Promise<object>;
  /** Counts the people who are connected to tables. */
  readonly countPeople: () => number;
  readonly now: () => number;
  /** undefined: no game has a daily deal. */
  readonly daily: Daily | undefined;
  /** The folder of the built app. */
  readonly appFolder: string;
  /** undefined: notifications are off. */
  readonly notifications: Notifications | undefined;
  readonly metrics: Metrics;
  /** Serves the files of the built app. */
  readonly pages: Middleware;
  /** Rejects if the database can't be read or written. */
  readonly check: () => Promise<void>;
  /** Aborted when the server stops accepting requests. */
  readonly closing: AbortSignal;
  readonly log: Log;
}

/** Returns the app with all HTTP routes. */
export function httpApp({
  settings,
  limits,
  pages,
  metrics,
  notifications,
  check,
  closing,
  log,
  people,
  ratings,
  exported,
  matchmaking,
  moderation,
  conduct,
  countPeople,
  now,
  daily,
  appFolder,
  ...lobby
}: HttpApp): Koa {
  const app = new Koa();
  const throttle = new LogThrottle(log);
  app.on('error', (error) => {
    // An error with a code comes from a client that disconnected or sent no valid HTTP.
    if (!('code' in error)) throttle.report('answer failed', String(error), errorFields(error));
  });
  for (const guard of httpGuards({ settings, limits, closing, log })) app.use(guard);
  if (daily !== undefined) app.use(sharePage({ daily, appFolder, publicUrl: settings.publicUrl }));
  app.use(pages);

  // Pages compute deadlines and ages from this header. A cached response would contain an old time.
  app.use(async (ctx, next) => {
    await next();
    if (!ctx.res.hasHeader('Cache-Control')) ctx.set('Server-Time', String(now()));
  });
  const router = new Router();
  const { trustedProxies } = settings;
  addLobbyRoutes({ router, ...lobby, trustedProxies, closing });
  addPeopleRoutes({ router, people, ratings, exported, limits, trustedProxies, closing, now });
  addMatchmakingRoutes({ router, matchmaking, people, limits, closing, now });
  addModerationRoutes({
    router,
    moderation,
    people,
    limits,
    trustedProxies,
    token: settings.moderationToken,
    conduct,
    closing,
    now,
  });
  router.get('/people/here', (ctx) => {
    ctx.body = { people: countPeople() };
  });
  if (daily !== undefined) addDailyRoutes({ router, daily, limits, trustedProxies, closing });
  addNotificationRoutes({ router, notifications, trustedProxies, closing });
  addConfirmationLinks(router, notifications);
  router.get('/report-url', (ctx) => {
    ctx.body = { url: settings.reportUrl ?? null };
  });
  router.get('/healthz', async (ctx) => {
    try {
      await check();
      ctx.body = { status: 'ok' };
    } catch (error) {
      throttle.report('unhealthy', '', errorFields(error));
      throw new RequestError(503, 'The database can not be read and written.');
    }
  });
  router.get('/metrics', async (ctx) => {
    if (!mayReadMetrics(ctx.req, settings.metricsToken)) return;
    ctx.type = metrics.registry.contentType;
    ctx.body = await metrics.registry.metrics();
  });
  app.use(router.routes());
  app.use(router.allowedMethods());
  return app;
}
