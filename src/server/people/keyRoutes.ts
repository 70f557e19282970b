import type { Router, RouterContext } from '@koa/router';
import type * as v from 'valibot';
import { checked, readJson } from '../http/requestBody';
import { hashCredentials } from '../matches/credentials';
import { inWords } from './inWords';
import type { PeopleStorage } from './peopleStorage';

interface KeyRoutes {
  readonly router: Router;
  readonly people: PeopleStorage;
  readonly closing: AbortSignal;
  readonly now: () => number;
}

/** Returns a function that adds a route for the owner of a key. `answer` receives the hash of the key. */
export const keyRoutes =
  ({ router, people, closing, now }: KeyRoutes) =>
  <Schema extends v.GenericSchema<unknown, { readonly key: string }>>(
    path: string,
    schema: Schema,
    answer: (hash: string, body: v.InferOutput<Schema>, ctx: RouterContext) => Promise<object>,
  ) =>
    router.post(path, async (ctx) => {
      const body = checked(schema, await readJson(ctx.req, closing), 'body');
      const hash = hashCredentials(body.key);
      await inWords(people.use(hash, now()));
      ctx.body = await answer(hash, body, ctx);
    });
