/** What the guide's steps ask of a position. */
import type { GuideMoment, GuideStep, LegalMove } from '../../../game-api/module';
import type { SpaceId } from '../content/terms';
import { type MoveName, pendingChoice } from '../rules/moves';
import type { Choice, G, Player } from '../rules/state';

export type When = GuideStep<G>['when'];

export const me = ({ G, viewer }: GuideMoment<G>): Player => G.players[viewer];
export const isMine: When = (moment) => moment.toAct === moment.viewer;

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

export const inRound =
  (least: number, most = least): When =>
  ({ G }) =>
    G.round >= least && G.round <= most;

export const can =
  (name: MoveName): When =>
  (moment) =>
    isMine(moment) && offers(moment, name);

/** The learner is about to place a worker. */
export const toPlace: When = can('place');

/** The learner has so many workers on the board. */
export const placed =
  (least: number, most = least): When =>
  ({ G, viewer }) => {
    const count = Object.values(G.occupants)
      .flat()
      .filter(({ owner }) => owner === viewer).length;
    return count >= least && count <= most;
  };

export const standsOn = ({ G, viewer }: GuideMoment<G>, space: SpaceId): boolean =>
  (G.occupants[space] ?? []).some(({ owner }) => owner === viewer);

/** The learner is asked for a choice of this kind. */
export const isAsked =
  (kind: Choice['kind']): When =>
  (moment) => {
    const choice = pendingChoice(moment.G);
    return isMine(moment) && choice?.kind === kind && choice.owner === moment.viewer;
  };
