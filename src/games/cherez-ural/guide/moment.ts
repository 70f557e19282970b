/** What the guide's steps ask of a position. */
import type { GuideMoment, GuideStep, LegalMove } from '../../../game-api/module';
import type { BusinessId, SpaceId, WorkerId } from '../content/terms';
import type { MoveName } from '../rules/moves';
import type { G, Player, Worker } from '../rules/state';
import { actingWorker } from '../rules/turn';

export type When = GuideStep<G>['when'];

export const me = (moment: GuideMoment<G>): Player => moment.G.players[moment.viewer];
export const isMine = (moment: GuideMoment<G>): boolean => moment.toAct === moment.viewer;

/** The learner's worker whose turn it is; null: it is not the learner's turn, or none is chosen. */
export function acting(moment: GuideMoment<G>): Worker | null {
  if (!isMine(moment) || !['winter1', 'summer', 'winter2'].includes(moment.ctx.phase ?? '')) return null;
  const worker = actingWorker(moment.G, moment.viewer);
  return worker === null ? null : moment.G.workers[worker];
}

export const offers = ({ legalMoves }: GuideMoment<G>, name: MoveName): boolean =>
  legalMoves.some(({ move }) => move === name);

/** Whether exactly this move is legal. */
export const allows = ({ legalMoves }: GuideMoment<G>, { move, args }: LegalMove): boolean => {
  const wanted = JSON.stringify([move, args]);
  return legalMoves.some((legal) => JSON.stringify([legal.move, legal.args]) === wanted);
};

export const all =
  (...conditions: readonly When[]): When =>
  (moment) =>
    conditions.every((condition) => condition(moment));

export const inPhase =
  (...phases: readonly string[]): When =>
  ({ ctx }) =>
    phases.includes(ctx.phase ?? '');

export const inRound =
  (least: number, most = least): When =>
  (moment) =>
    moment.G.round >= least && moment.G.round <= most;

export const standsIn =
  (space: SpaceId): When =>
  (moment) =>
    acting(moment)?.at === space;

export const holds =
  (card: BusinessId): When =>
  (moment) =>
    me(moment).hand.includes(card);

export const hasRevealed =
  (worker: WorkerId): When =>
  (moment) =>
    me(moment).workers.includes(worker);

export const can =
  (name: MoveName): When =>
  (moment) =>
    isMine(moment) && offers(moment, name);
