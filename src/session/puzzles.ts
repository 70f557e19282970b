/** Puzzles of a game: their positions, the turn that is played there, and its outcome. */
import type { GameModule, LegalMove, Position, Seat } from '../game-api/module';
import type { FoundPuzzle, GamePuzzles, PuzzleGame, ShortMove } from '../game-api/puzzles';
import type { Language } from '../language/language';
import { itemAt } from '../rules-kit/indexed';
import { newSave, type SavedGame } from './savedGame';
import { Session } from './session';
import type { Snapshot, TableSource } from './source';
import { isUndoable } from './undo';

export type Puzzle = Omit<FoundPuzzle, 'answer'> & {
  /** Its part of the address: the numbers of the game and of the moves before it. Stays the same in later versions. */
  readonly id: string;
  /** Its place in the list, from 1 */
  readonly number: number;
  readonly theme: string;
  readonly game: PuzzleGame;
  readonly answer: readonly LegalMove[];
};

const longMove = ([move, ...args]: ShortMove): LegalMove => ({ move, args });

/** Returns the puzzles of a game in the order of the data file. */
export function puzzlesIn({ data, themes }: GamePuzzles): readonly Puzzle[] {
  return data.games
    .flatMap((game) => game.puzzles.map((found) => ({ game, found })))
    .map(({ game, found: { answer: short, ...found } }, index) => {
      const answer = short.map(longMove);
      const theme = themes.find(({ fits }) => fits(answer))?.id ?? '';
      return { ...found, id: `${game.number}-${found.at}`, number: index + 1, theme, game, answer };
    });
}

export const puzzleSeed = (number: number): string => `puzzle ${number}`;

/** Returns the save of a puzzle's position. The other seats are bots, which don't move. */
export function puzzleSave(
  module: GameModule,
  rulesVersion: number,
  { game, at, playerID }: Puzzle,
  seats: readonly Pick<Seat, 'name' | 'colour'>[],
): SavedGame {
  return newSave({
    game: module.name,
    seed: puzzleSeed(game.number),
    setupData: { ...game.setupData },
    rulesVersion,
    seats: seats.map((seat, index) => ({
      ...seat,
      playerID: String(index),
      ...(String(index) === playerID ? {} : { bot: 'normal' }),
    })),
    actions: game.moves.slice(0, at).map(([seat, move, ...args]) => ({ playerID: seat, move, args })),
  });
}

/** A table at which only the seat of a puzzle plays, and only its turn. */
export class PuzzleTable implements TableSource {
  readonly module: GameModule;
  readonly seats: readonly Seat[];
  private readonly session: Session;
  private readonly listeners = new Set<() => void>();
  /** Number of moves on display; null for the present position */
  private shown: number | null = null;
  private snapshot: Snapshot;

  /** @throws BrokenGameError if the rules refuse a move */
  constructor(
    module: GameModule,
    readonly puzzle: Puzzle,
    save: SavedGame,
  ) {
    this.module = module;
    this.session = new Session(module, save);
    this.seats = this.session.seats;
    this.snapshot = this.look();
    this.session.subscribe(() => this.changed());
  }

  /** Whether the seat has nothing more to decide in this turn. */
  get isOver(): boolean {
    const { timeline, ctx, toAct } = this.session.current();
    const { turn, phase } = this.begin.ctx;
    return (
      timeline.moves > this.puzzle.at &&
      (toAct !== this.puzzle.playerID || ctx.turn !== turn || ctx.phase !== phase)
    );
  }

  /** The position of the puzzle as the seat sees it */
  get begin(): Position {
    return this.session.current().timeline.at(this.puzzle.at);
  }

  /** The seat's view at the end. The same moves in another order have the same outcome. */
  get outcome(): string {
    const { G, ctx } = this.session.current();
    return JSON.stringify([G, ctx.turn, ctx.phase, ctx.currentPlayer]);
  }

  /** The moves of the turn, up to the first one that revealed something, because later moves may depend on it. */
  get turn(): readonly LegalMove[] {
    const { timeline } = this.session.current();
    const moves: LegalMove[] = [];
    for (const { action, phase } of timeline.at(timeline.moves).log.slice(this.puzzle.at)) {
      const { type: move, args } = action.payload;
      moves.push({ move, args: args ?? [] });
      if (!isUndoable(this.module, phase, move)) break;
    }
    return moves;
  }

  private look(): Snapshot {
    const snapshot = this.session.current();
    const { timeline } = snapshot;
    const isClosed = this.isOver || this.shown !== null;
    const moves = this.shown ?? timeline.moves;
    const position = timeline.at(moves);
    return {
      ...snapshot,
      ...position,
      timeline: { ...timeline, moves },
      ...(isClosed && { legalMoves: [], canUndo: false, canRedo: false }),
      // The bot made the moves before the puzzle.
      ...(moves <= this.puzzle.at && { canUndo: false }),
    };
  }

  private changed(): void {
    this.snapshot = this.look();
    for (const listener of this.listeners) listener();
  }

  /** Shows the position after so many moves of the turn, at which nobody can play. */
  show(moves: number): void {
    this.shown = this.puzzle.at + moves;
    this.changed();
  }

  /**
   * Returns the move of the turn with a number from 1, in words. Needs the game's sentences (`fetchSentences`).
   */
  describe(number: number, language: Language): string {
    const { at, playerID } = this.puzzle;
    const { timeline } = this.session.current();
    const { G, ctx } = timeline.at(at + number - 1);
    const { action } = itemAt(timeline.at(timeline.moves).log, at + number - 1);
    const { type, args } = action.payload;
    return this.module.describeMove(G, ctx, playerID, type, args ?? [], language);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Snapshot => this.snapshot;

  async play(move: string, args: readonly unknown[], language: Language): Promise<string | null> {
    return this.isOver || this.shown !== null ? null : this.session.play(move, args, language);
  }

  undo(): void {
    if (this.snapshot.canUndo) this.session.undo();
  }

  redo(): void {
    if (this.snapshot.canRedo) this.session.redo();
  }

  restartTurn(): void {
    while (this.snapshot.canUndo) this.session.undo();
  }

  note(): void {}
}

/** Returns the save of a puzzle with the bot's moves. */
export const withAnswer = (save: SavedGame, { playerID, answer }: Puzzle): SavedGame => ({
  ...save,
  actions: [...save.actions, ...answer.map(({ move, args }) => ({ playerID, move, args }))],
});
