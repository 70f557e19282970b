/** Operations of the lobby, independent of HTTP. Input is already parsed; a refusal is a `LobbyError`. */
import type { Game, State } from 'boardgame.io';
import mapValues from 'lodash/mapValues';
import pickBy from 'lodash/pickBy';
import type { Clock, ClockRules, Match, MatchList } from '../../session/protocol';
import type { SavedGame } from '../../session/savedGame';
import {
  answerVacation,
  askForVacation,
  endVacation,
  settleVacations,
} from '../clocks/correspondence/vacations';
import type { HistoryRequests } from '../history/historyRequests';
import type { Contents } from '../matches/contents';
import { hashCredentials } from '../matches/credentials';
import type { LiveMatch } from '../matches/liveMatches';
import { deal, type MatchData, type MatchOptions, newMatch, randomText } from '../matches/matchData';
import type { KeyedQueue } from '../matches/queue';
import { orConflict, Saves } from '../matches/saves';
import {
  checkColours,
  checkSeated,
  findSeat,
  forRematch,
  givenBack,
  holdOf,
  isBot,
  isFull,
  isPerson,
  openSeat,
  opensHold,
  type Seated,
  seatAt,
} from '../matches/seats';
import type { Log } from '../ops/log';
import type { SeatedPeople } from '../people/seatedPeople';
import { type MatchStorage, StaleMetadataError } from '../storage/storage';
import { admit } from './admission';
import { type NewBot, putBot, removeBot } from './bots';
import { LobbyError } from './lobbyError';
import { clientMatch, type ListRequest, listMatches } from './matchList';

/** The methods of a game's tables that the lobby needs. */
export interface LobbyTables {
  /** Sends a table the changes, including the deal. Called in the match's queue. */
  lobbyChanged(matchID: string): Promise<void>;
  /** Returns the taken seats that others may hand to a bot. */
  replaceable(matchID: string, metadata: MatchData): Promise<readonly string[]>;
  /** Returns the seats that have to act. */
  toAct(matchID: string): Promise<readonly string[]>;
  /** Returns null if the match has no clock. */
  clock(matchID: string): Promise<Clock | null>;
}

export interface NewMatch {
  readonly numPlayers: number;
  readonly setupData?: unknown;
  readonly unlisted?: boolean;
  /** Keyed by seat. */
  readonly bots?: Readonly<Record<string, NewBot>>;
  readonly clock?: ClockRules;
  readonly rated?: boolean;
  /** The language that people speak at the table. */
  readonly language?: 'en' | 'ja';
  /** Network of the creator: an opaque text by which open matches are counted and listed. */
  readonly network?: string;
}

interface PersonData {
  readonly colour?: string;
}

interface MatchesOptions {
  readonly games: readonly Game[];
  readonly storage: MatchStorage;
  readonly contents: Contents;
  readonly histories: HistoryRequests;
  readonly queue: KeyedQueue;
  /** Returns undefined if this process has no tables. */
  readonly tablesOf: (game: string) => LobbyTables | undefined;
  /** Checks whether a game has no hidden hands. Then a newcomer may take over a seat in the middle of a game. */
  readonly hasOpenHands: (game: string) => boolean;
  readonly botLevels: readonly string[];
  readonly now: () => number;
  /** Called after a table was created or changed. */
  readonly onChanged?: (matchID: string, metadata: MatchData) => Promise<void>;
  readonly log: Log;
}

/**
 * Changes a match in place. `state` is undefined before the deal. `people` receives the changes of who sits where.
 */
type Change<Answer> = (
  metadata: MatchData,
  state: State | undefined,
  people: Record<string, string | null>,
) => Promise<Answer>;

/** Attempts to apply a change that conflicts with changes by other processes. */
const TRIES = 5;

export class Matches {
  private readonly saves: Saves;

  constructor(private readonly options: MatchesOptions) {
    this.saves = new Saves(options);
  }

  /** @throws LobbyError 400 if the game can't be set up this way; 404 if the game or a seat doesn't exist */
  async create(gameName: string, request: NewMatch): Promise<{ matchID: string }> {
    const { bots = {}, clock, network, ...options } = request;
    const metadata = this.newMatch(gameName, options);
    for (const [seat, bot] of Object.entries(bots))
      putBot(metadata.players, seat, bot, this.options.botLevels);
    if (clock !== undefined) metadata.clock = clock;
    return { matchID: await this.begin(metadata, network) };
  }

