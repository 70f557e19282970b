/** Everything that a seat can see and do in one position, ready to be drawn or put into words. */

import { type BaseTable, baseTable, type GivenTable, seatAt } from '../../../game-api/baseTable';
import type { Seat } from '../../../game-api/module';
import { entryOf } from '../../../rules-kit/indexed';
import { PLAYER_COLOURS, type PlayerColour } from '../content/playerColours';
import type { PlayerID, SpaceId, WorkerId } from '../content/terms';
import type { Content } from '../content/vocabulary';
import { contentOf } from '../rules/content-pack/contentOf';
import type { MoveArgs } from '../rules/moves';
import type { G } from '../rules/state/state';
import { actingWorker } from '../rules/turn';
import { type Translate, translator } from '../text/table/en/index';
import { placeName } from '../text/words';
import type { LegalIndex } from './legal';

export type SeatView = { readonly id: PlayerID; readonly name: string; readonly colour: PlayerColour };

export type Table = BaseTable<G, Translate, Content, LegalIndex, MoveArgs> & {
  /** The acting worker; null outside the seasons and before one is chosen. */
  readonly acting: WorkerId | null;
  readonly seat: (playerID: PlayerID) => SeatView;
  readonly spaceName: (space: SpaceId) => string;
  readonly workerName: (worker: WorkerId) => string;
};

export function seatView(seats: readonly Seat[], playerID: PlayerID): SeatView {
  const { seat, index } = seatAt(seats, playerID);
  const colour = PLAYER_COLOURS.findIndex(({ id }) => id === seat.colour);
  return { id: playerID, name: seat.name, colour: (colour >= 0 ? colour : index % 4) as PlayerColour };
}

export const SEASONS: readonly (string | null)[] = ['winter1', 'summer', 'winter2'];

export function buildTable(given: GivenTable, G: G, legal: LegalIndex, run: Table['run']): Table {
  const { ctx, seats, language } = given;
  const content = contentOf(G);
  const inSeason = SEASONS.includes(ctx.phase);
  const current =
    ctx.gameover !== undefined || !(inSeason || ctx.phase === 'placement') ? null : ctx.currentPlayer;
  return {
    ...baseTable(given, { G, t: translator(language), content, legal, current, run }),
    acting: inSeason && current !== null ? actingWorker(G, current) : null,
    seat: (playerID) => seatView(seats, playerID),
    spaceName: (space) => placeName(space, language),
    workerName: (worker) => entryOf(content.workers, worker).name[language],
  };
}
