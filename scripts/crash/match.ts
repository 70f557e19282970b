import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { seekServers } from '../../src/app/online/seekServers';
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
import type { Answer } from '../online/wire';

const ANSWER_WITHIN = 5000;
const LOOK_AGAIN = 20;
const SIT_AGAIN = 500;

/** A seat at a socket.io client that comes back by itself, as the app's does. */
class Seat {
  readonly socket: Socket;
  private view: View | undefined;
  private events: string[] = [];
  /** The newest position that it was told of. */
  heard = -1;

  constructor(
    url: string,
    private readonly key: MatchKey,
    private readonly playerID: SeatID,
  ) {
    this.socket = io(`${url}/${gameName}`, {
      auth: { updates: 'patch' },
      transports: ['websocket'],
      autoConnect: false,
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
    });
    seekServers(this.socket, () => key.matchID);
    this.socket.onAny((...event) => {
      this.heard = Math.max(this.heard, stateIDOf(event));
      this.events.push(JSON.stringify(event));
    });
    this.socket.on('connect', () => void this.sit());
    // What was seen before is old news; the answer to `sync` brings the true position.
    this.socket.on('disconnect', (reason) => {
      this.view = undefined;
      this.events = [];
      // A server that closes in order is the one to whom socket.io does not come back by itself.
      if (reason === 'io server disconnect') this.socket.connect();
    });
    this.socket.connect();
  }

  /** As the app: a server that could not answer, its database being away, is asked again. */
  private async sit(): Promise<void> {
    const { key, playerID, socket } = this;
    const { id } = socket;
    const isHere = () => socket.connected && socket.id === id;
    while (isHere()) {
      const asked = socket.timeout(ANSWER_WITHIN);
      const sync = asked.emitWithAck('sync', key.matchID, playerID, key.credentials[playerID]);
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

  /** Rejects when the answer is lost. */
  play(view: View, move: Move): Promise<Answer> {
    const { matchID, credentials } = this.key;
    const message = action(move, credentials[this.playerID]);
    return this.socket
      .timeout(ANSWER_WITHIN)
      .emitWithAck('update', message, view._stateID, matchID, this.playerID);
  }
}

/** The position that an event tells; -1: none. */
function stateIDOf([event, , ...args]: readonly unknown[]): number {
  if (event === 'patch') return Number(args[1]);
  if (event === 'update') return (args[0] as View)._stateID;
  if (event === 'sync') return (args[0] as { readonly state: View }).state._stateID;
  return -1;
}

export interface Acknowledged {
  readonly stateID: number;
  readonly move: Move;
}

/** One match under play, and what the server has said it took. */
export class Match {
  readonly acknowledged: Acknowledged[] = [];
  /** Milliseconds from each of these moves to its answer. */
  readonly latencies: number[] = [];
  /** Moves whose answer was lost in a kill; they may have been taken or not. */
  unanswered = 0;
  isOver = false;
  private readonly seats: ReadonlyMap<SeatID, Seat>;
  private isEnding = false;
  private inFlight = 0;

  /** `borne`: why a legal move may be refused all the same, while servers come and go. In `seats` sit people, not bots. */
  constructor(
    urlOf: string | ((seat: SeatID) => string),
    readonly key: MatchKey,
    private readonly random: () => number,
    private readonly borne: readonly string[] = [],
    seats: readonly SeatID[] = SEATS,
  ) {
    const url = typeof urlOf === 'string' ? () => urlOf : urlOf;
    this.seats = new Map(seats.map((playerID) => [playerID, new Seat(url(playerID), key, playerID)]));
  }

  /** Random legal moves as fast as they are answered. */
  async play(): Promise<void> {
    try {
      while (!this.isEnding && !this.isOver) {
        if (!(await this.playOne())) await wait(LOOK_AGAIN);
      }
    } finally {
      for (const { socket } of this.seats.values()) socket.close();
    }
  }

  end(): void {
    this.isEnding = true;
  }

  /** A move was sent and is not answered. */
  get isWaiting(): boolean {
    return this.inFlight > 0;
  }

  /** No socket has a connection, so that all that was sent has been heard. */
  get isCutOff(): boolean {
    return [...this.seats.values()].every(({ socket }) => !socket.connected);
  }

  /** The newest position that anybody was told of. */
  get heard(): number {
    const answered = this.acknowledged.map(({ stateID }) => stateID);
    return Math.max(...[...this.seats.values()].map(({ heard }) => heard), ...answered);
  }

  private async playOne(): Promise<boolean> {
    const views = [...this.seats.values()].flatMap((seat) => seat.now() ?? []);
    const newest = views.toSorted((a, b) => b._stateID - a._stateID)[0];
    if (newest === undefined) return false;
    this.isOver = newest.ctx.gameover !== undefined;
    const inTurn = seatsInTurn(newest).filter((seat) => this.seats.has(seat));
    const playerID = inTurn[Math.floor(this.random() * inTurn.length)];
    const seat = this.seats.get(playerID);
    const view = seat?.now();
    // A seat that has not heard the last news yet moves a moment later.
    if (seat === undefined || view?._stateID !== newest._stateID) return false;
    const move = randomMove(view, playerID, this.random);
    if (move === undefined) return false;
    await this.send(seat, view, move);
    return true;
  }

  private async send(seat: Seat, view: View, move: Move): Promise<void> {
    this.inFlight += 1;
    const sent = performance.now();
    const answer = await seat.play(view, move).catch(() => undefined);
    this.inFlight -= 1;
    if (answer === undefined) this.unanswered += 1;
    else if (!answer.ok && this.borne.includes(answer.reason ?? '')) await wait(LOOK_AGAIN);
    else if (!answer.ok) throw new Error(`a legal move was refused: ${JSON.stringify({ move, answer })}`);
    else {
      this.acknowledged.push({ stateID: answer.stateID ?? 0, move });
      this.latencies.push(performance.now() - sent);
    }
  }
}