  /**
   * Takes a seat, by default the first open one. Taking the last seat deals the game. `person` is the hash of the
   * person's key, which a rated match needs. Without it the server doesn't know who sits there.
   * @throws LobbyError 403 if a person at the table has blocked this one; 409 if the seat is taken
   */
  join(
    gameName: string,
    matchID: string,
    request: {
      readonly playerID?: string;
      readonly playerName: string;
      readonly data?: PersonData;
      readonly person?: string;
    },
  ): Promise<{ playerID: string; playerCredentials: string }> {
    return this.change(gameName, matchID, async (match, _state, people) => {
      const { id } = openSeat(match, request.playerID);
      people[id] = await admit(this.options, matchID, match, request.person);
      const playerCredentials = randomText(32);
      match.players[id] = {
        id,
        name: request.playerName,
        ...(request.data === undefined ? {} : { data: request.data }),
        credentials: hashCredentials(playerCredentials),
      };
      return { playerID: String(id), playerCredentials };
    });
  }

  /**
   * Gives up a seat. If everyone leaves before the first move, the match is deleted, before the deal also with bots in
   * it; a started match never is.
   * After the deal, a seat with a hidden hand is reserved for its owner. If they leave that too, it is given up for
   * good.
   */
  leave(gameName: string, matchID: string, { playerID, credentials }: Seated): Promise<void> {
    return this.change(gameName, matchID, async (match, state) => {
      const { players } = match;
      const player = seatAt(players, playerID);
      if (opensHold(credentials, player)) {
        delete player.held;
        return;
      }
      checkSeated({ playerID, credentials }, players);
      if (state !== undefined && match.openHands !== true) {
        player.held = holdOf(player);
        player.isSeen = true;
      }
      delete player.name;
      delete player.credentials;
    });
  }

  /** Changes a player's name or colour. */
  update(
    gameName: string,
    matchID: string,
    { newName, data, ...sender }: Seated & { readonly newName?: string; readonly data?: PersonData },
  ): Promise<void> {
    return this.change(gameName, matchID, async ({ players }) => {
      if (newName === undefined && data === undefined) {
        throw new LobbyError(400, 'Send newName or data.');
      }
      const player = seatAt(players, sender.playerID);
      checkSeated(sender, players);
      if (newName !== undefined) player.name = newName;
      if (data !== undefined) player.data = data;
    });
  }

  /**
   * Returns the rematch of a finished match, with the same seats and credentials. Creates it if necessary.
   * @throws LobbyError 409 if the game is not over
   */
  async playAgain(
    gameName: string,
    matchID: string,
    { network, ...sender }: Seated & { readonly network?: string },
  ): Promise<{ nextMatchID: string }> {
    const { storage } = this.options;
    let begun: string | undefined;
    const answer = await this.change(gameName, matchID, async (metadata) => {
      const { players, setupData, unlisted, rated, language, clock, nextMatchID } = metadata;
      checkSeated(sender, players);
      if (metadata.gameover === undefined) throw new LobbyError(409, 'The game is not over yet.');
      const isThere = nextMatchID !== undefined && (await storage.fetchVersion(nextMatchID)) !== undefined;
      if (isThere) return { nextMatchID };
      if (begun === undefined) {
        const numPlayers = Object.keys(players).length;
        const next = this.newMatch(gameName, { numPlayers, setupData, unlisted, rated, language });
        // The hashed credentials are copied, so that all players keep their access.
        Object.assign(next, { players: mapValues(players, forRematch), clock });
        const people = await storage.people.seated(matchID);
        begun = await this.begin(
          next,
          network,
          pickBy(people, (_, seat) => holdOf(seatAt(next.players, seat)) !== undefined),
        );
      }
      metadata.nextMatchID = begun;
      return { nextMatchID: begun };
    });
    // Another server created a rematch first; everyone uses that one.
    if (begun !== undefined && begun !== answer.nextMatchID) await storage.wipe(begun);
    return answer;
  }

  /**
   * Seats a bot in an open or replaceable seat, or removes the bot if `level` is null. A seat whose player ran out
   * of time stays reserved for them even without a bot, because an opponent who took it would see its hand.
   */
  seatBot(
    gameName: string,
    matchID: string,
    request: Seated & Omit<NewBot, 'level'> & { readonly seat: string; readonly level: string | null },
  ): Promise<void> {
    const { seat, level, name, colour, ...sender } = request;
    return this.change(gameName, matchID, async (metadata, state) => {
      const { players } = metadata;
      checkSeated(sender, players);
      if (metadata.gameover !== undefined) throw new LobbyError(409, 'The game is over.');
      const player = seatAt(players, seat);
      // Otherwise a weak bot could play in the place of the strong one that the game is rated with.
      if (metadata.rated === true && state !== undefined && isBot(player) && player.held === undefined)
        throw new LobbyError(409, 'The bots of a rated game stay until its end.');
      if (level === null) {
        removeBot(players, seat);
        return;
      }
      const isTaken = player.name !== undefined && !isBot(player);
      if (isTaken && !(await this.replaceable(gameName, matchID, metadata)).includes(seat)) {
        throw new LobbyError(409, `${player.name} sits there.`);
      }
      putBot(players, seat, { level, name, colour }, this.options.botLevels);
    });
  }

