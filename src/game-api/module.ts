/** What a game of the house offers to everything that is not about one game: app shell, server, bots, replay. */

import type { Ctx, Game, LogEntry } from 'boardgame.io';
import type { ComponentType } from 'react';
import type { PlayerNames } from '../language/explaining';
import type { Language } from '../language/language';
import type { AlmanacSection } from './almanac';
import type { Edition } from './contents';

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
      /** The first is the default. The value `''` leaves the field out. */
      readonly choices: readonly { readonly value: string; readonly label: Words }[];
    }
  | { readonly kind: 'file'; readonly field: string; readonly label: Words; readonly hint: Words };

/** What a player can show or hide at the game's table; kept under `id`, and said to style sheets as `data-<id>` on the
 *  root element, `on` or `off`. */
export type DisplaySwitch = { readonly id: string; readonly shown: Words; readonly hidden: Words };

/** Addresses of a picture, light and dark, in each language. */
export type ShelfPicture = Readonly<Record<'light' | 'dark', Readonly<Record<Language, string>>>>;

/** A colour that a player can sit at the table with; `css` paints a swatch. */
export type SeatColour = { readonly id: string; readonly name: Words; readonly css: string };

export type Seat = {
  readonly playerID: string;
  readonly name: string;
  readonly colour: string;
  /** The level of the bot that plays here; a person sits here when absent. */
  readonly bot?: string;
};

/** The game after some moves, as somebody may see it. */
export type Position<G = unknown> = {
  readonly G: G;
  readonly ctx: Ctx;
  /** The moves up to here that stand, none that was taken back; what the looker may not know is redacted. */
  readonly log: readonly LogEntry[];
};

/** All positions of a game, from the first, after no move, to the present one, after `moves` moves. Seen by the
 *  viewer; by everyone, with all open, when the game is over. */
export type Timeline<G = unknown> = {
  readonly moves: number;
  /** @throws RangeError when there is no such position. */
  readonly at: (moves: number) => Position<G>;
  /** Whether a position is here without being asked for first; absent: each is. */
  readonly has?: (moves: number) => boolean;
};

/** Something that happened at the table and is no move: someone asked for a hint. */
export type Note = {
  readonly kind: 'hint';
  readonly playerID: string;
  /** The number of moves made before it. */
  readonly after: number;
};

/** Why the last move can't be taken back: it revealed something, another seat has moved since, or it was made in an
 *  earlier turn. */
export type UndoBlocked = 'revealed' | 'othersMoved' | 'turnStart';

/** What a game's table is given. It decides nothing: what may be done comes from `legalMoves`. */
export type TableProps<G = unknown> = Position<G> & {
  readonly notes: readonly Note[];
  /** Who looks at the table and acts; null: a spectator. */
  readonly viewer: string | null;
  readonly seats: readonly Seat[];
  readonly legalMoves: readonly LegalMove[];
  readonly language: Language;
  /** Plays a move; null: done, else the sentence that says why not. */
  readonly play: (move: string, ...args: unknown[]) => Promise<string | null>;
  readonly timeline: Timeline<G>;
  /** The earlier position that is shown, by its number of moves; null: the present one. */
  readonly shown: number | null;
  /** Shows an earlier position, or with null the present one. */
  readonly onShow: (moves: number | null) => void;
  /** Steps through the positions; it stands where the actions do while an earlier one is shown. */
  readonly replay: React.ReactNode;
  readonly history: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    /** Why the last step can't be taken back; null: it can, or there is none. */
    readonly undoBlocked: UndoBlocked | null;
    readonly undo: () => void;
    readonly redo: () => void;
    /** Takes back everything of this turn that can be taken back. */
    readonly restartTurn: () => void;
  };
  /** Asks for a hint; null: there is none to be had now. */
  readonly onHint: (() => void) | null;
  /** Controls of the app shell (menu, language, theme) for the table's header. */
  readonly shell: React.ReactNode;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
};

