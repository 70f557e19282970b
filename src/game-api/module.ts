/** The interface of a game for the app, the server, bots and replay. */

import type { Ctx, Game, LogEntry } from 'boardgame.io';
import type { ComponentType } from 'react';
import type { PlayerNames } from '../language/explaining';
import type { Language } from '../language/language';
import type { Refusal } from '../rules-kit/refusal';
import type { AlmanacSection } from './almanac';
import type { Edition } from './contents';

export type { Language };
export type Words = Readonly<Record<Language, string>>;

export type LegalMove = { readonly move: string; readonly args: readonly unknown[] };

/** A field of the new-game form, which sets a field of the game's `setupData`. */
export type SetupOption =
  | { readonly kind: 'switch'; readonly field: string; readonly label: Words; readonly hint: Words }
  | {
      readonly kind: 'choice';
      readonly field: string;
      readonly label: Words;
      readonly hint: Words;
      /** The first choice is the default. The value `''` leaves the field out. */
      readonly choices: readonly { readonly value: string; readonly label: Words }[];
    }
  | { readonly kind: 'file'; readonly field: string; readonly label: Words; readonly hint: Words };

/**
 * Something that a player can show or hide on the table. It is saved under `id` and set on the root element as
 * `data-<id>`, `on` or `off`.
 */
export type DisplaySwitch = { readonly id: string; readonly shown: Words; readonly hidden: Words };

/** Picture URLs by theme and language. */
export type CoverPicture = Readonly<Record<'light' | 'dark', Readonly<Record<Language, string>>>>;

/** A player colour. `css` paints a swatch. */
export type SeatColour = { readonly id: string; readonly name: Words; readonly css: string };

export type Seat = {
  readonly playerID: string;
  readonly name: string;
  readonly colour: string;
  /** The level of the bot on this seat. Missing for people. */
  readonly bot?: string;
};

/** The game after some moves, as one viewer sees it. */
export type Position<G = unknown> = {
  readonly G: G;
  readonly ctx: Ctx;
  /** The moves so far, without undone ones. Hidden information is redacted. */
  readonly log: readonly LogEntry[];
};

/**
 * All positions of a game, from the initial one to the current one after `moves` moves. During the game they are
 * the viewer's; afterwards everything is visible.
 */
export type Timeline<G = unknown> = {
  readonly moves: number;
  /** @throws RangeError if there is no such position */
  readonly at: (moves: number) => Position<G>;
  /** Whether a position is loaded. Missing if all positions are. */
  readonly has?: (moves: number) => boolean;
};

/** An event that isn't a move: someone asked for a hint. */
export type Note = {
  readonly kind: 'hint';
  readonly playerID: string;
  /** Number of moves before it. */
  readonly after: number;
};

/**
 * Why the last move can't be undone: it revealed something, another seat has moved since, or it belongs to an
 * earlier turn.
 */
export type UndoBlocked = 'revealed' | 'othersMoved' | 'turnStart';

/** Why a move can't be undone: it reveals something, its arguments are secret, or it ends the turn. */
export type EndsUndo = 'reveals' | 'secret' | 'turn';

/** Props of a game's table. The table decides nothing; `legalMoves` has the possible moves. */
export type TableProps<G = unknown> = Position<G> & {
  readonly notes: readonly Note[];
  /** The player who sees the table and acts; null for spectators. */
  readonly viewer: string | null;
  readonly seats: readonly Seat[];
  readonly legalMoves: readonly LegalMove[];
  readonly language: Language;
  /** Plays a move. Resolves to null, or to the reason for refusing it. */
  readonly play: (move: string, ...args: unknown[]) => Promise<string | null>;
  /**
   * Returns the sentence that refuses a move of the viewer: a general one until the game's sentences have loaded.
   * Null if the move is legal, and for spectators.
   */
  readonly refusal: (move: string, args: readonly unknown[]) => string | null;
  readonly timeline: Timeline<G>;
  /** The past position on display, as a number of moves; null for the current one. */
  readonly shown: number | null;
  /** Shows a past position, or the current one for null. */
  readonly onShow: (moves: number | null) => void;
  /** Playback controls, which replace the actions while a past position is shown. */
  readonly replay: React.ReactNode;
  readonly history: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    /** Why the last step can't be undone. Null if it can, or if no step was made. */
    readonly undoBlocked: UndoBlocked | null;
    readonly undo: () => void;
    readonly redo: () => void;
    /** Undoes everything in this turn that can be undone. */
    readonly restartTurn: () => void;
    /** Returns why the viewer can't undo this move after making it. Null: the viewer can. */
    readonly endsUndo: (move: string) => EndsUndo | null;
  };
  /** Asks for a hint. Null if none is available now. */
  readonly onHint: (() => void) | null;
  /** The app shell's controls (menu, language, theme) for the table's header. */
  readonly shell: React.ReactNode;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
};

