/** The lobby's operations on matches, free of HTTP: what comes in was parsed, what can't be done is a `LobbyError`. */
import type { Game, State } from 'boardgame.io';
import mapValues from 'lodash/mapValues';
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
  openSeat,
  opensHold,
  type Players,
  type Seated,
  seatAt,
} from '../matches/seats';
import type { Log } from '../ops/log';
import { type MatchStorage, StaleMetadataError } from '../storage/storage';
import { LobbyError } from './lobbyError';
import { clientMatch, type ListRequest, listMatches } from './matchList';

/** What the lobby tells and asks the tables of a game. */
export interface LobbyTables {
  /** Tells a table what has changed, the deal too. Called in the match's queue. */
  lobbyChanged(matchID: string): Promise<void>;
  /** The seats that others may hand to a bot, though somebody sits there. */
  replaceable(matchID: string, metadata: MatchData): Promise<readonly string[]>;
  /** The seats that the match waits for. */
  toAct(matchID: string): Promise<readonly string[]>;
  /** null: the match has none. */
  clock(matchID: string): Promise<Clock | null>;
}

export interface NewBot {
  readonly level: string;
  readonly name?: string;
  readonly colour?: string;
}

export interface NewMatch {
  readonly numPlayers: number;
  readonly setupData?: unknown;
  readonly unlisted?: boolean;
  /** By seat. */
  readonly bots?: Readonly<Record<string, NewBot>>;
  readonly clock?: ClockRules;
  /** Where its creator comes from: an opaque text that open matches are counted and listed by. */
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
  /** undefined: nobody is there to be told. */
  readonly tablesOf: (game: string) => LobbyTables | undefined;
  /** Whether no seat of a game knows what the others don't: then somebody new may take over a seat in the middle of it. */
  readonly hasOpenHands: (game: string) => boolean;
  /** The levels of the bots that may be seated. */
  readonly botLevels: readonly string[];
  readonly now: () => number;
  readonly log: Log;
}

/** Changes a match in place; `state`: of one that is dealt. */
type Change<Answer> = (metadata: MatchData, state: State | undefined) => Promise<Answer>;

/** How often a change is made again when another process changed the same match meanwhile. */
const TRIES = 5;

export class Matches {
  private readonly saves: Saves;

  constructor(private readonly options: MatchesOptions) {
    this.saves = new Saves(options);
  }

  /** @throws LobbyError 400: the game can't be set up so; 404: there is no such game or seat. */
  async create(gameName: string, request: NewMatch): Promise<{ matchID: string }> {
    const { bots = {}, clock, network, ...options } = request;
    const metadata = this.newMatch(gameName, options);
    for (const [seat, bot] of Object.entries(bots)) this.putBot(metadata.players, seat, bot);
    if (clock !== undefined) metadata.clock = clock;
    return { matchID: await this.begin(metadata, network) };
  }

