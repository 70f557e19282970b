/** The lobby's operations on matches, free of HTTP: what comes in was parsed, what can't be done is a `LobbyError`. */
import type { Game, Server } from 'boardgame.io';
import type { Match } from '../session/protocol';
import { newSave, type SavedGame } from '../session/savedGame';
import { standing } from '../session/standing';
import type { Contents } from './contents';
import { authenticateCredentials, hashCredentials } from './credentials';
import { errorFields, type Log } from './log';
import { LobbyError, type MatchData, newMatch, randomText } from './match-data';
import { OtherVersionError } from './other-version';
import type { KeyedQueue } from './queue';
import { type PlayedMatch, replay } from './replay';
import { type MatchStorage, StaleMetadataError } from './storage';

/** What the lobby tells and asks the tables of a game. */
export interface LobbyTables {
  /** Tells a table what has changed. Called in the match's queue. */
  lobbyChanged(matchID: string): Promise<void>;
  /** The seats that others may hand to a bot, though somebody sits there. */
  replaceable(matchID: string, metadata: MatchData): Promise<readonly string[]>;
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
  readonly clock?: { readonly minutes: number };
  /** Where its creator comes from: an opaque text that open matches are counted and listed by. */
  readonly network?: string;
}

interface PersonData {
  readonly colour?: string;
}

/** Who asks, as somebody seated. */
export interface Seated {
  readonly playerID: string;
  readonly credentials: string;
}

export interface ListRequest {
  readonly isGameover?: boolean;
  readonly updatedBefore?: number;
  readonly updatedAfter?: number;
  /** The `next` of the page before. */
  readonly before?: string;
  readonly limit: number;
  /** Only matches created from this network. */
  readonly network?: string;
}

export interface MatchList {
  readonly matches: readonly Match[];
  /** Where the next page begins; null: this is the last. */
  readonly next: string | null;
}

interface MatchesOptions {
  readonly games: readonly Game[];
  readonly storage: MatchStorage;
  readonly contents: Contents;
  readonly queue: KeyedQueue;
  /** undefined: nobody is there to be told. */
  readonly tablesOf: (game: string) => LobbyTables | undefined;
  /** The levels of the bots that may be seated. */
  readonly botLevels: readonly string[];
  readonly log: Log;
}

type Players = MatchData['players'];

/** How often a change is made again when another process changed the same match meanwhile. */
const TRIES = 5;

/** How many finished matches are remembered to be shown as they were. */
const MOST_CHECKED = 1000;

export class Matches {
  private readonly sameByOwnRules = new Set<string>();

  constructor(private readonly options: MatchesOptions) {}

  /** @throws LobbyError 400: the game can't be set up so; 404: there is no such game or seat. */
  async create(gameName: string, request: NewMatch): Promise<{ matchID: string }> {
    const { bots = {}, clock, network, ...options } = request;
    const match = newMatch(this.game(gameName), options, this.options.contents);
    for (const [seat, bot] of Object.entries(bots)) this.putBot(match.metadata.players, seat, bot);
    if (clock !== undefined) match.metadata.clock = clock;
    return { matchID: await this.begin(match, network) };
  }

  /**
   * Takes a seat; without `playerID` the first open one.
   * @throws LobbyError 409: it is taken.
   */
  join(
    gameName: string,
    matchID: string,
    request: { readonly playerID?: string; readonly playerName: string; readonly data?: PersonData },
  ): Promise<{ playerID: string; playerCredentials: string }> {
    return this.change(gameName, matchID, async ({ players }) => {
      const playerID = request.playerID ?? firstOpen(players);
      const player = seatAt(players, playerID);
      if (player.name !== undefined) throw new LobbyError(409, `${player.name} sits there.`);
      const playerCredentials = randomText(32);
      players[player.id] = {
        id: player.id,
        name: request.playerName,
        ...(request.data === undefined ? {} : { data: request.data }),
        credentials: hashCredentials(playerCredentials),
      };
      return { playerID, playerCredentials };
    });
  }

