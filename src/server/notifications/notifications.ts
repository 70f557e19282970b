/** Notifications of players: their settings, the links in messages, and sending. */
import { createHash } from 'node:crypto';
import { addressOfTable } from '../../session/addresses';
import type {
  NotificationLanguage,
  NotificationState,
  QuietHours,
  ShownChannel,
} from '../../session/notifications';
import { RequestError } from '../http/requestBody';
import { LobbyError } from '../lobby/lobbyError';
import { hashCredentials } from '../matches/credentials';
import { type MatchData, randomText } from '../matches/matchData';
import type { Seated } from '../matches/seats';
import type { Limits } from '../ops/limits';
import { sentences } from '../transport/messages';
import {
  addressOfTarget,
  addressProblem,
  type Channel,
  type ChannelOwner,
  MAX_CHANNELS,
  receiverOf,
  type SeatChannel,
  shownTarget,
  type Target,
} from './channels';
import { type NotificationMessage, notificationWords } from './messageText';
import {
  type About,
  type NotificationStore,
  type TokenPurpose,
  UnknownChannelError,
} from './notificationStore';
import { NOTIFY_AFTER, NotificationScheduler, type NotifiedMatch, type SchedulerOptions } from './scheduler';
import { NotSentError, Senders } from './senders';
import type { NotificationSettings } from './settings';
import { makeVapidKeys, type VapidKeys } from './webPush';

/** Time in ms that running messages get when the server closes. */
const FINISH_WITHIN = 1500;

/** Lifetime of a confirmation link, in ms. */
const CONFIRM_WITHIN = 86_400_000;

const NO_CHANNEL = 'There is no such notification channel.';

interface NotificationsOptions extends Omit<SchedulerOptions, 'send' | 'messageOf'> {
  readonly settings: NotificationSettings;
  readonly matches: SeatedMatches;
  readonly limits: Limits;
  /** Returns the title of a game in a language. */
  readonly titleOf: (game: string, language: NotificationLanguage) => string;
}

/** The lobby methods this module needs. */
interface SeatedMatches {
  /** @throws LobbyError 403 if the credentials don't open the seat; 404 */
  seated(game: string, matchID: string, sender: Seated): Promise<MatchData>;
  /** Turns notifications on for the match. */
  enableNotifications(game: string, matchID: string, sender: Seated): Promise<void>;
}

/** A seat and the credentials of the sender. */
export interface SeatRequester extends Seated {
  readonly game: string;
  readonly matchID: string;
}

/** The token of a person's key. */
export interface PersonRequester {
  readonly key: string;
}

export type Requester = SeatRequester | PersonRequester;

/** A requester whose credentials or key were checked. */
interface Admitted {
  readonly owner: ChannelOwner;
  readonly holder: string;
  /** The match of a seat. */
  readonly match: NotifiedMatch | null;
}

export class Notifications {
  private readonly store: NotificationStore;
  private readonly senders: Senders;
  private readonly scheduler: NotificationScheduler;
  private readonly closing = new AbortController();
  private kept: Promise<VapidKeys> | undefined;

  constructor(private readonly options: NotificationsOptions) {
    const { storage, settings, now, setAlarm, log, isLooking, turn, personEvents } = options;
    this.store = storage.notifications;
    this.senders = new Senders({ settings, now, vapid: () => this.vapid(), closing: this.closing.signal });
    this.scheduler = new NotificationScheduler({
      storage,
      send: (channel, message) => this.senders.send(channel, message),
      messageOf: ({ channel, about }, match) => this.messageOf(channel, about, match),
      isLooking,
      turn,
      personEvents,
      now,
      setAlarm,
      log,
    });
  }

  start(): void {
    this.scheduler.start();
  }

  /** Lets running messages finish. Those that take too long are sent again by the next server. */
  async close(): Promise<void> {
    const patience = setTimeout(() => this.closing.abort(), FINISH_WITHIN);
    await this.scheduler.close();
    clearTimeout(patience);
    await this.senders.close();
  }

  /** See `TurnNotifications.dueAt`. */
  dueAt(): number {
    return this.options.now() + NOTIFY_AFTER;
  }

  /** See `TurnNotifications.wakeAt`. */
  wakeAt(dueAt: number): void {
    this.scheduler.wakeAt(dueAt);
  }

  async state(asker: Requester): Promise<NotificationState> {
    return this.shown(await this.admit(asker));
  }