  /**
   * Takes a seat; without `playerID` the first open one. With the last one the game is dealt.
   * @throws LobbyError 409: it is taken.
   */
  join(
    gameName: string,
    matchID: string,
    request: { readonly playerID?: string; readonly playerName: string; readonly data?: PersonData },
  ): Promise<{ playerID: string; playerCredentials: string }> {
    return this.change(gameName, matchID, async (match) => {
      const { id } = openSeat(match, request.playerID);
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
   * Gives a seat up. A match without a move that everyone has left is deleted; one that has begun never is. Once dealt, a seat
   * with a hidden hand is kept for the person who leaves it; leaving it a second time gives it up for good.
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

  /** Renames somebody, or gives them another colour. */
  update(
    gameName: string,
    matchID: string,
    { newName, data, ...sender }: Seated & { readonly newName?: string; readonly data?: PersonData },
  ): Promise<void> {
    return this.change(gameName, matchID, async ({ players }) => {
      if (newName === undefined && data === undefined) {
        throw new LobbyError(400, 'There must be a newName or data.');
      }
      const player = seatAt(players, sender.playerID);
      checkSeated(sender, players);
      if (newName !== undefined) player.name = newName;
      if (data !== undefined) player.data = data;
    });
  }

  /**
   * Returns the match that follows a finished one, with the same seats and credentials; begins one if necessary.
   * @throws LobbyError 409: the game is not over.
   */
  async playAgain(
    gameName: string,
    matchID: string,
    { network, ...sender }: Seated & { readonly network?: string },
  ): Promise<{ nextMatchID: string }> {
    const { storage } = this.options;
    let begun: string | undefined;
    const answer = await this.change(gameName, matchID, async (metadata) => {
      const { players, setupData, unlisted, clock, nextMatchID } = metadata;
      checkSeated(sender, players);
      if (metadata.gameover === undefined) throw new LobbyError(409, 'The game is not over yet.');
      const isThere = nextMatchID !== undefined && (await storage.fetchVersion(nextMatchID)) !== undefined;
      if (isThere) return { nextMatchID };
      if (begun === undefined) {
        const numPlayers = Object.keys(players).length;
        const next = this.newMatch(gameName, { numPlayers, setupData, unlisted });
        // With the hashes of the credentials, so that everyone's open the same seat again.
        Object.assign(next, { players: mapValues(players, forRematch), clock });
        begun = await this.begin(next, network);
      }
      metadata.nextMatchID = begun;
      return { nextMatchID: begun };
    });
    // Another server was quicker: its rematch is the one that everybody goes to.
    if (begun !== undefined && begun !== answer.nextMatchID) await storage.wipe(begun);
    return answer;
  }

  /**
   * Puts a bot into a seat that is open or `replaceable`, or with `level` null takes it out. A seat whose time ran out is kept
   * for the one who sat there, with the bot and without: an opponent who joined it would read its hand.
   */
  seatBot(
    gameName: string,
    matchID: string,
    request: Seated & Omit<NewBot, 'level'> & { readonly seat: string; readonly level: string | null },
  ): Promise<void> {
    const { seat, level, name, colour, ...sender } = request;
    return this.change(gameName, matchID, async (metadata) => {
      const { players } = metadata;
      checkSeated(sender, players);
      if (metadata.gameover !== undefined) throw new LobbyError(409, 'The game is over.');
      const player = seatAt(players, seat);
      if (level === null) {
        if (!isBot(player)) throw new LobbyError(409, 'No bot sits there.');
        const { bot: _, ...data } = player.data;
        const { name: _name, credentials: _credentials, ...seat } = player;
        players[player.id] = { ...seat, data };
        return;
      }
      const isTaken = player.name !== undefined && !isBot(player);
      if (isTaken && !(await this.replaceable(gameName, matchID, metadata)).includes(seat)) {
        throw new LobbyError(409, `${player.name} sits there.`);
      }
      this.putBot(players, seat, { level, name, colour });
    });
  }

  /** Gives a seat back to the one for whom it is kept. Called in the match's queue. */
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

  /** The seats that a match waits for, and its clock: everyone who looks at the table sees it too. @throws LobbyError 404 */
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

  /** Asks the table for a vacation; with nobody else to ask it begins at once. @throws LobbyError 403, 409 */
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

  /** Says yes or no to another's vacation. @throws LobbyError 403, 404, 409 */
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

  /** Comes back before the end, or asks no more. @throws LobbyError 403, 409 */
  endVacation(gameName: string, matchID: string, sender: Seated): Promise<void> {
    return this.change(gameName, matchID, async (match) => {
      checkSeated(sender, match.players);
      endVacation(match, sender.playerID, this.options.now());
    });
  }

  /** Listed matches, newest first. One that can't be read is passed over. */
  list(gameName: string, request: ListRequest): Promise<MatchList> {
    this.game(gameName);
    const { storage, log } = this.options;
    return listMatches({ storage, log, read: (matchID) => this.get(gameName, matchID) }, gameName, request);
  }

  /** How many matches are open, of everyone or created from one network. */
  countOpen(network?: string): Promise<number> {
    return this.options.storage.countMatches({ where: { isGameover: false }, network });
  }

  /** The match of somebody seated. @throws LobbyError 403, 404 */
  async seated(gameName: string, matchID: string, sender: Seated): Promise<MatchData> {
    const metadata = await this.read(gameName, matchID);
    checkSeated(sender, metadata.players);
    return metadata;
  }

  /** Somebody seated wants to be called: from now on each move says whose turns begin and end. */
  async expectCalls(gameName: string, matchID: string, sender: Seated): Promise<void> {
    if ((await this.seated(gameName, matchID, sender)).calls) return;
    await this.change(gameName, matchID, async (metadata) => {
      checkSeated(sender, metadata.players);
      metadata.calls = true;
    });
  }

  /** Returns a finished match as the app saves its games. @throws LobbyError 404, 409 @throws RequestError 429 */
  async save(gameName: string, matchID: string, network: string): Promise<SavedGame> {
    return this.saves.of(matchID, await this.read(gameName, matchID), network);
  }

  /** A content that matches of the game are played with. @throws LobbyError 404 */
  async content(gameName: string, hash: string): Promise<unknown> {
    this.game(gameName);
    const content = await this.options.contents.fetch(gameName, hash);
    if (content === undefined) throw new LobbyError(404, 'No match is played with such a content.');
    return content;
  }

  private game(gameName: string): Game {
    const game = this.options.games.find(({ name }) => name === gameName);
    if (game === undefined) throw new LobbyError(404, `There is no game ${gameName} here.`);
    return game;
  }

  private newMatch(gameName: string, options: MatchOptions): MatchData {
    const match = newMatch(this.game(gameName), options);
    return this.options.hasOpenHands(gameName) ? { ...match, openHands: true } : match;
  }

  private async read(gameName: string, matchID: string): Promise<MatchData> {
    this.game(gameName);
    const { metadata }: { metadata?: MatchData } = await this.options.storage.fetch(matchID, {
      metadata: true,
    });
    return checkGame(gameName, metadata);
  }

  private async readWhole(gameName: string, matchID: string): Promise<LiveMatch> {
    this.game(gameName);
    const { metadata, state }: Partial<LiveMatch> = await this.options.storage.fetch(matchID, {
      metadata: true,
      state: true,
    });
    return { metadata: checkGame(gameName, metadata), state };
  }

  /**
   * Reads a match, has it changed and writes it back, in the match's queue: two who take the same seat at once would
   * both get it. The table is told.
   */
  private change<Answer>(gameName: string, matchID: string, make: Change<Answer>): Promise<Answer> {
    return this.options.queue.run(matchID, () => this.changeNow(gameName, matchID, make));
  }

  private async changeNow<Answer>(gameName: string, matchID: string, make: Change<Answer>): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const { metadata, state } = await this.readWhole(gameName, matchID);
      const answer = await make(metadata, state);
      settleVacations(metadata, this.options.now());
      checkColours(metadata.players);
      try {
        await this.write(matchID, metadata, state);
      } catch (error) {
        if (!(error instanceof StaleMetadataError)) throw error;
        if (tries < TRIES) continue;
        throw new LobbyError(409, 'Others change this match at the same time; try again.');
      }
      await this.options.tablesOf(gameName)?.lobbyChanged(matchID);
      return answer;
    }
  }

  /**
   * Deals once, when the last seat is taken: nobody who looked at open seats before has seen a hand, and nobody who has seen one
   * gets another.
   */
  private async write(matchID: string, metadata: MatchData, state: State | undefined): Promise<void> {
    const { storage, contents } = this.options;
    const { players } = metadata;
    const isEmpty = Object.values(players).every(({ name }) => name === undefined);
    if (isEmpty && (state === undefined || state._stateID === 0)) return storage.wipe(matchID);
    if (state !== undefined || !isFull(players)) return storage.setMetadata(matchID, metadata);
    const dealt = deal(this.game(metadata.gameName), metadata, contents.beginning(metadata));
    await storage.setMetadata(matchID, dealt.metadata, dealt.state, dealt.content);
  }

  private async begin(metadata: MatchData, network: string | undefined): Promise<string> {
    const { storage, contents, queue, tablesOf, now } = this.options;
    const matchID = randomText(9);
    const { gameName, players } = metadata;
    // boardgame.io takes the wall's time.
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

  private putBot(players: Players, seat: string, { level, name, colour }: NewBot): void {
    const { botLevels } = this.options;
    if (!botLevels.includes(level)) {
      throw new LobbyError(400, `There are no bots of level ${level}; there are: ${botLevels.join(', ')}.`);
    }
    const player = seatAt(players, seat);
    const held = holdOf(player);
    if (held !== undefined) player.held = held;
    player.name = name ?? `Bot ${player.id + 1}`;
    player.data = { ...player.data, ...(colour === undefined ? {} : { colour }), bot: level };
    // Nobody knows them: only the server plays here.
    player.credentials = hashCredentials(randomText(32));
  }
}

/** @throws LobbyError 404: there is no such match of this game. */
function checkGame(gameName: string, metadata: MatchData | undefined): MatchData {
  if (metadata?.gameName !== gameName) throw new LobbyError(404, 'There is no such match.');
  return metadata;
}