  /** Gives a seat up. A match without a move that everyone has left is deleted; one that has begun never is. */
  leave(gameName: string, matchID: string, { playerID, credentials }: Seated): Promise<void> {
    return this.change(gameName, matchID, async ({ players }) => {
      const player = seatAt(players, playerID);
      checkSeated({ playerID, credentials }, players);
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

  /** The match that follows this one, with the same seats and credentials; asked again, the same match. */
  playAgain(
    gameName: string,
    matchID: string,
    { network, ...sender }: Seated & { readonly network?: string },
  ): Promise<{ nextMatchID: string }> {
    return this.change(gameName, matchID, async (metadata) => {
      const { players, setupData, unlisted, clock } = metadata;
      checkSeated(sender, players);
      if (metadata.nextMatchID === undefined) {
        const numPlayers = Object.keys(players).length;
        const match = newMatch(
          this.game(gameName),
          { numPlayers, setupData, unlisted },
          this.options.contents,
        );
        // With the hashes of the credentials, so that everyone's open the same seat again.
        Object.assign(match.metadata, { players, clock });
        metadata.nextMatchID = await this.begin(match, network);
      }
      return { nextMatchID: metadata.nextMatchID };
    });
  }

  /** Puts a bot into a seat that is open or `replaceable`, or with `level` null takes it out. */
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
        if (player.data?.bot === undefined) throw new LobbyError(409, 'No bot sits there.');
        const { bot: _, ...data } = player.data;
        players[player.id] = { id: player.id, data };
        return;
      }
      const isTaken = player.name !== undefined && player.data?.bot === undefined;
      if (isTaken && !(await this.replaceable(gameName, matchID, metadata)).includes(seat)) {
        throw new LobbyError(409, `${player.name} sits there.`);
      }
      this.putBot(players, seat, { level, name, colour });
    });
  }

  /** @throws LobbyError 404 */
  async get(gameName: string, matchID: string): Promise<Match> {
    return clientMatch(matchID, await this.read(gameName, matchID));
  }

  /** Listed matches, newest first. One that can't be read is passed over. */
  async list(gameName: string, request: ListRequest): Promise<MatchList> {
    const { storage, log } = this.options;
    const { isGameover, updatedBefore, updatedAfter, before, limit, network } = request;
    this.game(gameName);
    const ids = await storage.listMatches({
      gameName,
      listed: true,
      where: { isGameover, updatedBefore, updatedAfter },
      network,
      after: before === undefined ? undefined : readCursor(before),
      // One more, to know whether there is a next page.
      limit: limit + 1,
    });
    const matches: Match[] = [];
    for (const matchID of ids.slice(0, limit)) {
      try {
        matches.push(clientMatch(matchID, await this.read(gameName, matchID)));
      } catch (error) {
        log('match unreadable', { match: matchID, ...errorFields(error) });
      }
    }
    const last = matches.at(-1);
    const isLast = ids.length <= limit || last === undefined;
    return { matches, next: isLast ? null : `${last.updatedAt}.${last.matchID}` };
  }

  /** How many matches are open, of everyone or created from one network. */
  countOpen(network?: string): Promise<number> {
    return this.options.storage.countMatches({ where: { isGameover: false }, network });
  }

  /** A finished match as the app saves its games: to be played again from its seed, with everything open. */
  async save(gameName: string, matchID: string): Promise<SavedGame> {
    const { contents } = this.options;
    const metadata = await this.read(gameName, matchID);
    if (metadata.gameover === undefined) throw new LobbyError(409, 'The game is not over yet.');
    const match = await this.shown(() => contents.playedMatch(matchID));
    if (!contents.hasOwnRules(metadata)) await this.shown(() => this.checkPast(gameName, matchID, match));
    const { beginning, log } = match;
    return {
      ...newSave({
        game: metadata.gameName,
        seed: beginning.plugins.random.data.seed,
        setupData: metadata.setupData ?? {},
        seats: Object.values(metadata.players).map(({ id, name, data }) => ({
          playerID: String(id),
          name: name ?? `${id + 1}`,
          colour: data?.colour ?? '',
          ...(data?.bot === undefined ? {} : { bot: data.bot }),
        })),
        actions: standing(log).map(({ action: { payload } }) => ({
          playerID: payload.playerID,
          move: payload.type,
          args: payload.args ?? [],
        })),
      }),
      rulesVersion: metadata.rulesVersion ?? null,
      content: contents.ofMatch(metadata),
      result: metadata.gameover,
    };
  }

  /** A finished match never changes: it is looked at once whether the rules of now show it as it was. */
  private async checkPast(gameName: string, matchID: string, match: PlayedMatch): Promise<void> {
    if (this.sameByOwnRules.has(matchID)) return;
    await this.options.queue.run('history', () => replay(this.game(gameName), match));
    if (this.sameByOwnRules.size >= MOST_CHECKED) this.sameByOwnRules.clear();
    this.sameByOwnRules.add(matchID);
  }

  private async shown<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    try {
      return await task();
    } catch (error) {
      if (error instanceof OtherVersionError) throw new LobbyError(409, error.message);
      throw error;
    }
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

  private async read(gameName: string, matchID: string): Promise<MatchData> {
    this.game(gameName);
    const { metadata }: { metadata?: MatchData } = await this.options.storage.fetch(matchID, {
      metadata: true,
    });
    if (metadata?.gameName !== gameName) throw new LobbyError(404, 'There is no such match.');
    return metadata;
  }

  /**
   * Reads a match, has it changed and writes it back, in the match's queue: two who take the same seat at once would
   * both get it. The table is told.
   */
  private change<Answer>(
    gameName: string,
    matchID: string,
    make: (metadata: MatchData) => Promise<Answer>,
  ): Promise<Answer> {
    const { queue, tablesOf } = this.options;
    return queue.run(matchID, async () => {
      for (let tries = 1; ; tries++) {
        const metadata = await this.read(gameName, matchID);
        const answer = await make(metadata);
        checkColours(metadata.players);
        try {
          await this.write(matchID, metadata);
        } catch (error) {
          if (!(error instanceof StaleMetadataError)) throw error;
          if (tries < TRIES) continue;
          throw new LobbyError(409, 'Others change this match at the same time; try again.');
        }
        await tablesOf(gameName)?.lobbyChanged(matchID);
        return answer;
      }
    });
  }

  private async write(matchID: string, metadata: MatchData): Promise<void> {
    const { storage } = this.options;
    const isEmpty = Object.values(metadata.players).every(({ name }) => name === undefined);
    if (isEmpty) {
      const { state } = await storage.fetch(matchID, { state: true });
      if (state._stateID === 0) return storage.wipe(matchID);
    }
    await storage.setMetadata(matchID, metadata);
  }

  private async begin(match: ReturnType<typeof newMatch>, network: string | undefined): Promise<string> {
    const { storage, queue, tablesOf } = this.options;
    const matchID = randomText(9);
    const { gameName, players } = match.metadata;
    checkColours(players);
    await storage.createMatch(matchID, { ...match, network });
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
    player.name = name ?? `Bot ${player.id + 1}`;
    player.data = { ...player.data, ...(colour === undefined ? {} : { colour }), bot: level };
    // Nobody knows them: only the server plays here.
    player.credentials = hashCredentials(randomText(32));
  }
}

