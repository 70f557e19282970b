/** HTTP routes for personal keys. Keys are only accepted in bodies, because URLs end up in logs. */
import type { Router, RouterContext } from '@koa/router';
import * as v from 'valibot';
import { networkOf } from '../http/client';
import { checked, RequestError, readJson } from '../http/requestBody';
import { fields } from '../http/schemas';
import { hashCredentials } from '../matches/credentials';
import type { Limits } from '../ops/limits';
import { sentences } from '../transport/messages';
import { FullKeyError, MOST_SEATS, type PeopleStorage, UnknownKeyError } from './peopleStorage';

const KEY = 'must be 43 letters and digits, as a page makes it';
const key = v.pipe(v.string(KEY), v.regex(/^[\w-]{43}$/, KEY));
const SEAT = 'must be 22 letters and digits, as a page makes it';
const seat = v.pipe(v.string(SEAT), v.regex(/^[\w-]{22}$/, SEAT));
const SEALED = 'must be at most 1000 letters and digits';
const sealed = v.pipe(v.string(SEALED), v.regex(/^[\w-]{1,1000}$/, SEALED));

const keyBody = fields({ key });
const keepBody = fields({ key, seat, sealed });
const forgetBody = fields({ key, seat });

interface PeopleRoutes {
  readonly router: Router;
  readonly people: PeopleStorage;
  readonly limits: Limits;
  readonly trustedProxies: number;
  readonly closing: AbortSignal;
  readonly now: () => number;
}

export function addPeopleRoutes({ router, people, limits, trustedProxies, closing, now }: PeopleRoutes) {
  const bodyOf = async <Schema extends v.GenericSchema>(ctx: RouterContext, schema: Schema) =>
    checked(schema, await readJson(ctx.req, closing), 'body');

  router.post('/people/create', async (ctx) => {
    const body = await bodyOf(ctx, keyBody);
    const network = networkOf(ctx.req, trustedProxies);
    const wait = (await limits.take('newKeys', network)) || (await limits.take('allNewKeys', 'all'));
    if (wait > 0) throw new RequestError(429, sentences.tooMuch, wait);
    await people.create(hashCredentials(body.key), now());
    ctx.body = {};
  });
  router.post('/people/seats', async (ctx) => {
    const body = await bodyOf(ctx, keyBody);
    const seats = await inWords(people.read(hashCredentials(body.key), now()));
    ctx.body = { seats: seats.map(({ name, sealed }) => ({ seat: name, sealed })) };
  });
  router.post('/people/keep', async (ctx) => {
    const { key, seat: name, sealed } = await bodyOf(ctx, keepBody);
    await inWords(people.keep(hashCredentials(key), { name, sealed }));
    ctx.body = {};
  });
  router.post('/people/forget', async (ctx) => {
    const body = await bodyOf(ctx, forgetBody);
    await inWords(people.forget(hashCredentials(body.key), body.seat));
    ctx.body = {};
  });
  router.post('/people/erase', async (ctx) => {
    const body = await bodyOf(ctx, keyBody);
    await inWords(people.erase(hashCredentials(body.key)));
    ctx.body = {};
  });
}

/** Turns storage errors into HTTP errors. @throws RequestError 404, 409 */
async function inWords<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UnknownKeyError) {
      throw new RequestError(
        404,
        'No seats are stored under this key. It was never used here, or it was erased.',
      );
    }
    if (error instanceof FullKeyError) {
      throw new RequestError(409, `A key holds at most ${MOST_SEATS} seats. Remove one whose game is over.`);
    }
    throw error;
  }
}
