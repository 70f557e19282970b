/** HTTP routes for personal keys. Keys are only accepted in bodies, because URLs end up in logs. */
import type { Router, RouterContext } from '@koa/router';
import * as v from 'valibot';
import { entryOf } from '../../rules-kit/indexed';
import type { OwnRatings, Profile } from '../../session/ratings';
import { networkOf } from '../http/client';
import { personName } from '../http/names';
import { checked, RequestError, readJson } from '../http/requestBody';
import { fields, integer } from '../http/schemas';
import { hashCredentials } from '../matches/credentials';
import type { Limits } from '../ops/limits';
import type { RatingStore } from '../ratings/ratingStore';
import { sentences } from '../transport/messages';
import { inWords } from './inWords';
import { keyRoutes } from './keyRoutes';
import type { PeopleStorage } from './peopleStorage';
import { personKey } from './personKey';

const key = personKey;
const SEAT = 'must be 22 letters and digits, as a page makes it';
const seat = v.pipe(v.string(SEAT), v.regex(/^[\w-]{22}$/, SEAT));
const SEALED = 'must be at most 1000 letters and digits';
const sealed = v.pipe(v.string(SEALED), v.regex(/^[\w-]{1,1000}$/, SEALED));

const GAME = 'must be 22 letters and digits, as a page makes it';
const game = v.pipe(v.string(GAME), v.regex(/^[\w-]{22}$/, GAME));
const SEALED_GAME = 'must be at most 60000 letters and digits';
const sealedGame = v.pipe(v.string(SEALED_GAME), v.regex(/^[\w-]{1,60000}$/, SEALED_GAME));
const gameNames = (most: number) => {
  const problem = `must be 1 to ${most} names of games`;
  return v.pipe(v.array(game, problem), v.minLength(1, problem), v.maxLength(most, problem));
};

const keyBody = fields({ key });
const keepBody = fields({ key, seat, sealed });
const forgetBody = fields({ key, seat });
const readGamesBody = fields({ key, games: gameNames(10) });
const keepGameBody = fields({ key, game, sealed: sealedGame });
const forgetGamesBody = fields({ key, games: gameNames(500) });
const before = v.optional(integer('must be the next of a page'));
const ratingsBody = fields({ key, before });
const profileBody = fields({ key, name: v.nullable(personName) });
const profileQuery = fields({
  before: v.optional(
    v.pipe(
      v.string('must be the next of a page'),
      v.regex(/^\d{1,15}$/, 'must be the next of a page'),
      v.transform(Number),
    ),
  ),
});

/** Games on a page of one's own list and of a public profile. */
const OWN_PAGE = 500;
const PAGE = 50;

interface PeopleRoutes {
  readonly router: Router;
  readonly people: PeopleStorage;
  readonly ratings: RatingStore;
  /** Returns what else is stored under a key, for the person's own file. */
  readonly exported: (hash: string) => Promise<object>;
  readonly limits: Limits;
  readonly trustedProxies: number;
  readonly closing: AbortSignal;
  readonly now: () => number;
}

export function addPeopleRoutes({
  router,
  people,
  ratings,
  exported,
  limits,
  trustedProxies,
  closing,
  now,
}: PeopleRoutes) {
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
  router.post('/people/games', async (ctx) => {
    const body = await bodyOf(ctx, keyBody);
    ctx.body = { games: await inWords(people.gameNames(hashCredentials(body.key), now())) };
  });
  router.post('/people/games/read', async (ctx) => {
    const { key, games } = await bodyOf(ctx, readGamesBody);
    const found = await inWords(people.readGames(hashCredentials(key), games));
    ctx.body = { games: found.map(({ name, sealed }) => ({ game: name, sealed })) };
  });
  router.post('/people/games/keep', async (ctx) => {
    const { key, game: name, sealed } = await bodyOf(ctx, keepGameBody);
    await inWords(people.keepGame(hashCredentials(key), { name, sealed }));
    ctx.body = {};
  });
  router.post('/people/games/forget', async (ctx) => {
    const { key, games } = await bodyOf(ctx, forgetGamesBody);
    await inWords(people.forgetGames(hashCredentials(key), games));
    ctx.body = {};
  });
  router.post('/people/erase', async (ctx) => {
    const body = await bodyOf(ctx, keyBody);
    await inWords(people.erase(hashCredentials(body.key)));
    ctx.body = {};
  });
  const post = keyRoutes({ router, people, closing, now });
  post('/people/export', keyBody, exported);
  post(
    '/people/ratings',
    ratingsBody,
    async (hash, { before }): Promise<OwnRatings> => ({
      ratings: await ratings.ratings(hash),
      profile: await ratings.profileOf(hash),
      ...(await ratings.games(hash, { before, limit: OWN_PAGE, isOwn: true })),
    }),
  );
  post('/people/profile', profileBody, async (hash, { name }) => {
    if (name === null) await ratings.unpublish(hash);
    return { profile: name === null ? null : await ratings.publish(hash, name, now()) };
  });
  router.get('/people/profiles/:id', async (ctx) => {
    const { before } = checked(profileQuery, ctx.query, 'query');
    const found = await ratings.findProfile(entryOf(ctx.params, 'id'));
    if (found === undefined)
      throw new RequestError(404, 'There is no such profile. It was never public, or it was erased.');
    const { hash, id, name, since } = found;
    const profile: Profile = {
      id,
      name,
      since,
      ratings: await ratings.ratings(hash),
      headToHead: await ratings.headToHead(hash),
      ...(await ratings.games(hash, { before, limit: PAGE, isOwn: false })),
    };
    ctx.body = profile;
  });
}
