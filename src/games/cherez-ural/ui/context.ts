/** What every part of the table needs, gathered once for each position of the game. */
import type { Ctx, LogEntry } from 'boardgame.io';
import { createContext, useContext } from 'react';
import type { Language, Seat, TableProps } from '../../../game-api/module';
import type { PlayerID, SpaceId, WorkerId } from '../content/terms';
import type { Content } from '../content/vocabulary';
import { contentOf } from '../rules/contentOf';
import type { MoveName } from '../rules/moves';
import type { G } from '../rules/state';
import { actingWorker } from '../rules/turn';
import { type Translate, translator } from '../text/translate';
import { placeName } from '../text/words';
import type { Intent, LegalIndex } from './legal';
import type { PlayerColour } from './map/types';
import { refusalOf } from './refusals';
import type { OpenDialog, Picks, SelectionEvent } from './selection';
import type { Choice, MapUse, Targets } from './targets';

export type SeatView = { readonly id: PlayerID; readonly name: string; readonly colour: PlayerColour };

export type Table = {
  readonly G: G;
  readonly ctx: Ctx;
  readonly log: readonly LogEntry[];
  readonly viewer: PlayerID | null;
  readonly language: Language;
  readonly t: Translate;
  readonly content: Content;
  readonly legal: LegalIndex;
  readonly history: TableProps['history'];
  readonly askForHint: TableProps['onHint'];
  /** The player who is to act in turn; null where all choose at once or the game is over. */
  readonly current: PlayerID | null;
  /** The worker whose turn it is; null outside the seasons and before one is chosen. */
  readonly acting: WorkerId | null;
  readonly myTurn: boolean;
  readonly seat: (playerID: PlayerID) => SeatView;
  readonly spaceName: (space: SpaceId) => string;
  readonly workerName: (worker: WorkerId) => string;
  /** Plays moves one after the other; null: the first was taken, else the sentence that refuses it. */
  readonly run: (intents: readonly Intent[]) => void;
  /** The sentence that refuses a move of the viewer; null: it is legal, or nobody looks. */
  readonly refusal: (move: MoveName, ...args: readonly unknown[]) => string | null;
};

const COLOURS = ['plum', 'copper', 'ink', 'ivory'];

export function seatView(seats: readonly Seat[], playerID: PlayerID): SeatView {
  const index = seats.findIndex((seat) => seat.playerID === playerID);
  const seat = seats[index];
  if (seat === undefined) throw new Error(`seatView: no seat ${playerID} among ${seats.length}`);
  const colour = COLOURS.indexOf(seat.colour);
  return { id: playerID, name: seat.name, colour: (colour >= 0 ? colour : index % 4) as PlayerColour };
}

export const SEASONS: readonly (string | null)[] = ['winter1', 'summer', 'winter2'];

export function buildTable(
  {
    ctx,
    log,
    viewer,
    seats,
    language,
    history,
    onHint,
  }: Pick<TableProps, 'ctx' | 'log' | 'viewer' | 'seats' | 'language' | 'history' | 'onHint'>,
  G: G,
  legal: LegalIndex,
  run: Table['run'],
): Table {
  const content = contentOf(G);
  const inSeason = SEASONS.includes(ctx.phase);
  const current =
    ctx.gameover !== undefined || !(inSeason || ctx.phase === 'placement') ? null : ctx.currentPlayer;
  return {
    G,
    ctx,
    log,
    viewer,
    language,
    t: translator(language),
    content,
    legal,
    history,
    askForHint: onHint,
    current,
    acting: inSeason && current !== null ? actingWorker(G, current) : null,
    myTurn: current !== null && current === viewer,
    seat: (playerID) => seatView(seats, playerID),
    spaceName: (space) => placeName(space, language),
    workerName: (worker) => content.workers[worker].name[language],
    run,
    refusal: (move, ...args) => (viewer === null ? null : refusalOf(G, ctx, viewer, language, move, args)),
  };
}

/** What is picked: changes with every press. */
export type Selected = {
  readonly selection: Picks;
  readonly use: MapUse;
  readonly targets: Targets;
  /** The same a moment later: the map draws them when the rest has answered. */
  readonly drawnTargets: Targets;
  /** The worker who is being set out. */
  readonly placing: WorkerId | null;
  /** A space of the map was pressed. */
  readonly pressSpace: (space: SpaceId) => void;
  /** A space is pointed at or focused; null: no more. */
  readonly hover: (space: SpaceId | null) => void;
};

/** What is pointed at, or else picked: changes with every movement of the pointer over the map. */
export type Pointed = {
  /** The choice that a press of the primary button would play; null: there is none. */
  readonly picked: { readonly space: SpaceId; readonly choice: Choice } | null;
  /** Why the last thing tried is not possible; null: nothing is to be said. */
  readonly notice: string | null;
};

export type Picking = Selected & Pointed;
export type PickEvent = (event: SelectionEvent) => void;

export const TableContext = createContext<Table | null>(null);
/** Apart, so that what only picks is not drawn anew when something is picked or pointed at. */
export const PickContext = createContext<PickEvent | null>(null);
/** Says a sentence in the first line of the bar: for a finger there is no pointing at things. */
export const SayContext = createContext<((text: string) => void) | null>(null);
export const SelectedContext = createContext<Selected | null>(null);
export const PointedContext = createContext<Pointed | null>(null);
/** Apart, so that a dialog opens without drawing the table under it anew. */
export const DialogContext = createContext<OpenDialog | null>(null);

function needed<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`${name} is used outside the table`);
  return value;
}

export const useTable = (): Table => needed(useContext(TableContext), 'useTable');
export const usePick = (): PickEvent => needed(useContext(PickContext), 'usePick');
export const useSay = (): ((text: string) => void) => needed(useContext(SayContext), 'useSay');
export const useSelected = (): Selected => needed(useContext(SelectedContext), 'useSelected');
export const usePointed = (): Pointed => needed(useContext(PointedContext), 'usePointed');
export const useOpenDialog = (): OpenDialog | null => useContext(DialogContext);
