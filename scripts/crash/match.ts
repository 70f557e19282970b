import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { addRoutingHints } from '../../src/app/online/connection/routingHints';
import { follow } from '../online/follow';
import {
  action,
  gameName,
  type Move,
  randomMove,
  SEATS,
  type SeatID,
  seatsInTurn,
  type View,
} from '../online/game';
import type { MatchKey } from '../online/matches';
import { type AcknowledgedMove, Hearing, type SentChat, type TableRecord } from '../online/tableRecord';
import type { Answer } from '../online/wire';

const ANSWER_WITHIN = 5000;
const LOOK_AGAIN = 20;
const SIT_AGAIN = 500;

/** Time in ms for clients to receive the last move and chat after the end of play */
const SETTLE_WITHIN = 60_000;

/** Less than the number of messages that the server stores per room, so that all must be present at the end */
const MOST_CHATS = 150;

/** A seat with a socket.io client that reconnects automatically, like the app's */
class Seat {
  readonly socket: Socket;
  readonly hearing = new Hearing();
  private view: View | undefined;
  private events: string[] = [];
  heard = -1;

  constructor(
    url: string,
    private readonly key: MatchKey,
    readonly playerID: SeatID,
  ) {
    this.socket = io(`${url}/${gameName}`, {
      auth: { updates: 'patch' },
      transports: ['websocket'],
      autoConnect: false,
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
    });
    addRoutingHints(this.socket, () => key.matchID);
    this.socket.onAny((...event) => {
      this.hearing.take(event);
      this.heard = Math.max(this.heard, this.hearing.stateID);
      this.events.push(JSON.stringify(event));
    });
    this.socket.on('connect', () => void this.sit());
    // After reconnecting, the next `sync` returns the position.
    this.socket.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return;
      this.view = undefined;
      this.events = [];
      this.hearing.disconnected();
      // socket.io does not reconnect after a graceful close by the server.
      if (reason === 'io server disconnect') this.socket.connect();
    });
    this.socket.connect();
  }

  /** Repeats the request, as the app does, if the server could not answer, for example without a database. */
  private async sit(): Promise<void> {
    const { key, playerID, socket } = this;
    const { id } = socket;
    const isHere = () => socket.connected && socket.id === id;
    while (isHere()) {
      const timed = socket.timeout(ANSWER_WITHIN);
      const sync = timed.emitWithAck('sync', key.matchID, playerID, key.credentials[playerID]);
      const answer: Answer | undefined = await sync.catch(() => undefined);
      if (answer?.ok === true) return;
      await wait(SIT_AGAIN);
    }
  }

  now(): View | undefined {
    this.view = follow(this.view, this.events);
    this.events = [];
    return this.view;
  }

  play(view: View, move: Move): Promise<Answer> {
    const { matchID, credentials } = this.key;
    const message = action(move, credentials[this.playerID]);
    return this.socket
      .timeout(ANSWER_WITHIN)
      .emitWithAck('update', message, view._stateID, matchID, this.playerID);
  }

  /** Rejects if the answer is lost. */
  say(chat: SentChat): Promise<Answer> {
    const { matchID, credentials } = this.key;
    return this.socket.timeout(ANSWER_WITHIN).emitWithAck('chat', matchID, chat, credentials[this.playerID]);
  }
}

interface MatchOptions {
  readonly urlOf: (seat: SeatID) => string;
  readonly key: MatchKey;
  readonly firstStateID: number;
  readonly random: () => number;
  /** Reasons why a legal move may be refused while servers come and go */
  readonly tolerated?: readonly string[];
  /** Seats of people; the others are bots. */
  readonly seats?: readonly SeatID[];
  /** Probability of a chat message before a move */
  readonly chatShare?: number;
}

/** A match being played, with everything that the server has acknowledged and sent */
export class Match {
  readonly key: MatchKey;
  readonly acknowledged: AcknowledgedMove[] = [];
  readonly chats: SentChat[] = [];
  /** Times in ms from each acknowledged move to its answer */
  readonly latencies: number[] = [];
  /** Number of moves whose answer was lost; they may have been made or not. */
  unanswered = 0;
  isOver = false;
  private readonly seats: ReadonlyMap<SeatID, Seat>;
  private isEnding = false;
  private inFlight = 0;
  private said = 0;
  private hasSettled = false;

  constructor(private readonly options: MatchOptions) {
    const { key, urlOf, seats = SEATS } = options;
    this.key = key;
    this.seats = new Map(seats.map((playerID) => [playerID, new Seat(urlOf(playerID), key, playerID)]));
  }

