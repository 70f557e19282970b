/**
 * A table source on which one seat can plan while others play. The plan stays on this device; the underlying table gets
 * a step only when it is actually played.
 */
import { dequal } from 'dequal/lite';
import { namesOf } from '../game-api/baseTable';
import type { GameModule, LegalMove, Note, Seat } from '../game-api/module';
import type { Language } from '../language/language';
import type { ReviewKeeper, Snapshot, TableSource } from './source';
import {
  createPlayAhead,
  type PlanEnd,
  type PlanPosition,
  type PlayedPlan,
  planStart,
  type StepStatus,
} from './turnPlan';

/** A saved step with its description at planning time */
export type SavedStep = LegalMove & { readonly says: Readonly<Partial<Record<Language, string>>> };

export type PlanStep = SavedStep & StepStatus;

/** The current plan; the same object until something changes. */
export type Plan = {
  /** Whether the table shows the plan */
  readonly isOn: boolean;
  /** Whether the viewer has a real move to make now */
  readonly isTurn: boolean;
  /** Whether there is a turn to plan */
  readonly canPlan: boolean;
  readonly steps: readonly PlanStep[];
  /** Why the plan can't continue after the last step; null if it can. */
  readonly end: PlanEnd | null;
};

type Options = {
  readonly steps: readonly SavedStep[];
  readonly keep: (steps: readonly SavedStep[]) => void;
  /** Runs this when it doesn't disturb the user, because other players' moves change the position under a plan. */
  readonly whenUserIdle: (run: () => void) => void;
};

const WAITS: StepStatus = { kind: 'waits' };

export class Planner implements TableSource {
  readonly module: GameModule;
  private readonly playAhead;
  private readonly listeners = new Set<() => void>();
  private readonly unsubscribe: () => void;
  private real: Snapshot;
  private steps: readonly SavedStep[];
  private undone: readonly SavedStep[] = [];
  private isOn = false;
  /** Whether an update of the table is pending */
  private isBehind = false;
  /** The step that has been sent to the table */
  private sent: SavedStep | null = null;
  private ahead: PlayedPlan | null = null;
  private plan: Plan;
  private snapshot: Snapshot;

  constructor(
    private readonly table: TableSource,
    private readonly options: Options,
  ) {
    this.module = table.module;
    this.playAhead = createPlayAhead(table.module);
    this.steps = options.steps;
    this.real = table.current();
    [this.plan, this.snapshot] = this.look();
    this.unsubscribe = table.subscribe(() => this.tableChanged());
  }

  close(): void {
    this.unsubscribe();
    this.listeners.clear();
  }

  get seats(): readonly Seat[] {
    return this.table.seats;
  }