export type AlmanacProps<G = unknown> = {
  readonly section: AlmanacSection;
  /** The state whose content is shown. Null: the built-in content. */
  readonly G: G | null;
  readonly language: Language;
};

/** The current position as the learner sees it. */
export type GuideMoment<G = unknown> = Position<G> & {
  readonly viewer: string;
  /** The player who has to act; null after the game. */
  readonly toAct: string | null;
  readonly legalMoves: readonly LegalMove[];
};

/** A text of the guide, shown while `when` holds. The first matching step of the guide is shown. */
export type GuideStep<G = unknown> = {
  readonly id: string;
  readonly when: (moment: GuideMoment<G>) => boolean;
  readonly title: Words;
  /** One or two sentences. Rule numbers become links. */
  readonly text: Words;
  /**
   * CSS selectors of the elements to look at, or to press, in that order. The first selector that matches something gets
   * the ring: around one element if the step asks for a move, else around all matches.
   */
  readonly press: readonly string[];
  /**
   * The move that the step asks for, which is legal whenever the step applies. Null: the step is only read, once.
   */
  readonly asks: LegalMove | null;
};

/**
 * A step as games define it. `asks` may be a function that finds a move in the position; without a move, the step
 * doesn't apply.
 */
export type GuideLesson<G = unknown> = Omit<GuideStep<G>, 'asks'> & {
  readonly asks: GuideStep<G>['asks'] | ((moment: GuideMoment<G>) => LegalMove | null);
};

export type Guide<G = unknown> = {
  /** How long the guided rounds take a newcomer */
  readonly minutes: number;
  /** The guided game. The learner has seat 0, and the bots follow. */
  readonly setup: {
    readonly seed: string;
    readonly setupData: Readonly<Record<string, unknown>>;
    readonly bots: readonly { readonly name: Words; readonly level: string }[];
  };
  readonly steps: readonly GuideLesson<G>[];
  /**
   * Returns a rival's move during the guided rounds: one simple move per turn, which a step explains. Null: the bot
   * decides.
   */
  readonly rival: (moment: GuideMoment<G>) => LegalMove | null;
};

/** Texts for the game's own page that the home page doesn't need. */
export type GameAbout = {
  /** The game's designer, and differences from the published game. */
  readonly lines: readonly Words[];
  /** A note above the rules, or null. */
  readonly rulesNote: Words | null;
};

/**
 * Information about a game for the home page. It is loaded for every game with the first page, so everything else
 * loads later.
 */
export type GameOffer<G = unknown> = {
  /** The name of its boardgame.io `Game`, which is also its part of addresses. */
  readonly name: string;
  readonly title: Words;
  readonly subtitle: Words;
  readonly pitch: Words;
  /** Length of a game in two words, such as "4 rounds". */
  readonly length: Words;
  /** Minutes that a game takes for each player, at an unhurried table. */
  readonly minutesEach: number;
  /** CSS colour of the title. */
  readonly accent: string;
  /** The picture on the home page, 3:2. Null: only the title. */
  readonly picture: CoverPicture | null;
  readonly displaySwitches: readonly DisplaySwitch[];
  readonly players: { readonly least: number; readonly most: number };
  readonly colours: readonly SeatColour[];
  /**
   * `chosen`: players decide who starts; by default seat 1, or drawn on request. `drawn`: the game's setup decides,
   * so nothing is known beforehand.
   */
  readonly firstPlayer: 'chosen' | 'drawn';
  /** The field of `setupData` that receives all seats' colours. Null: colours don't affect the rules. */
  readonly coloursField: string | null;
  /** The field of `setupData` that, if true, chooses the set-up for a first game. Null: there is only one set-up. */
  readonly firstGameField: string | null;
  /** Whether players hold hidden information. On a shared screen, the app covers it while players change places. */
  readonly hiddenHands: boolean;
  /** Matches one rule number of this game. No groups or flags. */
  readonly ruleNumber: RegExp;
  /** Loads the rules and rulings as Markdown. Each rule starts with its number in bold. */
  readonly loadRules: (language: Language) => Promise<{ readonly rules: string; readonly rulings: string }>;
  readonly loadAbout: () => Promise<GameAbout>;
  /** Loads the almanac: all cards, board facts and the legend. Null: the game has no almanac. */
  readonly loadAlmanac: (() => Promise<ComponentType<AlmanacProps<G>>>) | null;
  /** Loads the guided first game. Null: the game has none. */
  readonly loadGuide: (() => Promise<Guide<G>>) | null;
  /** Loads a picture that fills its container, for the game's own page. Null: the game has none. */
  readonly loadBackdrop: (() => Promise<ComponentType<{ readonly language: Language }>>) | null;
  /** Loads the table, which is the largest part. */
  readonly loadTable: () => Promise<ComponentType<TableProps<G>>>;
  /** Loads the text table, for screen readers and keyboards. */
  readonly loadTextTable: () => Promise<ComponentType<TableProps<G>>>;
};