  /** Plays random legal moves as fast as the server answers, then waits until everyone has received the last one. */
  async play(): Promise<void> {
    try {
      while (!this.isEnding && !this.isOver) {
        await this.maySay();
        if (!(await this.playOne())) await wait(LOOK_AGAIN);
      }
      await this.settle();
    } finally {
      for (const { socket } of this.seats.values()) socket.close();
    }
  }

  end(): void {
    this.isEnding = true;
  }

  get isWaiting(): boolean {
    return this.inFlight > 0;
  }

  /** Whether no socket is connected, so that nothing more can arrive */
  get isCutOff(): boolean {
    return [...this.seats.values()].every(({ socket }) => !socket.connected);
  }

  /** The newest state in any event or answer */
  get heard(): number {
    const answered = this.acknowledged.map(({ stateID }) => stateID);
    return Math.max(...[...this.seats.values()].map(({ heard }) => heard), ...answered);
  }

  /** Describes each seat's connection and state, for a match that is stuck. */
  get situation(): string {
    return [...this.seats.values()]
      .map(({ playerID, socket, hearing }) => {
        const state = hearing.stateID < 0 ? 'no state' : `state ${hearing.stateID}`;
        return `seat ${playerID} ${socket.connected ? 'connected' : 'cut off'} with ${state}`;
      })
      .join(', ');
  }

  get record(): TableRecord {
    return {
      matchID: this.key.matchID,
      firstStateID: this.options.firstStateID,
      moves: this.acknowledged,
      chats: this.chats,
      clients: [...this.seats.values()].map(({ playerID, hearing }) => ({
        seat: playerID,
        connections: hearing.connections,
        stayedToTheEnd: this.hasSettled,
      })),
    };
  }

  private async settle(): Promise<void> {
    const seats = [...this.seats.values()];
    const haveSettled = () =>
      seats.every(
        ({ hearing }) => hearing.stateID >= this.heard && this.chats.every(({ id }) => hearing.hasChat(id)),
      );
    const started = performance.now();
    while (!haveSettled() && performance.now() - started < SETTLE_WITHIN) await wait(LOOK_AGAIN);
    this.hasSettled = true;
  }

  private async playOne(): Promise<boolean> {
    const views = [...this.seats.values()].flatMap((seat) => seat.now() ?? []);
    const newest = views.toSorted((a, b) => b._stateID - a._stateID)[0];
    if (newest === undefined) return false;
    this.isOver = newest.ctx.gameover !== undefined;
    const inTurn = seatsInTurn(newest).filter((seat) => this.seats.has(seat));
    const playerID = inTurn[Math.floor(this.options.random() * inTurn.length)];
    // The game is over, or a seat of nobody here is in turn.
    if (playerID === undefined) return false;
    const seat = this.seats.get(playerID);
    const view = seat?.now();
    // A seat that has not received the last move yet plays a moment later.
    if (seat === undefined || view?._stateID !== newest._stateID) return false;
    const move = randomMove(view, playerID, this.options.random);
    if (move === undefined) return false;
    await this.send(seat, view, move);
    return true;
  }

  private async send(seat: Seat, view: View, move: Move): Promise<void> {
    const { tolerated = [] } = this.options;
    this.inFlight += 1;
    const sent = performance.now();
    const answer = await seat.play(view, move).catch(() => undefined);
    this.inFlight -= 1;
    if (answer === undefined) this.unanswered += 1;
    else if (!answer.ok && tolerated.includes(answer.reason ?? '')) await wait(LOOK_AGAIN);
    else if (!answer.ok) throw new Error(`a legal move was refused: ${JSON.stringify({ move, answer })}`);
    else {
      this.acknowledged.push({ stateID: answer.stateID ?? 0, move });
      this.latencies.push(performance.now() - sent);
    }
  }

  private async maySay(): Promise<void> {
    const { random, chatShare = 0 } = this.options;
    if (this.said >= MOST_CHATS || random() >= chatShare) return;
    const seats = [...this.seats.values()].filter(({ socket }) => socket.connected);
    const speaker = seats[Math.floor(random() * seats.length)];
    if (speaker === undefined) return;
    this.said += 1;
    const chat = { id: `c${this.said}`, sender: speaker.playerID, payload: `message ${this.said}` };
    const answer = await speaker.say(chat).catch(() => undefined);
    if (answer?.ok === true) this.chats.push(chat);
  }
}
