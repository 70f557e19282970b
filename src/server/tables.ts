import type { Ctx, Game, State } from 'boardgame.io';
import type { Namespace, Socket } from 'socket.io';
import type { Answer, Clock } from '../session/protocol';
import { Announcer } from './announcer';
import { type BotJob, type BotJobs, type BotRunner, BotSeats } from './bot-seats';
import { Broadcast } from './broadcast';
import { turnsBetween } from './calls/turns';
import type { Contents } from './contents';
import { authenticateCredentials } from './credentials';
import { Follower } from './follower';
import { Inbox } from './inbox';
import type { Limits } from './limits';
import type { LiveMatch, LiveMatches } from './live-matches';
import { errorFields, type Log } from './log';
import { LookBack } from './look-back';
import { type MatchData, seedOf } from './match-data';
import type { LobbyTables } from './matches';
import {
  type Action,
  chatMessage,
  historyMessage,
  muteMessage,
  NOT_DEALT,
  refuse,
  syncMessage,
  updateMessage,
  visibleMessage,
} from './messages';
import type { Metrics } from './metrics';
import type { Past } from './past/past';
import type { Change, Peers } from './peers';
import type { KeyedQueue } from './queue';
import { Referee } from './referee';
import { Rooms, type Seat, seatOf } from './rooms';
import { opensHold, type Seated, shownPlayers } from './seats';
import { type MatchStorage, StaleStateError, UnknownMatchError } from './storage';
import { Talk } from './talk';

/** Why a move is not legal for a seat that sees `view`, in one sentence; null: no reason is known. */
export type ExplainMove = (
  game: string,
  view: unknown,
  ctx: Ctx,
  playerID: string,
  move: string,
  args: readonly unknown[],
) => string | null;

/** The seats that are to act in a position of a game that is not over. */
export type SeatsToAct = (game: string, G: unknown, ctx: Ctx) => readonly string[];

export interface TablesOptions {
  readonly storage: MatchStorage;
  readonly live: LiveMatches;
  readonly contents: Contents;
  readonly past: Past;
  /** Gives a seat back to the one for whom it is kept; false: not with these credentials. Called in the match's queue. */
  readonly giveBack: (game: string, matchID: string, seated: Seated) => Promise<boolean>;
  readonly queue: KeyedQueue;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
  readonly explain: ExplainMove;
  readonly seatsToAct: SeatsToAct;
  /** Without it no bot plays. */
  readonly bots?: BotRunner;
  /** Without it this server thinks for all bots it looks at. */
  readonly botJobs?: BotJobs;
  /** Other servers on the same database; undefined: this one hears of none. */
  readonly peers?: Peers;
  /** Without it nobody is called to their turns. */
  readonly calls?: TurnCalls;
}

/** Calls people to their turns. */
export interface TurnCalls {
  /** When somebody whose turn begins now is called, in milliseconds since 1970. */
  dueAt(): number;
  /** Turns have begun, and who is to be called to them is written. */
  turnsBegan(dueAt: number): void;
}

/** All tables of one game: what arrives at them, and what they say. */
export class GameTables implements LobbyTables {
  private readonly name: string;
  private readonly referee: Referee;
  private readonly rooms: Rooms;
  private readonly broadcast: Broadcast;
  private readonly bots: BotSeats | undefined;
  private readonly announcer: Announcer;
  private readonly inbox: Inbox;
  private readonly talk: Talk;
  /** Where there are other servers. */
  private readonly follower: Follower | undefined;
  private readonly lookBack: LookBack;
  /** Those who sit at a table that is not dealt yet. */
  private readonly waiting = new WeakSet<Socket>();