function clientMatch(matchID: string, { players, revision: _, ...metadata }: MatchData): Match {
  return {
    ...metadata,
    matchID,
    players: Object.values(players).map(({ credentials: _credentials, ...player }) => player),
  };
}

function firstOpen(players: Players): string {
  const open = Object.values(players).find(({ name }) => name === undefined);
  if (open === undefined) throw new LobbyError(409, 'All seats are taken.');
  return String(open.id);
}

function seatAt(players: Players, seat: string): Server.PlayerMetadata {
  const player = players[Number(seat)];
  if (player === undefined) throw new LobbyError(404, `There is no seat ${seat}.`);
  return player;
}

function checkSeated({ playerID, credentials }: Seated, players: Players): void {
  if (!authenticateCredentials(credentials, players[Number(playerID)])) {
    throw new LobbyError(403, 'These credentials do not open this seat.');
  }
}

/** @throws LobbyError when two seats that are taken have one colour. */
function checkColours(players: Players): void {
  const colours = Object.values(players).flatMap(({ name, data }) =>
    name === undefined ? [] : (data?.colour ?? []),
  );
  const double = colours.find((taken, index) => colours.indexOf(taken) < index);
  if (double !== undefined) throw new LobbyError(400, `The colour ${double} is taken.`);
}

function readCursor(text: string): { updatedAt: number; matchID: string } {
  const [, updatedAt, matchID] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (matchID === undefined) throw new LobbyError(400, `before: ${JSON.stringify(text)} is no page's next.`);
  return { updatedAt: Number(updatedAt), matchID };
}