/** A set-up of a daily deal. The person has seat 0. */
export type DealSetup = {
  /** 1: solo. More: the other seats have bots. */
  readonly players: number;
  readonly setupData: Readonly<Record<string, unknown>>;
  /** Names the set-up if it changes from day to day. */
  readonly label: Words | null;
};

/** The scores from which a result of a daily deal earns a medal. */
export type DealMarks = { readonly bronze: number; readonly silver: number; readonly gold: number };

/** A game's part of the daily deal: one game a day, the same for everybody. */
export type DailyDeal = {
  /** They take turns by day. */
  readonly setups: readonly DealSetup[];
  readonly marks: DealMarks;
};

/** A player's final score. */
export type PlayerScore = {
  readonly playerID: string;
  readonly total: number;
  /** The parts of the total in display order, including zeros. */
  readonly parts: readonly { readonly id: string; readonly name: string; readonly amount: number }[];
};

/** The result of a game, in a shape that all games share. Each game keeps its own in `ctx.gameover`. */
export type GameResult = {
  /** Players, best first. Complete ties are in turn order. */
  readonly ranking: readonly string[];
  /** The winners. Several may share the win, and nobody wins if a goal was missed. */
  readonly winners: readonly string[];
  /** One score per player, in the order of `ranking`. */
  readonly scores: readonly PlayerScore[];
};

/** A move of a turn, with the position before it. */
export type TurnStep<G = unknown> = LegalMove & { readonly G: G; readonly ctx: Ctx };

/** A player's turn from one decision on, as played and as a better alternative from the same position. */
export type TwoTurns<G = unknown> = {
  readonly playerID: string;
  readonly played: readonly TurnStep<G>[];
  readonly better: readonly TurnStep<G>[];
};

/** Explains what the better turn did and the played one didn't, most important sentence first. */
export type MissedOptions<G = unknown> = (turns: TwoTurns<G>, language: Language) => readonly string[];

/** A function that describes a player's move. */
type OfMove<G, Said> = (
  G: G,
  ctx: Ctx,
  playerID: string,
  move: string,
  args: readonly unknown[],
  language: Language,
) => Said;

export type GameModule<G = unknown> = GameOffer<G> &
  Edition & {
    readonly game: Game<G>;
    readonly setupOptions: (numPlayers: number) => readonly SetupOption[];
    /** The unit of the score: gold, points. */
    readonly scoreUnit: Words;
    readonly resultOf: (gameover: unknown, language: Language) => GameResult;
    /** Loads the daily deal, which only the server needs. Missing: the game has none. */
    readonly fetchDailyDeal?: () => Promise<DailyDeal>;
    /**
     * Returns the parts of a player's current score, with the same parts as `resultOf`. Missing: bots don't review
     * this game.
     */
    readonly scoreSoFar?: (G: G, playerID: string, language: Language) => PlayerScore['parts'];
    /** Loads the explanation of better turns. Missing: only the parts of the score explain them. */
    readonly fetchMissed?: () => Promise<MissedOptions<G>>;
    readonly legalMoves: (G: G, ctx: Ctx, playerID: string) => readonly LegalMove[];
    /**
     * Returns the seat's view as if its next turn had just begun, for planning during other turns. Uses only the
     * view. Null if the seat has no turn to plan before something is revealed. Missing: the game has no plans.
     */
    readonly ownTurn?: (
      G: G,
      ctx: Pick<Ctx, 'phase'>,
      playerID: string,
    ) => { readonly G: G; readonly phase: string | null } | null;
    /** Returns the rule and the reason why a move isn't legal. Null if it is legal. */
    readonly whyNot: (
      G: G,
      ctx: Ctx,
      playerID: string,
      move: string,
      args: readonly unknown[],
    ) => Refusal | null;
    /**
     * Loads the sentences about moves. Await it before `explain` and `describeMove`, except while rendering: a
     * component that calls them too early waits in its nearest `Suspense`.
     * @throws LoadError
     */
    readonly fetchSentences: () => Promise<void>;
    readonly hasSentences: () => boolean;
  } & Sentences<G>;

/** Sentences about moves, which a game loads late. */
export type Sentences<G> = {
  /** Explains in one sentence why a move isn't legal, using these names. Returns null if it is legal. */
  readonly explain: (
    ...asked: [...of: Parameters<OfMove<G, string | null>>, names?: PlayerNames]
  ) => string | null;
  /** Describes a legal move in a few words, from the player's view. */
  readonly describeMove: OfMove<G, string>;
};

/**
 * Erases a game's state type, so that different games fit into one list. A game only ever receives states that it
 * created.
 */
export function asAnyGame<G>(game: GameModule<G>): GameModule;
export function asAnyGame<G>(game: GameOffer<G>): GameOffer;
export function asAnyGame<G>(game: GameOffer<G>): GameOffer {
  return game as unknown as GameOffer;
}
