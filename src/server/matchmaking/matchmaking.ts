/** Looking for players: notifies people of tables that fit their wishes, and lets them invite people they have played with. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Companion, Invitation, KeptWish, TableWish } from '../../session/matchmaking';
import { fits } from '../../session/matchmaking';
import type { Match } from '../../session/protocol';
import { isOpen, isPersons } from '../../session/seatKinds';
import { LobbyError } from '../lobby/lobbyError';
import { clientMatch, withRatings } from '../lobby/matchList';
import { type MatchData, randomText } from '../matches/matchData';
import { checkSeated, type Seated, seatAt, shownName } from '../matches/seats';
import type { About } from '../notifications/notificationStore';
import type { NotifiedMatch, PersonEvents } from '../notifications/scheduler';
import { errorFields, type Log } from '../ops/log';
import type { MatchStorage } from '../storage/storage';
import { MAX_WISHES, type PlayedWith } from './matchmakingStore';

const DAY = 86_400_000;

/** Lifetime of an invitation in ms. */
export const INVITED_FOR = 7 * DAY;

/** Time in ms for which an expired invitation is kept, so that answering it gets a clear refusal. */
const KEPT_FOR = 7 * DAY;

const NOBODY = 'There is no such person among those you have played with.';

interface MatchmakingOptions {
  readonly storage: MatchStorage;
  readonly games: readonly string[];
  /** Returns when to notify somebody of an event that happens now, in ms since 1970. */
  readonly dueAt: () => number;
  /** Schedules sending for this moment, after the notification has been stored. */
  readonly wakeAt: (dueAt: number) => void;
  readonly now: () => number;
  readonly log: Log;
}

interface Inviting extends Seated {
  readonly game: string;
  readonly matchID: string;
  /** Hash of the sender's key. */
  readonly sender: string;
  /** The receiver: the id of a companion or of a public profile. */
  readonly person: string;
}

/** People are identified by the hashes of their keys. */
export class Matchmaking implements PersonEvents {
  constructor(private readonly options: MatchmakingOptions) {}

  wishes(hash: string): Promise<KeptWish[]> {
    return this.store.wishes(hash);
  }

  /** @throws LobbyError 404 if a game is unknown; 409 if the person has too many wishes */
  async addWish(hash: string, wish: TableWish): Promise<KeptWish[]> {
    this.checkGames(wish);
    if (!(await this.store.addWish(hash, wish, this.options.now())))
      throw new LobbyError(409, `You can look for at most ${MAX_WISHES} kinds of tables. Erase one first.`);
    return this.wishes(hash);
  }

  /** @throws LobbyError 404 */
  async changeWish(hash: string, id: string, wish: TableWish): Promise<KeptWish[]> {
    this.checkGames(wish);
    return this.wishesAfter(hash, this.store.changeWish(hash, id, wish));
  }

  /** @throws LobbyError 404 */
  pauseWish(hash: string, id: string, isPaused: boolean): Promise<KeptWish[]> {
    return this.wishesAfter(hash, this.store.pauseWish(hash, id, isPaused));
  }

  /** @throws LobbyError 404 */
  removeWish(hash: string, id: string): Promise<KeptWish[]> {
    return this.wishesAfter(hash, this.store.removeWish(hash, id));
  }

  /** Notifies the people whose wishes a table fits, each of them once. A failure is only logged. */
  async tableChanged(matchID: string, metadata: MatchData): Promise<void> {
    const { storage, now, dueAt, wakeAt, log } = this.options;
    try {
      const match = await this.openTable(matchID, metadata);
      if (match === undefined) return;
      const wishes = await this.store.wishesFor(match.gameName);
      if (wishes.length === 0) return;
      const seated = Object.values(await storage.people.seated(matchID));
      const wishing = wishes.filter(({ hash, wish }) => fits(match, wish) && !seated.includes(hash));
      const due = dueAt();
      for (const hash of new Set(wishing.map(({ hash }) => hash))) {
        if (await this.areApart(hash, seated)) continue;
        if (await this.store.reportTable(hash, matchID, now(), due)) wakeAt(due);
      }
    } catch (error) {
      log('matching wishes failed', { match: matchID, ...errorFields(error) });
    }
  }

