/** View model of a seat's table at one moment, for both the drawn table and the text table. */

import { type BaseTable, baseTable, type GivenTable, seatAt } from '../../../game-api/baseTable';
import type { Seat, TableProps } from '../../../game-api/module';
import { itemAt } from '../../../rules-kit/indexed';
import { PLAYER_COLOURS } from '../content/playerColours';
import { NEUTRALS, type PlayerID } from '../content/terms';
import type { Content } from '../content/vocabulary';
import { contentOf } from '../rules/content-pack/contentOf';
import { type MoveArgs, pendingChoice } from '../rules/moves';
import type { Choice, G, Owner } from '../rules/state/state';
import { type Translate, translator } from '../text/table/en';
import { indexLegalMoves, type Legal } from './legal';

export const DYES = ['madder', 'woad', 'linen', 'soot'] as const;
export type Dye = (typeof DYES)[number];

export type SeatView = {
  readonly id: PlayerID;
  readonly name: string;
  /** Index in the game's list of player colours. */
  readonly colour: number;
  readonly dye: Dye;
  readonly isBot: boolean;
};

export type Table = BaseTable<G, Translate, Content, Legal, MoveArgs> & {
  readonly choice: Choice | null;
  readonly seat: (playerID: PlayerID) => SeatView;
  /** Returns the dye of a player or neutral. Neutrals have dyes that no player uses. */
  readonly dyeOf: (owner: Owner) => Dye;
  readonly nameOf: (owner: Owner) => string;
};

export function seatView(seats: readonly Seat[], playerID: PlayerID): SeatView {
  const { seat, index } = seatAt(seats, playerID);
  const found = PLAYER_COLOURS.findIndex(({ id }) => id === seat.colour);
  const colour = found >= 0 ? found : index % PLAYER_COLOURS.length;
  return { id: playerID, name: seat.name, colour, dye: itemAt(DYES, colour), isBot: seat.bot !== undefined };
}

/** Returns the dyes that no player uses, in the order of the colours. */
export function unusedDyes(seats: readonly Seat[]): readonly Dye[] {
  const worn = new Set(seats.map(({ playerID }) => seatView(seats, playerID).dye));
  return DYES.filter((dye) => !worn.has(dye));
}

type Given = GivenTable & Pick<TableProps, 'legalMoves'>;

export function buildTable(given: Given, G: G, run: Table['run']): Table {
  const { ctx, seats, language, legalMoves } = given;
  const active = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
  const current = ctx.gameover === undefined ? (active[0] ?? null) : null;
  const t = translator(language);
  const spare = unusedDyes(seats);
  const neutral = (owner: Owner) => NEUTRALS.map(String).indexOf(owner);
  return {
    ...baseTable(given, {
      G,
      t,
      content: contentOf(G),
      legal: indexLegalMoves(legalMoves),
      current,
      run,
    }),
    choice: pendingChoice(G),
    seat: (playerID) => seatView(seats, playerID),
    dyeOf: (owner) => (neutral(owner) >= 0 ? (spare[neutral(owner)] ?? 'soot') : seatView(seats, owner).dye),
    nameOf: (owner) =>
      neutral(owner) >= 0 ? t('table.neutral', { number: neutral(owner) + 1 }) : seatView(seats, owner).name,
  };
}