  /**
   * Adds a channel or renews it. Other targets than browsers get a confirmation request first; a browser has
   * already asked its user. `from` is the network of the sender.
   * @throws LobbyError 400 if the kind is not offered, or the address is refused or fails; 409 if there are too many
   * channels
   */
  async add(
    asker: Requester,
    { target, language }: { readonly target: Target; readonly language: NotificationLanguage },
    from: string,
  ): Promise<NotificationState> {
    const admitted = await this.admit(asker);
    this.checkTarget(target);
    if (target.kind !== 'push') await this.count(target, from);
    if (!('key' in asker)) await this.options.matches.enableNotifications(asker.game, asker.matchID, asker);
    const { now } = this.options;
    const channel: Channel = {
      ...admitted.owner,
      id: randomText(9),
      holder: admitted.holder,
      target,
      language,
      quiet: await this.quietOf(admitted),
      createdAt: now(),
      confirmedAt: target.kind === 'push' ? now() : null,
    };
    if (!(await this.store.add(channel, await this.replacedBy(channel))))
      throw new LobbyError(
        409,
        `A ${'key' in asker ? 'person' : 'seat'} has at most ${MAX_CHANNELS} notification channels.`,
      );
    if (target.kind !== 'push') {
      try {
        await this.sendNow(channel, { kind: 'confirm' }, admitted.match);
      } catch (error) {
        await this.store.remove(channel.id);
        throw error;
      }
    }
    return this.shown(admitted);
  }

  async remove(asker: Requester, id: string): Promise<NotificationState> {
    const admitted = await this.admit(asker);
    await this.store.remove((await this.own(admitted, id)).id);
    return this.shown(admitted);
  }

  /** Sends a test notification. @throws LobbyError 409 if the channel is not confirmed; 400 if sending fails */
  async test(asker: Requester, id: string, from: string): Promise<NotificationState> {
    const admitted = await this.admit(asker);
    const channel = await this.own(admitted, id);
    if (channel.confirmedAt === null) throw new LobbyError(409, 'This channel is not confirmed yet.');
    await this.count(channel.target, from);
    await this.sendNow(channel, { kind: 'test' }, admitted.match);
    return this.shown(admitted);
  }

  async setQuiet(asker: Requester, quiet: QuietHours | null): Promise<NotificationState> {
    const admitted = await this.admit(asker);
    await this.store.setQuiet(admitted.owner, quiet);
    return this.shown(admitted);
  }

  /**
   * Returns the channel and, for a seat, the game's title for a link; undefined if the link is no longer valid.
   */
  async linked(
    token: string,
    purpose: TokenPurpose,
  ): Promise<{ readonly channel: Channel; readonly title: string | null } | undefined> {
    const channel = await this.store.findByToken(token, purpose, this.options.now());
    if (channel === undefined) return undefined;
    if ('person' in channel) return { channel, title: null };
    const match = await this.matchOf(channel);
    return match && { channel, title: this.options.titleOf(match.gameName, channel.language) };
  }

  async confirm({ id }: Channel): Promise<void> {
    await this.store.confirm(id, this.options.now());
  }

  async stop({ id }: Channel): Promise<void> {
    await this.store.remove(id);
  }

  /** Checks the sender's credentials or key. @throws LobbyError 403, 404 @throws UnknownKeyError */
  private async admit(asker: Requester): Promise<Admitted> {
    if ('key' in asker) {
      const person = hashCredentials(asker.key);
      await this.options.storage.people.use(person, this.options.now());
      return { owner: { person }, holder: person, match: null };
    }
    const { game, matchID, ...sender } = asker;
    const match = { ...(await this.options.matches.seated(game, matchID, sender)), matchID };
    const owner = { matchID, seat: sender.playerID };
    return { owner, holder: hashCredentials(sender.credentials), match };
  }

  /** Checks whether the kind is offered and the address is acceptable. @throws LobbyError 400 */
  private checkTarget(target: Target): void {
    const { kinds, allowedHosts } = this.options.settings;
    if (!kinds.includes(target.kind)) {
      throw new LobbyError(400, `This server does not send notifications by ${target.kind}.`);
    }
    if (target.kind === 'email') return;
    const problem = addressProblem(addressOfTarget(target), allowedHosts);
    if (problem !== null) throw new LobbyError(400, `The address ${problem}.`);
  }

  /**
   * Returns the ids of the channels that a new one replaces: those with the same target, and unconfirmed ones that
   * have expired.
   */
  private async replacedBy(added: Channel): Promise<string[]> {
    const { target } = added;
    const oldest = this.options.now() - CONFIRM_WITHIN;
    const channels = await this.store.channelsOf(added);
    const replaced = channels.filter((channel) => {
      const isLate = channel.confirmedAt === null && channel.createdAt < oldest;
      return (
        isLate ||
        (channel.target.kind === target.kind && addressOfTarget(channel.target) === addressOfTarget(target))
      );
    });
    return replaced.map(({ id }) => id);
  }

  /** @throws RequestError 429 if the limit of the receiver, of the sender's network, or of the server is reached */
  private async count(target: Target, from: string): Promise<void> {
    const { limits } = this.options;
    // Hashed, because the log contains the keys of exceeded limits.
    const to = createHash('sha256').update(receiverOf(target)).digest('hex').slice(0, 16);
    const wait =
      (await limits.take('confirmations', `from ${from}`)) ||
      (await limits.take('confirmations', `to ${to}`)) ||
      (await limits.take('allConfirmations', 'all'));
    if (wait > 0) throw new RequestError(429, sentences.tooMuch, wait);
  }