  async current(person: string, about: About): Promise<NotifiedMatch | undefined> {
    if (about.kind === 'invitation') {
      const invitation = await this.store.findInvitation(about.id);
      if (invitation === undefined || invitation.answer !== null) return undefined;
      if (invitation.until <= this.options.now()) return undefined;
      return this.withFreeSeat(invitation.match_id, person);
    }
    if (about.kind !== 'table') return undefined;
    const found = await this.withFreeSeat(about.matchID, person);
    const match = found && (await this.openTable(about.matchID, found));
    if (match === undefined) return undefined;
    const wishes = await this.store.wishes(person);
    return wishes.some(({ wish, paused }) => !paused && fits(match, wish)) ? found : undefined;
  }

  /** Returns the people with whom somebody has finished a game and who can be named, newest first. */
  async companions(hash: string, matchID?: string): Promise<Companion[]> {
    const invited = matchID === undefined ? [] : await this.store.invited(matchID);
    const idOf = await this.idsFor(hash);
    const known = await this.known(hash);
    const found = await Promise.all(
      known.map(async (person): Promise<Companion[]> => {
        const name = person.profile?.name ?? (await this.nameOf(person.last));
        if (name === undefined) return [];
        return [
          {
            id: idOf(person.hash),
            name,
            ...(person.profile === null ? {} : { profile: person.profile.id }),
            games: person.games,
            playedAt: person.playedAt,
            ...(invited.includes(person.hash) ? { isInvited: true as const } : {}),
          },
        ];
      }),
    );
    return found.flat();
  }

  /**
   * Invites somebody to a table where the sender sits.
   * @throws LobbyError 400 if the sender invites themselves; 403 if they have not played together; 404 if there is no
   * such person; 409 if no seat is free or the person was invited before
   */
  async invite({ game, matchID, sender, person, ...seated }: Inviting): Promise<void> {
    const { now, dueAt, wakeAt } = this.options;
    const metadata = await this.read(matchID);
    if (metadata?.gameName !== game) throw new LobbyError(404, 'There is no such match.');
    checkSeated(seated, metadata.players);
    const { hash: receiver } = await this.companion(sender, person);
    if (!clientMatch(matchID, metadata).players.some(isOpen))
      throw new LobbyError(409, 'All seats at this table are taken.');
    const due = dueAt();
    const at = now();
    const invitation = {
      id: randomText(9),
      match_id: matchID,
      sender,
      receiver,
      sender_name: shownName(seatAt(metadata.players, seated.playerID)) ?? '',
      at,
      until: at + INVITED_FOR,
    };
    if (!(await this.store.invite(invitation, due)))
      throw new LobbyError(409, 'This person has been invited to this table already.');
    wakeAt(due);
  }

  /** Returns the invitations that a person can still accept, newest first. */
  async invitations(hash: string): Promise<Invitation[]> {
    const rows = await this.store.received(hash);
    const open = await Promise.all(
      rows.map(async ({ id, match_id, sender_name, until }): Promise<Invitation[]> => {
        if (until <= this.options.now()) return [];
        const match = await this.withFreeSeat(match_id, hash);
        if (match === undefined) return [];
        return [{ id, game: match.gameName, matchID: match_id, from: sender_name, until }];
      }),
    );
    return open.flat();
  }

  /**
   * Accepts or declines an invitation. Returns the table.
   * @throws LobbyError 404 if there is no such invitation; 409 if it has expired or was answered, or if an accepted
   * table has no free seat
   */
  async answer(
    hash: string,
    id: string,
    isAccepted: boolean,
  ): Promise<{ readonly game: string; readonly matchID: string }> {
    const invitation = await this.store.findInvitation(id);
    const metadata = invitation && (await this.read(invitation.match_id));
    if (invitation?.receiver !== hash || metadata === undefined)
      throw new LobbyError(404, 'There is no such invitation.');
    if (invitation.until <= this.options.now()) throw new LobbyError(409, 'This invitation has expired.');
    const { match_id: matchID } = invitation;
    if (isAccepted && !clientMatch(matchID, metadata).players.some(isOpen))
      throw new LobbyError(409, 'All seats at this table have been taken since you were invited.');
    if (!(await this.store.answerInvitation(id, isAccepted ? 'accepted' : 'declined')))
      throw new LobbyError(409, 'This invitation has been answered already.');
    return { game: metadata.gameName, matchID };
  }

