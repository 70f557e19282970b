import { itemAt } from '../../src/rules-kit/indexed';
import { action, SEATS, type SeatID } from '../online/game';
import { Wire } from '../online/wire';
import type { Part } from './cast';

export interface Findings {
  /** Times in ms from sending a move to its answer */
  readonly latencies: number[];
  /** Bytes that one client received per move */
  readonly bytes: number[];
  readonly errors: Map<string, number>;
  /** Number of actions besides moves */
  readonly done: Map<'talk' | 'return' | 'look back', number>;
}

export const noFindings = (): Findings => ({ latencies: [], bytes: [], errors: new Map(), done: new Map() });

export function note<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Four seats and possibly a spectator who replay the rest of a game */
export class Table {
  private readonly wires = new Map<SeatID | null, Wire>();
  private made = 0;
  private said = 0;

  constructor(
    private readonly url: string,
    private readonly part: Part,
    private readonly random: () => number,
    private readonly findings: Findings,
  ) {}

  get isOver(): boolean {
    return this.made >= this.part.moves.length;
  }

  get sockets(): number {
    return this.wires.size;
  }

  async sit(): Promise<void> {
    for (const seat of [...SEATS, ...(this.part.hasOnlooker ? [null] : [])]) await this.take(seat);
  }

  /** Plays the next move of the game. `isCounted` is false during the warm-up. */
  async move(isCounted: boolean): Promise<void> {
    const { key, moves, stateID } = this.part;
    const move = itemAt(moves, this.made);
    const wire = move === undefined ? undefined : this.wires.get(move.playerID);
    if (wire === undefined) return;
    // Everything received since the last move; nobody else moves at this table.
    const wires = [...this.wires.values()];
    if (isCounted) this.findings.bytes.push(itemAt(wires, Math.floor(this.random() * wires.length)).received);
    for (const each of wires) each.received = 0;
    const sent = performance.now();
    const message = action(move, key.credentials[move.playerID]);
    const answer = await wire.ask('update', message, stateID + this.made, key.matchID, move.playerID);
    const latency = performance.now() - sent;
    if (!answer.ok) note(this.findings.errors, `move: ${answer.reason}`);
    this.made += 1;
    if (isCounted) this.findings.latencies.push(latency);
  }

  async talk(): Promise<void> {
    const { key } = this.part;
    const seat = this.someone();
    const message = { id: String(this.said++), sender: seat, payload: `After ${this.made} moves, hm.` };
    const answer = await this.wires.get(seat)?.ask('chat', key.matchID, message, key.credentials[seat]);
    this.did('talk', answer);
  }

  /** Simulates a dropped connection and a reconnect. */
  async return(): Promise<void> {
    const seat = this.someone();
    const wire = this.wires.get(seat);
    // Wait for pending answers first, because an answer lost on purpose is no error of the server.
    if (wire === undefined || wire.isWaiting) return;
    this.wires.delete(seat);
    wire.close();
    await this.take(seat);
    note(this.findings.done, 'return');
  }

  async lookBack(): Promise<void> {
    const answer = await this.wires.get(this.someone())?.ask('history', this.part.key.matchID);
    this.did('look back', answer);
  }

  leave(): void {
    for (const wire of this.wires.values()) wire.close();
  }

  private someone(): SeatID {
    return itemAt(SEATS, Math.floor(this.random() * SEATS.length));
  }

  private async take(seat: SeatID | null): Promise<void> {
    const { matchID, credentials } = this.part.key;
    const wire = await Wire.open(this.url);
    // Only counted, because parsing every event would slow the measurement.
    wire.onEvent = () => undefined;
    wire.onClose = () => note(this.findings.errors, 'disconnected');
    const answer = await wire.ask('sync', matchID, seat, seat === null ? null : credentials[seat]);
    if (!answer.ok) note(this.findings.errors, `sync: ${answer.reason}`);
    wire.received = 0;
    this.wires.set(seat, wire);
  }

  private did(what: 'talk' | 'look back', answer: { ok: boolean; reason?: string } | undefined): void {
    if (answer?.ok === true) note(this.findings.done, what);
    else note(this.findings.errors, `${what}: ${answer?.reason ?? 'nobody was there'}`);
  }
}
