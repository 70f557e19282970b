/** A game at one screen: boardgame.io's client with the whole state in the browser, the list of moves as the save.
 *  Knows no particular game. */
import type { Ctx, LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { GameModule, LegalMove, Seat } from './module';
import type { SavedAction, SavedGame } from './savedGame';

/** A saved game whose moves can't be played again; says at which move it broke. */
export class BrokenGameError extends Error {
  override readonly name = 'BrokenGameError';
  constructor(
    readonly moveNumber: number,
    readonly action: SavedAction | null,
    reason: string,
  ) {
    super(reason);
  }
}

export type UndoBlocked = 'revealed' | 'turnStart' | null;

/** What the screen shows: the state as the viewer may see it, and what the viewer may do. */
export type Snapshot = {
  readonly G: unknown;
  readonly ctx: Ctx;
  readonly log: readonly LogEntry[];
  readonly viewer: string;
  /** Who is to act next; null after the game. */
  readonly toAct: string | null;
  /** Whether a bot is to act next. */
  readonly botActs: boolean;
  readonly legalMoves: readonly LegalMove[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoBlocked: UndoBlocked;
};

type FullState = {
  readonly G: unknown;
  readonly ctx: Ctx;
  readonly _stateID: number;
  readonly _undo: readonly { readonly moveType?: string; readonly playerID?: string }[];
  readonly deltalog: readonly LogEntry[];
};

/** Hides the arguments of other seats' secret moves, as the server would. */
const redacted = (log: readonly LogEntry[], viewer: string): LogEntry[] =>
  log.map((entry) =>
    entry.redact && entry.action.payload.playerID !== viewer
      ? { ...entry, action: { ...entry.action, payload: { ...entry.action.payload, args: null } } }
      : entry,
  );

function isUndoable(module: GameModule, phase: string | null, move: string): boolean {
  const definition =
    (phase === null ? undefined : module.game.phases?.[phase]?.moves?.[move]) ?? module.game.moves?.[move];
  return typeof definition !== 'object' || definition.undoable !== false;
}

export class Session {
  private readonly client;
  private readonly listeners = new Set<() => void>();
  private readonly actions: SavedAction[] = [];
  private undone: SavedAction[] = [];
  private viewer: string;
  private snapshot: Snapshot;

  /** @throws BrokenGameError when a saved move is not legal in the position it was saved for. */
  constructor(
    readonly module: GameModule,
    private readonly saved: SavedGame,
  ) {
    const { game } = module;
    this.client = Client({
      game: { ...game, seed: saved.seed, setup: (context) => game.setup?.(context, saved.setupData) },
      numPlayers: saved.seats.length,
      debug: false,
    });
    this.client.start();
    this.viewer = (saved.seats.find(({ bot }) => bot === undefined) ?? saved.seats[0]).playerID;
    saved.actions.forEach((action, index) => {
      const problem = this.dispatch(action);
      if (problem !== null) throw new BrokenGameError(index + 1, action, problem);
      this.actions.push(action);
    });
    this.snapshot = this.look();
    this.handOver();
  }

  private full(): FullState {
    return this.client.store.getState() as unknown as FullState;
  }

  get seats(): readonly Seat[] {
    return this.saved.seats;
  }

  /** The game as it is saved: its setup and the moves so far. */
  save(): SavedGame {
    return { ...this.saved, actions: [...this.actions] };
  }

  private toAct(): string | null {
    const { G, ctx } = this.full();
    if (ctx.gameover !== undefined) return null;
    if (ctx.activePlayers === null) return ctx.currentPlayer;
    return (
      ctx.playOrder.find((playerID) => this.module.legalMoves(G, ctx, playerID).length > 0) ??
      ctx.currentPlayer
    );
  }

  private undoBlocked(): UndoBlocked {
    const { _undo } = this.full();
    const last = _undo[_undo.length - 1];
    if (_undo.length < 2 || last.moveType === undefined) return 'turnStart';
    return isUndoable(this.module, this.full().ctx.phase, last.moveType) ? null : 'revealed';
  }

  private isBot(playerID: string | null): boolean {
    return this.saved.seats.some((seat) => seat.playerID === playerID && seat.bot !== undefined);
  }

  /** The state as a seat may see it: all that a bot in that seat is given. */
  viewOf(playerID: string): { readonly G: unknown; readonly ctx: Ctx } {
    const { G, ctx } = this.full();
    const { playerView } = this.module.game;
    return { G: playerView === undefined ? G : playerView({ G, ctx, playerID }), ctx };
  }

  private look(): Snapshot {
    const { G, ctx } = this.full();
    const toAct = this.toAct();
    const undoBlocked = this.undoBlocked();
    return {
      ...this.viewOf(this.viewer),
      log: redacted(this.client.log ?? [], this.viewer),
      viewer: this.viewer,
      toAct,
      botActs: this.isBot(toAct),
      legalMoves: this.module.legalMoves(G, ctx, this.viewer),
      canUndo: toAct === this.viewer && undoBlocked === null,
      canRedo: toAct === this.viewer && this.undone.length > 0,
      undoBlocked,
    };
  }

  private changed(): void {
    this.snapshot = this.look();
    for (const listener of this.listeners) listener();
  }

  /** Plays an action on the client; the sentence that refuses it, or null. */
  private dispatch({ playerID, move, args }: SavedAction): string | null {
    const { G, ctx, _stateID } = this.full();
    const refusal = this.module.explain(G, ctx, playerID, move, args, 'en');
    if (refusal !== null) return refusal;
    this.client.updatePlayerID(playerID);
    this.client.moves[move](...args);
    return this.full()._stateID === _stateID ? `${move} was not accepted` : null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Snapshot => this.snapshot;

  /** Plays a move of the viewer; null: done, else the refusing sentence and nothing has changed. */
  play(move: string, args: readonly unknown[], language: 'en' | 'ja'): string | null {
    return this.playAs(this.viewer, move, args, language);
  }

  /** Plays a move of any seat: a bot's. */
  playAs(playerID: string, move: string, args: readonly unknown[], language: 'en' | 'ja'): string | null {
    const { G, ctx } = this.full();
    const refusal = this.module.explain(G, ctx, playerID, move, args, language);
    if (refusal !== null) return refusal;
    const action = { playerID, move, args };
    const problem = this.dispatch(action);
    if (problem !== null) return problem;
    this.actions.push(action);
    this.undone = [];
    this.changed();
    return null;
  }

  undo(): void {
    if (!this.snapshot.canUndo) return;
    const action = this.actions.pop();
    if (action === undefined) return;
    this.client.undo();
    this.undone.push(action);
    this.changed();
  }

  redo(): void {
    const action = this.undone[this.undone.length - 1];
    if (!this.snapshot.canRedo || action === undefined) return;
    if (this.dispatch(action) !== null) return;
    this.undone.pop();
    this.actions.push(action);
    this.changed();
  }

  restartTurn(): void {
    while (this.snapshot.canUndo) this.undo();
  }

  /** The next player has the screen. */
  handOver(): void {
    const { toAct, botActs } = this.snapshot;
    if (toAct === null || botActs || toAct === this.viewer) return;
    this.viewer = toAct;
    this.undone = [];
    this.changed();
  }
}