  constructor(
    private readonly game: Game,
    sockets: Namespace,
    private readonly options: TablesOptions,
    private readonly isClosing: () => boolean,
  ) {
    this.name = game.name ?? '';
    this.referee = new Referee(game);
    const { peers } = options;
    this.rooms = new Rooms(sockets, peers && ((matchID) => peers.elsewhere(this.name, matchID)));
    this.broadcast = new Broadcast(game, this.rooms);
    this.inbox = new Inbox({ game, isClosing, metrics: options.metrics, log: options.log });
    const { storage, live, limits, now } = options;
    this.announcer = new Announcer({
      rooms: this.rooms,
      live,
      now,
      announceLater: (matchID) => this.announceLater(matchID),
    });
    this.talk = new Talk({
      rooms: this.rooms,
      live,
      storage,
      limits,
      now,
      opens,
      onSaid: (matchID, { at, sender }) => this.tellPeers(matchID, { what: 'chat', at, sender }),
    });
    this.follower = peers && this.followerOf(peers);
    const { past } = options;
    this.lookBack = new LookBack({
      game: this.name,
      past,
      storage,
      queue: options.queue,
      waiting: this.waiting,
    });
    const { bots: runner, log } = options;
    if (runner !== undefined) {
      this.bots = new BotSeats({
        game,
        runner,
        seatsToAct: this.seatsToAct,
        contents: options.contents,
        play: (...move) => this.playAsBot(...move),
        read: (matchID) => options.queue.run(matchID, () => this.read(matchID)),
        jobs: options.botJobs,
        onMove: (seconds) => options.metrics.botThinking.observe(seconds),
        log,
      });
    }
    sockets.on('connection', (socket) => this.welcome(socket));
  }

  /** Has the bots of a match look at its position: after a start of the server. */
  wakeBots(matchID: string): Promise<void> {
    return this.options.queue.run(matchID, async () => this.bots?.look(matchID, await this.read(matchID)));
  }

  /** Makes a bot's move. Rejects when it fails. */
  async work(job: BotJob): Promise<void> {
    await this.bots?.work(job);
  }

  /** Tells a table what the lobby changed. Runs in the match's queue, which the caller holds. */
  async lobbyChanged(matchID: string): Promise<void> {
    this.options.live.forget(matchID);
    try {
      const match = await this.read(matchID);
      await this.talk.keepHost(matchID, match.metadata);
      await this.callToDeal(matchID, match);
      // It has told the table when it was read.
      if (this.follower === undefined) await this.tellLobby(matchID, match);
      this.bots?.look(matchID, match);
    } catch (error) {
      this.announcingFailed(error);
    } finally {
      this.tellPeers(matchID, { what: 'lobby' });
    }
  }

  /** Those whose turn it is with the deal are called to it; who has no seat any more is called to nothing. */
  private async callToDeal(matchID: string, { state, metadata }: LiveMatch): Promise<void> {
    const { calls, storage } = this.options;
    if (calls === undefined || metadata.calls !== true) return;
    const seats = Object.values(metadata.players);
    const holders = seats.flatMap(({ credentials, held }) =>
      [credentials ?? [], held?.credentials ?? []].flat(),
    );
    await storage.calls.keepHolders(matchID, holders);
    if (state === undefined) return storage.calls.forgetTurns(matchID);
    if (state._stateID > 0) return;
    const dueAt = calls.dueAt();
    await storage.calls.beginFirstTurn(matchID, this.seatsToAct(state), dueAt);
    calls.turnsBegan(dueAt);
  }

  private async tellLobby(matchID: string, match: LiveMatch): Promise<void> {
    this.unseat(matchID, match.metadata);
    if (match.state === undefined) this.awaitDeal(matchID);
    else await this.showDeal(matchID, match);
    await this.announcer.announce(matchID, match.metadata);
  }

  /** Whoever is there gets the position with the deal, also who has seen one that was taken back. */
  private awaitDeal(matchID: string): void {
    for (const socket of this.rooms.at(matchID)) this.waiting.add(socket);
  }

  /** Sends the position to those who have waited for it. */
  private async showDeal(matchID: string, match: LiveMatch): Promise<void> {
    for (const socket of this.rooms.at(matchID)) {
      const seat = seatOf(socket);
      if (seat !== undefined && this.waiting.delete(socket)) await this.show(socket, seat, match);
    }
  }

