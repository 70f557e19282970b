import type { Game, State } from 'boardgame.io';
import type { Namespace, Socket } from 'socket.io';
import type { Answer, Clock } from '../../session/protocol';
import { type BotJob, BotSeats } from '../bots/botSeats';
import { TableChat } from '../chat/chat';
import { PeerSync } from '../cluster/peerSync';
import type { Change, Peers } from '../cluster/peers';
import { HistoryMessages } from '../history/historyMessages';
import type { LobbyTables } from '../lobby/matches';
import { type ClockJob, TableTurns } from '../notifications/tableTurns';
import type { Turns } from '../notifications/turns';
import { errorFields } from '../ops/log';
import { outcomeOf } from '../ratings/outcome';
import { StaleStateError, UnknownMatchError } from '../storage/storage';
import { Broadcast } from '../transport/broadcast';
import { Inbox } from '../transport/inbox';
import {
  type Action,
  atDoorMessage,
  chatMessage,
  historyMessage,
  muteMessage,
  NOT_DEALT,
  refuse,
  syncMessage,
  updateMessage,
  visibleMessage,
} from '../transport/messages';
import { Rooms, type Seat, seatOf } from '../transport/rooms';
import { Announcer } from './announcer';
import { InitialSync, opens } from './initialSync';
import { type InQueue, type LiveMatch, waitsForSeats } from './liveMatches';
import type { MatchData } from './matchData';
import { Referee } from './referee';
import { opensHold, withStandIn } from './seats';
import type { TablesOptions } from './tablesOptions';

/** Runs all tables of one game: handles their messages and sends their updates. */
export class GameTables implements LobbyTables {
  private readonly name: string;
  private readonly referee: Referee;
  private readonly rooms: Rooms;
  private readonly broadcast: Broadcast;
  private readonly bots: BotSeats | undefined;
  private readonly announcer: Announcer;
  private readonly inbox: Inbox;
  private readonly chat: TableChat;
  /** Set only if there are other servers. */
  private readonly peerSync: PeerSync | undefined;
  private readonly historyMessages: HistoryMessages;
  /** Set only if notifications are on. */
  private readonly tableTurns: TableTurns | undefined;
  private readonly initialSync: InitialSync;

  constructor(
    game: Game,
    sockets: Namespace,
    private readonly options: TablesOptions,
    private readonly isClosing: () => boolean,
  ) {
    this.name = game.name ?? '';
    this.referee = new Referee(game, options.explain);
    const { peers } = options;
    this.rooms = new Rooms(sockets, peers && ((matchID) => peers.elsewhere(this.name, matchID)));
    this.broadcast = new Broadcast(game, this.rooms);
    this.inbox = new Inbox({ game, isClosing, metrics: options.metrics, log: options.log });
    const { storage, live, limits, contents, histories, now, setAlarm, log } = options;
    const { name, rooms, broadcast, inQueue } = this;
    this.initialSync = new InitialSync({ rooms, broadcast, storage, contents });
    this.announcer = new Announcer({ game: name, rooms, live, now, setAlarm, inQueue, log });
    this.chat = new TableChat({
      rooms,
      live,
      storage,
      limits,
      now,
      opens,
      onSaid: (matchID, { at, sender }) => this.announceToPeers(matchID, { what: 'chat', at, sender }),
      onShown: (socket, said) => this.peerSync?.noteChat(socket, said),
    });
    this.peerSync = peers && this.startPeerSync(peers);
    const { bots: runner, notifications, clockJobs: jobs, queue } = options;
    this.historyMessages = new HistoryMessages({
      game: name,
      histories,
      storage,
      waiting: this.initialSync.waiting,
    });
    this.tableTurns =
      notifications &&
      new TableTurns({
        game: name,
        notifications,
        storage,
        live,
        seatsToAct: this.seatsToAct,
        inQueue,
        jobs,
        setAlarm,
        now,
        log,
      });
    if (runner !== undefined) {
      this.bots = new BotSeats({
        game,
        runner,
        seatsToAct: this.seatsToAct,
        contents,
        play: (...move) => this.playAsBot(...move),
        read: (matchID) => queue.run(matchID, () => this.read(matchID)),
        jobs: options.botJobs,
        onMove: (seconds) => options.metrics.botThinking.observe(seconds),
        log,
      });
    }
    sockets.on('connection', (socket) => this.welcome(socket));
  }

