/**
 * A game on one device: boardgame.io's reducer runs on the whole state in the browser, and the list of moves is the
 * save. Contains no game's rules.
 */

import type { Ctx, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { dequal } from 'dequal/lite';
import { namesOf } from '../game-api/baseTable';
import type { Snapshot as Content } from '../game-api/contents';
import type { GameModule, Note, Position, Seat, Timeline } from '../game-api/module';
import type { Language } from '../language/language';
import { itemAt } from '../rules-kit/indexed';
import { setupDataOf, withBeginning } from './beginning';
import { withDistinctNames } from './distinctNames';
import { firstMoves, type SavedAction, type SavedGame } from './savedGame';
import { nextToAct, type ReviewKeeper, type Snapshot, type TableSource, viewOf } from './source';
import { mayTakeBack, undoBlocked } from './undo';

/** A saved game whose moves can't be replayed */
export class BrokenGameError extends Error {
  override readonly name = 'BrokenGameError';
  constructor(
    readonly moveNumber: number,
    readonly action: SavedAction,
    /** Returns the reason why the move is refused. Needs the game's sentences (`fetchSentences`). */
    readonly reasonIn: (language: Language) => string,
    /** The rules that may be the cause; null if the game began with this program's rules. */
    readonly otherRules: OtherRules | null,
  ) {
    super(`the game refuses move ${moveNumber} of the save: ${action.move}`);
  }
}

/** A saved game whose replay by the current rules has a different result */
export class ChangedResultError extends Error {
  override readonly name = 'ChangedResultError';
}

/**
 * Why a replayed game may differ from the original: the save has another rules version than this program, or none
 * (null).
 */
export type OtherRules = { readonly begun: number | null; readonly played: number };

type Step = { readonly action: SavedAction; readonly entry: LogEntry; readonly after: State };

/** Cache of redacted entries. Log lines are cached by entry, so each entry must stay the same object. */
const hidden = new WeakMap<LogEntry, LogEntry>();

/** Hides the arguments of other seats' secret moves, as the server does. */
function redacted(entry: LogEntry, viewer: string | null): LogEntry {
  const { action, redact } = entry;
  if (redact !== true || action.payload.playerID === viewer) return entry;
  const known = hidden.get(entry);
  if (known !== undefined) return known;
  const made = { ...entry, action: { ...action, payload: { ...action.payload, args: null } } };
  hidden.set(entry, made);
  return made;
}

export type SessionSnapshot = Snapshot & {
  readonly viewer: string;
  readonly botActs: boolean;
};

export class Session implements TableSource {
  /** With names that distinguish players. The save contains the names as typed. */
  readonly seats: readonly Seat[];
  private readonly reduce;
  private readonly moveNames: ReadonlySet<string>;
  private state: State;
  private readonly listeners = new Set<() => void>();
  private readonly start: State;
  private readonly steps: Step[] = [];
  private undone: SavedAction[] = [];
  private notes: readonly Note[];
  private viewer: string;
  private snapshot: SessionSnapshot;
  private open: Snapshot | null = null;
  private saved: SavedGame;
  /** The table with all hands hidden, shown while the device passes to the next player. Nothing can be done there. */
  readonly covered: TableSource;
  /** Null if the game began with this program's rules */
  readonly otherRules: OtherRules | null;

  /**
   * @throws BrokenGameError if a saved move is illegal in its position
   * @throws ChangedResultError if the result differs from the save
   * @throws Error if the content can't be read
   */
  constructor(
    readonly module: GameModule,
    given: SavedGame,
  ) {
    const { game, rulesVersion } = module;
    const saved = withBeginning(module, given);
    this.saved = saved;
    this.seats = withDistinctNames(saved.seats);
    this.otherRules =
      given.rulesVersion === rulesVersion || given.actions.length === 0
        ? null
        : { begun: given.rulesVersion, played: rulesVersion };
    const setupData = setupDataOf(module, saved);
    const seeded = ProcessGameConfig({ ...game, seed: saved.seed });
    this.reduce = CreateGameReducer({ game: seeded });
    this.moveNames = new Set(seeded.moveNames);
    this.state = InitializeGame({ game: seeded, numPlayers: saved.seats.length, setupData });
    this.covered = {
      module,
      seats: this.seats,
      subscribe: this.subscribe,
      current: () => {
        this.open ??= this.lookCovered();
        return this.open;
      },
      play: async () => 'Nobody has the screen.',
      undo: () => {},
      redo: () => {},
      restartTurn: () => {},
      note: () => {},
    };
    this.viewer = (saved.seats.find(({ bot }) => bot === undefined) ?? itemAt(saved.seats, 0)).playerID;
    this.notes = saved.notes ?? [];
    this.start = this.state;
    saved.actions.forEach((action, index) => {
      // A refused move changes nothing, so the position can still explain it later.
      if (!this.dispatch(action))
        throw new BrokenGameError(
          index + 1,
          action,
          (language) => this.refusal(action, language),
          this.otherRules,
        );
    });
    this.checkResult();
    this.snapshot = this.look();
    this.handOver();
  }

  /** Under other rules the same moves may lead to a different result, which would then be shown as the original one. */
  private checkResult(): void {
    const { result } = this.saved;
    if (this.otherRules === null || result === undefined) return;
    const ended: unknown = JSON.parse(JSON.stringify(this.full().ctx.gameover ?? null));
    if (!dequal(result, ended))
      throw new ChangedResultError('By the rules of this app the game ends otherwise than it did.');
  }

  private full(): State {
    return this.state;
  }

  /** Returns the save with all moves so far, or the first `moves` of them. */
  save(moves: number = this.steps.length): SavedGame {
    const actions = this.steps.map(({ action }) => action);
    const result = this.full().ctx.gameover;
    const { review } = this.saved;
    const first = firstMoves({ ...this.saved, actions, notes: [...this.notes], result }, moves);
    return review === undefined || moves < actions.length ? first : { ...first, review };
  }

  readonly reviews: ReviewKeeper = {
    kept: () => this.saved.review ?? null,
    keep: (review) => {
      this.saved = { ...this.saved, review };
      for (const listener of this.listeners) listener();
    },
  };

  /** Content of the game if it is not the built-in one. Bots need it, because they think in a worker. */
  get content(): Content | undefined {
    const { content } = this.saved;
    return content === null || content.hash === this.module.contents?.current ? undefined : content;
  }

  private isBot(playerID: string | null): boolean {
    return this.saved.seats.some((seat) => seat.playerID === playerID && seat.bot !== undefined);
  }

  /** Returns the state as a seat may see it. A bot in that seat gets nothing else. */
  viewOf(playerID: string): { readonly G: unknown; readonly ctx: Ctx } {
    const { G, ctx } = this.full();
    return { G: viewOf(this.module, G, ctx, playerID), ctx };
  }

  /** Returns the positions so far. They are stored, so that looking back replays nothing. */
  private timeline(viewer: string | null): Timeline {
    const { module } = this;
    const steps = [...this.steps];
    const states = [this.start, ...steps.map(({ after }) => after)];
    const open = this.full().ctx.gameover !== undefined;
    const entries = steps.map(({ entry }) => (open ? entry : redacted(entry, viewer)));
    return {
      moves: steps.length,
      at: (moves): Position => {
        const state = states[moves];
        if (state === undefined)
          throw new RangeError(`there is no position ${moves}, only 0 to ${steps.length}`);
        const { G, ctx } = state;
        return { G: open ? G : viewOf(module, G, ctx, viewer), ctx, log: entries.slice(0, moves) };
      },
    };
  }

  private look(): SessionSnapshot {
    const { G, ctx } = this.full();
    const toAct = nextToAct(this.module, G, ctx);
    const timeline = this.timeline(this.viewer);
    const { log } = timeline.at(timeline.moves);
    const mayUndo = mayTakeBack(ctx, this.viewer);
    const blocked = undoBlocked(this.module, ctx, log, this.viewer);
    return {
      ...this.viewOf(this.viewer),
      log,
      viewer: this.viewer,
      toAct,
      botActs: this.isBot(toAct),
      legalMoves: this.module.legalMoves(G, ctx, this.viewer),
      canUndo: mayUndo && blocked === null,
      canRedo: mayUndo && this.undone.length > 0,
      undoBlocked: blocked,
      timeline,
      notes: this.notes,
    };
  }

  private changed(): void {
    // Without hidden hands the device needs no handover, so one update shows the move and the next player's turn.
    if (!this.module.hiddenHands) this.passOn();
    this.snapshot = this.look();
    this.open = null;
    for (const listener of this.listeners) listener();
  }

  /** Plays an action. Returns false and changes nothing if the game refuses it. */
  private dispatch(action: SavedAction): boolean {
    const { playerID, move, args } = action;
    const before = this.state;
    const after = this.moveNames.has(move)
      ? this.reduce(before, { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } })
      : before;
    const entry = after.deltalog?.find(({ action: { type } }) => type === 'MAKE_MOVE');
    if (after._stateID === before._stateID || entry === undefined) return false;
    this.state = after;
    this.steps.push({ action, entry, after });
    return true;
  }

  /** Returns why the present position refuses an action. Needs the game's sentences (`fetchSentences`). */
  private refusal({ playerID, move, args }: SavedAction, language: Language): string {
    const { G, ctx } = this.state;
    return (
      this.module.explain(G, ctx, playerID, move, args, language, namesOf(this.seats)) ??
      `${move} was not accepted`
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): SessionSnapshot => this.snapshot;

  private lookCovered(): Snapshot {
    const { G, ctx } = this.full();
    const timeline = this.timeline(null);
    return {
      ...this.snapshot,
      G: viewOf(this.module, G, ctx, null),
      viewer: null,
      log: timeline.at(timeline.moves).log,
      legalMoves: [],
      canUndo: false,
      canRedo: false,
      timeline,
    };
  }

  async play(move: string, args: readonly unknown[], language: Language): Promise<string | null> {
    const action = { playerID: this.viewer, move, args };
    if (this.playAs(action)) return null;
    if (!this.module.hasSentences()) await this.module.fetchSentences();
    return this.refusal(action, language);
  }

  /** Plays a move for any seat. Used for bots. Returns false and changes nothing if it is refused. */
  playAs(action: SavedAction): boolean {
    if (!this.dispatch(action)) return false;
    this.undone = [];
    this.changed();
    return true;
  }

  undo(): void {
    if (!this.snapshot.canUndo) return;
    const step = this.steps.pop();
    if (step === undefined) return;
    this.state = this.reduce(this.state, {
      type: 'UNDO',
      payload: { type: 'undo', args: null, playerID: this.viewer },
    });
    this.undone.push(step.action);
    this.changed();
  }

  redo(): void {
    const action = this.undone[this.undone.length - 1];
    if (!this.snapshot.canRedo || action === undefined) return;
    if (!this.dispatch(action)) return;
    this.undone.pop();
    this.changed();
  }

  restartTurn(): void {
    const { viewer } = this;
    while (this.snapshot.canUndo && this.viewer === viewer) this.undo();
  }

  note(kind: Note['kind'], playerID: string): void {
    this.notes = [...this.notes, { kind, playerID, after: this.steps.length }];
    this.changed();
  }

  /** Passes the device to the person who acts next. Returns whether it changed hands. */
  private passOn(): boolean {
    const { G, ctx } = this.full();
    const toAct = nextToAct(this.module, G, ctx);
    if (toAct === null || this.isBot(toAct) || toAct === this.viewer) return false;
    this.viewer = toAct;
    this.undone = [];
    return true;
  }

  /** Confirms that the next player has the device. Without hidden hands this happens automatically. */
  handOver(): void {
    if (this.passOn()) this.changed();
  }
}