  close(): void {
    this.announcer.close();
  }

  private welcome(socket: Socket): void {
    const { inbox } = this;
    const { queue } = this.options;
    inbox.answer(socket, 'update', updateMessage, ([action, stateID, matchID, playerID]) =>
      queue.run(matchID, () => this.update(socket, action, stateID, matchID, playerID)),
    );
    inbox.answer(socket, 'sync', syncMessage, ([matchID, playerID, credentials]) =>
      queue.run(matchID, () => this.sit(socket, { matchID, playerID, credentials })),
    );
    inbox.answer(socket, 'chat', chatMessage, ([matchID, message, credentials]) =>
      queue.run(matchID, async () => {
        const { metadata } = await this.read(matchID);
        return this.talk.say(socket, message, { matchID, credentials }, metadata);
      }),
    );
    inbox.answer(socket, 'mute', muteMessage, ([matchID, mute, playerID, credentials]) =>
      queue.run(matchID, async () => {
        const { metadata } = await this.read(matchID);
        const answer = await this.talk.mute(mute, { matchID, playerID, credentials }, metadata);
        if (answer.ok) {
          await this.announcer.tell(matchID, metadata);
          this.tellPeers(matchID, { what: 'talk' });
        }
        return answer;
      }),
    );
    inbox.answer(socket, 'visible', visibleMessage, async ([isVisible]) => {
      socket.data.isHidden = !isVisible;
      return { ok: true };
    });
    inbox.answer(socket, 'history', historyMessage, ([matchID]) => this.lookBack.ask(socket, matchID));
    socket.on('disconnect', () => {
      const seat = seatOf(socket);
      if (seat === undefined || this.isClosing()) return;
      this.sayWhoIsHere(seat.matchID);
      this.announceLater(seat.matchID);
    });
  }

  private async update(
    socket: Socket,
    action: Action,
    stateID: number,
    matchID: string,
    playerID: string,
  ): Promise<Answer> {
    const seat = { matchID, playerID, credentials: action.payload.credentials };
    const match = await this.read(matchID);
    if (!opens(seat, match.metadata)) return refuse('unauthorized');
    const answer = await this.play(matchID, playerID, action, stateID, match);
    // The client has shown its move already; without the true position it would keep showing it.
    if (!answer.ok) await this.show(socket, seat, await this.read(matchID));
    return answer;
  }

  /** `seen`: the state that the bot was asked about. */
  private playAsBot(matchID: string, playerID: string, action: Action, seen: State): Promise<Answer> {
    return this.options.queue.run(matchID, async () => {
      if (this.isClosing()) return refuse('closing');
      const match = await this.read(matchID);
      if (match.metadata.players[Number(playerID)]?.data?.bot === undefined) return refuse('unauthorized');
      // It may have been dealt anew while the bot thought: the first state has the same number again.
      if (match.state === undefined || seedOf(match.state) !== seedOf(seen)) return refuse('stale');
      return this.play(matchID, playerID, action, seen._stateID, match);
    });
  }

  /** One action of a seat that is known to be the sender's. */
  private async play(
    matchID: string,
    playerID: string,
    action: Action,
    stateID: number,
    { state, metadata }: LiveMatch,
  ): Promise<Answer> {
    if (state === undefined) return refuse('illegal', NOT_DEALT);
    const judged = this.referee.judge(state, action, stateID, playerID);
    if ('refused' in judged) {
      const { refused } = judged;
      return refuse(refused, refused === 'illegal' ? this.explain(state, action, playerID) : undefined);
    }
    const { state: after, log: deltalog } = judged;
    try {
      const toAct = this.seatsToAct(after);
      const { live, calls } = this.options;
      const turns =
        calls === undefined || metadata.calls !== true
          ? undefined
          : turnsBetween(this.seatsToAct(state), toAct, calls.dueAt());
      const moved = await live.move(matchID, { before: state, state: after, deltalog, toAct, turns });
      if (turns !== undefined) calls?.turnsBegan(turns.dueAt);
      this.broadcast.sendMove(matchID, state, after, deltalog);
      await this.moved(matchID, after, moved.metadata);
      return { ok: true, stateID: after._stateID };
    } catch (error) {
      if (error instanceof StaleStateError) return refuse('stale');
      throw error;
    }
  }