  get reviews(): ReviewKeeper | undefined {
    return this.table.reviews;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Snapshot => this.snapshot;

  readonly currentPlan = (): Plan => this.plan;

  private look(): [Plan, Snapshot] {
    const { real, steps, module } = this;
    const { viewer } = real;
    const start = planStart(module, real);
    this.ahead = start === null || viewer === null ? null : this.playAhead(start, viewer, steps);
    const { ahead } = this;
    this.isOn &&= ahead !== null;
    const plan: Plan = {
      isOn: this.isOn,
      isTurn: real.legalMoves.length > 0,
      canPlan: ahead !== null,
      steps: steps.map((step, index) => ({ ...step, ...(ahead?.statuses[index] ?? WAITS) })),
      end: ahead?.end ?? null,
    };
    if (!this.isOn || ahead === null || viewer === null) return [plan, real];
    const { G, ctx } = shownAs(ahead, real);
    return [
      plan,
      {
        ...real,
        G,
        ctx,
        toAct: ctx.currentPlayer,
        legalMoves: ahead.end === null ? module.legalMoves(G, ctx, viewer) : [],
        canUndo: steps.length > 0,
        canRedo: this.undone.length > 0,
        undoBlocked: steps.length > 0 ? null : 'turnStart',
      },
    ];
  }

  private changed(): void {
    [this.plan, this.snapshot] = this.look();
    for (const listener of this.listeners) listener();
  }

  private change(steps: readonly SavedStep[], undone: readonly SavedStep[] = []): void {
    this.steps = steps;
    this.undone = undone;
    this.options.keep(steps);
    this.changed();
  }

  private tableChanged(): void {
    if (!this.isOn) {
      this.catchUp();
      return;
    }
    if (this.isBehind) return;
    this.isBehind = true;
    this.options.whenUserIdle(() => {
      this.isBehind = false;
      this.catchUp();
    });
  }

  /** Removes steps that were played, from the plan or by hand. */
  private catchUp(): void {
    const before = this.real;
    const real = this.table.current();
    if (real === before) return;
    this.real = real;
    // The table asks for something other than the planned turn, so the user must answer it.
    if (real.legalMoves.length > 0 && real.ctx.phase !== this.snapshot.ctx.phase) this.isOn = false;
    let left = this.steps;
    for (const { action } of real.log.slice(before.log.length)) {
      const { type: move, args, playerID } = action.payload;
      const [first] = left;
      if (first !== undefined && playerID === real.viewer && isSame(first, { move, args: args ?? [] }))
        left = left.slice(1);
    }
    if (real.ctx.gameover !== undefined) left = [];
    if (this.sent !== null && !left.includes(this.sent)) this.sent = null;
    if (left.length === this.steps.length) this.changed();
    else this.change(left);
  }

  begin(): void {
    this.isOn = true;
    this.changed();
  }

  /** Shows the game again. The plan is kept. */
  leave(): void {
    this.isOn = false;
    this.catchUp();
    this.changed();
  }

  clear(): void {
    this.change([], this.steps.toReversed());
  }

  dropLast(): void {
    const last = this.steps.at(-1);
    if (last !== undefined) this.change(this.steps.slice(0, -1), [...this.undone, last]);
  }

  /** Plays the first step on the table. Returns the refusal, or null. */
  async playNext(language: Language): Promise<string | null> {
    this.leave();
    const [first] = this.steps;
    if (first === undefined || this.sent !== null) return null;
    this.sent = first;
    const refusal = await this.table.play(first.move, first.args, language);
    if (refusal !== null) this.sent = null;
    return refusal;
  }

  async play(move: string, args: readonly unknown[], language: Language): Promise<string | null> {
    if (!this.isOn) return this.table.play(move, args, language);
    if (!this.module.hasSentences()) await this.module.fetchSentences();
    this.catchUp();
    const { ahead, module, real, snapshot } = this;
    // A move meant for the plan must never be played on the table.
    if (!this.isOn || ahead === null || real.viewer === null) return null;
    const { G, ctx } = snapshot;
    const refusal = module.explain(G, ctx, real.viewer, move, args, language, namesOf(this.seats));
    if (refusal !== null || ahead.end !== null) return refusal;
    const says = { [language]: module.describeMove(G, ctx, real.viewer, move, args, language) };
    // The new step replaces the first illegal step and everything after it.
    const works = this.steps.filter((_step, index) => ahead.statuses[index]?.kind === 'works');
    this.change([...works, { move, args, says }]);
    return null;
  }

  undo(): void {
    if (this.isOn) this.dropLast();
    else this.table.undo();
  }

  redo(): void {
    if (!this.isOn) {
      this.table.redo();
      return;
    }
    const next = this.undone.at(-1);
    if (next !== undefined) this.change([...this.steps, next], this.undone.slice(0, -1));
  }

  restartTurn(): void {
    if (this.isOn) this.clear();
    else this.table.restartTurn();
  }

  note(kind: Note['kind'], playerID: string): void {
    this.table.note(kind, playerID);
  }
}

const isSame = (one: LegalMove, other: LegalMove): boolean =>
  one.move === other.move && dequal(one.args, other.args);

/** Returns the position that the table shows. After the end of the plan it is another player's turn. */
function shownAs({ at, end }: PlayedPlan, { ctx, viewer }: Snapshot): PlanPosition {
  if (end === null) return at;
  const others = [ctx.currentPlayer, ...ctx.playOrder].filter((playerID) => playerID !== viewer);
  return {
    G: at.G,
    ctx: { ...at.ctx, currentPlayer: others[0] ?? ctx.currentPlayer, numMoves: (at.ctx.numMoves ?? 0) + 1 },
  };
}
