/** A table at which one seat may plan while others play. The plan stays at this screen: what lies below hears of a step
 *  when it is played in earnest. */
import { dequal } from 'dequal/lite';
import { namesOf } from '../game-api/baseTable';
import type { GameModule, LegalMove, Note, Seat } from '../game-api/module';
import type { Language } from '../language/language';
import { type Ahead, createPlayAhead, type End, type Moment, planStart, type Standing } from './plan';
import type { ReviewKeeper, Snapshot, TableSource } from './source';

/** A step as it is kept, with what it was called when it was planned. */
export type KeptStep = LegalMove & { readonly says: Readonly<Partial<Record<Language, string>>> };

export type PlanStep = KeptStep & Standing;

/** The plan as it stands now; the same object until something changes. */
export type Plan = {
  /** Whether the table shows it. */
  readonly isOn: boolean;
  /** Whether the viewer is to act in earnest. */
  readonly isTurn: boolean;
  /** Whether there is a turn to plan. */
  readonly canPlan: boolean;
  readonly steps: readonly PlanStep[];
  /** Why nothing can be planned behind the last step; null: something can. */
  readonly end: End | null;
};

type Options = {
  /** The steps kept from before. */
  readonly steps: readonly KeptStep[];
  /** Keeps the steps at this device. */
  readonly keep: (steps: readonly KeptStep[]) => void;
  /** Runs this when it disturbs nobody: what others do changes the position under a plan. */
  readonly whenCalm: (run: () => void) => void;
};

const WAITS: Standing = { kind: 'waits' };

export class Planner implements TableSource {
  readonly module: GameModule;
  private readonly playAhead;
  private readonly listeners = new Set<() => void>();
  private readonly unsubscribe: () => void;
  private real: Snapshot;
  private steps: readonly KeptStep[];
  private undone: readonly KeptStep[] = [];
  private isOn = false;
  /** Whether a change of the table waits to be looked at. */
  private isBehind = false;
  /** The step that is being played in earnest. */
  private sent: KeptStep | null = null;
  private ahead: Ahead | null = null;
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
      steps: steps.map((step, index) => ({ ...step, ...(ahead?.standings[index] ?? WAITS) })),
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

  private change(steps: readonly KeptStep[], undone: readonly KeptStep[] = []): void {
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
    this.options.whenCalm(() => {
      this.isBehind = false;
      this.catchUp();
    });
  }

  /** What was played of the plan, from its list or by hand, is done with. */
  private catchUp(): void {
    const before = this.real;
    const real = this.table.current();
    if (real === before) return;
    this.real = real;
    // Something else is asked than what is planned: that is answered in earnest.
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

  /** Has the table show the plan. */
  begin(): void {
    this.isOn = true;
    this.changed();
  }

  /** Has the table show the game; the plan stays. */
  leave(): void {
    this.isOn = false;
    this.catchUp();
    this.changed();
  }

  clear(): void {
    this.change([], this.steps.toReversed());
  }

  /** Takes the last step off the plan. */
  dropLast(): void {
    const last = this.steps.at(-1);
    if (last !== undefined) this.change(this.steps.slice(0, -1), [...this.undone, last]);
  }

  /** Plays the first step in earnest; the sentence that refuses it, or null. */
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
    this.catchUp();
    const { ahead, module, real, snapshot } = this;
    // What was meant for a plan is never played in earnest.
    if (!this.isOn || ahead === null || real.viewer === null) return null;
    const { G, ctx } = snapshot;
    const refusal = module.explain(G, ctx, real.viewer, move, args, language, namesOf(this.seats));
    if (refusal !== null || ahead.end !== null) return refusal;
    const says = { [language]: module.describeMove(G, ctx, real.viewer, move, args, language) };
    // A step that no longer works gives way to the new one, with what came after it.
    const works = this.steps.filter((_step, index) => ahead.standings[index]?.kind === 'works');
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

/** The position as the table shows it: behind the end of a plan somebody else is to act. */
function shownAs({ at, end }: Ahead, { ctx, viewer }: Snapshot): Moment {
  if (end === null) return at;
  const others = [ctx.currentPlayer, ...ctx.playOrder].filter((playerID) => playerID !== viewer);
  return {
    G: at.G,
    ctx: { ...at.ctx, currentPlayer: others[0] ?? ctx.currentPlayer, numMoves: (at.ctx.numMoves ?? 0) + 1 },
  };
}