  /** Deletes a match, and closes the pages at its table. */
  close(gameName: string, matchID: string): Promise<void> {
    const { queue, storage, tablesOf } = this.options;
    return queue.run(matchID, async () => {
      await storage.wipe(matchID);
      await tablesOf(gameName)?.lobbyChanged(matchID);
    });
  }

  /** Gives a reserved seat back to its owner. Must be called in the match's queue. */
  async giveBack(gameName: string, matchID: string, { playerID, credentials }: Seated): Promise<boolean> {
    const change = async ({ players }: MatchData) => {
      const seat = findSeat(players, playerID);
      if (seat === undefined || !opensHold(credentials, seat)) return false;
      players[seat.id] = givenBack(seat);
      return true;
    };
    return this.changeNow(gameName, matchID, change);
  }

  /** @throws LobbyError 404 */
  async get(gameName: string, matchID: string): Promise<Match> {
    return clientMatch(matchID, await this.read(gameName, matchID));
  }

  /**
   * Returns the seats that have to act and the clock, both of which any onlooker may see. @throws LobbyError 404
   */
  async turn(
    gameName: string,
    matchID: string,
  ): Promise<{ readonly toAct: readonly string[]; readonly clock?: Clock }> {
    await this.read(gameName, matchID);
    const tables = this.options.tablesOf(gameName);
    if (tables === undefined) return { toAct: [] };
    return orConflict(async () => {
      const toAct = await tables.toAct(matchID);
      const clock = await tables.clock(matchID);
      return clock === null ? { toAct } : { toAct, clock };
    });
  }

  /** Requests a vacation. If no other person plays, it begins at once. @throws LobbyError 403, 409 */
  askForVacation(
    gameName: string,
    matchID: string,
    { days, ...sender }: Seated & { readonly days: number },
  ): Promise<void> {
    return this.change(gameName, matchID, async (match) => {
      checkSeated(sender, match.players);
      askForVacation(match, sender.playerID, days, this.options.now());
    });
  }

  /** Votes on another player's vacation. @throws LobbyError 403, 404, 409 */
  answerVacation(
    gameName: string,
    matchID: string,
    { seat, agree, ...sender }: Seated & { readonly seat: string; readonly agree: boolean },
  ): Promise<void> {
    return this.change(gameName, matchID, async (match) => {
      checkSeated(sender, match.players);
      answerVacation(match, { voter: sender.playerID, seat, agree }, this.options.now());
    });
  }

  /** Ends a vacation early or withdraws the request. @throws LobbyError 403, 409 */
  endVacation(gameName: string, matchID: string, sender: Seated): Promise<void> {
    return this.change(gameName, matchID, async (match) => {
      checkSeated(sender, match.players);
      endVacation(match, sender.playerID, this.options.now());
    });
  }

  /** Returns listed matches, newest first. Unreadable ones are skipped. */
  list(gameName: string, request: ListRequest): Promise<MatchList> {
    this.game(gameName);
    const { storage, log } = this.options;
    return listMatches({ storage, log, read: (matchID) => this.get(gameName, matchID) }, gameName, request);
  }

  /** Counts the open matches, all or those created from one network. */
  countOpen(network?: string): Promise<number> {
    return this.options.storage.countMatches({ where: { isGameover: false }, network });
  }

  /** Returns the match of a seated player. @throws LobbyError 403, 404 */
  async seated(gameName: string, matchID: string, sender: Seated): Promise<MatchData> {
    const metadata = await this.read(gameName, matchID);
    checkSeated(sender, metadata.players);
    return metadata;
  }

  /** Turns notifications on for a match: from now on each move records whose turns begin and end. */
  async enableNotifications(gameName: string, matchID: string, sender: Seated): Promise<void> {
    if ((await this.seated(gameName, matchID, sender)).calls) return;
    await this.change(gameName, matchID, async (metadata) => {
      checkSeated(sender, metadata.players);
      metadata.calls = true;
    });
  }

  /** Returns a finished match in the app's file format. @throws LobbyError 404, 409 @throws RequestError 429 */
  async save(gameName: string, matchID: string, network: string): Promise<SavedGame> {
    return this.saves.of(matchID, await this.read(gameName, matchID), network);
  }

  /** Returns a content that matches of the game use. @throws LobbyError 404 */
  async content(gameName: string, hash: string): Promise<unknown> {
    this.game(gameName);
    const content = await this.options.contents.fetch(gameName, hash);
    if (content === undefined) throw new LobbyError(404, 'No match uses this content.');
    return content;
  }

