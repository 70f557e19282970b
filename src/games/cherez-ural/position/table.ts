/** What a seat sees and may do in one position of the game, ready to be drawn or told. */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { Language, LegalMove, Seat, TableProps } from '../../../game-api/module';
import { PLAYER_COLOURS, type PlayerColour } from '../content/playerColours';
import type { PlayerID, SpaceId, WorkerId } from '../content/terms';
import type { Content } from '../content/vocabulary';
import { contentOf } from '../rules/contentOf';
import type { MoveName } from '../rules/moves';
import type { G } from '../rules/state';
import { actingWorker } from '../rules/turn';
import { type Translate, translator } from '../text/translate';
import { placeName } from '../text/words';
import type { LegalIndex } from './legal';
import { refusalOf } from './refusals';

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
  readonly run: (intents: readonly LegalMove[]) => void;
  /** The sentence that refuses a move of the viewer; null: it is legal, or nobody looks. */
  readonly refusal: (move: MoveName, ...args: readonly unknown[]) => string | null;
};

export function seatView(seats: readonly Seat[], playerID: PlayerID): SeatView {
  const index = seats.findIndex((seat) => seat.playerID === playerID);
  const seat = seats[index];
  if (seat === undefined) throw new Error(`seatView: no seat ${playerID} among ${seats.length}`);
  const colour = PLAYER_COLOURS.findIndex(({ id }) => id === seat.colour);
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
