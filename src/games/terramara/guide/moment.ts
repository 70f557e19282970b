import { can, inRounds, isMine, type When as WhenIn } from '../../../game-api/guideSteps';
import type { GuideMoment } from '../../../game-api/module';
import type { SpaceId } from '../content/terms';
import { pendingChoice } from '../rules/moves';
import { allOccupants } from '../rules/spaces';
import { type Choice, type G, type Player, playerOf } from '../rules/state/state';

export type When = WhenIn<G>;

export const me = ({ G, viewer }: GuideMoment<G>): Player => playerOf(G, viewer);

export const inRound = inRounds<G>;

export const toPlace: When = can('place');

/** Whether the learner has `least` to `most` workers on the board. */
export const placed =
  (least: number, most = least): When =>
  ({ G, viewer }) => {
    const count = allOccupants(G).filter(({ owner }) => owner === viewer).length;
    return count >= least && count <= most;
  };

export const standsOn = ({ G, viewer }: GuideMoment<G>, space: SpaceId): boolean =>
  (G.occupants[space] ?? []).some(({ owner }) => owner === viewer);

/** Whether the learner has a pending choice of this kind. */
export const isAsked =
  (kind: Choice['kind']): When =>
  (moment) =>
    isMine(moment) && pendingChoice(moment.G)?.kind === kind;