export type AlmanacProps<G = unknown> = {
  /** The part that is shown first. */
  readonly section: AlmanacSection;
  /** The game whose content is shown; null: the built-in content. */
  readonly G: G | null;
  readonly language: Language;
};

/** The present position as the learner sees it. */
export type GuideMoment<G = unknown> = Position<G> & {
  readonly viewer: string;
  /** Who is to act; null after the game. */
  readonly toAct: string | null;
  readonly legalMoves: readonly LegalMove[];
};

/** Something to say while `when` holds. Of several the first in the guide's order is said. */
export type GuideStep<G = unknown> = {
  readonly id: string;
  readonly when: (moment: GuideMoment<G>) => boolean;
  readonly title: Words;
  /** One or two sentences; numbers of rules in it become links. */
  readonly text: Words;
  /** CSS selectors of what to press or to look at; it is said beside the first that is on the screen. */
  readonly press: readonly string[];
  /** The move that it asks for, legal whenever the step holds; null: it is only to be read, once. */
  readonly asks: LegalMove | null;
};

/** A step as a game writes it: the move may be looked for in the position. Where none is found the step does not hold. */
export type GuideLesson<G = unknown> = Omit<GuideStep<G>, 'asks'> & {
  readonly asks: GuideStep<G>['asks'] | ((moment: GuideMoment<G>) => LegalMove | null);
};

export type Guide<G = unknown> = {
  /** The game that is played: the learner sits at seat 0, bots of these levels after it. */
  readonly setup: {
    readonly seed: string;
    readonly setupData: Readonly<Record<string, unknown>>;
    readonly bots: readonly { readonly name: Words; readonly level: string }[];
  };
  readonly steps: readonly GuideLesson<G>[];
  /** What a rival does while the learner is led: one plain idea a turn, which a step tells. Null: its bot thinks. */
  readonly rival: (moment: GuideMoment<G>) => LegalMove | null;
};

/** What is said of a game on a page of its own, and is not needed on the shelf. */
export type GameAbout = {
  /** Whose design it is, and in what this version differs from the published game. */
  readonly lines: readonly Words[];
  /** A line about the rules, over them; null: there is none. */
  readonly rulesNote: Words | null;
};

/** What is said of a game to those who have not begun it: no more than the shelf needs, since the first page fetches it of
 *  every game. The rest is fetched later. */
export type GameOffer<G = unknown> = {
  /** The same as of its boardgame.io `Game`; also the game's part of addresses. */
  readonly name: string;
  readonly title: Words;
  readonly subtitle: Words;
  readonly pitch: Words;
  /** How long a game is, in two words: "4 rounds". */
  readonly length: Words;
  /** CSS colour of the title. */
  readonly accent: string;
  /** The picture on the shelf, 3:2; null: the title alone. */
  readonly picture: ShelfPicture | null;
  readonly displaySwitches: readonly DisplaySwitch[];
  readonly players: { readonly least: number; readonly most: number };
  readonly colours: readonly SeatColour[];
  /** `chosen`: the rules leave it to the players who begins; seat 1 does, unless they have it drawn. `drawn`: the game's
   *  setup says who begins, so that nothing is said before. */
  readonly firstPlayer: 'chosen' | 'drawn';
  /** The field of `setupData` that gets the colours of all seats, by seat; null: a colour is no more than paint. */
  readonly coloursField: string | null;
  /** Whether players hold what the others at one screen may not see: it is covered then while it goes from hand to hand. */
  readonly hiddenHands: boolean;
  /** One rule's number as the game writes it, without groups or flags. */
  readonly ruleNumber: RegExp;
  /** The rules and the rulings as Markdown; rules start with their number in bold. */
  readonly loadRules: (language: Language) => Promise<{ readonly rules: string; readonly rulings: string }>;
  readonly loadAbout: () => Promise<GameAbout>;
  /** All cards, the board's facts and the legend; null: the game has no almanac. */
  readonly loadAlmanac: (() => Promise<ComponentType<AlmanacProps<G>>>) | null;
  /** A first game that explains itself; null: there is none. */
  readonly loadGuide: (() => Promise<Guide<G>>) | null;
  /** A picture of the game that fills its place, for the game's own page; null: there is none. */
  readonly loadBackdrop: (() => Promise<ComponentType<{ readonly language: Language }>>) | null;
  /** The heavy part, loaded when a table is opened. */
  readonly loadTable: () => Promise<ComponentType<TableProps<G>>>;
  /** The same table in words, for reading, listening and keys alone. */
  readonly loadTextTable: () => Promise<ComponentType<TableProps<G>>>;
};