  /** Resumes a match after a server start: lets bots move and checks the clock. */
  wake(matchID: string): Promise<void> {
    return this.inQueue(matchID, async (match) => {
      this.bots?.look(matchID, match);
      await this.tableTurns?.look(matchID, match);
    });
  }

  /** Makes a bot's move. Rejects if that fails. */
  async work(job: BotJob): Promise<void> {
    await this.bots?.work(job);
  }

  /** Checks a clock when a player's time may have run out. Returns the ms to wait if it is too early. */
  async ring(job: ClockJob): Promise<number | undefined> {
    return this.tableTurns?.ring(job);
  }

  /** Sends a table the changes made in the lobby. Must be called in the match's queue. */
  async lobbyChanged(matchID: string): Promise<void> {
    this.options.live.forget(matchID);
    try {
      const match = await this.read(matchID);
      await this.chat.keepHost(matchID, match.metadata);
      await this.tableTurns?.lobbyChanged(matchID, match);
      // With other servers, reading the match has already updated the table.
      if (this.peerSync === undefined) await this.sendLobby(matchID, match);
      this.bots?.look(matchID, match);
    } catch (error) {
      this.announcer.failed(error);
    } finally {
      this.announceToPeers(matchID, { what: 'lobby' });
    }
  }

  private async sendLobby(matchID: string, match: LiveMatch): Promise<void> {
    this.initialSync.unseat(matchID, match.metadata);
    this.announcePresence(matchID);
    await this.initialSync.showDeal(matchID, match);
    await this.announcer.announce(matchID, match.metadata);
  }

