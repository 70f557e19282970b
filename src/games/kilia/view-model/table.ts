/** View model of a seat's table at one moment, for both the drawn table and the text table. */
import { type BaseTable, baseTable, type GivenTable, seatAt } from '../../../game-api/baseTable';
import type { Seat } from '../../../game-api/module';
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { type ActionId, COLOURS, type ContractId, type PlayerID, type Zone } from '../content/terms';
import { defaultPayment, type PaidFor } from '../rules/defaultPayment';
import type { MoveArgs } from '../rules/moves';
import { type G, type Payment, playerOf, type Step } from '../rules/state/state';
import { type Translate, translator } from '../text/table/en';
import { type BoardView, boardOf } from './board';
import { contentOfGame, type IndexedContent, zoneOfColour } from './contentIndex';
import type { LegalIndex } from './legal';
import { type WheelView, wheelsOf } from './wheels';

export type SeatView = {
  readonly id: PlayerID;
  readonly name: string;
  /** Index in the game's list of colours. */
  readonly colour: number;
  readonly isBot: boolean;
  /** The player's zone, whose icon is on the marker. Null before a colour is chosen. */
  readonly zone: Zone | null;
};

/** A column of both rows. */
export type ColumnView = {
  /** Starts at 1. */
  readonly column: number;
  readonly card: ActionId | null;
  readonly contract: ContractId | null;
  readonly keys: number;
  readonly price: number;
  /** The price for the player whose board is at the bottom; 0 if free. */
  readonly cost: number;
};

export type Piles = { readonly actions: number; readonly contracts: number; readonly topZone: Zone | null };

/** A player's place in the order of a round. */
export type OrderEntry = { readonly id: PlayerID; readonly state: 'done' | 'now' | 'next' };

export type Table = BaseTable<G, Translate, IndexedContent, LegalIndex, MoveArgs> & {
  /** The player whose board is at the bottom: the viewer, or the acting player for spectators. */
  readonly below: PlayerID;
  readonly step: Step | null;
  readonly isOver: boolean;
  readonly seat: (playerID: PlayerID) => SeatView;
  readonly board: (playerID: PlayerID) => BoardView;
  readonly columns: readonly ColumnView[];
  readonly piles: Piles;
  readonly wheels: readonly WheelView[];
  readonly order: readonly OrderEntry[];
  /** Returns the default payment, or null if nothing can pay. */
  readonly readyPayment: (what: PaidFor, column?: number) => Payment | null;
};

/** Returns a seat with the player's colour in this game, if it is already chosen. */
export function seatView(seats: readonly Seat[], G: G, playerID: PlayerID): SeatView {
  const { seat } = seatAt(seats, playerID);
  const { colour } = playerOf(G, playerID);
  const content = contentOfGame(G);
  return {
    id: playerID,
    name: seat.name,
    isBot: seat.bot !== undefined,
    colour: colour === null ? COLOURS.length : COLOURS.indexOf(colour),
    zone: zoneOfColour(content, colour),
  };
}

function pilesOf({ piles }: G, content: IndexedContent): Piles {
  if ('topZone' in piles) return piles;
  const top = piles.actions[piles.actions.length - 1];
  return {
    actions: piles.actions.length,
    contracts: piles.contracts.length,
    topZone: top === undefined ? null : entryOf(content.action, top).zone,
  };
}

export function buildTable(given: GivenTable, G: G, legal: LegalIndex, run: Table['run']): Table {
  const { ctx, viewer, seats, language } = given;
  const content = contentOfGame(G);
  const isOver = ctx.gameover !== undefined;
  const current = isOver ? null : (G.choosing[0] ?? ctx.currentPlayer);
  const below = viewer ?? current ?? itemAt(G.turnOrder, 0);
  const boards = new Map<PlayerID, BoardView>();
  const board = (playerID: PlayerID): BoardView => {
    const found = boards.get(playerID) ?? boardOf(G, content, playerID);
    boards.set(playerID, found);
    return found;
  };
  const { keys } = board(below);
  const isTurns = ctx.phase === 'turns';
  return {
    ...baseTable(given, { G, t: translator(language), content, legal, current, run }),
    below,
    step: isTurns ? (G.turn.steps[0] ?? null) : null,
    isOver,
    seat: (playerID) => seatView(seats, G, playerID),
    board,
    columns: content.slots.map((slot, index) => ({
      column: index + 1,
      card: G.actionRow[index] ?? null,
      contract: G.contractRow[index] ?? null,
      keys: slot.keys,
      price: slot.price,
      cost: keys >= slot.keys ? 0 : slot.price,
    })),
    piles: pilesOf(G, content),
    wheels: wheelsOf(G, content),
    order: G.turnOrder.map((id, index) => ({
      id,
      state:
        isOver || index < G.turnsTaken || ctx.phase === 'council'
          ? 'done'
          : id === current && isTurns
            ? 'now'
            : 'next',
    })),
    readyPayment: (what, column) => defaultPayment(G, below, what, column),
  };
}

/** Returns the players who still act in this round, next first. */
export const upcoming = ({ order }: Pick<Table, 'order'>): readonly PlayerID[] =>
  order.filter(({ state }) => state === 'next').map(({ id }) => id);
