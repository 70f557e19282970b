/** What a game of the house offers to everything that is not about one game: app shell, server, bots, replay. */

import type { Ctx, Game, LogEntry } from 'boardgame.io';
import type { ComponentType } from 'react';

import type { Language } from './language';

export type { Language };
export type Words = Readonly<Record<Language, string>>;

export type LegalMove = { readonly move: string; readonly args: readonly unknown[] };

/** A choice of the new-game form; it becomes a field of the game's `setupData`. */
export type SetupOption =
  | { readonly kind: 'switch'; readonly field: string; readonly label: Words; readonly hint: Words }
  | {
      readonly kind: 'choice';
      readonly field: string;
      readonly label: Words;
      readonly hint: Words;
      readonly choices: readonly { readonly value: string; readonly label: Words }[];
    }
  | { readonly kind: 'file'; readonly field: string; readonly label: Words; readonly hint: Words };

/** A colour that a player can sit at the table with; `css` paints a swatch. */
export type SeatColour = { readonly id: string; readonly name: Words; readonly css: string };

export type Seat = {
  readonly playerID: string;
  readonly name: string;
  readonly colour: string;
  /** The level of the bot that plays here; a person sits here when absent. */
  readonly bot?: string;
};

/** What a game's table is given. It decides nothing: what may be done comes from `legalMoves`. */
export type TableProps = {
  /** The state as `viewer` may see it, never the full one. */
  readonly G: unknown;
  readonly ctx: Ctx;
  /** The moves so far, secret ones redacted. */
  readonly log: readonly LogEntry[];
  /** Who looks at the table and acts; null: a spectator. */
  readonly viewer: string | null;
  readonly seats: readonly Seat[];
  readonly legalMoves: readonly LegalMove[];
  readonly language: Language;
  /** Plays a move; null: done, else the sentence that says why not. */
  readonly play: (move: string, ...args: unknown[]) => string | null;
  readonly history: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    /** Why the last step can't be taken back; null: it can, or there is none. */
    readonly undoBlocked: 'revealed' | 'turnStart' | null;
    readonly undo: () => void;
    readonly redo: () => void;
    /** Takes back everything of this turn that can be taken back. */
    readonly restartTurn: () => void;
  };
  /** Controls of the app shell (menu, language, theme) for the table's header. */
  readonly shell: React.ReactNode;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
};

export type GameModule = {
  readonly game: Game;
  readonly title: Words;
  readonly subtitle: Words;
  readonly pitch: Words;
  readonly players: { readonly least: number; readonly most: number };
  readonly colours: readonly SeatColour[];
  /** The options that make sense with this many players. */
  readonly setupOptions: (numPlayers: number) => readonly SetupOption[];
  readonly legalMoves: (G: unknown, ctx: Ctx, playerID: string) => readonly LegalMove[];
  /** Why a move is not legal, in one sentence; null: it is. */
  readonly explain: (
    G: unknown,
    ctx: Ctx,
    playerID: string,
    move: string,
    args: readonly unknown[],
    language: Language,
  ) => string | null;
  /** The rules and the rulings as Markdown; rules start with their number in bold. */
  readonly loadRules: (language: Language) => Promise<{ readonly rules: string; readonly rulings: string }>;
  /** The heavy part, loaded when a table is opened. */
  readonly loadTable: () => Promise<ComponentType<TableProps>>;
};