  /** What a move brings with it. Whatever fails here, the move stands. */
  private async moved(matchID: string, state: State, metadata: MatchData): Promise<void> {
    try {
      this.tellPeers(matchID, { what: 'move', stateID: state._stateID });
      this.follower?.note(matchID, { state, metadata });
      if (state.ctx.gameover !== undefined) await this.talk.open(matchID);
      if (metadata.clock !== undefined) await this.announcer.tell(matchID, metadata);
      this.bots?.look(matchID, { state, metadata });
    } catch (error) {
      this.options.log('telling of a move failed', { game: this.name, ...errorFields(error) });
    }
  }

  /** The rule that forbids a move, asked of the seat's own view so that the sentence tells nothing hidden. */
  private explain({ G, ctx }: State, { type, payload }: Action, playerID: string): string | undefined {
    if (type !== 'MAKE_MOVE') return undefined;
    const view = this.game.playerView?.({ G, ctx, playerID }) ?? G;
    const args = Array.isArray(payload.args) ? payload.args : [payload.args];
    return this.options.explain(this.name, view, ctx, playerID, payload.type, args) ?? undefined;
  }

  /** Seats a player or onlooker and sends what they may see; the position of a game that is not dealt follows with the deal. */
  private async sit(socket: Socket, seat: Seat): Promise<Answer> {
    const { matchID } = seat;
    const match = await this.opened(seat);
    if (match === null) return refuse('unauthorized');
    const { state, metadata } = match;
    if (state !== undefined) await this.show(socket, seat, match);
    else this.waiting.add(socket);
    const left = seatOf(socket);
    if (left !== undefined && left.matchID !== matchID) {
      await this.rooms.leave(socket, left);
      this.sayWhoIsHere(left.matchID);
      this.announceLater(left.matchID);
    }
    await this.rooms.enter(socket, seat);
    this.follower?.note(matchID, match);
    this.sayWhoIsHere(matchID);
    await this.showTalk(socket, seat, metadata);
    await this.announce(matchID);
    // A bot that failed, for lack of memory perhaps, is asked again.
    this.bots?.look(matchID, match);
    return { ok: true };
  }

  /** The match, when the credentials open the seat; a seat kept for its owner is given back. null: they don't. */
  private async opened(seat: Seat): Promise<LiveMatch | null> {
    const { matchID, playerID, credentials } = seat;
    const match = await this.read(matchID);
    if (opens(seat, match.metadata)) return match;
    const isKept = playerID !== null && opensHold(credentials, match.metadata.players[Number(playerID)]);
    if (!isKept || !(await this.options.giveBack(this.name, matchID, { playerID, credentials }))) return null;
    return this.read(matchID);
  }

  /** Sends a socket the whole position as its seat may see it. */
  private async show(
    socket: Socket,
    { matchID, playerID }: Seat,
    { state, metadata }: LiveMatch,
  ): Promise<void> {
    if (state === undefined) return;
    const { storage, contents } = this.options;
    const { log } = await storage.fetch(matchID, { log: true });
    const beginning = contents.named(await storage.fetchBeginning(matchID), metadata);
    const players = shownPlayers(metadata, this.rooms.connectedSeats(matchID));
    // What follows from a move by itself is no entry of the log that people read; what another server wrote meanwhile is told next.
    const told = log.filter(({ automatic, _stateID }) => automatic !== true && _stateID < state._stateID);
    this.broadcast.sendWhole(socket, playerID, matchID, { state, log: told, players, beginning });
  }

