/** HTTP routes of blocks and reports, and of the page on which the server's host reads them. */
import type { Router, RouterContext } from '@koa/router';
import * as v from 'valibot';
import { entryOf } from '../../rules-kit/indexed';
import { type Conduct, MAX_REASON, type ModerationState } from '../../session/moderation';
import { networkOf } from '../http/client';
import { checked, RequestError, readJson } from '../http/requestBody';
import { fields, integer } from '../http/schemas';
import { seat, seatedEntries } from '../lobby/lobbyRoutes';
import { hashCredentials } from '../matches/credentials';
import { hasBearer } from '../ops/bearer';
import type { Limits } from '../ops/limits';
import { inWords } from '../people/inWords';
import { keyRoutes } from '../people/keyRoutes';
import type { PeopleStorage } from '../people/peopleStorage';
import { personKey as key } from '../people/personKey';
import { sentences } from '../transport/messages';
import type { Moderation } from './moderation';

const text = v.string('must be a text');
const REASON = `must be a text of 1 to ${MAX_REASON} letters`;
const reason = v.pipe(v.string(REASON), v.trim(), v.minLength(1, REASON), v.maxLength(MAX_REASON, REASON));

const keyBody = fields({ key });
const blockBody = fields({ key, person: text });
const unblockBody = fields({ key, id: text });
const blockSeatBody = fields({ key, seat });
const reportBody = fields({
  reason,
  message: v.optional(fields({ id: text, at: integer('must be the time of a message') })),
  seated: v.optional(fields(seatedEntries)),
  key: v.optional(key),
});
const reportOf = fields({ report: text });
const muteOf = fields({ mute: text });
const nothing = fields({});

interface ModerationRoutes {
  readonly router: Router;
  readonly moderation: Moderation;
  readonly people: PeopleStorage;
  readonly limits: Limits;
  readonly trustedProxies: number;
  /** The token of the server's host; undefined: there is no page for them. */
  readonly token: string | undefined;
  /** Contents of the page about conduct. */
  readonly conduct: Conduct;
  readonly closing: AbortSignal;
  readonly now: () => number;
}

export function addModerationRoutes({
  router,
  moderation,
  people,
  limits,
  trustedProxies,
  token,
  conduct,
  closing,
  now,
}: ModerationRoutes): void {
  const bodyOf = async <Schema extends v.GenericSchema>(ctx: RouterContext, schema: Schema) =>
    checked(schema, await readJson(ctx.req, closing), 'body');
  const post = keyRoutes({ router, people, closing, now });
  const placeOf = ({ params }: RouterContext) => ({
    game: entryOf(params, 'name'),
    matchID: entryOf(params, 'id'),
  });

  post('/people/blocks', keyBody, async (hash) => ({ blocks: await moderation.blocks(hash) }));
  post('/people/block', blockBody, async (hash, { person }) => ({
    blocks: await moderation.blockPerson(hash, person),
  }));
  post('/people/unblock', unblockBody, async (hash, { id }) => ({
    blocks: await moderation.unblock(hash, id),
  }));
  post('/games/:name/:id/block', blockSeatBody, async (hash, body, ctx) => ({
    blocks: await moderation.blockSeat(hash, placeOf(ctx), body.seat),
  }));
  router.post('/games/:name/:id/report', async (ctx) => {
    const { key: given, ...body } = await bodyOf(ctx, reportBody);
    const wait = await limits.take('reports', networkOf(ctx.req, trustedProxies));
    if (wait > 0) throw new RequestError(429, sentences.tooMuch, wait);
    const reporter = given === undefined ? null : hashCredentials(given);
    if (reporter !== null) await inWords(people.use(reporter, now()));
    await moderation.report({ ...placeOf(ctx), ...body, reporter });
    ctx.body = {};
  });

  router.get('/moderation/conduct', (ctx) => {
    ctx.body = conduct;
  });
  /** Adds a route for the server's host. Without a token in the settings it doesn't exist. */
  const host = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    act: (body: v.InferOutput<Schema>) => Promise<void>,
  ) =>
    router.post(`/moderation/${path}`, async (ctx) => {
      if (token === undefined) throw new RequestError(404, 'There is nothing at this address.');
      if (!hasBearer(ctx.req, token))
        throw new RequestError(403, 'This is not the token of this server’s host.');
      await act(await bodyOf(ctx, schema));
      const state: ModerationState = {
        reports: await moderation.reports(),
        mutes: await moderation.mutes(),
        keptDays: conduct.reportDays,
      };
      ctx.body = state;
    });
  host('reports', nothing, async () => undefined);
  host('mute', reportOf, ({ report }) => moderation.muteWriter(report));
  host('unmute', muteOf, ({ mute }) => moderation.unmute(mute));
  host('close', reportOf, ({ report }) => moderation.closeTable(report));
  host('remove', reportOf, ({ report }) => moderation.removeReport(report));
}
