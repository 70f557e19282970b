/** What a seat sees and may do in one position of the game, ready to be drawn or told. */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { Language, LegalMove, Seat, TableProps } from '../../../game-api/module';
import { PLAYER_COLOURS } from '../content/playerColours';
import { NEUTRALS, type PlayerID } from '../content/terms';
import type { Content } from '../content/vocabulary';
import { contentOf } from '../rules/contentOf';
import type { MoveName } from '../rules/moves';
import { pendingChoice } from '../rules/moves';
import type { Choice, G, Owner } from '../rules/state';
import { type Translate, translator } from '../text/tableWords/index';
import { indexLegalMoves, type Legal } from './legal';

export const DYES = ['madder', 'woad', 'linen', 'soot'] as const;
export type Dye = (typeof DYES)[number];

export type SeatView = {
  readonly id: PlayerID;
  readonly name: string;
  /** Index of the colour among the game's player colours. */
  readonly colour: number;
  readonly dye: Dye;
  readonly isBot: boolean;
};

export type Table = {
  readonly G: G;
  readonly ctx: Ctx;
  readonly log: readonly LogEntry[];
  readonly viewer: PlayerID | null;
  readonly language: Language;
  readonly t: Translate;
  readonly content: Content;
  readonly legal: Legal;
  readonly history: TableProps['history'];
  readonly askForHint: TableProps['onHint'];
  /** Who is to act: the owner of a choice, else whose turn it is; null when the game is over. */
  readonly current: PlayerID | null;
  readonly myTurn: boolean;
  /** The choice that is asked for; null: none. */
  readonly choice: Choice | null;
  readonly seat: (playerID: PlayerID) => SeatView;
  /** The dye of a player or of a neutral, which wears one that is not in the game. */
  readonly dyeOf: (owner: Owner) => Dye;
  readonly nameOf: (owner: Owner) => string;
  /** Plays moves one after the other. */
  readonly run: (intents: readonly LegalMove[]) => void;
  /** The sentence that refuses a move of the viewer; null: it is legal, or nobody looks. */
  readonly refusal: (move: MoveName, ...args: readonly unknown[]) => string | null;
};

export function seatView(seats: readonly Seat[], playerID: PlayerID): SeatView {
  const index = seats.findIndex((seat) => seat.playerID === playerID);
  const seat = seats[index];
  if (seat === undefined) throw new Error(`seatView: no seat ${playerID} among ${seats.length}`);
  const found = PLAYER_COLOURS.findIndex(({ id }) => id === seat.colour);
  const colour = found >= 0 ? found : index % PLAYER_COLOURS.length;
  return { id: playerID, name: seat.name, colour, dye: DYES[colour], isBot: seat.bot !== undefined };
}

/** The dyes that no player wears, for the neutrals, in the order of the colours. */
export function unusedDyes(seats: readonly Seat[]): readonly Dye[] {
  const worn = new Set(seats.map(({ playerID }) => seatView(seats, playerID).dye));
  return DYES.filter((dye) => !worn.has(dye));
}

type Given = Pick<
  TableProps,
  'ctx' | 'log' | 'viewer' | 'seats' | 'language' | 'history' | 'onHint' | 'legalMoves'
>;

export function buildTable(given: Given, G: G, run: Table['run'], refusal: Table['refusal']): Table {
  const { ctx, log, viewer, seats, language, history, onHint, legalMoves } = given;
  const active = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
  const current = ctx.gameover === undefined ? (active[0] ?? null) : null;
  const t = translator(language);
  const spare = unusedDyes(seats);
  const neutral = (owner: Owner) => NEUTRALS.map(String).indexOf(owner);
  return {
    G,
    ctx,
    log,
    viewer,
    language,
    t,
    content: contentOf(G),
    legal: indexLegalMoves(legalMoves),
    history,
    askForHint: onHint,
    current,
    myTurn: current !== null && current === viewer,
    choice: pendingChoice(G),
    seat: (playerID) => seatView(seats, playerID),
    dyeOf: (owner) => (neutral(owner) >= 0 ? (spare[neutral(owner)] ?? 'soot') : seatView(seats, owner).dye),
    nameOf: (owner) =>
      neutral(owner) >= 0 ? t('table.neutral', { number: neutral(owner) + 1 }) : seatView(seats, owner).name,
    run,
    refusal,
  };
}
