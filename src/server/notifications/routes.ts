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
import { seatedEntries } from '../lobby/lobbyRoutes';
import { shownTarget, target } from './channels';
import { confirmationPage } from './confirmationPages';
import { notificationWords } from './messageText';
import type { TokenPurpose } from './notificationStore';
import type { Notifications } from './notifications';
import { quietHours } from './quietHours';

const language = v.picklist(['en', 'ja'], 'must be en or ja');
const id = v.string('must be a text');
const asking = fields(seatedEntries);
const adding = fields({ ...seatedEntries, way: target, language });
const naming = fields({ ...seatedEntries, id });
const resting = fields({ ...seatedEntries, quiet: v.nullable(quietHours) });

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
  const post = <Schema extends v.GenericSchema<unknown, { playerID: string; credentials: string }>>(
    path: string,
    schema: Schema,
    answer: (
      offered: Notifications,
      asker: Parameters<Notifications['state']>[0],
      body: v.InferOutput<Schema>,
      from: string,
    ) => Promise<NotificationState>,
  ) =>
    router.post(`/games/:name/:id/calls${path}`, async (ctx) => {
      const body = checked(schema, await readJson(ctx.req, closing), 'body');
      if (notifications === undefined && path === '') {
        ctx.body = NOT_OFFERED;
        return;
      }
      if (notifications === undefined) throw new LobbyError(404, 'This server sends no notifications.');
      const { playerID, credentials } = body;
      const asker = {
        game: entryOf(ctx.params, 'name'),
        matchID: entryOf(ctx.params, 'id'),
        playerID,
        credentials,
      };
      ctx.body = await answer(notifications, asker, body, networkOf(ctx.req, trustedProxies));
    });

  post('', asking, (offered, asker) => offered.state(asker));
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
    if (isDone) {
      return confirmationPage(ctx, spoken, {
        title,
        text: purpose === 'confirm' ? pages.confirmed : pages.stopped,
      });
    }
    const shown = shownTarget(channel.target);
    confirmationPage(ctx, spoken, {
      title: purpose === 'confirm' ? pages.confirmTitle : pages.stopTitle,
      text: (purpose === 'confirm' ? pages.confirmText : pages.stopText)(title, shown),
      button: purpose === 'confirm' ? pages.confirmButton : pages.stopButton,
    });
  }
}
