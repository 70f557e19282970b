import { setTimeout as wait } from 'node:timers/promises';
import { follow } from '../online/follow';
import { action, randomMove, SEATS, type SeatID, seatsInTurn, type View } from '../online/game';
import type { MatchKey } from '../online/matches';
import { Wire } from '../online/wire';

/** What the tables of one measurement have seen. */
export interface Findings {
  /** From sending a move to its answer, in milliseconds. */
  readonly latencies: number[];
  /** What one client got for one move. */
  readonly bytes: number[];
  readonly errors: Map<string, number>;
}

export function note(errors: Map<string, number>, error: string): void {
  errors.set(error, (errors.get(error) ?? 0) + 1);
}

interface Seat {
  readonly wire: Wire;
  view: View | undefined;
}

/** Four sockets that play one match. */
export class Table {
  isOver = false;
  private readonly seats = new Map<SeatID, Seat>();

  constructor(
    private readonly url: string,
    private readonly key: MatchKey,
    private readonly random: () => number,
    private readonly findings: Findings,
  ) {}

  async sit(): Promise<void> {
    for (const playerID of SEATS) {
      const wire = await Wire.open(this.url);
      wire.onClose = () => note(this.findings.errors, 'disconnected');
      const answer = await wire.ask('sync', this.key.matchID, playerID, this.key.credentials[playerID]);
      if (!answer.ok) note(this.findings.errors, `sync: ${answer.reason}`);
      this.seats.set(playerID, { wire, view: undefined });
    }
  }

  /** One random legal move of a seat in turn; `isCounted` after the warming up. */
  async move(isCounted: boolean): Promise<void> {
    const anyone = this.viewOf('0');
    const inTurn = anyone === undefined ? [] : seatsInTurn(anyone);
    const playerID = inTurn[Math.floor(this.random() * inTurn.length)];
    if (playerID === undefined) {
      this.isOver = true;
      return;
    }
    const view = this.viewOf(playerID);
    const move = view === undefined ? undefined : randomMove(view, playerID, this.random);
    const wire = this.seats.get(playerID)?.wire;
    // Who has made the secret choice already has nothing to do until the others have.
    if (view === undefined || move === undefined || wire === undefined) return;
    for (const seat of this.seats.values()) seat.wire.received = 0;
    const sent = performance.now();
    const { matchID, credentials } = this.key;
    const answer = await wire.ask(
      'update',
      action(move, credentials[playerID]),
      view._stateID,
      matchID,
      playerID,
    );
    const latency = performance.now() - sent;
    if (!answer.ok) note(this.findings.errors, `move: ${answer.reason}`);
    if (!isCounted) return;
    this.findings.latencies.push(latency);
    await wait(200);
    for (const seat of this.seats.values()) this.findings.bytes.push(seat.wire.received);
  }

  leave(): void {
    for (const { wire } of this.seats.values()) wire.close();
  }

  /** Reads only now what has come for a seat meanwhile. */
  private viewOf(playerID: SeatID): View | undefined {
    const seat = this.seats.get(playerID);
    if (seat === undefined) return undefined;
    seat.view = follow(seat.view, seat.wire.events);
    seat.wire.events = [];
    return seat.view;
  }
}