/** What one player came to at the end. */
export type PlayerScore = {
  readonly playerID: string;
  readonly total: number;
  /** What the total is made of, in the order in which the game tells it; parts that are 0 are there too. */
  readonly parts: readonly { readonly id: string; readonly name: string; readonly amount: number }[];
};

/** How a game ended: one shape for all games, each of which keeps its own in `ctx.gameover`. */
export type GameResult = {
  /** From first to last; of those who are tied in everything, in turn order. */
  readonly ranking: readonly string[];
  /** Who won: several who share it, or nobody where a goal was missed. */
  readonly winners: readonly string[];
  /** One for each player, in the order of `ranking`. */
  readonly scores: readonly PlayerScore[];
};

/** A move of a turn, and the position it is made in. */
export type TurnStep<G = unknown> = LegalMove & { readonly G: G; readonly ctx: Ctx };

/** A player's turn as it was played, from a decision on, and as it could have gone from the same position. */
export type TwoTurns<G = unknown> = {
  readonly playerID: string;
  readonly played: readonly TurnStep<G>[];
  readonly better: readonly TurnStep<G>[];
};

/** What a better turn did that the played one did not, in sentences, the most telling first. */
export type WhatWasMissed<G = unknown> = (turns: TwoTurns<G>, language: Language) => readonly string[];

/** What is said of a player's move. */
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
    /** The options that make sense with this many players. */
    readonly setupOptions: (numPlayers: number) => readonly SetupOption[];
    /** What is counted at the end: gold, points. */
    readonly scoreUnit: Words;
    /** How a game ended, from its `ctx.gameover`. */
    readonly resultOf: (gameover: unknown, language: Language) => GameResult;
    /** What a player's score is made of by now, in the parts of `resultOf`; absent: bots have nothing to say of the game
     *  when it is over. */
    readonly scoreSoFar?: (G: G, playerID: string, language: Language) => PlayerScore['parts'];
    /** Fetches what says why a turn would have been better; absent: the parts of the score alone say it. */
    readonly fetchMissed?: () => Promise<WhatWasMissed<G>>;
    readonly legalMoves: (G: G, ctx: Ctx, playerID: string) => readonly LegalMove[];
    /** What a seat sees as if its next turn began now, for planning while others play: made of nothing but its view.
     *  Null: there is no turn of its own to plan before something is revealed. Absent: the game has no plans. */
    readonly ownTurn?: (
      G: G,
      ctx: Pick<Ctx, 'phase'>,
      playerID: string,
    ) => { readonly G: G; readonly phase: string | null } | null;
    /** Why a move is not legal, in one sentence; null: it is. A sentence calls players by these names. */
    readonly explain: (
      ...asked: [...of: Parameters<OfMove<G, string | null>>, names?: PlayerNames]
    ) => string | null;
    /** What a legal move of the player would do, in a few words, from what that player sees. */
    readonly describeMove: OfMove<G, string>;
  };

/** A game as one among others: whoever holds several of them can't know their states. A game's own parts are only ever
 *  given states that the game itself made. */
export function amongGames<G>(game: GameModule<G>): GameModule;
export function amongGames<G>(game: GameOffer<G>): GameOffer;
export function amongGames<G>(game: GameOffer<G>): GameOffer {
  return game as unknown as GameOffer;
}
