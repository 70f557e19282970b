/** HTTP routes of wishes for tables and of invitations. Keys are only accepted in bodies, because URLs end up in logs. */
import type { Router } from '@koa/router';
import * as v from 'valibot';
import { entryOf } from '../../rules-kit/indexed';
import { PACES } from '../../session/matchmaking';
import { RequestError } from '../http/requestBody';
import { fields, integerFrom } from '../http/schemas';
import { language, seatedEntries } from '../lobby/lobbyRoutes';
import type { Limits } from '../ops/limits';
import { keyRoutes } from '../people/keyRoutes';
import type { PeopleStorage } from '../people/peopleStorage';
import { personKey as key } from '../people/personKey';
import { sentences } from '../transport/messages';
import type { Matchmaking } from './matchmaking';

/** The highest rating in points that a wish can name. */
const HIGHEST = 5000;

const GAMES = 'must name at least one game';
const nullable = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);
const points = integerFrom(0, HIGHEST, 'points');
const flag = v.boolean('must be true or false');

const wish = v.pipe(
  fields({
    games: v.pipe(
      v.array(v.string(GAMES), GAMES),
      v.minLength(1, GAMES),
      v.maxLength(50, 'has too many games'),
    ),
    players: nullable(integerFrom(1, 20)),
    pace: nullable(v.picklist(PACES, `must be one of ${PACES.join(', ')}`)),
    language: nullable(language),
    ratingFrom: nullable(points),
    ratingTo: nullable(points),
    bots: nullable(flag),
  }),
  v.check(
    ({ ratingFrom, ratingTo }) => ratingFrom === null || ratingTo === null || ratingFrom <= ratingTo,
    'must have a ratingFrom that is not above ratingTo',
  ),
);

const text = v.string('must be a text');
const keyBody = fields({ key });
const addBody = fields({ key, wish });
const changeBody = fields({ key, id: text, wish });
const pauseBody = fields({ key, id: text, paused: flag });
const wishBody = fields({ key, id: text });
const companionsBody = fields({ key, matchID: v.optional(text) });
const inviteBody = fields({ ...seatedEntries, key, person: text });
const answerBody = fields({ key, id: text, accept: flag });

interface MatchmakingRoutes {
  readonly router: Router;
  readonly matchmaking: Matchmaking;
  readonly people: PeopleStorage;
  readonly limits: Limits;
  readonly closing: AbortSignal;
  readonly now: () => number;
}

export function addMatchmakingRoutes({
  router,
  matchmaking,
  people,
  limits,
  closing,
  now,
}: MatchmakingRoutes): void {
  const post = keyRoutes({ router, people, closing, now });

  post('/people/wishes', keyBody, async (hash) => ({ wishes: await matchmaking.wishes(hash) }));
  post('/people/wishes/add', addBody, async (hash, { wish }) => ({
    wishes: await matchmaking.addWish(hash, wish),
  }));
  post('/people/wishes/change', changeBody, async (hash, { id, wish }) => ({
    wishes: await matchmaking.changeWish(hash, id, wish),
  }));
  post('/people/wishes/pause', pauseBody, async (hash, { id, paused }) => ({
    wishes: await matchmaking.pauseWish(hash, id, paused),
  }));
  post('/people/wishes/remove', wishBody, async (hash, { id }) => ({
    wishes: await matchmaking.removeWish(hash, id),
  }));
  post('/people/companions', companionsBody, async (hash, { matchID }) => ({
    people: await matchmaking.companions(hash, matchID),
  }));
  post('/people/invitations', keyBody, async (hash) => ({
    invitations: await matchmaking.invitations(hash),
  }));
  post('/people/invitations/answer', answerBody, (hash, { id, accept }) =>
    matchmaking.answer(hash, id, accept),
  );
  post(
    '/games/:name/:id/invite',
    inviteBody,
    async (sender, { playerID, credentials, person }, { params }) => {
      const wait = await limits.take('invitations', sender);
      if (wait > 0) throw new RequestError(429, sentences.tooMuch, wait);
      const [game, matchID] = [entryOf(params, 'name'), entryOf(params, 'id')];
      await matchmaking.invite({ game, matchID, playerID, credentials, sender, person });
      return {};
    },
  );
}
