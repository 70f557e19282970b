/** HTTP routes of notifications: the settings of a seated player, and the links in messages. */

import type { Router, RouterContext } from '@koa/router';
import * as v from 'valibot';
import { entryOf } from '../../rules-kit/indexed';
import { leadingId } from '../../session/addresses';
import type { NotificationState } from '../../session/notifications';
import { networkOf } from '../http/client';
import { checked, readJson } from '../http/requestBody';
import { fields } from '../http/schemas';
import { LobbyError } from '../lobby/lobbyError';
import { language, seatedEntries } from '../lobby/lobbyRoutes';
import { inWords } from '../people/inWords';
import { personKey } from '../people/personKey';
import { shownTarget, target } from './channels';
import { confirmationPage } from './confirmationPages';
import { notificationWords } from './messageText';
import type { TokenPurpose } from './notificationStore';
import type { Notifications, Requester } from './notifications';
import { quietHours } from './quietHours';

const id = v.string('must be a text');
const seated = fields(seatedEntries);
const person = fields({ key: personKey });
const nothing = fields({});
const adding = fields({ way: target, language });
const naming = fields({ id });
const resting = fields({ quiet: v.nullable(quietHours) });

interface NotificationRoutes {
  readonly router: Router;
  /** undefined: notifications are off. */
  readonly notifications: Notifications | undefined;
  readonly trustedProxies: number;
  readonly closing: AbortSignal;
}

const NOT_OFFERED: NotificationState = { offers: [], pushKey: null, quiet: null, ways: [] };

/** Adds the routes for settings. They are behind the same guards as the lobby's. */
export function addNotificationRoutes({
  router,
  notifications,
  trustedProxies,
  closing,
}: NotificationRoutes): void {
  const senders: readonly { address: string; senderOf: (ctx: RouterContext, body: unknown) => Requester }[] =
    [
      {
        address: '/games/:name/:id/calls',
        senderOf: ({ params }, body) => ({
          ...checked(seated, body, 'body'),
          game: entryOf(params, 'name'),
          matchID: entryOf(params, 'id'),
        }),
      },
      { address: '/people/calls', senderOf: (_, body) => checked(person, body, 'body') },
    ];
  const post = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    answer: (
      offered: Notifications,
      asker: Requester,
      body: v.InferOutput<Schema>,
      from: string,
    ) => Promise<NotificationState>,
  ) => {
    for (const { address, senderOf } of senders)
      router.post(`${address}${path}`, async (ctx) => {
        const given = await readJson(ctx.req, closing);
        const sender = senderOf(ctx, given);
        const body = checked(schema, given, 'body');
        if (notifications === undefined && path === '') {
          ctx.body = NOT_OFFERED;
          return;
        }
        if (notifications === undefined) throw new LobbyError(404, 'This server sends no notifications.');
        const from = networkOf(ctx.req, trustedProxies);
        ctx.body = await inWords(answer(notifications, sender, body, from));
      });
  };

  post('', nothing, (offered, asker) => offered.state(asker));
  post('/add', adding, (offered, asker, body, from) =>
    offered.add(asker, { target: body.way, language: body.language }, from),
  );
  post('/remove', naming, (offered, asker, body) => offered.remove(asker, body.id));
  post('/test', naming, (offered, asker, body, from) => offered.test(asker, body.id, from));
  post('/quiet', resting, (offered, asker, body) => offered.setQuiet(asker, body.quiet));
}

/**
 * Adds the pages behind the links in messages. Opening one changes nothing, because mail scanners open links too;
 * it takes a click on the button.
 */
export function addConfirmationLinks(router: Router, notifications: Notifications | undefined): void {
  const act = {
    confirm: (channel: Parameters<Notifications['confirm']>[0]) => notifications?.confirm(channel),
    stop: (channel: Parameters<Notifications['stop']>[0]) => notifications?.stop(channel),
  };
  for (const purpose of ['confirm', 'stop'] as const) {
    router.get(`/calls/${purpose}/:token`, (ctx) => show(ctx, purpose, false));
    router.post(`/calls/${purpose}/:token`, (ctx) => show(ctx, purpose, true));
  }

  async function show(ctx: RouterContext, purpose: TokenPurpose, isPressed: boolean): Promise<void> {
    const found = await notifications?.linked(leadingId(entryOf(ctx.params, 'token')), purpose);
    const spoken = found?.channel.language ?? (ctx.acceptsLanguages('en', 'ja') === 'ja' ? 'ja' : 'en');
    const { pages } = notificationWords[spoken];
    if (found === undefined)
      return confirmationPage(ctx, spoken, { title: pages.goneTitle, text: pages.gone });
    const { channel, title } = found;
    const isDone = isPressed || (purpose === 'confirm' && channel.confirmedAt !== null);
    if (isPressed) await act[purpose](channel);
    const isConfirming = purpose === 'confirm';
    const shown = shownTarget(channel.target);
    if (isDone) {
      const [ofSeat, ofPerson] = isConfirming
        ? [pages.confirmed, pages.confirmedPerson]
        : [pages.stopped, pages.stoppedPerson];
      return confirmationPage(ctx, spoken, {
        title: title ?? (isConfirming ? pages.confirmTitle : pages.stopTitle),
        text: title === null ? ofPerson : ofSeat,
      });
    }
    const [ofSeat, ofPerson] = isConfirming
      ? [pages.confirmText, pages.confirmPerson]
      : [pages.stopText, pages.stopPerson];
    confirmationPage(ctx, spoken, {
      title: isConfirming ? pages.confirmTitle : pages.stopTitle,
      text: title === null ? ofPerson(shown) : ofSeat(title, shown),
      button: isConfirming ? pages.confirmButton : pages.stopButton,
    });
  }
}
