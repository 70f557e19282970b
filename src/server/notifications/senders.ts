/** Sends messages on channels. */
import { createHash } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import type { Channel, HookTarget, MailTarget, PushTarget } from './channels';
import { ForbiddenAddressError, guardedPost } from './guardedPost';
import { type NotificationMessage, plainText } from './messageText';
import type { NotificationSettings } from './settings';
import { authorization, encrypted, type VapidKeys } from './webPush';

/** Thrown if the message was not accepted. The reason contains no address, so it may be logged and shown. */
export class NotSentError extends Error {
  override name = 'NotSentError';
  constructor(
    readonly reason: string,
    /** The channel is permanently gone. */
    readonly isGone = false,
  ) {
    super(`The message was not sent: ${reason}.`);
  }
}

/** Time in seconds for which a push service keeps a message for an offline browser. */
const PUSH_TTL = 86_400;

/** Time limit in ms for a push message, a webhook, and each step of sending an e-mail. */
const STEP_WITHIN = 10_000;

/** Time limit in ms for a whole e-mail. It must end before the next attempt, after a minute. */
const MAIL_WITHIN = 30_000;

/** Error codes of timeouts. */
const TIMEOUTS: readonly unknown[] = ['ETIMEDOUT', 'ETIMEOUT'];

/** Status codes by which a push service says that the browser has unsubscribed. */
const GONE: readonly number[] = [404, 410];

interface SendersOptions {
  readonly settings: NotificationSettings;
  readonly vapid: () => Promise<VapidKeys>;
  /** Returns ms since 1970. */
  readonly now: () => number;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
  /** Time limit in ms for each message, in place of the usual ones. */
  readonly within?: number;
}

export class Senders {
  private transport: Promise<Transporter> | undefined;

  constructor(private readonly options: SendersOptions) {}

  /** Resolves once the message is accepted. @throws NotSentError */
  async send(channel: Channel, message: NotificationMessage): Promise<void> {
    const { target } = channel;
    if (target.kind === 'push') await this.push(channel, target, message);
    else if (target.kind === 'email') await this.mail(target, message);
    else await this.hook(target, message);
  }

  async close(): Promise<void> {
    (await this.transport)?.close();
  }

  private async push(channel: Channel, { endpoint, keys }: PushTarget, message: NotificationMessage) {
    const { vapid, settings, now } = this.options;
    const { subject: title, text, table, tableUrl, stopUrl, language } = message;
    const body = table === null ? text : `${text} ${table}`;
    // A newer message with the same topic replaces one that is not delivered yet.
    const owner =
      'person' in channel ? `${channel.person} ${tableUrl}` : `${channel.matchID} ${channel.seat}`;
    const about = message.kind === 'time' ? `${owner} time` : owner;
    const topic = createHash('sha256').update(about).digest('base64url').slice(0, 32);
    const payload = { title, body, tag: topic, language, url: tableUrl, stop: stopUrl };
    const status = await this.post(
      endpoint,
      {
        Authorization: authorization(endpoint, await vapid(), settings.subject, now()),
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: String(PUSH_TTL),
        Topic: topic,
        Urgency: 'normal',
      },
      encrypted(JSON.stringify(payload), keys),
    );
    if (!isTaken(status)) throw new NotSentError(`HTTP ${status}`, GONE.includes(status));
  }

  private async hook({ url, format }: HookTarget, message: NotificationMessage) {
    const body = JSON.stringify(hookBody(format, message));
    const status = await this.post(url, { 'Content-Type': 'application/json' }, body);
    if (!isTaken(status)) throw new NotSentError(`HTTP ${status}`);
  }

  private async post(
    address: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer | string,
  ): Promise<number> {
    const { settings } = this.options;
    const signal = this.endAfter(STEP_WITHIN);
    try {
      return await guardedPost(address, { headers, body, allowed: settings.allowedHosts, signal });
    } catch (error) {
      // The system's message may contain the address.
      const isForbidden = error instanceof ForbiddenAddressError;
      throw new NotSentError(isForbidden ? `the address ${error.message}` : reasonOf(error, signal));
    }
  }

  /** Returns a signal that aborts after the time limit or when the server closes. */
  private endAfter(milliseconds: number): AbortSignal {
    const { closing, within = milliseconds } = this.options;
    return AbortSignal.any([AbortSignal.timeout(within), closing]);
  }

  private async mail({ address }: MailTarget, message: NotificationMessage) {
    const { mail } = this.options.settings;
    if (mail === undefined) throw new NotSentError('this server sends no e-mails');
    const { subject, stopUrl, kind } = message;
    this.transport ??= openTransport(mail.smtpUrl);
    const signal = this.endAfter(MAIL_WITHIN);
    try {
      const sending = (await this.transport).sendMail({
        from: mail.from,
        to: { name: '', address },
        subject,
        text: plainText(message),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(kind === 'confirm'
            ? {}
            : {
                'List-Unsubscribe': `<${stopUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      });
      await Promise.race([sending, aborted(signal)]);
    } catch (error) {
      throw new NotSentError(reasonOf(error, signal));
    }
  }
}

/** Loads the mail library when the first e-mail is sent. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: STEP_WITHIN,
    greetingTimeout: STEP_WITHIN,
    socketTimeout: STEP_WITHIN,
    dnsTimeout: STEP_WITHIN,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** Rejects once the signal is aborted. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Describes the error by its code only, because mail servers often repeat the address in their text. `signal` is
 * the one that may have aborted the request.
 */
function reasonOf(error: unknown, signal: AbortSignal): string {
  // Node reports every aborted request as an AbortError.
  const cause: unknown = signal.aborted ? signal.reason : error;
  if (!(cause instanceof Error)) return 'it failed';
  if ('responseCode' in cause) return `SMTP ${cause.responseCode}`;
  if (cause.name === 'TimeoutError') return 'it took too long';
  if (cause.name === 'AbortError') return 'the server is closing';
  if (!('code' in cause)) return 'it failed';
  return TIMEOUTS.includes(cause.code) ? 'it took too long' : String(cause.code);
}

/** Escapes marks, mentions and links in the names of players. */
const forDiscord = (text: string): string => text.replace(/[\\`*_~|<>[\]()#@:/-]/g, '\\$&');
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function hookBody(format: HookTarget['format'], message: NotificationMessage): object {
  const { kind, title, subject, text, table, tableUrl, stopUrl, confirmUrl, language } = message;
  if (format === 'discord') {
    // No mentions, no link previews.
    return {
      content: `**${forDiscord(subject)}**\n${plainText(message, forDiscord)}`,
      allowed_mentions: { parse: [] },
      flags: 4,
    };
  }
  if (format === 'slack') {
    const told = `*${forSlack(subject)}*\n${plainText(message, forSlack)}`;
    return { text: told, unfurl_links: false, unfurl_media: false };
  }
  if (kind === 'confirm') return { event: kind, game: title, language, text, confirm: confirmUrl };
  return { event: kind, game: title, language, text, table, url: tableUrl, stop: stopUrl };
}