  /** Returns a channel of the sender. @throws LobbyError 404 */
  private async own({ owner, holder }: Admitted, id: string): Promise<Channel> {
    const channels = await this.store.channelsOf(owner);
    const channel = channels.find((candidate) => candidate.id === id && candidate.holder === holder);
    if (channel === undefined) throw new LobbyError(404, NO_CHANNEL);
    return channel;
  }

  private async quietOf({ owner }: Admitted): Promise<QuietHours | null> {
    return (await this.store.channelsOf(owner)).at(0)?.quiet ?? null;
  }

  /** @throws LobbyError 400; 404 if the channel was removed concurrently */
  private async sendNow(
    channel: Channel,
    about: { readonly kind: 'confirm' | 'test' },
    match: NotifiedMatch | null,
  ): Promise<void> {
    try {
      await this.senders.send(channel, await this.messageOf(channel, about, match));
    } catch (error) {
      if (error instanceof UnknownChannelError) throw new LobbyError(404, NO_CHANNEL);
      if (!(error instanceof NotSentError)) throw error;
      throw new LobbyError(400, `The message could not be sent: ${error.reason}.`);
    }
  }

  /** Returns the message for a channel, with links. `match` is null if a person adds or tests a channel. */
  private async messageOf(
    channel: Channel,
    about: About | { readonly kind: 'confirm' | 'test' },
    match: NotifiedMatch | null,
  ): Promise<NotificationMessage> {
    const { titleOf, settings, now } = this.options;
    const { language } = channel;
    const { kind } = about;
    const isPersons = 'person' in channel;
    const seat = isPersons ? null : channel.seat;
    const words = notificationWords[language];
    const title = match && titleOf(match.gameName, language);
    const link = async (purpose: TokenPurpose, until: number | null) => {
      const token = await this.store.makeToken(channel.id, purpose, until);
      return new URL(`/calls/${purpose}/${token}`, settings.publicUrl).href;
    };
    const lateSeat = about.kind === 'time' ? about.lateSeat : null;
    const game = title ?? '';
    const texts: Readonly<Record<NotificationMessage['kind'], readonly [string, string]>> = {
      turn: [words.turnSubject(game), words.yourTurn],
      time: [words.timeSubject(game), lateSeat === seat ? words.yourTimeIsUp : words.timeIsUp],
      table: [words.tableSubject(game), words.tableFits],
      invitation: [words.invitationSubject(game), words.invited],
      test: isPersons ? [words.personTestSubject, words.personTest] : [words.testSubject(game), words.test],
      confirm: isPersons
        ? [words.personConfirmSubject, words.personConfirm]
        : [words.confirmSubject(game), words.confirm(game)],
    };
    const [subject, text] = texts[kind];
    const others = Object.values(match?.players ?? {}).filter(({ id }) => String(id) !== seat);
    const late = others.find(({ id }) => String(id) === lateSeat)?.name;
    return {
      kind,
      language,
      title,
      subject,
      text,
      // Without the receiver's consent, the message must not contain names that others chose.
      table:
        kind === 'confirm' || match === null
          ? null
          : late === undefined
            ? words.tableOf(others.flatMap(({ name }) => name ?? []))
            : words.lateOne(late),
      tableUrl: new URL(
        match === null ? '/online' : addressOfTable(match.gameName, match.matchID),
        settings.publicUrl,
      ).href,
      isPersons,
      confirmUrl: kind === 'confirm' ? await link('confirm', now() + CONFIRM_WITHIN) : null,
      stopUrl: kind === 'confirm' ? '' : await link('stop', null),
    };
  }

  private async matchOf({ matchID }: SeatChannel): Promise<MatchData | undefined> {
    const { metadata }: { metadata?: MatchData } = await this.options.storage.fetch(matchID, {
      metadata: true,
    });
    return metadata;
  }

  private async shown({ owner, holder }: Admitted): Promise<NotificationState> {
    const { kinds } = this.options.settings;
    const channels = (await this.store.channelsOf(owner)).filter((channel) => channel.holder === holder);
    return {
      offers: kinds,
      pushKey: kinds.includes('push') ? (await this.vapid()).publicKey : null,
      quiet: channels.at(0)?.quiet ?? null,
      ways: channels.map(shownChannel),
    };
  }

  private vapid(): Promise<VapidKeys> {
    const { vapid } = this.options.settings;
    if (vapid !== undefined) return Promise.resolve(vapid);
    this.kept ??= this.madeVapid().catch((error) => {
      this.kept = undefined;
      throw error;
    });
    return this.kept;
  }

  /** Returns the stored keys. The first server that needs them makes them. */
  private async madeVapid(): Promise<VapidKeys> {
    return JSON.parse(await this.store.key('vapid', () => JSON.stringify(makeVapidKeys())));
  }
}

function shownChannel({ id, target, confirmedAt }: Channel): ShownChannel {
  return {
    id,
    kind: target.kind,
    shown: shownTarget(target),
    state: confirmedAt === null ? 'waiting' : 'on',
    ...(target.kind === 'push'
      ? { device: createHash('sha256').update(target.endpoint).digest('hex').slice(0, 16) }
      : {}),
  };
}
