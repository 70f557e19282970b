import { follow } from './follow';
import { action, type Move, randomMove, type SeatID, seatsInTurn, type View } from './game';
import type { MatchKey } from './matches';
import { type Answer, Wire } from './wire';

/** A client that controls several seats of a match and makes legal moves one at a time */
export class HonestPlayer {
  readonly taken: { readonly stateID: number; readonly move: Move }[] = [];
  private readonly views = new Map<SeatID, View | undefined>();
  private readonly wires = new Map<SeatID, Wire>();

  constructor(
    private readonly key: MatchKey,
    private readonly seats: readonly SeatID[],
    private readonly random: () => number,
  ) {}

  async sit(url: string): Promise<void> {
    for (const seat of this.seats) {
      const wire = await Wire.open(url);
      await wire.ask('sync', this.key.matchID, seat, this.key.credentials[seat]);
      this.wires.set(seat, wire);
    }
  }

  view(seat: SeatID): View | undefined {
    const wire = this.wires.get(seat);
    if (wire === undefined) return undefined;
    const view = follow(this.views.get(seat), wire.events);
    wire.events = [];
    this.views.set(seat, view);
    return view;
  }

  get isOver(): boolean {
    return this.seats.some((seat) => this.view(seat)?.ctx.gameover !== undefined);
  }

  /** Makes one move. Returns undefined if no seat can move. */
  async play(): Promise<Answer | undefined> {
    for (const seat of this.seats) {
      const view = this.view(seat);
      const isInTurn = view !== undefined && seatsInTurn(view).includes(seat);
      const move = isInTurn ? randomMove(view, seat, this.random) : undefined;
      const wire = this.wires.get(seat);
      if (view === undefined || move === undefined || wire === undefined) continue;
      const { matchID, credentials } = this.key;
      const answer = await wire.ask('update', action(move, credentials[seat]), view._stateID, matchID, seat);
      if (answer.ok && answer.stateID !== undefined) this.taken.push({ stateID: answer.stateID, move });
      return answer;
    }
    return undefined;
  }

  leave(): void {
    for (const wire of this.wires.values()) wire.close();
  }
}