  close(): void {
    this.tableTurns?.close();
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
        return this.chat.say(socket, message, { matchID, credentials }, metadata);
      }),
    );
    inbox.answer(socket, 'mute', muteMessage, ([matchID, mute, playerID, credentials]) =>
      queue.run(matchID, async () => {
        const { metadata } = await this.read(matchID);
        const answer = await this.chat.mute(mute, { matchID, playerID, credentials }, metadata);
        if (answer.ok) {
          await this.announcer.sendTableState(matchID, metadata);
          this.announceToPeers(matchID, { what: 'talk' });
        }
        return answer;
      }),
    );
    inbox.answer(socket, 'visible', visibleMessage, async ([isVisible]) => {
      socket.data.isHidden = !isVisible;
      return { ok: true };
    });
    inbox.answer(socket, 'atDoor', atDoorMessage, async ([isAtDoor]) => {
      const seat = seatOf(socket);
      const isNew = isAtDoor !== (socket.data.isAtDoor === true);
      socket.data.isAtDoor = isAtDoor;
      if (isNew && seat?.playerID === null) this.presenceChanged(seat.matchID);
      return { ok: true };
    });
    inbox.answer(socket, 'history', historyMessage, ([matchID]) => this.historyMessages.ask(socket, matchID));
    socket.on('disconnect', () => {
      const seat = seatOf(socket);
      if (seat === undefined || this.isClosing()) return;
      this.presenceChanged(seat.matchID);
    });
  }

  private presenceChanged(matchID: string): void {
    this.announcePresence(matchID);
    void this.announcer.announceLater(matchID);
  }

  private async update(
    socket: Socket,
    action: Action,
    stateID: number,
    matchID: string,
    playerID: string,
  ): Promise<Answer> {
    const seat = { matchID, playerID, credentials: action.payload.credentials };
    const known = await this.known(matchID);
    if (known !== undefined && opens(seat, known.metadata)) {
      const answer = await this.play(matchID, playerID, action, stateID, known, known.metadata.revision);
      if (answer.ok) return answer;
    }
    const match = await this.read(matchID);
    if (!opens(seat, match.metadata)) return refuse('unauthorized');
    const answer = await this.play(matchID, playerID, action, stateID, match);
    // The client has shown the move already and would keep showing it without the true position.
    if (!answer.ok) await this.initialSync.show(socket, seat, await this.read(matchID));
    return answer;
  }

  /** `stateID` identifies the state the bot saw. */
  private playAsBot(matchID: string, playerID: string, action: Action, stateID: number): Promise<Answer> {
    return this.options.queue.run(matchID, async () => {
      if (this.isClosing()) return refuse('closing');
      const match = await this.read(matchID);
      if (match.metadata.players[Number(playerID)]?.data?.bot === undefined) return refuse('unauthorized');
      return this.play(matchID, playerID, action, stateID, match);
    });
  }

  /** Plays one action of an authenticated seat. With `revision`, only if the match still has that revision. */
  private async play(
    matchID: string,
    playerID: string,
    action: Action,
    stateID: number,
    match: LiveMatch,
    revision?: number,
  ): Promise<Answer> {
    const { state, metadata } = match;
    if (state === undefined || waitsForSeats(match)) return refuse('illegal', NOT_DEALT);
    const judged = this.referee.judge(state, action, stateID, playerID, metadata.players);
    if ('refused' in judged) return refuse(judged.refused, judged.why);
    const { state: after } = judged;
    const deltalog = withStandIn(judged.log, metadata.players[Number(playerID)]);
    try {
      const toAct = this.seatsToAct(after);
      const turns = this.tableTurns?.turnsWith(metadata, state, toAct);
      const moved = await this.options.live.move(matchID, {
        before: state,
        state: after,
        deltalog,
        toAct,
        turns,
        outcome: outcomeOf(this.name, metadata, after.ctx.gameover, this.options.placesOf),
        revision,
      });
      this.broadcast.sendMove(matchID, state, after, deltalog);
      await this.moved(matchID, after, moved.metadata, turns);
      return { ok: true, stateID: after._stateID };
    } catch (error) {
      if (error instanceof StaleStateError) return refuse('stale');
      // The move may have been stored although the answer was lost.
      const change = { what: 'move', stateID: after._stateID } as const;
      this.peerSync?.changed(matchID, change);
      this.announceToPeers(matchID, change);
      throw error;
    }
  }

  /** Sends a stored move to everyone concerned. Errors are only logged, because the move is already stored. */
  private async moved(matchID: string, state: State, metadata: MatchData, turns?: Turns): Promise<void> {
    try {
      this.announceToPeers(matchID, { what: 'move', stateID: state._stateID });
      this.peerSync?.note(matchID, { state, metadata });
      if (state.ctx.gameover !== undefined) await this.chat.showAll(matchID, metadata);
      if (metadata.clock !== undefined) await this.announcer.sendTableState(matchID, metadata);
      await this.tableTurns?.moved(matchID, { state, metadata }, turns);
      this.bots?.look(matchID, { state, metadata });
    } catch (error) {
      this.options.log('announcing a move failed', { game: this.name, ...errorFields(error) });
    }
  }

  /**
   * Seats a player or onlooker and sends them what they may see. Before the deal, the position follows with the
   * deal.
   */
  private async sit(socket: Socket, seat: Seat): Promise<Answer> {
    const { matchID } = seat;
    const match = await this.opened(seat);
    if (match === null) return refuse('unauthorized');
    const { metadata } = match;
    await this.initialSync.show(socket, seat, match);
    const left = seatOf(socket);
    if (left !== undefined && left.matchID !== matchID) {
      await this.rooms.leave(socket, left);
      this.presenceChanged(left.matchID);
    }
    await this.rooms.enter(socket, seat);
    this.peerSync?.note(matchID, match);
    this.announcePresence(matchID);
    await this.chat.show(socket, seat, metadata);
    await this.announce(matchID);
    // Retries a bot that failed, for example for lack of memory.
    this.bots?.look(matchID, match);
    return { ok: true };
  }

  /**
   * Returns the match if the credentials open the seat, else null. Gives a reserved seat back to its owner first.
   */
  private async opened(seat: Seat): Promise<LiveMatch | null> {
    const { matchID, playerID, credentials } = seat;
    const match = await this.read(matchID);
    if (opens(seat, match.metadata)) return match;
    const isKept = playerID !== null && opensHold(credentials, match.metadata.players[Number(playerID)]);
    if (!isKept || !(await this.options.giveBack(this.name, matchID, { playerID, credentials }))) return null;
    return this.read(matchID);
  }

  /** Sends everybody at a table, on all servers, the chat they may read, after somebody has blocked somebody. */
  chatChanged(matchID: string): Promise<void> {
    return this.inQueue(matchID, async ({ metadata }) => {
      await this.chat.showAll(matchID, metadata);
      this.announceToPeers(matchID, { what: 'chats' });
    });
  }

  private announceToPeers(matchID: string, change: Change): void {
    this.options.peers?.changed(this.name, matchID, change);
  }

  private announcePresence(matchID: string): void {
    this.options.peers?.present(this.name, matchID, this.rooms.here(matchID));
  }

  private startPeerSync(peers: Peers): PeerSync {
    const { storage, live, queue, setAlarm, log } = this.options;
    const follower = new PeerSync({
      rooms: this.rooms,
      broadcast: this.broadcast,
      storage,
      queue,
      read: (matchID) => this.read(matchID),
      forget: (matchID) => live.forget(matchID),
      sendLobby: (matchID, match) => this.sendLobby(matchID, match),
      sendTableState: (matchID, { metadata }) => this.announcer.sendTableState(matchID, metadata),
      announce: (matchID) => this.announce(matchID),
      show: (...shown) => this.initialSync.show(...shown),
      showChat: (socket, seat, { metadata }) => this.chat.show(socket, seat, metadata),
      wakeBots: (matchID, match) => this.bots?.look(matchID, match),
      setAlarm,
      log,
    });
    peers.listen(this.name, follower);
    return follower;
  }

  private async announce(matchID: string): Promise<void> {
    const { metadata } = await this.read(matchID);
    await this.announcer.announce(matchID, metadata);
  }

  /** Returns the taken seats that others may hand to a bot. */
  async replaceable(matchID: string, metadata: MatchData): Promise<readonly string[]> {
    // Another server may have stored a move since this one last computed the clock.
    await this.read(matchID);
    return (await this.announcer.pace(matchID, metadata)).replaceable;
  }

  /** Returns null if the match has no clock. */
  async clock(matchID: string): Promise<Clock | null> {
    const { metadata } = await this.options.queue.run(matchID, () => this.read(matchID));
    return metadata.clock === undefined ? null : (await this.announcer.pace(matchID, metadata)).clock;
  }

  /** Counts the people at the tables on this server. */
  countPeople(): number {
    return this.rooms.count();
  }

  /** Checks whether a player of this seat has the page in the foreground, on this server. */
  isLooking(matchID: string, playerID: string): boolean {
    return this.rooms.isLooking(matchID, playerID);
  }

  /** Returns the seats that have to act; none while the match waits for people to sit down. */
  async toAct(matchID: string): Promise<readonly string[]> {
    const match = await this.options.queue.run(matchID, () => this.read(matchID));
    const { state } = match;
    return state === undefined || waitsForSeats(match) ? [] : this.seatsToAct(state);
  }

  private readonly inQueue: InQueue = (matchID, look) =>
    this.options.queue.run(matchID, async () => look(await this.read(matchID)));

  /**
   * Returns the cached match after updating its table, or undefined if it has to be read. The cache may be out of
   * date.
   */
  private async known(matchID: string): Promise<LiveMatch | undefined> {
    const match = this.options.live.known(this.name, matchID);
    if (match !== undefined) await this.peerSync?.follow(matchID, match);
    return match;
  }

  private async read(matchID: string): Promise<LiveMatch> {
    const match = await this.options.live.read(this.name, matchID).catch((error: unknown) => {
      if (error instanceof UnknownMatchError) this.initialSync.unseat(matchID);
      throw error;
    });
    await this.peerSync?.follow(matchID, match);
    return match;
  }

  private readonly seatsToAct = ({ G, ctx }: State): readonly string[] =>
    ctx.gameover === undefined ? this.options.seatsToAct(this.name, G, ctx) : [];
}