  private get store() {
    return this.options.storage.matchmaking;
  }

  private async wishesAfter(hash: string, change: Promise<boolean>): Promise<KeptWish[]> {
    if (!(await change)) throw new LobbyError(404, 'You have no such wish.');
    return this.wishes(hash);
  }

  private checkGames({ games }: TableWish): void {
    const unknown = games.find((game) => !this.options.games.includes(game));
    if (unknown !== undefined) throw new LobbyError(404, `There is no game ${unknown} here.`);
  }

  /** Returns a table that strangers may be told about, as clients see it, or undefined. */
  private async openTable(matchID: string, metadata: MatchData): Promise<Match | undefined> {
    const match = clientMatch(matchID, metadata);
    const isListed = metadata.unlisted !== true && metadata.hasMoves !== true;
    if (!isListed || !match.players.some(isOpen) || !match.players.some(isPersons)) return undefined;
    return (await withRatings([match], this.options.storage.ratings)).at(0);
  }

  /** Returns a match in which a seat is free and the person has none. */
  private async withFreeSeat(matchID: string, person: string): Promise<NotifiedMatch | undefined> {
    const metadata = await this.read(matchID);
    if (metadata === undefined || !clientMatch(matchID, metadata).players.some(isOpen)) return undefined;
    const seated = Object.values(await this.options.storage.people.seated(matchID));
    if (seated.includes(person) || (await this.areApart(person, seated))) return undefined;
    return { ...metadata, matchID };
  }

  /** Checks whether a person has blocked one of the others, or the other way round. */
  private async areApart(person: string, others: readonly string[]): Promise<boolean> {
    const { all } = await this.options.storage.moderation.apart(person);
    return others.some((other) => all.has(other));
  }

  private async read(matchID: string): Promise<MatchData | undefined> {
    const { metadata }: { metadata?: MatchData } = await this.options.storage.fetch(matchID, {
      metadata: true,
    });
    return metadata;
  }

  private async nameOf({ matchID, seat }: PlayedWith['last']): Promise<string | undefined> {
    const player = (await this.read(matchID))?.players[Number(seat)];
    return player && shownName(player);
  }

  /** Returns a companion by their id. @throws LobbyError 404 */
  async findCompanion(hash: string, id: string): Promise<{ readonly hash: string; readonly name: string }> {
    const idOf = await this.idsFor(hash);
    const found = (await this.store.playedWith(hash)).find((person) => idOf(person.hash) === id);
    const name = found && (found.profile?.name ?? (await this.nameOf(found.last)));
    if (found === undefined || name === undefined) throw new LobbyError(404, NOBODY);
    return { hash: found.hash, name };
  }

  /** Returns the people a person has played with. Leaves out a pair if either person has blocked the other. */
  private async known(hash: string): Promise<PlayedWith[]> {
    const { all } = await this.options.storage.moderation.apart(hash);
    return (await this.store.playedWith(hash)).filter((person) => !all.has(person.hash));
  }

  /** Returns somebody the sender has played with. @throws LobbyError 400, 403, 404 */
  private async companion(sender: string, person: string): Promise<PlayedWith> {
    const idOf = await this.idsFor(sender);
    const profile = await this.options.storage.ratings.findProfile(person);
    if (person === idOf(sender) || profile?.hash === sender)
      throw new LobbyError(400, 'You can’t invite yourself.');
    const known = await this.known(sender);
    const found = known.find(({ hash }) => hash === profile?.hash || idOf(hash) === person);
    if (found !== undefined) return found;
    if (profile !== undefined)
      throw new LobbyError(403, 'You can only invite people with whom you have finished a game.');
    throw new LobbyError(404, NOBODY);
  }

  /**
   * Returns a function that gives each person an id for this asker only, so that two askers can't find out whether
   * they know the same person.
   */
  async idsFor(asker: string): Promise<(hash: string) => string> {
    const key = await this.options.storage.notifications.key('companions', () =>
      randomBytes(32).toString('base64url'),
    );
    return (hash) => createHmac('sha256', key).update(`${asker} ${hash}`).digest('base64url').slice(0, 22);
  }
}

/** Deletes invitations some time after they have expired. */
export const deleteExpiredInvitations = (storage: MatchStorage, now: number): Promise<void> =>
  storage.matchmaking.deleteInvitations(now - KEPT_FOR);