  /** Who has left a seat, on whatever device, sees it no more. */
  private unseat(matchID: string, metadata: MatchData): void {
    for (const socket of this.rooms.at(matchID)) {
      const seat = seatOf(socket);
      if (seat === undefined || opens(seat, metadata)) continue;
      void this.rooms.leave(socket, seat);
      this.waiting.delete(socket);
      socket.emit('unseated', matchID);
    }
    this.sayWhoIsHere(matchID);
  }

  private async showTalk(
    socket: Socket,
    { matchID, playerID }: Seat,
    { gameover }: MatchData,
  ): Promise<void> {
    const said = await this.talk.said(matchID, playerID, gameover !== undefined);
    socket.emit('chats', matchID, said);
    this.follower?.noteTalk(socket, said);
  }

  private tellPeers(matchID: string, change: Change): void {
    this.options.peers?.changed(this.name, matchID, change);
  }

  private sayWhoIsHere(matchID: string): void {
    this.options.peers?.present(this.name, matchID, this.rooms.here(matchID));
  }

  private followerOf(peers: Peers): Follower {
    const { storage, live, queue, log } = this.options;
    const follower = new Follower({
      rooms: this.rooms,
      broadcast: this.broadcast,
      storage,
      queue,
      read: (matchID) => this.read(matchID),
      forget: (matchID) => live.forget(matchID),
      tellLobby: (matchID, match) => this.tellLobby(matchID, match),
      tellNews: (matchID, { metadata }) => this.announcer.tell(matchID, metadata),
      announce: (matchID) => this.announce(matchID),
      show: (...shown) => this.show(...shown),
      showTalk: (socket, seat, { metadata }) => this.showTalk(socket, seat, metadata),
      wakeBots: (matchID, match) => this.bots?.look(matchID, match),
      log,
    });
    peers.listen(this.name, follower);
    return follower;
  }

  private announceLater(matchID: string): void {
    this.options.queue
      .run(matchID, () => this.announce(matchID))
      .catch((error) => this.announcingFailed(error));
  }

  private announcingFailed(error: unknown): void {
    // The last one has left a match that had not begun.
    if (error instanceof UnknownMatchError) return;
    this.options.log('announcing failed', { game: this.name, ...errorFields(error) });
  }

  private async announce(matchID: string): Promise<void> {
    const { metadata } = await this.read(matchID);
    await this.announcer.announce(matchID, metadata);
  }

  /** The seats that others may hand to a bot, though somebody sits there. */
  async replaceable(matchID: string, metadata: MatchData): Promise<readonly string[]> {
    // Another server may have taken a move since its clock was looked at here.
    await this.read(matchID);
    return (await this.announcer.pace(matchID, metadata)).replaceable;
  }

  /** null: the match has none. */
  async clock(matchID: string): Promise<Clock | null> {
    const { metadata } = await this.options.queue.run(matchID, () => this.read(matchID));
    return metadata.clock === undefined ? null : (await this.announcer.pace(matchID, metadata)).clock;
  }

  /** Whether somebody in the seat has the table before them, at this server. */
  isLooking(matchID: string, playerID: string): boolean {
    return this.rooms.isLooking(matchID, playerID);
  }

  /** The seats that the match waits for; none before the deal. */
  async toAct(matchID: string): Promise<readonly string[]> {
    const { state } = await this.options.queue.run(matchID, () => this.read(matchID));
    return state === undefined ? [] : this.seatsToAct(state);
  }

  private async read(matchID: string): Promise<LiveMatch> {
    const match = await this.options.live.read(this.name, matchID);
    await this.follower?.follow(matchID, match);
    return match;
  }

  private readonly seatsToAct = ({ G, ctx }: State): readonly string[] =>
    ctx.gameover === undefined ? this.options.seatsToAct(this.name, G, ctx) : [];
}

/** Whether what somebody shows opens the seat; an onlooker's place is open to all. */
function opens({ playerID, credentials }: Seat, { players }: MatchData): boolean {
  return playerID === null || authenticateCredentials(credentials, players[Number(playerID)]);
}