  private game(gameName: string): Game {
    const game = this.options.games.find(({ name }) => name === gameName);
    if (game === undefined) throw new LobbyError(404, `There is no game ${gameName} here.`);
    return game;
  }

  private newMatch(gameName: string, options: MatchOptions): MatchData {
    const match = newMatch(this.game(gameName), options);
    // In a rated game nobody takes over another one's game.
    const isOpen = this.options.hasOpenHands(gameName) && match.rated !== true;
    return isOpen ? { ...match, openHands: true } : match;
  }

  private async read(gameName: string, matchID: string): Promise<MatchData> {
    this.game(gameName);
    const { metadata }: { metadata?: MatchData } = await this.options.storage.fetch(matchID, {
      metadata: true,
    });
    return checkGame(gameName, metadata);
  }

  private async readWithState(gameName: string, matchID: string): Promise<LiveMatch> {
    this.game(gameName);
    const { metadata, state }: Partial<LiveMatch> = await this.options.storage.fetch(matchID, {
      metadata: true,
      state: true,
    });
    return { metadata: checkGame(gameName, metadata), state };
  }

  /**
   * Applies a change in the match's queue and updates the table. Without the queue, two players could take the same
   * seat.
   */
  private change<Answer>(gameName: string, matchID: string, make: Change<Answer>): Promise<Answer> {
    return this.options.queue.run(matchID, () => this.changeNow(gameName, matchID, make));
  }

  private async changeNow<Answer>(gameName: string, matchID: string, make: Change<Answer>): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const { metadata, state } = await this.readWithState(gameName, matchID);
      const people: Record<string, string | null> = {};
      const answer = await make(metadata, state, people);
      if (metadata.rated !== true || state === undefined) {
        // After the deal a person is rated even if they leave the seat.
        for (const seat of Object.values(metadata.players))
          if (holdOf(seat) === undefined) people[seat.id] = null;
      }
      settleVacations(metadata, this.options.now());
      checkColours(metadata.players);
      try {
        await this.write(matchID, metadata, state, people);
      } catch (error) {
        if (!(error instanceof StaleMetadataError)) throw error;
        if (tries < TRIES) continue;
        throw new LobbyError(409, 'Someone else changed this match at the same time. Try again.');
      }
      await this.options.tablesOf(gameName)?.lobbyChanged(matchID);
      await this.options.onChanged?.(matchID, metadata);
      return answer;
    }
  }

  /**
   * Writes a match. Deals once, when the last seat is taken, so that nobody sees a hand while choosing a seat or
   * gets a second hand.
   */
  private async write(
    matchID: string,
    metadata: MatchData,
    state: State | undefined,
    people: SeatedPeople,
  ): Promise<void> {
    const { storage, contents } = this.options;
    const { players } = metadata;
    const seats = Object.values(players);
    const isEmpty = seats.every(({ name }) => name === undefined);
    // Before the deal nobody would come back to a table with only bots.
    const isDeserted = state === undefined ? !seats.some(isPerson) : isEmpty && state._stateID === 0;
    if (isDeserted) return storage.wipe(matchID);
    if (state !== undefined || !isFull(players))
      return storage.setMetadata(matchID, metadata, undefined, undefined, people);
    const dealt = deal(this.game(metadata.gameName), metadata, contents.beginning(metadata));
    await storage.setMetadata(matchID, dealt.metadata, dealt.state, dealt.content, people);
  }

  private async begin(
    metadata: MatchData,
    network: string | undefined,
    people?: SeatedPeople,
  ): Promise<string> {
    const { storage, contents, queue, tablesOf, now } = this.options;
    const matchID = randomText(9);
    const { gameName, players } = metadata;
    // boardgame.io uses the machine's clock, which may differ from `now`.
    metadata.createdAt = now();
    metadata.updatedAt = metadata.createdAt;
    checkColours(players);
    const dealt = isFull(players)
      ? deal(this.game(gameName), metadata, contents.beginning(metadata))
      : undefined;
    await storage.createMatch(matchID, {
      metadata: dealt?.metadata ?? metadata,
      initialState: dealt?.state,
      content: dealt?.content,
      network,
      people,
    });
    await queue.run(matchID, async () => tablesOf(gameName)?.lobbyChanged(matchID));
    return matchID;
  }

  private async replaceable(
    gameName: string,
    matchID: string,
    metadata: MatchData,
  ): Promise<readonly string[]> {
    return (await this.options.tablesOf(gameName)?.replaceable(matchID, metadata)) ?? [];
  }
}

/** @throws LobbyError 404 if the match is missing or of another game */
function checkGame(gameName: string, metadata: MatchData | undefined): MatchData {
  if (metadata?.gameName !== gameName) throw new LobbyError(404, 'There is no such match.');
  return metadata;
}
